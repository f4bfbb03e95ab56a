import { describe, expect, it } from 'vitest';
import { ignitionFacts as ignition } from '../testing/risk-facts.ts';
import { findIgnition } from './ignition.ts';

const rate = (rateKgS: number) => ({ rateKgS, massKg: 1000 });

describe('ignition', () => {
  it.each([
    ['k1-liquid', 500, 0.065],
    ['low-reactivity-gas', 5, 0.02],
    ['low-reactivity-gas', 10, 0.04],
    ['low-reactivity-gas', 101, 0.09],
    ['reactive-gas', 9.9, 0.2],
    ['reactive-gas', 50, 0.5],
    ['reactive-gas', 200, 0.7],
  ] as const)('CPR 18E table 4.5: %s at %d kg/s ignites at once with %d', (fluid, kgS, published) => {
    expect(findIgnition(ignition, 'cpr18e', fluid, rate(kgS), 0, false).immediate).toBe(published);
  });

  it('CPR 18E goes by the mass of an instantaneous release', () => {
    const at = (massKg: number) => findIgnition(ignition, 'cpr18e', 'reactive-gas', { rateKgS: null, massKg }, 0, false).immediate;
    expect([at(500), at(5000), at(20_000)]).toEqual([0.2, 0.5, 0.7]);
  });

  it('CPR 18E without a stated delayed ignition takes the cautious end, and says so: all ignites later, nothing of a poison', () => {
    const delayed = (stated: number | null, poisons: boolean) =>
      findIgnition(ignition, 'cpr18e', 'reactive-gas', rate(50), stated, poisons);
    expect(delayed(null, false)).toMatchObject({ delayed: 0.5, delayedAssumed: 'all' });
    expect(delayed(null, true)).toMatchObject({ delayed: 0, delayedAssumed: 'none' });
    expect(delayed(0.1, true)).toMatchObject({ delayed: 0.1, delayedAssumed: null });
  });

  it('HyRAM goes by rate, and its sums are the totals of Cox, Lees and Ang for gas: 1, 7 and 30 %', () => {
    const totals = [0.5, 10, 60].map((kgS) => {
      const { immediate, delayed } = findIgnition(ignition, 'hyram-generic', 'reactive-gas', rate(kgS), null, false);
      return immediate + delayed;
    });
    expect(totals.map((total) => total.toFixed(3))).toEqual(['0.010', '0.070', '0.300']);
    expect(findIgnition(ignition, 'hyram-hydrogen', 'reactive-gas', rate(0.1), null, false)).toMatchObject({
      immediate: 0.008,
      delayed: 0.004,
    });
  });
});
