import { catalogue } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import trial from '../data/prairie-grass-1956.json' with { type: 'json' };
import { limits } from './limits.ts';
import { metricsOf } from './metrics.ts';
import { prairieGrassPairs } from './prairie-grass.ts';

it('the trial holds 27 runs of 5 arcs, of which 134 are usable', () => {
  expect(trial.runs).toHaveLength(27);
  expect(trial.runs.flatMap((run) => run.arcs)).toHaveLength(135);
  expect(trial.runs.flatMap((run) => run.arcs.filter((arc) => arc.use))).toHaveLength(134);
});

describe.each(limits)('$model, $mode, on Prairie Grass', ({ model: id, mode, count, minFac2, mg, maxVg, maxAbsFb, maxNmse }) => {
  const model = catalogue.find((one) => one.id === id);
  if (!model) throw new Error(`${id} is not in the catalogue`);
  const pairs = prairieGrassPairs(model, mode);

  it('drops no usable arc', () => {
    expect(pairs).toHaveLength(count);
  });

  it('stays within its limits', () => {
    const found = metricsOf(pairs);
    expect(found.fac2).toBeGreaterThanOrEqual(minFac2);
    expect(found.mg).toBeGreaterThanOrEqual(mg[0]);
    expect(found.mg).toBeLessThanOrEqual(mg[1]);
    expect(found.vg).toBeLessThanOrEqual(maxVg);
    expect(Math.abs(found.fb)).toBeLessThanOrEqual(maxAbsFb);
    expect(found.nmse).toBeLessThanOrEqual(maxNmse);
  });

  it('would fail if the model predicted half or twice as much', () => {
    for (const factor of [0.5, 2]) {
      const wrong = metricsOf(pairs.map((pair) => ({ ...pair, predicted: factor * pair.predicted })));
      expect(wrong.mg < mg[0] || wrong.mg > mg[1]).toBe(true);
      expect(wrong.fac2).toBeLessThan(minFac2);
    }
  });
});
