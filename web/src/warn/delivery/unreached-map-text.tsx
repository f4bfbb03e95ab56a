import type { UnreachedPlaces } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import { useFormat } from '../../ui/format.ts';

const countPeople = (residents: UnreachedPlaces['residents'], waiting: boolean): number =>
  residents.filter((one) => one.waiting === waiting).reduce((people, one) => people + one.people, 0);

/** The map of unreached recipients in words; the list of messages has each resident. */
export const UnreachedMapText = ({ places }: { readonly places: UnreachedPlaces }) => {
  const { t } = useTranslation(['delivery', 'population']);
  const format = useFormat();
  const { recipients, residents, residentsOmitted, withoutPlace, receptors, receptorsOmitted } = places;
  return (
    <div className="hg-stack">
      <Text size="sm" {...explains(residents.length > 0 ? 'overlay-unreached' : undefined)}>
        {t('map.legend')}
      </Text>
      <Text size="sm" role="status">
        {residents.length === 0 && withoutPlace === 0
          ? t(recipients === 0 ? 'map.noRecipients' : 'map.none')
          : t('map.counts', {
              waiting: format.exact(countPeople(residents, true)),
              failed: format.exact(countPeople(residents, false)),
              without: format.exact(withoutPlace),
            })}{' '}
        {residentsOmitted > 0 ? t('map.omitted', { count: residentsOmitted }) : null}
      </Text>
      <Title order={3} size="h4" {...explains(receptors.length > 0 ? 'overlay-recorded-places' : undefined)}>
        {t('map.places')}
      </Title>
      {receptors.length === 0 ? <Text size="sm">{t('map.noPlaces')}</Text> : null}
      <ul className="hg-stack hg-small">
        {receptors.map(({ id, name, people }) => (
          <li key={id}>
            {name}{' '}
            <span className="hg-quiet">
              {people === null ? t('population:peopleUnknown') : t('map.people', { people: format.number(people) })}
            </span>
          </li>
        ))}
      </ul>
      {receptorsOmitted > 0 ? <Text size="sm">{t('map.omitted', { count: receptorsOmitted })}</Text> : null}
    </div>
  );
};
