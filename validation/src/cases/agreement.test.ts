import { describe, expect, test } from 'vitest';
import { disagreements } from './agreement.ts';
import type { Inputs, Tolerance } from './case.ts';

const misses = (got: Inputs, expected: Inputs, tolerance: Tolerance): number => disagreements(got, expected, tolerance).misses.length;

test.each([
  ['relative', { type: 'relative', value: 0.125 }, [1.125, 0.875], [1.126, 0.874]],
  ['ratio range', { type: 'ratio_range', min: 0.8, max: 1.3 }, [0.8, 1.3], [0.79, 1.31]],
  ['factor', { type: 'factor', value: 2 }, [0.5, 2], [0.49, 2.01]],
  ['absolute', { type: 'absolute', value: 0.25 }, [1.25, 0.75], [1.26, 0.74]],
  ['exact', { type: 'exact' }, [1], [1.0001, 0.9999]],
] as const)('%s: its bounds belong to it, what lies beyond does not, and no number is refused', (_name, tolerance, fine, wrong) => {
  for (const value of fine) expect(misses({ a: value }, { a: 1 }, tolerance)).toBe(0);
  for (const value of [...wrong, Number.NaN, null, '1', undefined]) expect(misses({ a: value }, { a: 1 }, tolerance)).toBe(1);
});

test('null among distances means that the level is not reached, elsewhere it means no expectation', () => {
  const tolerance = { type: 'relative', value: 0.1 };
  expect(misses({ distance_m: [null, 18] }, { distance_m: [null, 18] }, tolerance)).toBe(0);
  expect(misses({ distance_m: [5, 18] }, { distance_m: [null, 18] }, tolerance)).toBe(1);
  expect(misses({ distance_m: [null] }, { distance_m: [18] }, tolerance)).toBe(1);
  expect(misses({ vapour_pressure_atm: [0.2] }, { vapour_pressure_atm: [null] }, tolerance)).toBe(0);
});

test('a member may have its own tolerance, by the words of its name', () => {
  const tolerance = { type: 'relative', value: 0.01, duration: '0.85-1.15', rate: { type: 'factor', value: 2 } };
  expect(misses({ duration_min: 1.14, rate_kg_s: 1.9, mass_kg: 1 }, { duration_min: 1, rate_kg_s: 1, mass_kg: 1 }, tolerance)).toBe(0);
  expect(misses({ duration_min: 1.16, rate_kg_s: 2.1, mass_kg: 1.1 }, { duration_min: 1, rate_kg_s: 1, mass_kg: 1 }, tolerance)).toBe(3);
});

test('two expected numbers for one result are bounds', () => {
  expect(misses({ threshold_between: 2 }, { threshold_between: [1.85, 2.06] }, { type: 'exact' })).toBe(0);
  expect(misses({ threshold_between: 1 }, { threshold_between: [1.85, 2.06] }, { type: 'exact' })).toBe(1);
});

test('a performance is compared with its greatest median; a goal is reported but not judged', () => {
  const expected = { median_ms_max: 5, goal_ms: 1 };
  expect(misses({ median_ms: 4 }, expected, { type: 'performance' })).toBe(0);
  expect(misses({ median_ms: 6 }, expected, { type: 'performance' })).toBe(1);
});

describe('statements', () => {
  const pairs = [1, 1.4, 1.4, 1.4, 3].map((predicted) => ({ observed: 1, predicted }));
  const judged = (stat: string, evidence: Inputs = { pairs }): string => {
    const { misses: wrong, unclear } = disagreements({ stat: evidence }, { stat }, { type: 'statistic' });
    return unclear.length > 0 ? 'unclear' : wrong.length > 0 ? 'miss' : 'holds';
  };
  test.each([
    ['FAC2 >= 0.8', 'holds'],
    ['FAC2 >= 0.81', 'miss'],
    ['0.6 <= MG <= 0.8, VG <= 1.4', 'holds'],
    ['0.85 <= MG <= 1.18, VG <= 1.4', 'miss'],
    ['MG 0.6-0.8', 'holds'],
    ['|FB| <= 0.6; NMSE < 1', 'holds'],
    ['all 5 readings within a factor 3; geometric mean ratio 1.4-1.7', 'holds'],
    ['all 5 readings within a factor 2.9', 'miss'],
    ['at least 80 % of runs within a factor 2, 20 % within a factor 1.5', 'holds'],
    ['at least 81 % of runs within a factor 2', 'miss'],
    ['mostly fine', 'unclear'],
    ['kurtosis < 3', 'unclear'],
    ['the 90 % interval covers 60-97 % of arcs', 'unclear'],
  ])('%s: %s', (stat, expected) => {
    expect(judged(stat)).toBe(expected);
  });
  // σ 0.5: |ln 1.4| = 0.336 and ln 3 = 1.099 lie 0.67 and 2.2 σ away; 90 % lie within 1.645 σ, 40 % within 0.524 σ.
  test.each([
    ['the 90 % interval covers 75-97 % of arcs', 'holds'],
    ['the 90 % predictive interval covers 81-97 % of the arcs', 'miss'],
    ['90 % interval contains at least 80 %', 'holds'],
    ['the 40 % interval covers 0.15-0.25', 'holds'],
    ['75-97 % of arcs lie inside the 90 % interval', 'holds'],
    ['at least 81 % of arcs inside the 90 % interval', 'miss'],
    ['coverage 0.75-0.97', 'holds'],
    ['coverage 75-97 %, FAC2 >= 0.8', 'holds'],
    ['0.81 <= coverage <= 0.97', 'miss'],
    ['share inside >= 80 %', 'holds'],
  ])('of coverage: %s: %s', (stat, expected) => {
    expect(judged(stat, { pairs, sigma: 0.5 })).toBe(expected);
  });
  test('of numbers', () => {
    const tolerance = { type: 'relative', value: 0.1 };
    const numbers = { a: 500, b: [3, 2, 1], bearing_deg: 1 };
    for (const [fine, wrong] of [
      [{ a: '> 499' }, { a: '> 500' }],
      [{ a: 'at most 500' }, { a: '< 500' }],
      [{ a: '400-500' }, { a: '501 to 600' }],
      [{ b: 'falling' }, { b: 'rising' }],
      [{ bearing_deg: 359 }, { bearing_deg: 181 }],
    ] as const) {
      expect(misses(numbers, fine, { type: 'absolute', value: 3 })).toBe(0);
      expect(misses(numbers, wrong, tolerance)).toBe(1);
    }
  });
  test('laws and identities', () => {
    expect(judged('relative error < 1 %', { sides: [[1.009, 1]] })).toBe('holds');
    expect(
      judged('relative error < 1 %', {
        sides: [
          [1, 1],
          [1.011, 1],
        ],
      }),
    ).toBe('miss');
    expect(judged('holds for 200 random scenarios', { scenarios: 200, violations: [] })).toBe('holds');
    expect(judged('holds for 200 random scenarios', { scenarios: 199, violations: [] })).toBe('miss');
    expect(judged('holds for 200 random scenarios', { scenarios: 200, violations: ['x'] })).toBe('miss');
    expect(judged('a = (b+c)/2', { sides: [[1, 1 + 1e-12]] })).toBe('holds');
    expect(judged('a = (b+c)/2', { sides: [[1, 1.001]] })).toBe('miss');
  });
});
