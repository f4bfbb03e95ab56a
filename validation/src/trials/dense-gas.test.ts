import { describe, expect, it } from 'vitest';
import file from '../../data/dense-gas-open.json' with { type: 'json' };
import { computeMetrics } from '../metrics.ts';
import { distanceSet, interpolateDistance, scoreDenseTrials } from './dense-gas.ts';
import { readDenseTrials } from './dense-trial.ts';

const trials = readDenseTrials(file);
if (trials === null) throw new Error('The carried data are in another format');
const scores = scoreDenseTrials(trials);
const all = 'Dense gas spills, arc maxima';
const metrics = (model: string, dataSet: string, inputs = 'wind profile + 1/L') => {
  const score = scores.find((one) => one.model === model && one.dataSet === dataSet && one.inputs === inputs);
  return computeMetrics(score?.pairs ?? []);
};

it('the six spills have 27 arcs above the noise of the sensors', () => {
  expect(trials).toHaveLength(6);
  expect(metrics('dense-plume', all).count).toBe(27);
  expect(metrics('dense-plume', `${all}, inside a vapour fence`).count).toBe(6);
});

it('reads only its own format', () => {
  for (const other of [null, 3, {}, { trials: [] }, { trials: [{ trial: 'B3' }] }, { runs: [] }]) expect(readDenseTrials(other)).toBeNull();
});

describe('the dense plume', () => {
  it('predicts the arcs within its goal', () => {
    for (const inputs of ['wind profile + 1/L', 'wind profile + class']) {
      const found = metrics('dense-plume', all, inputs);
      expect(found.fac2).toBeGreaterThanOrEqual(0.88);
      expect(found.mg).toBeGreaterThanOrEqual(0.85);
      expect(found.mg).toBeLessThanOrEqual(1.18);
      expect(found.vg).toBeLessThanOrEqual(1.35);
    }
  });

  it('also without the fenced spills, though low', () => {
    const found = metrics('dense-plume', `${all}, no fence`);
    expect(found.fac2).toBeGreaterThanOrEqual(0.9);
    expect(found.mg).toBeLessThanOrEqual(1.36);
    expect(found.vg).toBeLessThanOrEqual(1.25);
  });

  it('has better scores than the plume without heat and the screening', () => {
    expect(metrics('dense-plume', all).vg).toBeLessThan(metrics('heavy-plume', all, 'wind profile + class').vg);
    expect(metrics('dense-plume', all).vg).toBeLessThan(metrics('britter-mcquaid', all).vg);
  });
});

it('the screening is an upper bound: it predicts at least twice too much', () => {
  expect(metrics('britter-mcquaid', all).mg).toBeLessThan(0.5);
});

describe('distances to the lower flammable limit', () => {
  it('of the open spills are those that the file states', () => {
    for (const trial of file.trials) {
      const found = interpolateDistance(trial.arc_max_vol_pct, 5);
      if (trial.interpolated_distance_to_5pct_m === null) expect(found).toBeNull();
      else expect(found).toBeCloseTo(trial.interpolated_distance_to_5pct_m, -0.5);
    }
  });

  it('are predicted within a factor of two, with a VG below the published one of Phast 8.4', () => {
    for (const inputs of ['wind profile + 1/L', 'wind profile + class']) {
      const found = metrics('dense-plume', distanceSet, inputs);
      expect(found.count).toBe(4);
      expect(found.fac2).toBe(1);
      expect(found.vg).toBeLessThan(1.206);
    }
  });
});
