import type { RunResult } from '@hazardguard/engine';
import type { Feature, LineString, Polygon } from 'geojson';
import { fadeEnd } from '../../map/fading-end.ts';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { listShownZones } from '../result/list-shown-zones.ts';

/** The old zones as thin outlines under the new ones, in a neutral colour: hazard colours are for the current zones. One that ends with the model fades. */
export const previousFootprintOverlay = (before: RunResult, formatLevel: (levelId: string) => string): MapOverlay => ({
  kind: 'shapes',
  id: 'before',
  shapes: {
    type: 'FeatureCollection',
    features: before.zones
      .filter(({ polygon }) => polygon.length > 0)
      .flatMap(({ level, polygon, status }, index, drawn): readonly Feature<Polygon | LineString>[] => {
        // Worst first: the last zone is the outermost. Labels of the inner ones would cover the site.
        const name = index === drawn.length - 1 ? { name: formatLevel(level.id) } : {};
        const [outline] = polygon;
        const end = status === 'beyond-range' && outline ? fadeEnd(outline, before.site) : undefined;
        if (end === undefined)
          return [
            {
              type: 'Feature',
              properties: { ...name, 'fill-opacity': 0.05, 'stroke-width': 1.5, 'stroke-opacity': 0.9 },
              geometry: { type: 'Polygon', coordinates: polygon.map((ring) => ring.map(([x, y]) => [x, y])) },
            },
          ];
        return [
          ...end.areas.map(
            ({ share, corners }): Feature<Polygon> => ({
              type: 'Feature',
              properties: { ...(share === 1 ? name : {}), 'fill-opacity': 0.05 * share, 'stroke-opacity': 0 },
              geometry: { type: 'Polygon', coordinates: [corners.map(([x, y]) => [x, y])] },
            }),
          ),
          ...end.lines.map(
            ({ share, corners }): Feature<LineString> => ({
              type: 'Feature',
              properties: { 'stroke-width': 1.5, 'stroke-opacity': 0.9 * share },
              geometry: { type: 'LineString', coordinates: corners.map(([x, y]) => [x, y]) },
            }),
          ),
        ];
      }),
  },
});

/** West, south, east, north of every zone of both, and of the site; undefined when there is no zone. */
export const computeBounds = (results: readonly RunResult[]): MapBounds | undefined => {
  const points = results.flatMap((result) => listShownZones(result).flatMap(({ polygon }) => polygon.flat()));
  const site = results[0]?.site;
  if (points.length === 0 || site === undefined) return undefined;
  return points.reduce<[number, number, number, number]>(
    ([west, south, east, north], [x, y]) => [Math.min(west, x), Math.min(south, y), Math.max(east, x), Math.max(north, y)],
    [site.longitude, site.latitude, site.longitude, site.latitude],
  );
};
