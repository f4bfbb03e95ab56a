import { describe, expect, test } from 'vitest';
import { prepare } from '../choose/prepare.ts';
import { footprint } from '../field/footprint.ts';
import { erf } from '../numerics/erf.ts';
import { erfRead } from '../numerics/erf-table.ts';
import { topOfThree } from '../numerics/top-of-three.ts';
import { checkScenario } from '../read/scenario.ts';
import { testAir } from '../testing/air.ts';
import { chlorine } from '../testing/substances.ts';
import type { PlumeField, SourceStep } from '../types/pipeline.ts';
import { toCelsius } from '../units/convert.ts';
import { heavyPlumeField } from './heavy-field.ts';
import { steppedHeavyField } from './heavy-steps.ts';

const prepared = (changes: object) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      mode: 'aloha-compatible',
      model: 'heavy-plume',
      site: { latitude: 20, longitude: 72 },
      ...changes,
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  const { scenario } = checked;
  const { model, air, source } = prepare(scenario);
  const { field } = model.compute(scenario, air, source);
  if (field.shape !== 'plume') throw new Error('A plume is expected');
  return { field, source };
};

const weathers = {
  'D, 5 m/s': { windSpeedMs: 5, windFromDeg: 0, temperatureC: 15, stability: 'D' },
  'F, 2 m/s': { windSpeedMs: 2, windFromDeg: 0, temperatureC: 25, stability: 'F' },
  'B, 3 m/s': { windSpeedMs: 3, windFromDeg: 0, temperatureC: 30, stability: 'B' },
} as const;

/** A liquid that drains and cools, a gas that blows down in minutes, a two-phase jet from a tank that empties in a quarter of an hour. */
const falling = {
  'a ton container that empties': { quantityKg: 900, rupture: { type: 'circular', diameterM: 0.019 } },
  'gas that blows down': { quantityKg: 900, storage: { phase: 'gas' }, rupture: { type: 'circular', diameterM: 0.03 } },
  'a tank of 30 t': { quantityKg: 30_000, rupture: { type: 'circular', diameterM: 0.08 } },
} as const;

/** Every step of a release entered by itself as a stated rate, in the same state, and what they make together at a moment, ppm. */
const byHand = (changes: object): { readonly at: PlumeField['at']; readonly steps: readonly SourceStep[]; readonly field: PlumeField } => {
  const { field, source } = prepared(changes);
  const parts = source.steps.map(({ fromS, toS, rateKgS }) => {
    const one = prepared({
      ...changes,
      quantityKg: 1e6,
      rupture: {
        type: 'direct',
        rateKgS,
        durationMin: (toS - fromS) / 60,
        exitTemperatureC: toCelsius(source.temperatureK),
        liquidFraction: source.liquidFraction,
      },
    });
    expect(one.source.densityKgM3 / source.densityKgM3).toBeCloseTo(1, 6);
    return { fromS, field: one.field };
  });
  const at: PlumeField['at'] = (x, y, z, timeS) => parts.reduce((sum, one) => sum + one.field.at(x, y, z, timeS - one.fromS), 0);
  return { at, steps: source.steps, field };
};

/** The highest of many moments. */
const highestSeen = (at: PlumeField['at'], field: PlumeField, x: number, y: number, z: number): number => {
  const [from, to] = [field.arrivalS(x), field.departureS(x)];
  const around = 0.5 * to + 30;
  let highest = 0;
  for (let i = 0; i <= 4000; i++) highest = Math.max(highest, at(x, y, z, from - around + ((to - from + 2 * around) * i) / 4000));
  return highest;
};

/** Farthest distance at which a level is met, m: from the far end inwards, then by halving. */
const farthest = (value: (x: number) => number, level: number, rangeM: number): number => {
  let low = rangeM;
  while (low > 1 && value(low) < level) low /= 1.1;
  let high = Math.min(rangeM, 1.1 * low);
  for (let i = 0; i < 12; i++) {
    const middle = 0.5 * (low + high);
    if (value(middle) >= level) low = middle;
    else high = middle;
  }
  return low;
};

const level = (value: number) => ({ id: `L${value}`, severity: 'mild', value, unit: 'ppm', exposureS: undefined, meaning: '' }) as const;

