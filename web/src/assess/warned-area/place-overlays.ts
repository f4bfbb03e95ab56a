import type { Feature, Point } from 'geojson';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import type { ShownAreas } from './use-run-areas.ts';

const named = (name: string, longitude: number, latitude: number, more: object = {}): Feature<Point> => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

type Village = ShownAreas['population']['villages'][number];

/** The villages and wards inside, each at the middle of its box. Those counted before boxes were stored have no place. */
export const listVillagePoints = (
  { population }: Pick<ShownAreas, 'population'>,
  formatName: (village: Village) => string = ({ name }) => name,
): readonly Feature<Point>[] =>
  population.villages.flatMap((village) => {
    const { box } = village;
    // Below 0 on the ramp: a hollow dot.
    return box === undefined ? [] : [named(formatName(village), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, { share: -1 })];
  });

/** The source and the villages on a map of warned areas; `sourceName` null: the map has its own pin. */
export const buildPlaceOverlays = (
  shown: Pick<ShownAreas, 'origin' | 'population'>,
  sourceName: string | null,
  formatVillage: (village: Village) => string,
): readonly MapOverlay[] => {
  const overlays: MapOverlay[] = [];
  const villages = listVillagePoints(shown, formatVillage);
  if (villages.length > 0) {
    const points = { type: 'FeatureCollection' as const, features: [...villages] };
    overlays.push({ kind: 'points', id: 'villages', clustered: false, onTop: false, points });
  }
  if (shown.origin !== null && sourceName !== null) {
    const { longitude, latitude } = shown.origin;
    overlays.push({
      kind: 'shapes',
      id: 'source',
      shapes: { type: 'FeatureCollection', features: [named(sourceName, longitude, latitude)] },
    });
  }
  return overlays;
};
