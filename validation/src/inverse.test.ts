import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareWithin } from './cases/evidence.ts';
import { coverage, ensembleSigma } from './coverage.ts';
import { bundledData } from './data-files.ts';
import { scoreInverse } from './inverse.ts';
import { computeMetrics } from './metrics.ts';
import { readPrairieGrass, scorePrairieGrass } from './trials/prairie-grass.ts';

const trial = readPrairieGrass(JSON.parse(readFileSync(join(bundledData, 'prairie-grass-open.json'), 'utf8')));
if (trial === null) throw new Error('The data of Prairie Grass are not in the format of Prairie Grass');

/** Limits only tighten. */
test('estimates the rate of every run from its arc maxima within a factor 2, nine in ten within 1.5', () => {
  const scores = scoreInverse(trial, 'rate from arc maxima');
  const pairs = scores.map(({ rate }) => rate);
  expect(pairs).toHaveLength(27);
  expect(shareWithin(pairs, 2)).toBe(1);
  expect(shareWithin(pairs, 1.5)).toBeGreaterThanOrEqual(0.9);
  expect(Math.abs(Math.log(computeMetrics(pairs).mg))).toBeLessThan(Math.log(1.15));
});

test('with a tracer of its true density the rate is within a factor 2 in all runs but one', () => {
  const pairs = scoreInverse(trial, 'rate from arc maxima', { neutral: false }).map(({ rate }) => rate);
  expect(shareWithin(pairs, 2)).toBeGreaterThanOrEqual(26 / 27);
  expect(shareWithin(pairs, 1.5)).toBeGreaterThanOrEqual(24 / 27);
});

/** The numbers of a line of the report; the check of generated files computes them again from the trials. */
const publishedNumbers = (figure: string): readonly number[] => {
  const line = readFileSync(join(bundledData, '../../docs/validation.md'), 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`| Prairie Grass, inverse: ${figure} |`));
  const [, , value = '', , note = ''] = line?.split('|') ?? [];
  return [...`${value}${note}`.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number));
};

test('estimates place and rate from all samplers: half of the runs within 10 m, all within 50 m and a factor 2', () => {
  const [medianMissM, farthestMissM, runs, , heldBy90, , heldBy50] = publishedNumbers('distance from the estimated to the true place');
  expect(medianMissM).toBeLessThan(10);
  expect(farthestMissM).toBeLessThan(50);
  expect(runs).toBe(27);
  // The regions include the model's own error of the place; the ellipse of the samples alone does not.
  expect(heldBy90).toBeGreaterThanOrEqual(23);
  expect(heldBy50).toBeGreaterThanOrEqual(13);
  const [within2, , , , , , , covered] = publishedNumbers('place and rate from all samplers');
  expect(within2).toBe(100);
  expect(covered).toBeGreaterThanOrEqual(80);
});

test.each([-1, 1] as const)(
  'with a stability class %d off and searched with the place, nine in ten places are inside their region and the rates within a factor 2',
  (step) => {
    const scores = scoreInverse(trial, 'place and rate from all samplers', { air: step });
    const misses = scores.map(({ missM }) => missM).sort((a, b) => a - b);
    expect(scores.filter(({ holding }) => holding.includes(0.9)).length).toBeGreaterThanOrEqual(25);
    expect(misses[13]).toBeLessThan(15);
    expect(
      shareWithin(
        scores.map(({ rate }) => rate),
        2,
      ),
    ).toBeGreaterThanOrEqual(0.96);
  },
  300_000,
);

test("the ensemble's model error covers nine in ten of the measured arcs", () => {
  const scores = scorePrairieGrass(trial).filter(({ model, dataSet }) => model === 'similarity-plume' && dataSet.endsWith('arc maxima'));
  expect(scores.length).toBe(3);
  for (const score of scores) {
    const share = coverage(score.pairs, ensembleSigma(score));
    expect(share, score.inputs).toBeGreaterThanOrEqual(0.86);
    expect(share, score.inputs).toBeLessThanOrEqual(0.94);
  }
});
