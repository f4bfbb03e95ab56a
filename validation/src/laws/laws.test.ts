import { catalogue, type HazardModel } from '@hazardguard/engine';
import type { PlumeField } from '@hazardguard/engine/models';
import { expect, test } from 'vitest';
import { checkLaws } from './check-laws.ts';
import { decaying, doubledRate, type Law, longerRelease, nowhereNegative, proportional, sameTwice, symmetric } from './monotone.ts';
import { drawReleases } from './releases.ts';

const sound = catalogue.find(({ id }) => id === 'gaussian-plume');
if (sound === undefined) throw new Error('The Gaussian plume is not in the catalogue');

/** The Gaussian plume with an error in its field. */
const wrong = (spoil: (field: PlumeField, call: number) => Partial<PlumeField>): HazardModel => {
  let calls = 0;
  return {
    ...sound,
    compute: (scenario, air, source) => {
      const { field, details, caveats } = sound.compute(scenario, air, source);
      if (field.shape !== 'plume') throw new Error('No plume');
      calls++;
      return { field: { ...field, ...spoil(field, calls) }, details, caveats };
    },
  };
};

const releases = drawReleases(30, 7);
const breaks = (law: Law, model: HazardModel): boolean => releases.some((release) => law(model, release) !== null);

test.each<readonly [string, Law, HazardModel]>([
  ['symmetric', symmetric, wrong(({ peak }) => ({ peak: (x, y, z) => peak(x, y + 1, z) }))],
  ['never negative', nowhereNegative, wrong(({ peak }) => ({ peak: (x, y, z) => peak(x, y, z) - 1e-9 }))],
  ['a number', nowhereNegative, wrong(() => ({ peak: () => Number.NaN }))],
  ['decaying', decaying, wrong(({ axisPeak }) => ({ axisPeak: (x) => axisPeak(9000 - x) }))],
  ['the same twice', sameTwice, wrong(({ peak }, call) => ({ peak: (x, y, z) => call * peak(x, y, z) }))],
  ['proportional', proportional, wrong(({ peak }) => ({ peak: (x, y, z) => Math.sqrt(peak(x, y, z)) }))],
  ['a doubled rate', doubledRate, wrong(({ axisPeak }, call) => ({ axisPeak: (x) => axisPeak(x) / (call % 2 === 0 ? 9 : 1) }))],
  ['a longer release', longerRelease, wrong(({ axisPeak }, call) => ({ axisPeak: (x) => axisPeak(x) / (call % 2 === 0 ? 9 : 1) }))],
] as const)('%s: the law holds for the sound model, and a spoilt one breaks it', (_name, law, spoilt) => {
  expect(breaks(law, sound)).toBe(false);
  expect(breaks(law, spoilt)).toBe(true);
});

test('an unknown law is not understood, and the requested number of scenarios is tested', () => {
  expect(checkLaws('Monotone: bigger is better', 5)).toEqual({ why: 'the law "bigger is better" is not understood' });
  expect(checkLaws('Law: footprint symmetric about the axis', 5)).toEqual({ scenarios: 5, violations: [] });
});
