import { expect, test } from 'vitest';
import { testAir } from '../testing/air.ts';
import { Refusal } from '../types/refusal.ts';
import { freeJetShare, refuseDeepJet } from './free-jet.ts';

test('a jet keeps k2 d/x of its concentration on the axis, and falls off beside it', () => {
  expect(freeJetShare(0.1, 1, 6, 0)).toBeCloseTo(0.1, 12);
  expect(freeJetShare(0.1, 1, 6, 1.2) / freeJetShare(0.1, 1, 6, 0)).toBeCloseTo(Math.exp(-1), 12);
  expect(freeJetShare(0.1, 4, 0.3, 0)).toBe(1);
});

test('a jet too large for the profile of the wind is refused in words', () => {
  const air = testAir({ u10: 1, cls: 'D', mode: 'best-estimate' });
  const jet = { rateKgS: 1e9, openingM: 300, velocityMs: 100, diameterM: 1000 };
  expect(() => refuseDeepJet(jet, air, 12)).toThrow(Refusal);
  expect(() => refuseDeepJet({ ...jet, rateKgS: 1000 }, air, 12)).not.toThrow();
});
