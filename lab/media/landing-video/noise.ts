/** Repeatable noise: the same number for the same whole numbers on every machine. */

/** A number in [0, 1) from three whole numbers (integer hash by Thomas Mueller's multiply-and-shift rounds). */
export const hash = (a: number, b: number, c: number): number => {
  let x = (Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77) ^ Math.imul(c, 0xc2b2ae3d)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
};

/** A number from the standard normal distribution (Box and Muller 1958). */
export const normal = (a: number, b: number, c: number): number =>
  Math.sqrt(-2 * Math.log(1 - hash(a, b, c))) * Math.cos(2 * Math.PI * hash(a, b, c + 7919));

const smooth = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);

/** Value noise in the plane, between 0 and 1, with continuous slopes. */
export const valueNoise = (x: number, y: number, seed: number): number => {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = smooth(x - column);
  const v = smooth(y - row);
  const bottom = hash(column, row, seed) * (1 - u) + hash(column + 1, row, seed) * u;
  const top = hash(column, row + 1, seed) * (1 - u) + hash(column + 1, row + 1, seed) * u;
  return bottom * (1 - v) + top * v;
};
