import { mapCentre, mapZoom } from '@hazardguard/contract';
import type { Feature, Geometry } from 'geojson';
import { Suspense, useMemo, useState } from 'react';
import { drawResultSheet } from '../../assess/export/lazy-result-sheet.tsx';
import { markPlace } from '../../assess/export/mark-place.ts';
import { useMapFootprint } from '../../assess/result/use-map-footprint.ts';
import { LazyAreasOnMap } from '../../assess/warned-area/lazy-areas.tsx';
import type { AreaMap } from '../../assess/warned-area/use-area-map.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import type { MapBounds, MapView } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { buildDrawnShapes } from '../../warn/alerts/drawn-shapes.ts';
import type { ReportState } from './use-report.ts';

interface ReportMapProps {
  readonly state: ReportState;
  /** Where the person is: the start of the search for a place. */
  readonly own: Position | undefined;
  /** A place is being chosen. */
  readonly onPick: ((at: Position) => void) | undefined;
}

/** Metres in a degree of latitude. */
const degreeM = 111_195;

/** The circle with an edge that is seen on a light and on a dark map. */
const listCircle = (place: { readonly latitude: number; readonly longitude: number }, radiusM: number): Feature<Geometry>[] => {
  const drawn = buildDrawnShapes({ shape: 'circle', latitude: place.latitude, longitude: place.longitude, radiusM });
  const edge = drawn.slice(0, 1).map((one) => ({ ...one, properties: { stroke: '#ffffff', 'stroke-width': 6, 'fill-opacity': 0 } }));
  return [...edge, ...drawn];
};

/** The place, its footprint with the warned areas once the run is stored, or the circle to keep away from. */
export const ReportMap = ({ state, own, onPick }: ReportMapProps) => {
  const { t } = useTranslation('emergency-report');
  const { place, site, preview, hasModel, isReady, radiusM, drawn: result, stored, uncertainty, onMap } = state;
  const footprint = useMapFootprint(result, preview.late, uncertainty.confidenceLines);
  const areasOf = isReady && hasModel ? stored?.id : undefined;
  const [areaMap, setAreaMap] = useState<AreaMap>();
  const isCircle = isReady && !hasModel && place !== undefined;
  const overlays = useMemo(
    (): readonly MapOverlay[] =>
      isCircle
        ? [
            {
              kind: 'shapes',
              id: 'keep-away',
              shapes: { type: 'FeatureCollection', features: listCircle(place, radiusM) },
            },
          ]
        : [...onMap.overlays, ...(areaMap?.overlays ?? [])],
    [isCircle, place, radiusM, areaMap, onMap.overlays],
  );
  const bounds = useMemo((): MapBounds | undefined => {
    if (!isCircle || place === undefined) return areaMap?.bounds;
    const [dy, dx] = [(1.5 * radiusM) / degreeM, (1.5 * radiusM) / (degreeM * Math.cos((place.latitude * Math.PI) / 180))];
    return [place.longitude - dx, place.latitude - dy, place.longitude + dx, place.latitude + dy];
  }, [isCircle, place, radiusM, areaMap]);
  const isPicking = onPick !== undefined;
  // While a place is picked, the map stays where the person has moved it.
  const start = isPicking ? own : (place ?? own);
  const view = useMemo(
    (): MapView => (start === undefined ? { ...mapCentre, zoom: mapZoom.country } : { ...start, zoom: mapZoom.industry }),
    [start],
  );
  const sheet = drawResultSheet(
    result === undefined || (stored === undefined && preview.stale)
      ? undefined
      : {
          place: markPlace(state.placeName ?? site?.name ?? '', stored?.drillId ?? null, undefined),
          sample: state.placeName === null && site?.sample === true,
          result,
          weatherOrigin: state.weatherOrigin,
          stored,
          uncertainty,
        },
  );
  return (
    <>
      <SiteMap
        label={t('map')}
        view={view}
        site={place}
        footprint={footprint}
        overlays={overlays}
        sheet={sheet}
        fit={{ bounds, result: isCircle ? `circle ${radiusM}` : footprint && `${result?.scenarioHash} ${areaMap === undefined}`, asked: 0 }}
        onDrawn={preview.noteDrawn}
        onPick={onPick}
      />
      <Suspense fallback={null}>{areasOf === undefined ? null : <LazyAreasOnMap runId={areasOf} onMap={setAreaMap} />}</Suspense>
    </>
  );
};
