import type { Lethality } from '../risk/lethality.ts';

/** Certain death for everyone within some ground, none outside. */
const deadlyWhere = (isInside: (x: number, y: number) => boolean, rangeM: number): Lethality => ({
  write: (x, y, into) => {
    into.fill(isInside(x, y) ? 1 : 0);
  },
  rangeM,
});

/** Within a circle around the source. */
export const deadlyCircle = (radiusM: number): Lethality => deadlyWhere((x, y) => Math.hypot(x, y) <= radiusM, 3 * radiusM);

/** Within a slice downwind. */
export const deadlySlice = (radiusM: number, halfAngle: number): Lethality =>
  deadlyWhere((x, y) => Math.hypot(x, y) <= radiusM && Math.abs(Math.atan2(y, x)) <= halfAngle, 3 * radiusM);
