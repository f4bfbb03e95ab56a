import { describe, expect, it } from 'vitest';
import file from '../../data/prairie-grass-open.json' with { type: 'json' };
import { limits } from '../limits.ts';
import { computeMetrics } from '../metrics.ts';
import { readPrairieGrass, scorePrairieGrass } from './prairie-grass.ts';

const trial = readPrairieGrass(file);
if (trial === null) throw new Error('The carried data are in another format');
const scores = scorePrairieGrass(trial);

it('the trial has 27 runs of 5 arcs, of which 134 are usable', () => {
  const arcs = trial.runs.flatMap((run) => run.arcs);
  expect([trial.runs.length, arcs.length, arcs.filter((arc) => arc.use).length]).toEqual([27, 135, 134]);
});

it('reads only its own format', () => {
  for (const other of [null, 3, [], {}, { runs: [] }, { meta: {}, runs: [{ q_g_s: 3 }] }]) expect(readPrairieGrass(other)).toBeNull();
});

it('measured turbulence makes the similarity plume better, not worse', () => {
  const [measured = 9, guessed = 0, classed = 0] = ['wind + 1/L + sigma-theta', 'wind + 1/L', 'wind + class'].map(
    (inputs) => computeMetrics(scores.find((one) => one.model === 'similarity-plume' && one.inputs === inputs)?.pairs ?? []).vg,
  );
  expect(measured).toBeLessThan(guessed);
  expect(guessed).toBeLessThan(classed);
});

describe.each(limits)('$model, $mode, $inputs on $dataSet', ({ count, minFac2, mg, maxVg, maxAbsFb, maxNmse, ...limit }) => {
  const { pairs = [] } =
    scores.find(
      ({ dataSet, model, mode, inputs }) =>
        dataSet === limit.dataSet && model === limit.model && mode === limit.mode && inputs === limit.inputs,
    ) ?? {};

  it('drops no usable arc', () => {
    expect(pairs).toHaveLength(count);
  });

  it('stays within its limits', () => {
    const found = computeMetrics(pairs);
    expect(found.fac2).toBeGreaterThanOrEqual(minFac2);
    expect(found.mg).toBeGreaterThanOrEqual(mg[0]);
    expect(found.mg).toBeLessThanOrEqual(mg[1]);
    expect(found.vg).toBeLessThanOrEqual(maxVg);
    expect(Math.abs(found.fb)).toBeLessThanOrEqual(maxAbsFb);
    expect(found.nmse).toBeLessThanOrEqual(maxNmse);
  });

  it('would fail if the model predicted half or twice as much', () => {
    for (const factor of [0.5, 2]) {
      const wrong = computeMetrics(pairs.map((pair) => ({ ...pair, predicted: factor * pair.predicted })));
      expect(wrong.mg < mg[0] || wrong.mg > mg[1]).toBe(true);
      expect(wrong.fac2).toBeLessThan(minFac2);
    }
  });
});
