import { expect, it } from 'vitest';
import { type Corner, fadeEnd } from './fading-end.ts';

const site = { longitude: 72, latitude: 0 };
/** A strip of 10 by 2 units eastwards, cut off square. */
const strip: readonly Corner[] = [
  [72, -0.1],
  [73, -0.1],
  [73, 0.1],
  [72, 0.1],
  [72, -0.1],
];

const areaOf = (ring: readonly Corner[]): number =>
  Math.abs(
    ring.slice(1).reduce((sum, [x, y], index) => sum + ((ring[index]?.[0] ?? 0) - 72) * y - (x - 72) * (ring[index]?.[1] ?? 0), 0) / 2,
  );

it('a zone that ends with the model fades over its last fifth and covers the same ground', () => {
  const end = fadeEnd(strip, site);
  const shares = end?.areas.map(({ share }) => share) ?? [];
  expect(shares[0]).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares.at(-1)).toBeLessThan(0.1);
  expect((end?.areas ?? []).reduce((sum, { corners }) => sum + areaOf(corners), 0)).toBeCloseTo(areaOf(strip), 9);
});

it('its outline has no line at the end of the model', () => {
  const corners =
    fadeEnd(strip, site)?.lines.flatMap((line) => line.corners.slice(1).map((to, at) => [line.corners[at], to] as const)) ?? [];
  expect(corners.some(([from, to]) => from?.[0] === 73 && to[0] === 73)).toBe(false);
  // Both sides reach it.
  expect(corners.filter(([from, to]) => Math.max(from?.[0] ?? 0, to[0]) > 72.999)).toHaveLength(2);
});

it('a circle, as in calm air, has no end', () => {
  const circle = Array.from({ length: 37 }, (_, i): Corner => [72 + Math.cos((i * Math.PI) / 18), Math.sin((i * Math.PI) / 18)]);
  expect(fadeEnd(circle, site)).toBeUndefined();
});
