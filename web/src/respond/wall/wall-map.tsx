import { mapCentre, mapZoom } from '@hazardguard/contract';
import { useMemo } from 'react';
import { computeBounds } from '../../assess/changed-conditions/previous-footprint-overlay.ts';
import { Legend } from '../../assess/result/legend.tsx';
import { listShownZones } from '../../assess/result/list-shown-zones.ts';
import { useMapFootprint } from '../../assess/result/use-map-footprint.ts';
import { useRun } from '../../assess/scenario/runs.ts';
import { AreaLegend } from '../../assess/warned-area/area-legend.tsx';
import { joinBounds } from '../../assess/warned-area/area-signs.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import type { MapView } from '../../map/map-data.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useChangedFootprint } from '../incidents/map/use-changed-footprint.ts';
import { useIncidentAreas } from '../incidents/map/use-incident-areas.ts';
import { useIncidentCard } from '../incidents/use-incident-card.ts';

/** The zones of one open incident, after changed conditions the new ones, and the areas that are warned. */
export const WallMap = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('incidents');
  const card = useIncidentCard(id);
  const run = useRun(card.data?.runs[0]?.id);
  const changed = useChangedFootprint(run.data);
  const result = changed.result ?? run.data?.result;
  const footprint = useMapFootprint(result, changed.result !== undefined && changed.stale, undefined);
  const areaMap = useIncidentAreas(card.data).map;
  const { latitude = null, longitude = null } = card.data?.incident ?? {};
  const place = useMemo(
    (): Position | undefined => result?.site ?? (latitude === null || longitude === null ? undefined : { latitude, longitude }),
    [result, latitude, longitude],
  );
  const view = useMemo((): MapView => (place ? { ...place, zoom: mapZoom.industry } : { ...mapCentre, zoom: mapZoom.country }), [place]);
  const bounds = useMemo(() => joinBounds(result && computeBounds([result]), areaMap?.bounds), [result, areaMap]);
  if (card.isError && card.data === undefined) return <ErrorPanel error={card.error} onRetry={() => void card.refetch()} />;
  return (
    <>
      <div data-map-room>
        <SiteMap
          label={t('mapOf', { id })}
          view={view}
          site={place}
          footprint={footprint}
          overlays={areaMap?.overlays}
          windNow={areaMap?.wind}
          streaks
          fit={{ bounds, result: bounds && `${result?.scenarioHash} ${areaMap === undefined}`, asked: 0 }}
        />
      </div>
      <InPanel place="signs">
        {result === undefined ? (
          <p className="hg-quiet hg-small">{t(place ? 'wall.noRun' : 'wall.noPosition')}</p>
        ) : (
          <Legend zones={listShownZones(result)} isAnyInside={result.hits.length > 0} brief />
        )}
        {areaMap === undefined ? null : <AreaLegend map={areaMap} withNumbers isBelowMap />}
      </InPanel>
    </>
  );
};
