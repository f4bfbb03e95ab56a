import { type PopulationGrid, populationGridCells } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { countFromGrid } from './count-from-grid.ts';

const source = { id: 1, kind: 'areas' as const, name: 'Census', sourceName: 'Census office', year: 2011, licence: 'CC BY 4.0' };
/** Cells of 0.01°, 2 people in each of the western half, 6 in the eastern; nobody knows the northernmost row. */
const grid: PopulationGrid = {
  west: 72,
  south: 21,
  stepLongitude: 0.01,
  stepLatitude: 0.01,
  people: Array.from({ length: populationGridCells ** 2 }, (_none, i) =>
    i >= populationGridCells * (populationGridCells - 1) ? null : i % populationGridCells < populationGridCells / 2 ? 2 : 6,
  ),
  source,
  errorShare: 0.1,
};
const box = (west: number, south: number, east: number, north: number) => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const,
];

test('people by area: 10 cells of each half, over the border of a cell by its share', () => {
  const [across, half] = countFromGrid(grid, [[box(72.3, 21.1, 72.5, 21.11)], [box(72.1, 21.1, 72.105, 21.11)]]);
  expect(across?.people).toBeCloseTo(80, 6);
  expect(across).toMatchObject({ coveredShare: 1, source, errorShare: 0.1, low: null, inside: { basis: 'population' } });
  expect(half?.people).toBeCloseTo(1, 6);
});

test('polygons that overlap count once, holes do not', () => {
  const [twice] = countFromGrid(grid, [[box(72.1, 21.1, 72.2, 21.2), box(72.1, 21.1, 72.2, 21.2)]]);
  expect(twice?.people).toBeCloseTo(200, 6);
  const [outer = [], hole = []] = [box(72.1, 21.1, 72.2, 21.2)[0], box(72.12, 21.12, 72.14, 21.14)[0]];
  expect(countFromGrid(grid, [[[outer, hole]]])[0]?.people).toBeCloseTo(192, 6);
});

test('what is not known is not zero: neither in a cell nor beyond the grid', () => {
  const [part, outside, gap] = countFromGrid(grid, [
    [box(71.9, 21.1, 72.1, 21.2)],
    [box(75, 25, 75.1, 25.1)],
    [box(72.1, 21.79, 72.2, 21.8)],
  ]);
  expect(part?.people).toBeCloseTo(200, 6);
  expect(part?.coveredShare).toBeCloseTo(0.5, 6);
  for (const count of [outside, gap]) expect(count).toMatchObject({ people: null, source: null, inside: { people: null, basis: null } });
});

test('a circle: its area in cells', () => {
  const ring = Array.from({ length: 181 }, (_none, i) => {
    const angle = ((i % 180) * 2 * Math.PI) / 180;
    return [72.2 + 0.1 * Math.cos(angle), 21.3 + 0.1 * Math.sin(angle)] as const;
  });
  // π · 10² cells of 2 people.
  expect(countFromGrid(grid, [[[ring]]])[0]?.people).toBeCloseTo(200 * Math.PI, -1);
});
