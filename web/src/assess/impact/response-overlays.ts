import type { WaysOut } from '@hazardguard/contract';
import type { Feature, Geometry } from 'geojson';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { useFormat } from '../../ui/format.ts';
import type { EscapeRoutes } from './escape-routes.ts';
import { type Resource, resourceKinds } from './response-resources.ts';

const none: readonly MapOverlay[] = [];
const coordinates = ({ latitude, longitude }: Position): [number, number] => [longitude, latitude];

/** One line for each route; the shortest is bold. */
const routeFeatures = (
  from: Position,
  out: EscapeRoutes | undefined,
  distance: (metres: number) => string,
): readonly Feature<Geometry>[] => [
  { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: coordinates(from) } },
  ...(out?.routes ?? []).flatMap((route, index): Feature<Geometry>[] => [
    {
      type: 'Feature',
      properties: { 'stroke-width': index === 0 ? 5 : 2 },
      geometry: { type: 'LineString', coordinates: [coordinates(from), coordinates(route.to)] },
    },
    {
      type: 'Feature',
      properties: { name: distance(route.distanceM) },
      geometry: { type: 'Point', coordinates: coordinates(route.to) },
    },
  ]),
];

/** Ways out along the roads, the first one bold, and the roadblocks by the name of the road. */
const roadFeatures = ({ ways, roadblocks }: WaysOut): Feature<Geometry>[] => [
  ...ways.map(
    (way, index): Feature<Geometry> => ({
      type: 'Feature',
      properties: { 'stroke-width': index === 0 ? 6 : 3 },
      geometry: { type: 'LineString', coordinates: way.line },
    }),
  ),
  ...roadblocks.map(
    (block): Feature<Geometry> => ({
      type: 'Feature',
      properties: { name: `✕ ${block.name ?? ''}`.trim() },
      geometry: { type: 'Point', coordinates: coordinates(block) },
    }),
  ),
];

/** Response resources, and escape routes from the chosen place, as map overlays. */
export const useResponseOverlays = (
  wanted: boolean,
  resources: readonly Resource[],
  from: Position | undefined,
  out: EscapeRoutes | undefined,
  roads: WaysOut | undefined,
): readonly MapOverlay[] => {
  const { t } = useTranslation('impact');
  const format = useFormat();
  return useMemo((): readonly MapOverlay[] => {
    if (!wanted) return none;
    const points = resources.map(
      (resource) =>
        ({
          type: 'Feature',
          properties: { name: `${t(`resource.${resource.kind}`)}: ${resource.name}`, tone: resourceKinds.indexOf(resource.kind) },
          geometry: { type: 'Point', coordinates: coordinates(resource) },
        }) as const,
    );
    const shapes = from === undefined ? [] : routeFeatures(from, out, (metres) => format.distance(metres, 2));
    return [
      ...(roads ? [{ kind: 'shapes', id: 'roads', shapes: { type: 'FeatureCollection', features: roadFeatures(roads) } } as const] : []),
      { kind: 'points', id: 'resources', clustered: true, onTop: false, points: { type: 'FeatureCollection', features: points } },
      { kind: 'shapes', id: 'ways', shapes: { type: 'FeatureCollection', features: [...shapes] } },
    ];
  }, [wanted, resources, from, out, roads, t, format]);
};
