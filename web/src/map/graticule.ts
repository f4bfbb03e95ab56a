import type { Feature, LineString, Point } from 'geojson';
import { destination } from '../compute/geodesy.ts';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

interface NetLine {
  readonly step: number;
  /** `72.63° E`; on lines close enough to need it. */
  readonly text?: string;
}

const line = (coordinates: number[][], properties: NetLine): Feature<LineString, NetLine> => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => Math.round((from + index * step) * 1e6) / 1e6);

/** Limit of Web Mercator. */
const poleward = 85;

/** `72.63° E`: two decimals, as for the finest lines. */
const degreesText = (value: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

const net = (west: number, south: number, east: number, north: number, step: number): readonly Feature<LineString, NetLine>[] => {
  const words = (value: number, signs: readonly [string, string]): NetLine =>
    step < 0.1 ? { step, text: degreesText(value, signs) } : { step };
  return [
    ...range(west, east, step).map((x) => line([...range(south, north, (north - south) / 4).map((y) => [x, y])], words(x, ['E', 'W']))),
    ...range(south, north, step).map((y) => line([...range(west, east, (east - west) / 4).map((x) => [x, y])], words(y, ['N', 'S']))),
  ];
};

/** Lines of latitude and longitude: every 10° over the world, and every 1°, 0.1° and 0.01° around a place. */
export const graticule = (around: Position): readonly Feature<LineString, NetLine>[] => {
  const x = Math.round(around.longitude);
  const y = Math.round(around.latitude);
  const [nearX, nearY] = [Math.round(around.longitude * 10) / 10, Math.round(around.latitude * 10) / 10];
  const clamp = (value: number): number => Math.max(-poleward, Math.min(poleward, value));
  return [
    ...net(-180, -80, 180, 80, 10),
    ...net(x - 8, clamp(y - 8), x + 8, clamp(y + 8), 1),
    ...net(x - 1, clamp(y - 1), x + 1, clamp(y + 1), 0.1),
    ...net(nearX - 0.2, clamp(nearY - 0.2), nearX + 0.2, clamp(nearY + 0.2), 0.01),
  ];
};

/** The place reached from another by bearing and distance. */
export const placeAt = (from: Position, bearingDeg: number, distanceM: number): [number, number] => {
  const { latitude, longitude } = destination(from.latitude, from.longitude, bearingDeg, distanceM);
  return [longitude, latitude];
};

const ringDistancesM = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] as const;
/** Smaller rings would overlap the site's pin on a map of the whole surroundings. */
export const closeRingM = 500;

/** Circles at round distances around a site, for scale where the map has no streets. */
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
