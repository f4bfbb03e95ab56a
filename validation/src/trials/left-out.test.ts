import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { denseConstants } from '@hazardguard/engine/models';
import { expect, test } from 'vitest';
import { bundledData } from '../data-files.ts';
import { computeMetrics } from '../metrics.ts';
import { densePairs, scoreDenseTrials } from './dense-gas.ts';
import { readDenseTrials } from './dense-trial.ts';
import { denseLeftOut, leaveOut } from './left-out.ts';

const spills = readDenseTrials(JSON.parse(readFileSync(join(bundledData, 'dense-gas-open.json'), 'utf8'))) ?? [];

test('a part is scored by the candidate that is best on the others, never by its own', () => {
  const pair = (label: string, ratio: number) => ({ label, observed: ratio, predicted: 1 });
  // Candidate a fits parts one and two, b fits part three alone.
  const part = (name: string, a: number, b: number) => ({
    name,
    pairsOf: new Map([
      ['a', [pair(name, a)]],
      ['b', [pair(name, b)]],
    ]),
  });
  const { metrics, fitted } = leaveOut(['a', 'b'], [part('1', 1, 2), part('2', 1, 2), part('3', 4, 1)]);
  // Without part 3 a is chosen, which is off by 4 there; without part 1 or 2 it is b, because of part 3.
  expect(metrics.mg).toBeCloseTo(Math.cbrt(2 * 2 * 4), 9);
  expect(fitted.mg).toBeCloseTo(Math.cbrt(2 * 2 * 1), 9);
});

test('the spills are scored alike by both ways where the constants are the engine’s', () => {
  const [own] = scoreDenseTrials(spills);
  expect(spills.flatMap((trial) => densePairs(trial, denseConstants)).map(({ predicted }) => predicted)).toEqual(
    own?.pairs.map(({ predicted }) => predicted),
  );
});

test('spills of a series left out score worse than with constants chosen on them too, and still as a good research model does', () => {
  const { metrics, fitted } = denseLeftOut(spills);
  const [own] = scoreDenseTrials(spills);
  expect(metrics.vg).toBeGreaterThan(fitted.vg);
  expect(fitted.vg).toBeLessThanOrEqual(computeMetrics(own?.pairs ?? []).vg);
  expect(metrics.fac2).toBeGreaterThan(0.5);
  expect(metrics.mg).toBeGreaterThan(0.7);
  expect(metrics.mg).toBeLessThan(1.3);
  expect(metrics.vg).toBeLessThan(1.6);
});
