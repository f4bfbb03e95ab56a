import type { Level } from '../types/common-types.ts';
import type { Zone } from '../types/result-types.ts';
import type { Strip } from './strip.ts';

/** A zone in metres, before it is laid on the ground. */
export type ZoneOnPlane = Omit<Zone, 'polygon'> & {
  /** Half-widths along the wind; null for a circle and for a zone that is not reached. */
  readonly strip: Strip | null;
  /** True where only the outline tells who is inside: a zone along the paths of a cloud. */
  readonly isPath: boolean;
};

export const notReached = (level: Level): ZoneOnPlane => ({
  level,
  status: 'not-reached',
  reachM: 0,
  maxHalfWidthM: 0,
  areaM2: 0,
  arrivalS: null,
  outlineM: [],
  strip: null,
  isPath: false,
});
