import { expect, test } from 'vitest';
import { valueAt } from '../dose/series.ts';
import { toxicLoad } from '../dose/toxic-load.ts';
import { testAir } from '../testing/air.ts';
import { infiltrationPerS } from './air-exchange.ts';
import { indoorSeries, withClearing } from './indoor.ts';

const hour = 3600;
const pulse = {
  timeS: Float64Array.of(0, 5 * hour, 5 * hour, 20 * hour, 20 * hour, 30 * hour),
  value: Float64Array.of(0, 0, 1, 1, 0, 0),
};

test('a square pulse fills and leaves a house exponentially', () => {
  const perS = 0.25 / hour;
  const moments = {
    timeS: Float64Array.of(...pulse.timeS.slice(0, 3), 19 * hour, ...pulse.timeS.slice(3)),
    value: Float64Array.of(0, 0, 1, 1, 1, 0, 0),
  };
  const inside = indoorSeries(moments, [{ fromS: 0, perS }]);
  expect(valueAt(inside, 19 * hour)).toBeCloseTo(1 - Math.exp(-0.25 * 14), 12);
  expect(valueAt(inside, 30 * hour)).toBeCloseTo((1 - Math.exp(-0.25 * 15)) * Math.exp(-0.25 * 10), 12);
});

test('what comes in goes out: with n = 1 the load indoors is that outdoors, once the house has cleared', () => {
  const ramp = { timeS: Float64Array.of(0, 600, 1800), value: Float64Array.of(0, 80, 0) };
  const inside = indoorSeries(withClearing(ramp, 2 / hour), [{ fromS: 0, perS: 2 / hour }]);
  const left = (inside.value.at(-1) ?? 0) * 30;
  expect((toxicLoad(inside, 1) + left) / toxicLoad(ramp, 1)).toBeCloseTo(1, 3);
  expect(left / toxicLoad(ramp, 1)).toBeLessThan(0.01);
});

test('a ramp on a grid of any fineness gives the same end', () => {
  const perS = 1 / hour;
  const coarse = { timeS: Float64Array.of(0, hour), value: Float64Array.of(0, 10) };
  const fine = { timeS: Float64Array.from({ length: 61 }, (_, i) => 60 * i), value: Float64Array.from({ length: 61 }, (_, i) => i / 6) };
  const end = (series: typeof fine) => indoorSeries(series, [{ fromS: 0, perS }]).value.at(-1);
  expect(end(coarse)).toBeCloseTo(end(fine) ?? 0, 12);
  // Ci = 10 (1 - (1 - e^-1)) = 10/e after an hour of a ramp to 10.
  expect(end(coarse)).toBeCloseTo(10 / Math.E, 12);
});

test('opened windows clear a house at their own rate, and walls take up some of it', () => {
  const exchange = [
    { fromS: 0, perS: 0.5 / hour },
    { fromS: 21 * hour, perS: 6 / hour },
  ];
  const inside = indoorSeries(pulse, exchange);
  const at21 = (1 - Math.exp(-0.5 * 15)) * Math.exp(-0.5);
  expect(valueAt(inside, 21 * hour)).toBeCloseTo(at21, 12);
  expect(valueAt(inside, 30 * hour)).toBeCloseTo(at21 * Math.exp(-54), 12);
  const settled = indoorSeries({ timeS: Float64Array.of(0, 1e6), value: Float64Array.of(1, 1) }, [{ fromS: 0, perS: 1e-3 }], 1e-3);
  expect(settled.value.at(-1)).toBeCloseTo(0.5, 12);
});

// A run of ALOHA recorded in hazel-2026: one storey, unsheltered, 5 m/s, class D, 15 °C.
test('infiltration of a one-storey unsheltered house is 0.85 per hour', () => {
  const perH = 3600 * infiltrationPerS({ storeys: 1, sheltered: false }, testAir({ u10: 5, cls: 'D' }));
  expect(perH).toBeCloseTo(0.85, 1);
  expect(Math.abs(perH / 0.85 - 1)).toBeLessThan(0.02);
});
