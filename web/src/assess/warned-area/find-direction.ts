import type { PublicArea } from '@hazardguard/contract';
import { bearingDeg, distanceM } from '../../compute/geodesy.ts';

/** Eight points, clockwise from north; `all`: in every direction. */
export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number] | 'all';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Corners at least this share of the reach away say where an area lies. */
const farShare = 0.5;
/** With such a corner farther to the side of their middle, the area lies in every direction, degrees. */
const sideDeg = 100;

/** Where the outlines lie from the source: towards the middle of their far corners. */
export const findDirection = (outlines: readonly PublicArea['features'][number]['geometry'][], source: Place): Direction => {
  const corners = outlines
    .flatMap(({ coordinates }) => coordinates.flat())
    .map(([longitude, latitude]) => ({
      metres: distanceM(source.latitude, source.longitude, latitude, longitude),
      bearing: bearingDeg(source.latitude, source.longitude, latitude, longitude),
    }));
  const reachM = Math.max(0, ...corners.map(({ metres }) => metres));
  const far = corners.filter(({ metres }) => metres >= farShare * reachM).map(({ bearing }) => bearing);
  if (far.length === 0) return 'all';
  const sum = (part: (radians: number) => number): number => far.reduce((total, bearing) => total + part((bearing * Math.PI) / 180), 0);
  const middle = (Math.atan2(sum(Math.sin), sum(Math.cos)) * 180) / Math.PI + 360;
  const isBeside = (bearing: number): boolean => Math.abs(((bearing - middle + 900) % 360) - 180) > sideDeg;
  return far.some(isBeside) ? 'all' : (directions[Math.round(middle / 45) % directions.length] ?? 'all');
};
