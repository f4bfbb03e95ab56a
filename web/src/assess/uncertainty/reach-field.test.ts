import type { Band, LevelEnsemble } from '@hazardguard/engine';
import { expect, it } from 'vitest';
import { buildFieldOverlays, chooseFieldLevel, endsWithModel, fieldShare, listSteps } from './reach-field.ts';

const square = (size: number): Band['polygons'] => [
  [
    [
      [72 - size, 21 - size],
      [72 + size, 21 - size],
      [72 + size, 21],
      [72 - size, 21],
      [72 - size, 21 - size],
    ],
  ],
];

const makeLevel = (severity: 'severe' | 'middle' | 'mild', sizes: readonly number[]): LevelEnsemble => ({
  level: { id: severity, family: 'AEGL', severity, value: 1, unit: 'ppm', averagingS: null } as unknown as LevelEnsemble['level'],
  reachedShare: 1,
  beyondRangeShare: 0,
  reachM: { p5: 1, p25: 1, p50: 1, p75: 1, p95: 1 },
  map: null,
  bands: ([0.9, 0.5, 0.1] as const).map((atLeast, index): Band => {
    const size = sizes[index] ?? 0;
    return { id: 'likely', atLeast, polygons: size === 0 ? [] : square(size), reachM: size };
  }),
  fan: null,
  peopleExpected: 0,
  people: { p5: 0, p25: 0, p50: 0, p75: 0, p95: 0 },
});

it('steps come from the widest, without those that are nowhere', () => {
  expect(listSteps(makeLevel('middle', [0, 0.1, 0.2])).map(({ atLeast }) => atLeast)).toEqual([0.1, 0.5]);
});

it('the middle level is shown first, else the mildest that is reached so often', () => {
  const levels = [makeLevel('severe', [0.1, 0.2, 0.3]), makeLevel('middle', [0.2, 0.3, 0.4]), makeLevel('mild', [0.3, 0.4, 0.5])];
  expect(chooseFieldLevel(levels)?.level.severity).toBe('middle');
  expect(chooseFieldLevel([makeLevel('severe', [0, 0, 0.3]), makeLevel('middle', [0, 0, 0])])?.level.severity).toBe('severe');
  expect(chooseFieldLevel([makeLevel('severe', [0, 0, 0])])).toBeUndefined();
});

it('every step is filled and has its edge with its number, turned to the wind', () => {
  const overlays = buildFieldOverlays(
    makeLevel('middle', [0, 0.1, 0.2]),
    { latitude: 21, longitude: 72 },
    90,
    (share) => `${100 * share} of 100`,
  );
  const [fills, edges] = overlays;
  if (fills?.kind !== 'shapes' || edges?.kind !== 'contours') throw new Error('The field is two overlays');
  expect(edges.contours.features.map(({ properties }) => properties?.name)).toEqual(['10 of 100', '50 of 100']);
  expect(fills.shapes.features).toHaveLength(2);
  // South of the site with a wind from north; from east: to the west.
  for (const { geometry } of edges.contours.features)
    if (geometry.type === 'MultiPolygon') for (const [x = 0] of geometry.coordinates.flat(2)) expect(x).toBeLessThan(72.001);
  expect(edges.contours.features.every(({ geometry }) => geometry.type === 'MultiPolygon')).toBe(true);
  expect(buildFieldOverlays(makeLevel('middle', [0, 0, 0]), { latitude: 21, longitude: 72 }, 0, String)).toEqual([]);
});

it('a step that ends with the model fades and has no edge there; the others stay whole', () => {
  const level = {
    ...makeLevel('mild', [0, 0.1, 0.2]),
    beyondRangeShare: 0.2,
    reachM: { p5: 0.1, p25: 0.1, p50: 0.15, p75: 0.2, p95: 0.2 },
  };
  expect(level.bands.map((band) => endsWithModel(level, band))).toEqual([false, false, true]);
  expect(endsWithModel({ ...level, beyondRangeShare: 0.01 }, { reachM: 0.2 })).toBe(false);
  const [fills, edges] = buildFieldOverlays(level, { latitude: 21, longitude: 72 }, 0, String);
  if (fills?.kind !== 'shapes' || edges?.kind !== 'contours') throw new Error('The field is two overlays');
  const strengths = fills.shapes.features.map(({ properties }) => properties?.['fill-opacity']);
  expect(strengths.filter((one) => one === fieldShare)).toHaveLength(2);
  expect(Math.min(...strengths)).toBeLessThan(0.2 * fieldShare);
  const lines = edges.contours.features.filter(({ geometry }) => geometry.type === 'LineString');
  expect(lines.length).toBeGreaterThan(0);
  for (const { geometry } of lines) expect(geometry.coordinates.every((at) => (at as readonly number[])[1] === 20.8)).toBe(false);
});
