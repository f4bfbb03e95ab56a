import { expect, test } from 'vitest';
import { joinRoads } from './join-roads.ts';

type Positions = readonly (readonly [number, number])[];

const road = (...coordinates: Positions) => ({
  row: 1,
  geometry: { type: 'LineString', coordinates } as const,
  fault: null,
  properties: { highway: 'residential' },
});

const join = (...features: Parameters<typeof joinRoads>[0]) =>
  joinRoads(features).map(({ geometry }) => (geometry?.type === 'LineString' ? geometry.coordinates : null));

test('roads that cross get a common corner, in the order of the road', () => {
  const east = [
    [0, 0],
    [0.03, 0],
  ] as const;
  const crossing = [0.02, 0.01].map(
    (x): Positions => [
      [x, -0.01],
      [x, 0.01],
    ],
  );
  expect(join(road(...east), ...crossing.map((line) => road(...line)))).toEqual([
    [
      [0, 0],
      [0.01, 0],
      [0.02, 0],
      [0.03, 0],
    ],
    [
      [0.02, -0.01],
      [0.02, 0],
      [0.02, 0.01],
    ],
    [
      [0.01, -0.01],
      [0.01, 0],
      [0.01, 0.01],
    ],
  ]);
});

test('a road that ends half a metre before another meets it with its own end', () => {
  const [through, ending] = join(road([0, 0], [0.02, 0]), road([0.01, 0.01], [0.01, 0.000_005]));
  expect(ending).toEqual([
    [0.01, 0.01],
    [0.01, 0.000_005],
  ]);
  expect(through).toEqual([
    [0, 0],
    [0.01, 0.000_005],
    [0.02, 0],
  ]);
});

test('roads that do not meet, and lines that are no roads, stay as they were', () => {
  const river = { ...road([0.005, -0.01], [0.005, 0.01]), fault: null, properties: { waterway: 'river' } };
  const features = [road([0, 0], [0.01, 0]), road([0, 0.001], [0.01, 0.001]), road([0.0102, -0.01], [0.0102, 0.01]), river];
  expect(joinRoads(features)).toEqual(features);
});
