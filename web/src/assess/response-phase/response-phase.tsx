import { mapZoom } from '@hazardguard/contract';
import { Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView } from '../../map/map-data.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { ShowAllButton } from '../../map/map-panel/show-all-button.tsx';
import { explains } from '../../map/map-signs.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { toMapReceptor } from '../../map/to-map-receptor.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { type Comparison, compareFootprints } from '../changed-conditions/compare-footprints.ts';
import { computeBounds, previousFootprintOverlay } from '../changed-conditions/previous-footprint-overlay.ts';
import { drawResultSheet } from '../export/lazy-result-sheet.tsx';
import { markPlace } from '../export/mark-place.ts';
import { usePeopleInBoth } from '../population/use-people-inside.ts';
import { Legend } from '../result/legend.tsx';
import { listShownZones } from '../result/list-shown-zones.ts';
import { useMapFootprint } from '../result/use-map-footprint.ts';
import type { Site } from '../scenario/site.ts';
import { useUncertaintyOnMap } from '../uncertainty/use-uncertainty-on-map.tsx';
import { WeatherPanel } from '../weather/weather-panel.tsx';
import { ChemicalPart } from './chemical-part.tsx';
import { ConditionsPart } from './conditions-part.tsx';
import { RecordedPart } from './recorded-part.tsx';
import classes from './response.module.css';
import { ResultPart } from './result-part.tsx';
import { useConditions } from './use-conditions.ts';
import { type Response, useResponse } from './use-response.ts';
import { WorstChange } from './worsening-list.tsx';

interface BothMapProps {
  readonly site: Site;
  readonly response: Response;
  readonly comparison: Comparison | undefined;
}

/** Both footprints on one map: the old one as thin outlines, the new one in full. */
const BothMap = ({ site, response, comparison }: BothMapProps) => {
  const { t } = useTranslation(['response-phase', 'vulnerability']);
  const { beforeResult, afterResult, afterStale, places, uncertainty } = response;
  const [showAllCount, setShowAllCount] = useState(0);
  const footprint = useMapFootprint(afterResult, afterStale, uncertainty.confidenceLines);
  const { overlays: field, signs } = useUncertaintyOnMap({ uncertainty, result: afterResult, isAside: false, isMoving: false });
  const overlays = useMemo(
    () => [...field, ...(beforeResult ? [previousFootprintOverlay(beforeResult, (level) => t('map.before', { level }))] : [])],
    [field, beforeResult, t],
  );
  const marks = useMemo(() => places.map((place) => toMapReceptor(place, false)), [places]);
  const view = useMemo(
    (): MapView => ({ latitude: site.latitude, longitude: site.longitude, zoom: mapZoom.industry }),
    [site.latitude, site.longitude],
  );
  const bounds = useMemo(
    () => computeBounds([afterResult, beforeResult].filter((result) => result !== undefined)),
    [afterResult, beforeResult],
  );
  const stored = response.stored.data;
  const sheet = drawResultSheet(
    afterResult === undefined || afterStale
      ? undefined
      : {
          place: markPlace(stored?.industryName ?? site.name, stored?.drillId ?? null, undefined),
          sample: site.sample,
          result: afterResult,
          weatherOrigin: stored?.weatherOrigin ?? response.originNow(),
          stored,
          uncertainty,
        },
  );
  return (
    <>
      <div data-map-room>
        <SiteMap
          label={t('map.label', { industry: site.name })}
          view={view}
          site={site}
          receptors={marks}
          footprint={footprint}
          overlays={overlays}
          sheet={sheet}
          fit={{ bounds, result: afterStale ? undefined : afterResult?.scenarioHash, asked: showAllCount }}
        >
          {bounds ? <ShowAllButton label={t('vulnerability:result.showAll')} onPress={() => setShowAllCount(showAllCount + 1)} /> : null}
        </SiteMap>
      </div>
      <InPanel place="signs">
        {beforeResult ? (
          <p className="hg-rule hg-pad-2 hg-small hg-surface" {...explains('overlay-before')}>
            <span className={classes.sign} aria-hidden /> {t('map.outlines')} {comparison ? <WorstChange comparison={comparison} /> : null}
          </p>
        ) : null}
        <Legend
          zones={afterResult === undefined ? [] : listShownZones(afterResult)}
          places={marks}
          isAnyInside={(footprint?.inside?.length ?? 0) > 0}
        >
          {signs}
        </Legend>
      </InPanel>
    </>
  );
};

/** One site: chemical, weather, changed conditions and their effect. */
export const ResponsePhase = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation('response-phase');
  const conditions = useConditions(site.id);
  const response = useResponse(site, conditions.state);
  const { beforeResult, afterResult } = response;
  const people = usePeopleInBoth(beforeResult, afterResult, { before: response.before.data, after: response.stored.data });
  const comparison = useMemo(
    () => (beforeResult && afterResult ? compareFootprints(beforeResult, afterResult, people) : undefined),
    [beforeResult, afterResult, people],
  );
  return (
    <MapWithPanel label={t('panel')} map={<BothMap site={site} response={response} comparison={comparison} />}>
      <section className="hg-stack hg-gap-3" aria-label={t('chemical')}>
        <Title order={2} size="h3">
          {t('chemical')}
        </Title>
        <ChemicalPart site={site} conditions={conditions} response={response} />
      </section>
      <WeatherPanel place={site} industryId={site.id} />
      <ConditionsPart site={site} conditions={conditions} response={response} />
      {response.list.isError ? (
        <ErrorPanel error={response.list.error} title={t('runsFailed')} onRetry={() => void response.list.refetch()} />
      ) : null}
      {response.before.isError && response.beforeId !== undefined ? (
        <ErrorPanel error={response.before.error} title={t('runsFailed')} onRetry={() => void response.before.refetch()} />
      ) : null}
      <ResultPart site={site} conditions={conditions} response={response} comparison={comparison} />
      <RecordedPart site={site} conditions={conditions} items={response.stock.data?.items ?? []} />
    </MapWithPanel>
  );
};
