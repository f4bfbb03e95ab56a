import { expect, test } from 'vitest';
import { equivalentConcentration, fluctuationFactor, loadOverTime, toxicLoad } from '../dose/toxic-load.ts';
import type { Probit } from '../types/substance-types.ts';
import { computeProbit, deathShare, lethalConcentration, loadForShare, loadInUnit, probitIn } from './probit.ts';

const withersLees: Probit = { set: 'LEES-HSE', a: -8.29, b: 0.92, n: 2, unit: 'ppm' };
const chlorineKgMol = 0.070906;

// withers-1985, abstract: 433 ppm for 10 min and 250 ppm for 30 min kill half of the regular population.
test.each([
  [10, 433],
  [30, 250],
])('chlorine for %d min kills half at %d ppm', (minutes, ppm) => {
  expect(Math.abs(lethalConcentration(withersLees, 0.5, 60 * minutes, chlorineKgMol) / ppm - 1)).toBeLessThan(0.01);
});

test('the constants of another group follow from its own LC50: 100 ppm for 30 min gives 173 ppm for 10 min', () => {
  // The vulnerable population of withers-1985.
  const vulnerable = { ...withersLees, a: 5 - 0.92 * Math.log(100 ** 2 * 30) };
  expect(lethalConcentration(vulnerable, 0.5, 600, chlorineKgMol)).toBeCloseTo(173, 0);
});

test('a load that kills a share kills that share', () => {
  for (const share of [0.01, 0.1, 0.5, 0.9])
    expect(deathShare(computeProbit(withersLees, loadForShare(withersLees, share)))).toBeCloseTo(share, 12);
  expect(deathShare(computeProbit(withersLees, 0))).toBe(0);
});

test('mg/m³ are those at 25 °C: 1 ppm of chlorine is 70.906/24.465 mg/m³', () => {
  const inMass: Probit = { ...withersLees, set: 'CPR-18E', unit: 'mg/m³' };
  expect(loadInUnit(inMass, 100, chlorineKgMol) / 100).toBeCloseTo((70.906 / 24.465) ** 2, 3);
  expect(loadInUnit(withersLees, 100, chlorineKgMol)).toBe(100);
});

test('the set asked for is taken where the substance has it, else the other one', () => {
  const substance = { id: '', name: '', cas: '', molarMass: 0.03, sources: [], probits: [withersLees] };
  expect(probitIn(substance, 'LEES-HSE')).toBe(withersLees);
  expect(probitIn(substance, 'CPR-18E')).toBe(withersLees);
  expect(probitIn({ ...substance, probits: [] }, 'CPR-18E')).toBeNull();
});

test('a load is integrated, exactly for straight pieces and jumps', () => {
  const ramp = { timeS: Float64Array.of(0, 600), value: Float64Array.of(0, 60) };
  // ∫₀¹⁰ (6 t)² dt with t in min.
  expect(toxicLoad(ramp, 2)).toBeCloseTo((36 * 1000) / 3, 9);
  const steps = { timeS: Float64Array.of(0, 300, 300, 900), value: Float64Array.of(40, 40, 10, 10) };
  expect(Array.from(loadOverTime(steps, 2.75))).toEqual(
    [0, 5, 5, 15].map((_, i) => expect.closeTo([0, 1, 1, 1][i] === 0 ? 0 : 5 * 40 ** 2.75 + (i === 3 ? 10 * 10 ** 2.75 : 0), 6)),
  );
});

test('the average times the time is wrong by half the load for an on-and-off cloud and n = 2', () => {
  const onOff = { timeS: Float64Array.of(0, 600, 600, 1200), value: Float64Array.of(100, 100, 0, 0) };
  expect(toxicLoad(onOff, 2) / (50 ** 2 * 20)).toBeCloseTo(2, 12);
  expect(equivalentConcentration(toxicLoad(onOff, 2), 2, 1200)).toBeCloseTo(100 / Math.SQRT2, 9);
});

test('flutter raises the load by 1 + i² for n = 2 and not at all for n = 1', () => {
  expect(fluctuationFactor(2, 0.7)).toBeCloseTo(1 + 0.49, 12);
  expect(fluctuationFactor(1, 0.7)).toBe(1);
});
