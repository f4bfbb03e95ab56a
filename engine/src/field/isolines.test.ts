import { expect, test } from 'vitest';
import { ringArea } from '../geo/ring.ts';
import { type Mesh, regionsAbove } from './isolines.ts';

const makeMesh = (side: number, stepM: number, valueAt: (x: number, y: number) => number): Mesh => {
  const x0 = (-stepM * (side - 1)) / 2;
  const values = Float64Array.from({ length: side * side }, (_, i) => valueAt(x0 + stepM * (i % side), x0 + stepM * Math.floor(i / side)));
  return { columns: side, rows: side, x0, y0: x0, stepM, values };
};

test('a cone is cut in a circle of the right area, closed and counter-clockwise', () => {
  const [region, ...more] = regionsAbove(
    makeMesh(101, 1, (x, y) => 50 - Math.hypot(x, y)),
    20,
  );
  expect(more).toEqual([]);
  expect(region).toHaveLength(1);
  const ring = region?.[0] ?? [];
  expect(ring.at(-1)).toEqual(ring[0]);
  expect(ringArea(ring) / (Math.PI * 900)).toBeCloseTo(1, 2);
});

test('a crater is one region with a hole', () => {
  const regions = regionsAbove(
    makeMesh(101, 1, (x, y) => -Math.abs(Math.hypot(x, y) - 25)),
    -8,
  );
  expect(regions).toHaveLength(1);
  const [outline = [], hole = []] = regions[0] ?? [];
  expect(ringArea(outline) / (Math.PI * 33 ** 2)).toBeCloseTo(1, 2);
  expect(ringArea(hole) / (-Math.PI * 17 ** 2)).toBeCloseTo(1, 2);
});

test('two hills are two regions, and an island in a crater belongs to itself', () => {
  const hills = makeMesh(101, 1, (x, y) => Math.max(10 - Math.hypot(x - 25, y), 10 - Math.hypot(x + 25, y)));
  expect(regionsAbove(hills, 1)).toHaveLength(2);
  const island = makeMesh(101, 1, (x, y) => Math.max(10 - Math.hypot(x, y), 8 - Math.abs(Math.hypot(x, y) - 35)));
  expect(
    regionsAbove(island, 1)
      .map((region) => region.length)
      .sort(),
  ).toEqual([1, 2]);
});

test('a map that is high to its edges is cut at them; one that is low has no region', () => {
  const [region] = regionsAbove(
    makeMesh(11, 2, () => 1),
    0.5,
  );
  expect(ringArea(region?.[0] ?? [])).toBe(400);
  expect(
    regionsAbove(
      makeMesh(11, 2, () => 0),
      0.5,
    ),
  ).toEqual([]);
});

test('corners that touch across a saddle make closed rings', () => {
  const mesh: Mesh = { columns: 2, rows: 2, x0: 0, y0: 0, stepM: 1, values: Float64Array.of(1, 0, 0, 1) };
  for (const level of [0.4, 0.6]) {
    for (const region of regionsAbove(mesh, level)) for (const ring of region) expect(ring.at(-1)).toEqual(ring[0]);
  }
  expect(regionsAbove(mesh, 0.4)).toHaveLength(1);
  expect(regionsAbove(mesh, 0.6)).toHaveLength(2);
});
