import type { Level, Zone } from '../model.ts';

/** A zone in metres, before it is laid on the ground. */
export type ZoneOnPlane = Omit<Zone, 'polygon'>;

export const notReached = (level: Level): ZoneOnPlane => ({
  level,
  status: 'not-reached',
  reachM: 0,
  maxHalfWidthM: 0,
  areaM2: 0,
  arrivalS: null,
  outlineM: [],
});
