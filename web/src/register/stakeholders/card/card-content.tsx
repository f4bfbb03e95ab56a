import { contactKinds, type StakeholderCard } from '@hazardguard/contract';
import { languages } from '@hazardguard/i18n/languages';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { telephoneLink } from '../stakeholder-columns.tsx';
import { AddPlace } from './add-place.tsx';
import { ContactProof } from './contact-proof.tsx';
import { ProofHistory } from './proof-history.tsx';

const Content = ({ personId, card }: { readonly personId: number; readonly card: StakeholderCard }) => {
  const { t } = useTranslation('stakeholders');
  const [person] = card.places;
  if (person === undefined) return null;
  return (
    <Stack gap="lg">
      <Text size="sm">
        {person.designation} · {person.address}
      </Text>
      <section aria-labelledby="card-contacts">
        <Title order={3} size="h4" mb="xs" id="card-contacts">
          {t('card.contacts')}
        </Title>
        <div className="hg-stack hg-gap-4">
          {contactKinds.map((contact) => (
            <ContactProof key={contact} personId={personId} person={person} contact={contact} card={card} />
          ))}
        </div>
        {person.otherNumber === null ? null : (
          <Text size="sm">
            {t('field.otherNumber')}: <Anchor href={telephoneLink(person.otherNumber)}>{person.otherNumber}</Anchor>
          </Text>
        )}
        {person.language === null ? null : (
          <Text size="sm">
            {t('field.language')}: {languages.find(({ code }) => code === person.language)?.name}
          </Text>
        )}
      </section>
      <section aria-labelledby="card-places">
        <Title order={3} size="h4" mb="xs" id="card-places">
          {t('card.places')}
        </Title>
        <ul>
          {card.places.map((place) => (
            <li key={place.id}>
              <Text component="span" size="sm" fw={600}>
                {t(`group.${place.group}`)}
              </Text>
              <Text component="span" size="sm">
                {' · '}
                {place.department === null ? place.role : `${place.role}, ${place.department}`}
              </Text>
            </li>
          ))}
        </ul>
        <AddPlace person={person} places={card.places} />
      </section>
      <section aria-labelledby="card-history">
        <Title order={3} size="h4" mb="xs" id="card-history">
          {t('card.history')}
        </Title>
        <ProofHistory proofs={card.proofs} />
      </section>
    </Stack>
  );
};

/** The content of a person's card. */
export const CardContent = ({ personId }: { readonly personId: number }) => {
  const card = useQuery(routeQuery('/api/stakeholder-people/{id}', { path: { id: personId } }));
  if (card.isPending) return <TableSkeleton />;
  return (
    <>
      {card.isError ? <ErrorPanel error={card.error} onRetry={() => void card.refetch()} /> : null}
      {card.data ? <Content personId={personId} card={card.data} /> : null}
    </>
  );
};
