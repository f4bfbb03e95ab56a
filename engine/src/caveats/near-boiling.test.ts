import { expect, test } from 'vitest';
import { run } from '../compute/run.ts';
import { checkScenario } from '../read/scenario.ts';
import { boilingTemperatureAt } from '../substance/vapour-pressure.ts';
import { chlorine } from '../testing/substances.ts';
import { toCelsius } from '../units/convert.ts';

const boilingC = toCelsius(boilingTemperatureAt(chlorine, 1.001 * 101_325));

/** Ten tonnes of chlorine stored so many degrees above its boiling point, in ALOHA's way. */
const stored = (aboveK: number, changes: object = {}) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      mode: 'aloha-compatible',
      quantityKg: 10_000,
      storage: { temperatureC: boilingC + aboveK },
      rupture: { type: 'circular', diameterM: 0.05 },
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 20, stability: 'D' },
      site: { latitude: 20, longitude: 72 },
      ...changes,
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return run(checked.scenario);
};

const codes = ['just-below-boiling', 'just-above-boiling'];
const findCaveat = (result: ReturnType<typeof stored>) => result.caveats.find(({ code }) => codes.includes(code));

test('stored by its boiling point, each side shows the rate, the mass and the reaches of the other', () => {
  const [below, above] = [stored(-0.02), stored(0.02)];
  expect((above.source.rateKgS ?? 0) / (below.source.rateKgS ?? 1)).toBeGreaterThan(1.15);
  for (const [one, other, code, severity] of [
    [below, above, 'just-below-boiling', 'warning'],
    [above, below, 'just-above-boiling', 'note'],
  ] as const) {
    const caveat = findCaveat(one);
    expect([caveat?.code, caveat?.severity]).toEqual([code, severity]);
    const shown = (name: string): number => Number(caveat?.params?.[name]);
    expect(shown('otherRateKgS') / (other.source.rateKgS ?? 0)).toBeCloseTo(1, 1);
    expect(shown('otherAirborneKg') / other.source.airborneKg).toBeCloseTo(1, 1);
    for (const [i, { reachM, level }] of other.zones.entries()) {
      expect(shown(`otherReach${i + 1}M`) / reachM).toBeCloseTo(1, 1);
      expect(caveat?.message).toContain(level.id);
    }
  }
});

test('farther from the boiling point than readings can be wrong, as gas, or at a stated rate nothing is said', () => {
  for (const result of [
    stored(-10),
    stored(10),
    stored(5, { storage: { temperatureC: 20, pressureKpa: 200 } }),
    stored(0, { rupture: { type: 'direct', rateKgS: 1 } }),
  ])
    expect(findCaveat(result)).toBeUndefined();
});
