import { describe, expect, test } from 'vitest';
import { stirred } from '../atmosphere/air.ts';
import { checkScenario } from '../index.ts';
import { prepare } from '../models.ts';
import { testAir } from '../testing/air.ts';
import { chlorine } from '../testing/substances.ts';
import { toDegrees } from '../units/convert.ts';
import { similarityField } from './similarity-plume.ts';

/** A leak of a little gas at night in a weak wind, with more known about the air. */
const leak = (windSpeedMs: number, known: object) => {
  const check = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      mode: 'best-estimate',
      model: 'similarity-plume',
      quantityKg: 100,
      rupture: { type: 'direct', rateKgS: 0.02, durationMin: 60 },
      weather: { windSpeedMs, windFromDeg: 0, temperatureC: 10, ...known },
      site: { latitude: 0, longitude: 0, roughnessM: 0.03 },
    },
    chlorine,
  );
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  const { model, air, source } = prepare(check.scenario);
  const { field } = model.compute(check.scenario, air, source);
  if (field.shape !== 'plume') throw new Error('The similarity plume makes no plume');
  return field;
};

const given = { 'class F': { stability: 'F' }, '1/L 0.05 1/m': { inverseObukhov: 0.05 } } as const;

describe.each(Object.entries(given))('at night, %s, the wind falling from 2 to 0.5 m/s', (_name, known) => {
  test.each([2, 1.5, 1.2, 1, 0.8, 0.5])(
    'at %d m/s the highest values are within twice those with the measured wander of a weak wind',
    (wind) => {
      // Crosswind speeds of weak winds: the least values of AERMOD's options for them.
      for (const sigmaV of [0.3, 0.5]) {
        const sigmaThetaDeg = toDegrees(sigmaV / wind);
        const [own, measured] = [leak(wind, known), leak(wind, { ...known, sigmaThetaDeg })];
        for (const x of [50, 200, 1000, 3000]) {
          expect(own.axisPeak(x) / measured.axisPeak(x)).toBeGreaterThan(0.5);
          expect(own.axisPeak(x) / measured.axisPeak(x)).toBeLessThan(2);
        }
      }
    },
  );
});

test('meander fades: whole at 2 m/s, none from 4 m/s on, and no more than measured turbulence is added where that is known', () => {
  const sigmaV = (u10: number) => testAir({ u10, cls: 'F', mode: 'best-estimate' }).meanderMs;
  expect([0.5, 2, 3, 4, 12].map(sigmaV)).toEqual([0.3, 0.3, expect.closeTo(0.15, 9), 0, 0]);
  expect(testAir({ u10: 1, cls: 'F', mode: 'aloha-compatible' }).meanderMs).toBe(0);
  const steps = [{ fromS: 0, toS: 3600, rateKgS: 1 }];
  const at = (meanderMs: number) => {
    const air = { ...testAir({ u10: 2, cls: 'F', mode: 'best-estimate' }), crosswindTurbulenceMs: 0.2, meanderMs };
    return similarityField({ steps, burstKg: undefined, heightM: 0, diameterM: 0, molarMass: 0.07, averagingS: null }, air).axisPeak(500);
  };
  expect(at(0)).toBe(at(0.3));
});

test('air raised from a calm wavers as before, up to twice as far', () => {
  const calm = (u10: number) => stirred(testAir({ u10, cls: 'F', mode: 'best-estimate' }), 1).meanderMs;
  expect(calm(0.8)).toBeCloseTo(0.3 / 0.8, 9);
  expect(calm(0.5)).toBeCloseTo(0.6, 9);
  expect(calm(0.1)).toBeCloseTo(0.6, 9);
  expect(calm(1)).toBe(0.3);
});
