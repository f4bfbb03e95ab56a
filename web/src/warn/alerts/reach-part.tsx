import type { Alert } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { PopulationSource } from '../../assess/population/population-part.tsx';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { ImportLink } from '../../ui/table-file/import-link.tsx';
import { AreaComparison } from './area-comparison.tsx';
import { useReach } from './use-alert.ts';
import { VillagePart } from './village-part.tsx';

/** The number of recipients before the release, and what a count of zero means. */
export const ReachPart = ({ alert, editable = false }: { readonly alert: Alert; readonly editable?: boolean }) => {
  const { t } = useTranslation(['alerts', 'stakeholders', 'population']);
  const format = useFormat();
  const peopleText = usePeopleText();
  const reach = useReach(alert.id, alert.version);
  if (reach.isError) return <ErrorPanel error={reach.error} title={t('reach.failed')} onRetry={() => void reach.refetch()} />;
  if (reach.data === undefined) return <TextSkeleton lines={4} />;
  if (reach.data.areaKm2 === 0) return <Text size="sm">{t('noArea')}</Text>;
  const { inside, people, withoutCount, population, placesRecorded, placesInside, areaKm2, followers, withoutPlace, stakeholders, areas } =
    reach.data;
  return (
    <>
      <dl className="hg-tiles hg-above-2 hg-below-2">
        <div>
          <dt>{t('reach.area')}</dt>
          <dd>{format.quantity(areaKm2, 'km²')}</dd>
        </div>
        <div>
          <dt>{t(`reach.inside.${alert.areaChoice ?? 'drawn'}`)}</dt>
          <dd data-population>{inside.people === null ? t('population:unknown') : peopleText.inside(inside)}</dd>
        </div>
        <div>
          <dt>{t('reach.places')}</dt>
          <dd>{placesInside === 0 ? format.exact(0) : peopleText.inPlaces({ places: placesInside, people, withoutCount })}</dd>
        </div>
        {followers.map(({ channel, count }) => (
          <div key={channel}>
            <dt>{t(`reach.channel.${channel}`)}</dt>
            <dd>{format.exact(count)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('reach.stakeholders')}</dt>
          <dd>{format.exact(stakeholders.reduce((sum, { count }) => sum + count, 0))}</dd>
        </div>
      </dl>
      <AreaComparison areas={areas} />
      <PopulationSource count={population} />
      <VillagePart alert={alert} reach={reach.data} editable={editable} />
      {placesRecorded === 0 ? <Text size="sm">{t('reach.uncounted')}</Text> : null}
      {followers.every(({ count }) => count === 0) ? <Text size="sm">{t('reach.nobody')}</Text> : null}
      {withoutPlace > 0 ? (
        <Text size="sm" fw={600}>
          {t('reach.withoutPlace', { count: withoutPlace })} <ImportLink as="recipients" text={t('reach.withoutPlaceLink')} />
        </Text>
      ) : null}
    </>
  );
};
