import { expect, test } from 'vitest';
import { prepare } from '../choose/prepare.ts';
import { footprint } from '../field/footprint.ts';
import type { PlumeField } from '../pipeline.ts';
import { checkScenario } from '../scenario.ts';
import { chlorine } from '../testing/substances.ts';

const quantityKg = 10_000;

/** Ten tonnes of chlorine released evenly over a time, or at once. */
const released = (rupture: object, weather: object) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      quantityKg,
      rupture,
      weather: { windFromDeg: 0, temperatureC: 20, ...weather },
      site: { latitude: 20, longitude: 72 },
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  const { model, air, source, levels } = prepare(checked.scenario);
  const { field } = model.compute(checked.scenario, air, source);
  if (field.shape !== 'plume') throw new Error('A plume is expected');
  return { id: model.id, field, zones: footprint(field, levels) };
};

const over = (seconds: number, weather: object) => released({ type: 'direct', rateKgS: quantityKg / seconds }, weather);

const stable = { windSpeedMs: 2, stability: 'F' };
const neutral = { windSpeedMs: 5, stability: 'D' };

test.each([
  ['stable', stable],
  ['neutral', neutral],
])('the same stock in less time never reaches less far, nor as far as at once, in %s air', (_name, weather) => {
  const atOnce = released({ type: 'catastrophic' }, weather);
  expect(atOnce.id).toBe('dense-puff');
  const reaches = [1200, 300, 60, 10].map((seconds) => {
    const { id, zones } = over(seconds, weather);
    expect(id).toBe('dense-plume');
    return zones[0]?.reachM ?? 0;
  });
  for (const [i, reachM] of reaches.entries()) expect(reachM).toBeGreaterThan(0.98 * (reaches[i - 1] ?? 0));
  expect(reaches.at(-1)).toBeLessThan(atOnce.zones[0]?.reachM ?? 0);
});

const highestInTime = (field: PlumeField, x: number, y: number): number => {
  const [from, to] = [field.arrivalS(x), field.departureS(x)];
  return Math.max(...Array.from({ length: 1001 }, (_, i) => field.at(x, y, 1, 0.5 * from + ((1.5 * to - 0.5 * from) * i) / 1000)));
};

test('the value in time is highest at the peak, on the axis and beside it', () => {
  const { field } = over(30, stable);
  for (const [x, y] of [
    [300, 0],
    [5000, 0],
    [5000, 700],
  ] as const)
    expect(highestInTime(field, x, y) / field.peak(x, y, 1)).toBeCloseTo(1, 2);
});
