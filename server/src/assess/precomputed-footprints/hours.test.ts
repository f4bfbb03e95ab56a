import type { PrecomputedHour } from '@hazardguard/contract';
import { describe, expect, test } from 'vitest';
import { findWorstHour, isDownwind } from './hours.ts';
import { listWarnings } from './warnings.ts';

describe('a place downwind', () => {
  const north = { distanceM: 1000, bearingDeg: 0 };
  test.each([
    ['a south wind carries to a place in the north', 180, 1000, true],
    ['but not beyond its reach', 180, 999, false],
    ['a north wind carries the other way', 0, 5000, false],
    ['26° aside is still in the square of the guidebook', 180 + 26, 1200, true],
    ['half the length aside is its edge', 180 + 45, 1200, false],
  ])('%s', (_name, windFromDeg, reachM, inside) => expect(isDownwind(north, windFromDeg, reachM)).toBe(inside));
});

const hour = (at: number, changes: Partial<PrecomputedHour> = {}): PrecomputedHour => ({
  time: new Date(Date.UTC(2026, 10, 20, at)).toISOString(),
  reachM: 500,
  beyondRange: false,
  windSpeedMs: 4,
  windFromDeg: 270,
  stability: 'D',
  night: false,
  overSchool: false,
  ...changes,
});
const calm = (at: number, reachM: number) => hour(at, { reachM, windSpeedMs: 1.4, stability: 'F', night: true });

describe('warnings', () => {
  test('a calm stable night is one span from its first hour to the end of its last, with the reach then and now', () => {
    const hours = [hour(16), hour(17, { night: true }), calm(18, 2000), calm(19, 2600), hour(20, { night: true }), calm(21, 2100)];
    expect(listWarnings(hours, { presentReachM: 400, school: null })).toEqual([
      {
        code: 'calm-stable-night',
        from: '2026-11-20T18:00:00.000Z',
        to: '2026-11-20T20:00:00.000Z',
        reachM: 2600,
        beyondRange: false,
        windSpeedMs: 1.4,
        presentReachM: 400,
      },
      expect.objectContaining({ from: '2026-11-20T21:00:00.000Z', to: '2026-11-20T22:00:00.000Z', reachM: 2100 }),
    ]);
  });

  test.each([
    ['by day', { night: false }],
    ['at 2 m/s', { windSpeedMs: 2 }],
    ['in class E', { stability: 'E' as const }],
  ])('none %s', (_name, changes) => {
    const hours = [{ ...calm(18, 2000), ...changes }];
    expect(listWarnings(hours, { presentReachM: 400, school: null })).toEqual([]);
  });

  test('warns of wind towards a school, and first of a school inside now', () => {
    const school = { name: 'Primary school', distanceM: 900, insideNow: true };
    const warnings = listWarnings([hour(3), hour(4, { overSchool: true }), hour(5, { overSchool: true })], { presentReachM: 1000, school });
    expect(warnings.map(({ code }) => code)).toEqual(['school-inside', 'towards-school']);
    expect(warnings[1]).toMatchObject({ from: '2026-11-20T04:00:00.000Z', to: '2026-11-20T06:00:00.000Z', school: 'Primary school' });
  });
});

test('the worst hour is the earliest with the longest reach; refused hours do not count', () => {
  expect(findWorstHour([hour(1, { reachM: null }), hour(2), hour(3, { reachM: 900 }), hour(4, { reachM: 900 })])?.time).toBe(
    '2026-11-20T03:00:00.000Z',
  );
  expect(findWorstHour([hour(1, { reachM: null })])).toBeNull();
});
