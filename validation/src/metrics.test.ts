import { expect, it } from 'vitest';
import { computeMetrics } from './metrics.ts';

it('a perfect model scores 1, 1, 1, 0, 0', () => {
  const pairs = [1, 5, 20].map((value) => ({ observed: value, predicted: value }));
  expect(computeMetrics(pairs)).toEqual({ count: 3, fac2: 1, mg: 1, vg: 1, fb: 0, nmse: 0 });
});

it('a model twice too high has MG 1/2, VG exp(ln² 2) = 1.617, FB −2/3, NMSE 1/2 on a single value', () => {
  const { mg, vg, fb, nmse } = computeMetrics([{ observed: 1, predicted: 2 }]);
  expect(mg).toBeCloseTo(0.5, 12);
  expect(vg).toBeCloseTo(1.6169, 3);
  expect(fb).toBeCloseTo(-2 / 3, 12);
  expect(nmse).toBeCloseTo(0.5, 12);
});

it('refuses an empty set and values that have no logarithm', () => {
  expect(() => computeMetrics([])).toThrow('none');
  expect(() => computeMetrics([{ observed: 0, predicted: 1 }])).toThrow('observed 0');
});
