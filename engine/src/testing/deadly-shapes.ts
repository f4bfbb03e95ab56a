import type { Lethality } from '../risk/lethality.ts';

/** Certain death within a circle around the source, none outside. */
export const deadlyCircle = (radiusM: number): Lethality => {
  const inside = (x: number, y: number): number => (Math.hypot(x, y) <= radiusM ? 1 : 0);
  return { individual: inside, outdoors: inside, indoors: inside, rangeM: 3 * radiusM };
};

/** Certain death within a slice downwind, none outside. */
export const deadlySlice = (radiusM: number, halfAngle: number): Lethality => {
  const inside = (x: number, y: number): number => (Math.hypot(x, y) <= radiusM && Math.abs(Math.atan2(y, x)) <= halfAngle ? 1 : 0);
  return { individual: inside, outdoors: inside, indoors: inside, rangeM: 3 * radiusM };
};
