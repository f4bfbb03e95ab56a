import { expect, it } from 'vitest';
import { listNearFires } from './near-fires.ts';

const fire = (latitude: number, longitude: number) => ({
  latitude,
  longitude,
  at: '2026-11-21T00:00:00.000Z',
  satellite: 'N',
  confidence: 'high' as const,
  powerMw: 1,
  pixelM: 400,
});

it('keeps what lies within the distance, nearest first: a tenth of a degree of latitude is 11,119.5 m on the mean sphere', () => {
  const found = listNearFires([fire(10.1, 77), fire(9.95, 77), fire(10.3, 77)], { latitude: 10, longitude: 77 }, 12_000);
  expect(found.map(({ latitude }) => latitude)).toEqual([9.95, 10.1]);
  expect(found[1]?.distanceM).toBeCloseTo(11_119.5, 0);
  expect(found.map((one) => Math.round(one.bearingDeg))).toEqual([180, 0]);
});
