import { mapZoom, type ReplayedIncident } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { useMapFootprint } from '../../../assess/result/use-map-footprint.ts';
import { useRun } from '../../../assess/scenario/runs.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import type { Position } from '../../../map/graticule.ts';
import type { MapView } from '../../../map/map-data.ts';
import { SiteMap } from '../../../map/site-map.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { ReachTable } from '../map/reach-table.tsx';
import { Section } from '../record/section.tsx';

/** Position and last linked footprint at that moment. */
export const ReplayMap = ({ moment: { fields, situation } }: { readonly moment: ReplayedIncident }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const linked = situation.links.findLast(({ kind }) => kind === 'run');
  const run = useRun(linked?.id);
  const result = linked === undefined ? undefined : run.data?.result;
  const footprint = useMapFootprint(result, false, undefined);
  const latitude = result?.site.latitude ?? fields.latitude;
  const longitude = result?.site.longitude ?? fields.longitude;
  const site = useMemo(
    (): Position | null => (typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null),
    [latitude, longitude],
  );
  const view = useMemo((): MapView | null => (site === null ? null : { ...site, zoom: mapZoom.industry }), [site]);
  return (
    <Section title={t('replay.footprint')}>
      {run.isError && linked !== undefined ? (
        <ErrorPanel error={run.error} title={t('footprint.runFailed')} onRetry={() => void run.refetch()} />
      ) : null}
      {site === null || view === null ? (
        <Text size="sm" c="dimmed">
          {t('replay.noPosition')}
        </Text>
      ) : (
        <div className="hg-card hg-map">
          <SiteMap
            label={t('replay.footprint')}
            view={view}
            site={site}
            footprint={footprint}
            fit={{ bounds: undefined, result: result?.scenarioHash, asked: 0 }}
          />
        </div>
      )}
      <Text size="sm" mt="xs">
        {linked === undefined ? t('replay.noRun') : t('replay.linked', { moment: format.moment(linked.at), name: linked.byName })}
      </Text>
      {linked === undefined || run.data === undefined ? null : <ReachTable run={run.data} after={undefined} />}
    </Section>
  );
};
