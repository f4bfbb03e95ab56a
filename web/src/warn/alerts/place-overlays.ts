import type { AlertReach } from '@hazardguard/contract';
import type { Feature, Point } from 'geojson';
import type { MapOverlay } from '../../map/overlays/overlay.ts';

type Places = Pick<AlertReach, 'origin' | 'population'>;

const named = (name: string, longitude: number, latitude: number, more: object = {}): Feature<Point> => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

/** The villages and wards inside, each at the middle of its box. Those counted before boxes were stored have no place. */
export const listVillagePoints = ({ population }: Pick<AlertReach, 'population'>): readonly Feature<Point>[] =>
  population.villages.flatMap(({ name, box }) =>
    // Below 0 on the ramp: a hollow dot.
    box === undefined ? [] : [named(name, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, { share: -1 })],
  );

/** The source and the villages on the map of an alert. */
export const buildPlaceOverlays = (reach: Places, sourceName: string): readonly MapOverlay[] => {
  const overlays: MapOverlay[] = [];
  const villages = listVillagePoints(reach);
  if (villages.length > 0) {
    const points = { type: 'FeatureCollection' as const, features: [...villages] };
    overlays.push({ kind: 'points', id: 'villages', clustered: false, onTop: false, points });
  }
  if (reach.origin !== null) {
    const { longitude, latitude } = reach.origin;
    overlays.push({
      kind: 'shapes',
      id: 'source',
      shapes: { type: 'FeatureCollection', features: [named(sourceName, longitude, latitude)] },
    });
  }
  return overlays;
};
