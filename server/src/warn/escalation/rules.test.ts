import type { EscalationTier } from '@hazardguard/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideNextStep, selectChain } from './rules.ts';

const tier: EscalationTier = { groups: ['l0auth'], onDuty: true, needed: 1, waitS: 300 };
const usual = { industryId: null, district: null };
const bharuch = { industryId: null, district: 'Bharuch' };
const works = { industryId: 7, district: null };

test("an industry's own chain comes before its district's, and that before the chain for all others", () => {
  expect(selectChain([usual, bharuch, works], { industryId: 7, district: 'Bharuch' })).toBe(works);
  expect(selectChain([usual, bharuch, works], { industryId: 8, district: ' bharuch' })).toBe(bharuch);
  expect(selectChain([usual, bharuch, works], { industryId: 8, district: 'Surat' })).toBe(usual);
  expect(selectChain([usual, bharuch, works], { industryId: 8, district: null })).toBe(usual);
  expect(selectChain([bharuch, works], { industryId: 8, district: 'Surat' })).toBeNull();
});

test('in any chain every tier is called once, in order, then the chain gives up; the end of the alert comes first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 30, max: 900 }), { minLength: 1, maxLength: 6 }), (waits) => {
      const tiers = waits.map((waitS) => ({ ...tier, waitS }));
      const look = { tiers, due: true, expired: false, ended: null, repeats: false };
      const steps = tiers.map((_tier, called) => decideNextStep({ ...look, tier: called }));
      expect(steps).toEqual(tiers.map((one, index) => ({ kind: 'call', tier: one, number: index + 1 })));
      expect(decideNextStep({ ...look, tier: tiers.length })).toEqual({ kind: 'give-up' });
      expect(decideNextStep({ ...look, repeats: true, tier: tiers.length + 3 })).toEqual({
        kind: 'call',
        tier: tiers.at(-1),
        number: tiers.length + 4,
      });
      for (let called = 0; called <= tiers.length; called++) {
        expect(decideNextStep({ ...look, tier: called, due: false })).toEqual({ kind: 'wait' });
        expect(decideNextStep({ ...look, tier: called, expired: true })).toEqual({ kind: 'stop', why: 'expired' });
        expect(decideNextStep({ ...look, tier: called, expired: true, ended: 'cancelled' })).toEqual({ kind: 'stop', why: 'cancelled' });
      }
    }),
  );
});
