import type { UnreachedPlaces } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './delivery.module.css';

const sum = (residents: UnreachedPlaces['residents'], waiting: boolean): number =>
  residents.filter((one) => one.waiting === waiting).reduce((people, one) => people + one.people, 0);

/** What the map of who was not reached shows, in words; residents stand one by one in the list of messages. */
export const UnreachedMapText = ({ places }: { readonly places: UnreachedPlaces }) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const { recipients, residents, residentsOmitted, withoutPlace, receptors, receptorsOmitted } = places;
  return (
    <div className={classes.part}>
      <Text size="sm">{t('map.legend')}</Text>
      <Text size="sm" role="status">
        {residents.length === 0 && withoutPlace === 0
          ? t(recipients === 0 ? 'map.nobodyTold' : 'map.none')
          : t('map.counts', {
              waiting: format.exact(sum(residents, true)),
              failed: format.exact(sum(residents, false)),
              without: format.exact(withoutPlace),
            })}{' '}
        {residentsOmitted > 0 ? t('map.omitted', { count: residentsOmitted }) : null}
      </Text>
      <Title order={3} size="h4">
        {t('map.places')}
      </Title>
      {receptors.length === 0 ? <Text size="sm">{t('map.noPlaces')}</Text> : null}
      <ul className={classes.list}>
        {receptors.map(({ id, name, people }) => (
          <li key={id}>
            {name} <span className={classes.quiet}>{t('map.people', { people: format.number(people) })}</span>
          </li>
        ))}
      </ul>
      {receptorsOmitted > 0 ? <Text size="sm">{t('map.omitted', { count: receptorsOmitted })}</Text> : null}
    </div>
  );
};
