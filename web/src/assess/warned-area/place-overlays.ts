import type { Feature, Point } from 'geojson';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import type { ShownAreas } from './use-run-areas.ts';

const named = (name: string, longitude: number, latitude: number, more: object = {}): Feature<Point> => ({
  type: 'Feature',
  properties: { name, ...more },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

type Village = ShownAreas['population']['villages'][number];

/** Zoom from which a village is named: its place is 110 px wide on the screen, of a world of 512 px at zoom 0; that of the source later, clear of the arrow. */
const findNameZoom = ([west, south, east, north]: NonNullable<Village['box']>, origin: ShownAreas['origin']): number => {
  // A village that is a point is named, too.
  const zoom = Math.min(13, Math.round(Math.log2((110 * 360) / (512 * (east - west)))));
  if (origin === null) return zoom;
  const { longitude, latitude } = origin;
  return west <= longitude && longitude <= east && south <= latitude && latitude <= north ? zoom + 2 : zoom;
};

/** The villages and wards inside, each at the middle of its box. Those counted before boxes were stored have no place. */
export const listVillagePoints = (
  { population, origin }: Pick<ShownAreas, 'population' | 'origin'>,
  formatName: (village: Village) => string = ({ name }) => name,
): readonly Feature<Point>[] =>
  population.villages.flatMap((village) => {
    const { box } = village;
    if (box === undefined) return [];
    // Below 0 on the ramp: a hollow dot.
    const more = { share: -1, fromZoom: findNameZoom(box, origin) };
    return [named(formatName(village), (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, more)];
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