describe.each(Object.entries(falling))('%s', (_name, release) => {
  test.each(Object.entries(weathers))('reaches, in %s, as far as its steps superposed by hand, to 0.5 %%', (_air, weather) => {
    const { at, steps, field } = byHand({ ...release, weather });
    expect(steps.length).toBeGreaterThan(1);
    expect(steps[0]?.rateKgS).toBeGreaterThan(1.05 * (steps.at(-1)?.rateKgS ?? Number.NaN));
    const zones = footprint(field, [50, 20, 2.8].map(level));
    for (const zone of zones) {
      if (zone.status !== 'reached') continue;
      const hand = farthest((x) => highestSeen(at, field, x, 0, 0), zone.level.value, field.rangeM);
      expect(zone.reachM / hand, `${zone.level.value} ppm`).toBeCloseTo(1, 2);
    }
    expect(zones.some(({ status }) => status === 'reached')).toBe(true);
  });

  test('is at every place the highest of its moments, and its half-width is where that falls to the level', () => {
    const { at, field } = byHand({ ...release, weather: weathers['D, 5 m/s'] });
    for (const x of [30, 150, 600, 2500, 8000]) {
      const ppm = 0.3 * field.axisPeak(x);
      const half = field.halfWidth(x, ppm);
      expect(highestSeen(at, field, x, half, 0) / ppm).toBeCloseTo(1, 3);
      expect(field.peak(x, 0.99999 * half, 0)).toBeGreaterThan(ppm);
      expect(field.peak(x, 1.00001 * half, 0)).toBeLessThan(ppm);
      for (const [y, z] of [
        [0, 0],
        [half, 0],
        [1.5 * half, 2],
      ] as const) {
        const highest = highestSeen(at, field, x, y, z);
        expect(field.peak(x, y, z) / highest).toBeCloseTo(1, 3);
        expect(highestSeen(field.at, field, x, y, z)).toBeLessThanOrEqual(field.peak(x, y, z) * (1 + 2e-4));
      }
    }
  });
});

const air = testAir({ u10: 4, cls: 'D' });
const gas = { poolRadiusM: 0, densityKgM3: 3, molarMass: 0.0709, averagingS: null };

test('an even release cut into steps is the whole', () => {
  const whole = heavyPlumeField({ ...gas, rateKgS: 5, durationS: 600 }, air);
  const cut = steppedHeavyField(
    { ...gas, steps: [0, 60, 200, 400].map((fromS, i) => ({ fromS, toS: [60, 200, 400, 600][i] ?? 0, rateKgS: 5 })) },
    air,
  );
  for (const x of [0, 5, 50, 500, 2000, 9000]) {
    expect(cut.axisPeak(x) / whole.axisPeak(x)).toBeCloseTo(1, 7);
    const ppm = 0.2 * whole.axisPeak(x);
    expect(cut.halfWidth(x, ppm) / whole.halfWidth(x, ppm)).toBeCloseTo(1, 5);
    for (const timeS of [10, 300, 900]) expect(cut.at(x, 3, 1, timeS)).toBeCloseTo(whole.at(x, 3, 1, timeS), 2);
    expect([cut.arrivalS(x), cut.departureS(x)]).toEqual([whole.arrivalS(x), expect.closeTo(whole.departureS(x), 6)]);
  }
  expect(cut.sourceRadiusM).toBe(whole.sourceRadiusM);
});

test('one step is to the last bit the plume of its rate', () => {
  const whole = heavyPlumeField({ ...gas, rateKgS: 5, durationS: 600 }, air);
  const stepped = steppedHeavyField({ ...gas, steps: [{ fromS: 0, toS: 600, rateKgS: 5 }] }, air);
  for (const x of [1, 100, 5000])
    expect([stepped.axisPeak(x), stepped.halfWidth(x, 20)]).toEqual([whole.axisPeak(x), whole.halfWidth(x, 20)]);
});

test('a small second step adds, and never takes away', () => {
  const first = { fromS: 0, toS: 60, rateKgS: 10 };
  const alone = steppedHeavyField({ ...gas, steps: [first] }, air);
  const more = steppedHeavyField({ ...gas, steps: [first, { fromS: 60, toS: 600, rateKgS: 1 }] }, air);
  for (const x of [20, 200, 1000, 4000, 9000]) {
    expect(more.axisPeak(x)).toBeGreaterThanOrEqual(alone.axisPeak(x) * (1 - 1e-9));
    expect(more.axisPeak(x)).toBeLessThan(2 * alone.axisPeak(x));
  }
});

test('the error function from its table is that of erf to 1e-9', () => {
  for (let x = -7; x <= 7; x += 0.0037) expect(Math.abs(erfRead(x) - erf(x))).toBeLessThan(1e-9);
  expect([erfRead(Number.POSITIVE_INFINITY), erfRead(Number.NEGATIVE_INFINITY), erfRead(0)]).toEqual([1, -1, 0]);
  expect(erfRead(Number.NaN)).toBeNaN();
});

test('the top of a parabola is found at once, of a hump to a part in a hundred thousand', () => {
  expect(topOfThree((x) => -((x - 0.3) ** 2), 0, 0.4, 1, -0.09, -0.01, -0.49)).toBeCloseTo(0.3, 9);
  const hump = (x: number): number => erf(3 * x) - erf(2 * (x - 1));
  const [low, middle, high] = [0, 0.6, 2];
  const top = topOfThree(hump, low, middle, high, hump(low), hump(middle), hump(high));
  const seen = Math.max(...Array.from({ length: 20_001 }, (_, i) => hump(i / 10_000)));
  expect(hump(top) / seen).toBeGreaterThan(1 - 1e-5);
});
