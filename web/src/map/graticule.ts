import type { Feature, LineString, Point } from 'geojson';
import { destination } from '../compute/geodesy.ts';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const line = (coordinates: number[][], step: number): Feature<LineString> => ({
  type: 'Feature',
  properties: { step },
  geometry: { type: 'LineString', coordinates },
});

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => Math.round((from + index * step) * 1e6) / 1e6);

/** Web Mercator ends here; beyond is no map. */
const poleward = 85;

const net = (west: number, south: number, east: number, north: number, step: number): readonly Feature<LineString>[] => [
  ...range(west, east, step).map((x) => line([...range(south, north, (north - south) / 4).map((y) => [x, y])], step)),
  ...range(south, north, step).map((y) => line([...range(west, east, (east - west) / 4).map((x) => [x, y])], step)),
];

/** Lines of latitude and longitude: every 10° over the world, and every 1° and 0.1° around a place. */
export const graticule = (around: Position): readonly Feature<LineString>[] => {
  const x = Math.round(around.longitude);
  const y = Math.round(around.latitude);
  const clamp = (value: number): number => Math.max(-poleward, Math.min(poleward, value));
  return [
    ...net(-180, -80, 180, 80, 10),
    ...net(x - 8, clamp(y - 8), x + 8, clamp(y + 8), 1),
    ...net(x - 1, clamp(y - 1), x + 1, clamp(y + 1), 0.1),
  ];
};

/** The place reached from another by bearing and distance. */
export const placeAt = (from: Position, bearingDeg: number, distanceM: number): [number, number] => {
  const { latitude, longitude } = destination(from.latitude, from.longitude, bearingDeg, distanceM);
  return [longitude, latitude];
};

export const ringDistancesM = [500, 1_000, 2_000, 5_000, 10_000] as const;

/** Circles of round distances around a site, for a sense of scale where the map has no streets. */
export const rangeRings = (
  around: Position,
  label: (metres: number) => string,
): readonly (Feature<LineString, { text: string; metres: number }> | Feature<Point, { text: string; metres: number }>)[] =>
  ringDistancesM.flatMap((metres) => {
    const properties = { text: label(metres), metres };
    const coordinates = Array.from({ length: 73 }, (_, step) => placeAt(around, step * 5, metres));
    return [
      { type: 'Feature' as const, properties, geometry: { type: 'LineString' as const, coordinates } },
      { type: 'Feature' as const, properties, geometry: { type: 'Point' as const, coordinates: placeAt(around, 0, metres) } },
    ];
  });
