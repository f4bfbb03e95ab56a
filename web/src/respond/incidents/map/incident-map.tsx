import { type IncidentCard, mapZoom } from '@hazardguard/contract';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { computeBounds, previousFootprintOverlay } from '../../../assess/changed-conditions/previous-footprint-overlay.ts';
import { Legend } from '../../../assess/result/legend.tsx';
import { listShownZones } from '../../../assess/result/list-shown-zones.ts';
import { useMapFootprint } from '../../../assess/result/use-map-footprint.ts';
import { useRun } from '../../../assess/scenario/runs.ts';
import { AreaLegend } from '../../../assess/warned-area/area-legend.tsx';
import { joinBounds } from '../../../assess/warned-area/area-signs.ts';
import { AreaTable } from '../../../assess/warned-area/area-table.tsx';
import { VillageTable } from '../../../assess/warned-area/village-table.tsx';
import { useTranslation } from '../../../locales/use-translation.ts';
import type { Position } from '../../../map/graticule.ts';
import type { MapView } from '../../../map/map-data.ts';
import { SiteMap } from '../../../map/site-map.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { RespondersGoing } from '../../../warn/escalation/responders-going.tsx';
import { buildReportOverlay } from '../../../warn/resident-reports/report-overlay.ts';
import { useIncidentReports } from '../../../warn/resident-reports/use-resident-reports.ts';
import { EstimateLegend } from '../../sensors/estimate-legend.tsx';
import { useDetections } from '../../sensors/sensor-routes.ts';
import { useEstimateOnMap } from '../../sensors/use-estimate-on-map.ts';
import { Section } from '../record/section.tsx';
import { ReachTable } from './reach-table.tsx';
import { useChangedFootprint } from './use-changed-footprint.ts';
import { useIncidentAreas } from './use-incident-areas.ts';

/** Map of the incident: the zones of the linked run; after changed conditions the new zones filled and the old ones as outlines. */
export const IncidentMap = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation(['incidents', 'response-phase', 'sensors', 'delivery']);
  const format = useFormat();
  const { id, latitude, longitude, industryId } = card.incident;
  const run = useRun(card.runs[0]?.id);
  const changed = useChangedFootprint(run.data);
  const before = run.data?.result;
  const shown = changed.result ?? before;
  const footprint = useMapFootprint(shown, changed.result !== undefined && changed.stale, undefined);
  const place = useMemo(
    (): Position | null => before?.site ?? (latitude === null || longitude === null ? null : { latitude, longitude }),
    [before, latitude, longitude],
  );
  const view = useMemo((): MapView | null => (place === null ? null : { ...place, zoom: mapZoom.industry }), [place]);
  const estimate = useDetections({ incidentId: id }, card.incident.origin === 'detected').data?.[0]?.estimate;
  const source = useEstimateOnMap(estimate);
  const reports = useIncidentReports(id).data?.reports;
  const areas = useIncidentAreas(card);
  const areaMap = areas.map;
  const [zoomChanges, setZoomChanges] = useState(0);
  const overlays = useMemo(
    () => [
      ...(areaMap?.overlays ?? []),
      ...(before !== undefined && changed.result !== undefined
        ? [previousFootprintOverlay(before, (level) => t('response-phase:map.before', { level }))]
        : []),
      ...(source === undefined ? [] : [source.overlay]),
      ...(reports === undefined || reports.length === 0
        ? []
        : [
            buildReportOverlay(reports, ({ kind, verified, at }) =>
              [t(`delivery:reports.kinds.${kind}`), verified ? null : t('delivery:reports.notVerified'), format.time(at)]
                .filter((part) => part !== null)
                .join(', '),
            ),
          ]),
    ],
    [areaMap, before, changed.result, source, reports, t, format],
  );
  const whole = useMemo(() => computeBounds([shown, before].filter((result) => result !== undefined)), [shown, before]);
  const isNear = source !== undefined && zoomChanges % 2 === 1;
  const bounds = isNear ? source.bounds : joinBounds(whole, areaMap?.bounds);
  return (
    <Section title={t('site')}>
      {run.isError ? <ErrorPanel error={run.error} title={t('footprint.runFailed')} onRetry={() => void run.refetch()} /> : null}
      {view === null || place === null ? (
        <Text size="sm" c="dimmed">
          {t('noPosition')}
        </Text>
      ) : (
        <>
          <div className="hg-card hg-map">
            <SiteMap
              label={t('mapOf', { id })}
              view={view}
              site={place}
              footprint={footprint}
              overlays={overlays}
              windNow={areaMap?.wind}
              fit={{ bounds, result: changed.stale ? undefined : `${shown?.scenarioHash} ${areaMap === undefined}`, asked: zoomChanges }}
            />
          </div>
          {[{ kind: 'incident' as const, id }, ...card.alerts.map((alert) => ({ kind: 'alert' as const, id: alert.id }))].map((of) => (
            <RespondersGoing key={of.id} of={of} />
          ))}
          {source === undefined ? null : (
            <>
              <EstimateLegend />
              <Button size="xs" variant="default" onClick={() => setZoomChanges((times) => times + 1)}>
                {t(isNear ? 'sensors:estimate.showAll' : 'sensors:estimate.showSource')}
              </Button>
            </>
          )}
          {shown === undefined ? (
            <Text size="sm" c="dimmed" mt="xs">
              {t('footprint.noRun')}
            </Text>
          ) : (
            <Legend zones={listShownZones(shown)} isAnyInside={shown.hits.length > 0} brief />
          )}
          {areaMap === undefined ? null : (
            <>
              <AreaLegend map={areaMap} />
              <AreaTable stored={areas.stored} shown={areas.shown} />
              {areas.shown === undefined ? null : <VillageTable shown={areas.shown} />}
            </>
          )}
          {changed.conditions === undefined || before === undefined ? null : (
            <Text size="sm" mt="xs">
              {t(changed.incomplete ? 'footprint.incomplete' : 'footprint.changed', {
                moment: format.moment(changed.conditions.date),
                name: changed.conditions.recordedBy,
              })}
            </Text>
          )}
          {run.data === undefined ? null : <ReachTable run={run.data} after={changed.result} />}
          {industryId === null ? null : (
            <Anchor
              size="sm"
              renderRoot={(props) => (
                <Link {...props} to={'/ResponsePhaseRiskModelling' as never} search={{ industry: industryId, incident: id } as never} />
              )}
            >
              {t('footprint.respond')}
            </Anchor>
          )}
        </>
      )}
    </Section>
  );
};
