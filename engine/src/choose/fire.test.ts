import { describe, expect, test } from 'vitest';
import { checkScenario, run } from '../index.ts';
import { propane } from '../testing/substances.ts';
import type { RunResult } from '../types/result-types.ts';
import type { Substance } from '../types/substance-types.ts';

/** With its critical pressure (perry-8 table 2-141) the surface tension is estimated, and droplets rain out. */
const raining: Substance = { ...propane, criticalPressure: 4.25e6 };

const burn = (document: object, substance = raining): RunResult => {
  const checked = checkScenario(
    {
      chemical: substance.name,
      hazard: 'fire',
      quantityKg: 1e4,
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 20, humidityPercent: 50, stability: 'D' },
      site: { latitude: 21, longitude: 72 },
      ...document,
    },
    substance,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return run(checked.scenario);
};

const reaches = ({ zones }: RunResult): readonly number[] => zones.map(({ reachM }) => reachM);
const boilingC = propane.boilingPoint === undefined ? Number.NaN : propane.boilingPoint - 273.15;

describe.each([
  ['a hole of 50 mm', { type: 'circular', diameterM: 0.05 }, 'jet-fire', 'jet-and-pool-burn'],
  ['a rupture', { type: 'catastrophic' }, 'fireball', 'ball-and-pool-burn'],
])('liquid just above its boiling point, through %s', (_name, rupture, model, caveat) => {
  test.each(['people', 'equipment', 'dose'])('burns as far as just below it, by levels of %s', (levels) => {
    const at = (temperatureC: number): RunResult => burn({ rupture, fire: { levels }, storage: { temperatureC } });
    const cold = at(boilingC - 0.5);
    expect(cold.model.id).toBe('pool-fire');
    for (const warmer of [0.1, 0.5, 1, 2, 5, 10, 20]) {
      const warm = at(boilingC + warmer);
      expect([warm.model.id, warm.caveats.some(({ code }) => code === caveat)], `${warmer} K`).toEqual([model, true]);
      // The pool lacks what burns in the jet or the ball; its width, and so its reach, goes with the root of its mass at most.
      const { flashFraction, rainOut = 0 } = warm.source;
      const onGround = model === 'jet-fire' ? rainOut : Math.min(rainOut, 1 - 3 * (flashFraction ?? 1));
      warm.zones.forEach(({ level, reachM }, i) => {
        const before = cold.zones[i]?.reachM ?? Number.NaN;
        expect(reachM, `${level.id} ${warmer} K`).toBeGreaterThan(0.99 * Math.sqrt(Math.max(0, onGround)) * before);
      });
    }
  });
});

test('a jet and its pool together reach farther than the pool alone', () => {
  const at = (temperatureC: number, one = 'auto'): readonly number[] =>
    reaches(burn({ model: one, rupture: { type: 'circular', diameterM: 0.05 }, storage: { temperatureC } }));
  at(-30).forEach((reach, i) => {
    expect(reach).toBeGreaterThan(at(-30, 'pool-fire')[i] ?? Number.NaN);
  });
});
