import { expect, test } from 'vitest';
import { checkScenario } from '../read/scenario.ts';
import { chlorine } from '../testing/substances.ts';
import { readingsAt } from './readings-at.ts';
import { threatAt } from './threat-at.ts';

const makeScenario = (changes: object = {}) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      quantityKg: 1e4,
      rupture: { type: 'direct', rateKgS: 1, durationMin: 20 },
      weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 15, stability: 'D' },
      site: { latitude: 21, longitude: 72 },
      ...changes,
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};

test('a sensor downwind reads the threat at its place, moment by moment, and one upwind reads nothing', () => {
  const downwind = { latitude: 21, longitude: 72.004, heightM: 1.5 };
  const { series, outdoors } = threatAt(makeScenario(), { ...downwind, zM: 1.5 });
  const highest = outdoors?.peak ?? 0;
  const [there, upwind] = readingsAt(makeScenario(), [downwind, { latitude: 21, longitude: 71.996, heightM: 1.5 }], series.timeS);
  expect(highest).toBeGreaterThan(10);
  // The chart is straight between moments at which it asked the field; outside the passage it says nothing.
  for (const [k, value] of series.outdoors.entries()) {
    if (value > 0) expect((there?.[k] ?? 0) / value).toBeCloseTo(1, 2);
  }
  expect(Math.max(...(there ?? []))).toBeCloseTo(highest, 6);
  expect(Math.max(...(upwind ?? []))).toBeLessThan(1e-3);
});

test('before the release there is nothing, and heat has no cloud', () => {
  const place = { latitude: 21, longitude: 72.001, heightM: 1 };
  expect([...(readingsAt(makeScenario(), [place], [-10])[0] ?? [])]).toEqual([0]);
});
