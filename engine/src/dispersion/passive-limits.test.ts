import { describe, expect, test } from 'vitest';
import { checkScenario, emptyReceptors, run } from '../index.ts';
import { testAir } from '../testing/air.ts';
import { chlorine } from '../testing/substances.ts';
import type { PlumeField } from '../types/pipeline.ts';
import { gaussianPlumeField } from './gaussian-plume.ts';
import { similarityField } from './similarity-plume.ts';

const fields = { 'similarity-plume': similarityField, 'gaussian-plume': gaussianPlumeField } as const;
type Model = keyof typeof fields;

/** Air of the classes and winds that differ most. */
const airs = (
  [
    ['B', 3],
    ['D', 5],
    ['F', 2],
  ] as const
).map(([cls, u10]) => testAir({ u10, cls, mode: 'best-estimate' }));

const away = { burstKg: undefined, heightM: 0, diameterM: 0, molarMass: 0.07, coefficients: undefined, averagingS: null, path: null };
const lasting = (durationS: number, rateKgS: number) => ({ ...away, steps: [{ fromS: 0, toS: durationS, rateKgS }] });

/** Reaches of the levels of a run, m. */
const reachesOf = (document: object): readonly number[] => {
  const check = checkScenario({ chemical: 'chlorine', hazard: 'leak', mode: 'best-estimate', ...document }, chlorine);
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return run(check.scenario, emptyReceptors).zones.map(({ reachM }) => reachM ?? 0);
};

describe.each(Object.keys(fields) as Model[])('%s', (model) => {
  test.each(airs)('a release of an hour is the steady plume, one of a second the burst of its mass', (air) => {
    const make = fields[model];
    for (const x of [100, 500, 2000, 8000]) {
      const steady = make(lasting(1e9, 1), air).axisPeak(x);
      const field = make(lasting(1e9, 1), air);
      const travelS = field.arrivalS(x);
      expect(make(lasting(3 * travelS + 600, 1), air).axisPeak(x) / steady).toBeGreaterThan(0.95);
      const burst = make({ ...away, steps: [], burstKg: 50 }, air).axisPeak(x);
      expect(make(lasting(1, 50), air).axisPeak(x) / burst, `${x} m`).toBeGreaterThan(0.9);
      expect(make(lasting(1, 50), air).axisPeak(x) / burst, `${x} m`).toBeLessThan(1.001);
    }
  });

  test.each(airs)('a burst carries its mass past every place, once', (air) => {
    const make = fields[model];
    const field: PlumeField = make({ ...away, steps: [], burstKg: 0.01 }, air);
    for (const x of [200, 1500]) {
      const steady = make(lasting(1e9, 1e-5), air).axisPeak(x) / 1e-5;
      const [from, to] = [field.arrivalS(x), field.departureS(x)];
      const step = (to - from) / 200;
      let dosage = 0;
      for (let t = from - 8 * (to - from); t < to + 8 * (to - from); t += step) dosage += step * field.at(x, 0, 0, t);
      expect(dosage / (0.01 * steady)).toBeCloseTo(1, 3);
      expect(field.at(x, 0, 0, from) / field.axisPeak(x)).toBeCloseTo(0.5, 6);
      expect(field.at(x, 0, 0, to) / field.axisPeak(x)).toBeCloseTo(0.5, 6);
    }
  });

  /** A stock of gas at twenty times the outside pressure: nothing rains out, and little stays in a vessel with a hole. */
  const stock = {
    model,
    quantityKg: 200,
    storage: { phase: 'gas', temperatureC: 100, pressureKpa: 2000 },
    site: { latitude: 0, longitude: 0, terrain: 'rural' },
  };
  const weathers = [
    { windSpeedMs: 4, windFromDeg: 0, temperatureC: 25, stability: 'D' },
    { windSpeedMs: 2, windFromDeg: 0, temperatureC: 25, stability: 'F' },
  ];

  test.each(weathers)('a larger hole reaches no less far, up to the whole vessel, and none of it in a jump', (weather) => {
    const holes = Array.from({ length: 81 }, (_, i) => ({ type: 'circular', diameterM: 0.01 * 1.05 ** i }));
    let before: readonly number[] | undefined;
    for (const rupture of [...holes, { type: 'catastrophic' }]) {
      const reaches = reachesOf({ ...stock, weather, rupture });
      before?.forEach((reach, i) => {
        expect((reaches[i] ?? 0) / reach, JSON.stringify(rupture)).toBeGreaterThan(0.98);
        expect((reaches[i] ?? 0) / reach, JSON.stringify(rupture)).toBeLessThan(1.1);
      });
      before = reaches;
    }
  });

  test.each(weathers)('a longer, a larger and a later stopped release reach no less far', (weather) => {
    const rupture = { type: 'circular', diameterM: 0.02 };
    const series: readonly (readonly object[])[] = [
      [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60].map((isolationMin) => ({ ...stock, rupture, isolationMin })),
      [10, 20, 50, 100, 200, 500, 1000].map((quantityKg) => ({ ...stock, rupture, quantityKg })),
      [0.1, 0.2, 0.5, 1, 2, 5, 10, 30].map((durationMin) => ({ ...stock, rupture: { type: 'direct', rateKgS: 0.1, durationMin } })),
    ];
    for (const documents of series) {
      let before: readonly number[] | undefined;
      for (const document of documents) {
        const reaches = reachesOf({ ...document, weather });
        before?.forEach((reach, i) => {
          expect((reaches[i] ?? 0) / reach, JSON.stringify(document)).toBeGreaterThan(0.98);
        });
        before = reaches;
      }
    }
  });
});
