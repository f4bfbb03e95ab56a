import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeAir } from '../atmosphere/air.ts';
import { checkScenario } from '../index.ts';
import { chlorine } from '../testing/substances.ts';
import type { SourceTerm } from '../types/pipeline.ts';
import { bubbleShare } from './level-swell.ts';
import { sourceTerm } from './source-term.ts';

// With the critical pressure the surface tension can be estimated.
const substance = { ...chlorine, criticalPressure: 7.99e6 };

const computeSource = (quantityKg: number, diameterM: number, storage: object): SourceTerm => {
  const check = checkScenario(
    {
      chemical: substance.name,
      hazard: 'leak',
      quantityKg,
      storage: { temperatureC: 25, phase: 'gas', ...storage },
      rupture: { type: 'circular', diameterM },
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' },
      site: { latitude: 21, longitude: 72 },
    },
    substance,
  );
  if (!check.ok) throw new Error(check.problems.map(({ message }) => message).join(' '));
  return sourceTerm(check.scenario, computeAir(check.scenario));
};

/** Null where the hole does not lie above the liquid, or the stock does not fit. */
const sourceIfAbove = (...[quantityKg, diameterM, storage]: Parameters<typeof computeSource>): SourceTerm | null => {
  try {
    return computeSource(quantityKg, diameterM, storage);
  } catch (problem) {
    if (problem instanceof Error && /lies below the liquid|do not fit/u.test(problem.message)) return null;
    throw problem;
  }
};

const has = ({ caveats }: SourceTerm, code: string): boolean => caveats.some((caveat) => caveat.code === code);

test('bubbles fill a share of the liquid that grows with the vapour that passes, to two thirds at most', () => {
  expect(bubbleShare(0, 0.02, 1400, 20)).toBe(0);
  // 1.53 (0.02 × 9.80665 × 1380)^0.25/√1400 = 0.1659 m/s; ψ = 2: 2/(2 + 3).
  expect(bubbleShare(2 * 0.1659, 0.02, 1400, 20)).toBeCloseTo(0.4, 3);
  expect(bubbleShare(1e3, 0.02, 1400, 20)).toBeCloseTo(2 / 3, 3);
});

test('more stock in a vessel never keeps its level from swelling up to a hole', () => {
  const vessels = [
    { vesselShape: 'horizontal-cylinder', vesselDiameterM: 2.5, vesselLengthM: 8 },
    { vesselShape: 'vertical-cylinder', vesselDiameterM: 2.5, vesselLengthM: 5 },
    { vesselShape: 'sphere', vesselDiameterM: 4 },
  ];
  let swollen = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...vessels),
      fc.double({ min: 8000, max: 40_000, noNaN: true }),
      fc.double({ min: 1, max: 1.1, noNaN: true }),
      fc.double({ min: 0.05, max: 0.8, noNaN: true }),
      (vessel, quantityKg, more, diameterM) => {
        const [one, fuller] = [quantityKg, quantityKg * more].map((kg) => sourceIfAbove(kg, diameterM, vessel));
        if (one === undefined || one === null || fuller === null || !has(one, 'level-swell')) return;
        swollen++;
        expect(fuller !== undefined && has(fuller, 'level-swell')).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
  expect(swollen).toBeGreaterThan(30);
});

test('a nearly empty vessel does not swell up to a hole in its top; a nearly full one does', () => {
  const vessel = { vesselShape: 'horizontal-cylinder', vesselDiameterM: 2.5, vesselLengthM: 6 };
  expect([1500, 38_000].map((kg) => has(computeSource(kg, 0.3, vessel), 'level-swell'))).toEqual([false, true]);
});

test('without a vessel it is said that the vessel decides', () => {
  expect([0.02, 0.1, 0.4].map((diameterM) => has(computeSource(1e4, diameterM, {}), 'swell-vessel-unknown'))).toEqual([false, true, false]);
  expect(has(computeSource(1e4, 0.4, {}), 'level-swell')).toBe(true);
});
