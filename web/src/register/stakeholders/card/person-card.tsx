import { contactKinds, type StakeholderCard } from '@hazardguard/contract';
import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { useCard } from '../stakeholder-data.ts';
import classes from '../stakeholders.module.css';
import { AddPlace } from './add-place.tsx';
import { ContactProof } from './contact-proof.tsx';
import { ProofHistory } from './proof-history.tsx';

const Card = ({ personId, card }: { readonly personId: number; readonly card: StakeholderCard }) => {
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
        <div className={classes.contacts}>
          {contactKinds.map((contact) => (
            <ContactProof key={contact} personId={personId} person={person} contact={contact} card={card} />
          ))}
        </div>
      </section>
      <section aria-labelledby="card-places">
        <Title order={3} size="h4" mb="xs" id="card-places">
          {t('card.places')}
        </Title>
        <ul className={classes.places}>
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

/** One person: contacts with the ways to verify them, the groups, and the earlier verifications. */
export const PersonCard = ({ personId, onClose }: { readonly personId: number; readonly onClose: () => void }) => {
  const card = useCard(personId);
  return (
    <Dialog onClose={onClose} title={card.data?.places[0]?.name ?? ''} size={720} fullScreen={usePhone()}>
      {card.isPending ? <TableSkeleton /> : null}
      {card.isError ? <ErrorPanel error={card.error} onRetry={() => void card.refetch()} /> : null}
      {card.data ? <Card personId={personId} card={card.data} /> : null}
    </Dialog>
  );
};
