import type { Run } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { destination } from '../../platform/compute/geodesy.ts';
import { chooseActionAt, findArrivalS, findDistanceM } from './place-action.ts';

const site = { latitude: 21.6, longitude: 73 };
const zone = (severity: string, reachM: number, arrivalS: number | null) => ({
  level: { id: severity, severity, value: 1, unit: 'ppm', meaning: '' },
  status: 'reached',
  reachM,
  arrivalS,
  maxHalfWidthM: 300,
});
const run = {
  createdAt: '2026-11-20T09:00:00Z',
  scenario: {},
  result: { site, caveats: [], source: { durationS: 600 }, zones: [zone('severe', 1_000, 300), zone('middle', 4_000, 2_100)] },
} as unknown as Run;
const now = new Date('2026-11-20T09:05:00Z');

test('the cloud comes to a place between the edges of the zones in proportion, and beyond them at the last speed', () => {
  expect([0, 500, 1_000, 2_500, 4_000, 8_000].map((metres) => findArrivalS(run.result, metres))).toEqual([
    0, 150, 300, 1_200, 2_100, 4_200,
  ]);
  const heat = { ...run.result, zones: [zone('severe', 500, null)] } as unknown as Run['result'];
  expect(findArrivalS(heat, 300)).toBeNull();
});

test('near the source people shelter, far away they still have time to leave; time that passes takes it from them', () => {
  // 15 minutes to warn, 5 to set out, 300 s to walk 300 m: 1,500 s (decision 0082); five minutes have passed.
  const at = (arrivalS: number | null, moment = now) =>
    chooseActionAt(run, { hazard: 'toxic-leak', severity: 'high', arrivalS, now: moment }).action;
  expect([1_799, 1_800].map((arrivalS) => at(arrivalS))).toEqual(['shelter', 'leave']);
  expect(at(1_800, new Date('2026-11-20T09:06:00Z'))).toBe('shelter');
  expect(at(null)).toBe('shelter');
  const calm = { ...run, result: { ...run.result, caveats: [{ code: 'calm-wind' }] } } as unknown as Run;
  expect(chooseActionAt(calm, { hazard: 'toxic-leak', severity: 'high', arrivalS: 9_000, now }).action).toBe('shelter');
  expect(chooseActionAt(run, { hazard: 'fire', severity: 'high', arrivalS: null, now })).toEqual({
    action: 'keep-away',
    leftS: null,
    instead: null,
  });
});

test('a village is as near as the nearest point of its box', () => {
  const east = destination(site.latitude, site.longitude, 90, 2_000);
  expect(findDistanceM(run.result, [east.longitude, 21.59, east.longitude + 0.05, 21.61])).toBeCloseTo(2_000, 0);
  expect(findDistanceM(run.result, [72.9, 21.5, 73.1, 21.7])).toBe(0);
});
