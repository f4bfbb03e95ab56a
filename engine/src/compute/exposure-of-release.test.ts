import { expect, test } from 'vitest';
import { checkScenario } from '../read/scenario.ts';
import type { ScenarioDocument } from '../types/document-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { run } from './run.ts';

const minutes = (...rows: readonly (readonly [number, number])[]) => rows.map(([min, ppm]) => ({ seconds: 60 * min, ppm }));

/** AEGL of chlorine (NAC/AEGL): 10, 30 and 60 minutes. */
const chlorine: Substance = {
  id: 'chlorine',
  name: 'Chlorine',
  cas: '7782-50-5',
  molarMass: 0.0709,
  boilingPoint: 239.1,
  toxicLevels: [
    { id: 'AEGL-3', family: 'AEGL', severity: 'severe', byExposure: minutes([10, 50], [30, 28], [60, 20]) },
    { id: 'AEGL-2', family: 'AEGL', severity: 'middle', byExposure: minutes([10, 2.8], [30, 2.8], [60, 2]) },
  ],
  sources: [],
};
const hourOnly: Substance = {
  ...chlorine,
  toxicLevels: (chlorine.toxicLevels ?? []).map((level) => ({ ...level, byExposure: level.byExposure.slice(2) })),
};

const document = (durationMin: number): ScenarioDocument => ({
  chemical: 'chlorine',
  hazard: 'leak',
  mode: 'aloha-compatible',
  quantityKg: 60_000,
  rupture: { type: 'direct', rateKgS: 1, durationMin },
  weather: { windSpeedMs: 5, windFromDeg: 0, temperatureC: 15, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
  exposureFrom: 'release',
});

const check = (given: ScenarioDocument, substance = chlorine): Scenario => {
  const checked = checkScenario(given, substance);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.scenario;
};

test('a release is judged by the level for the shortest tabulated time that it does not outlast', () => {
  const times = [1, 7.5, 10, 11, 30, 45, 60].map((min) => check(document(min)).exposureS / 60);
  expect(times).toEqual([10, 10, 10, 30, 30, 60, 60]);
});

test('the zones, the echo of the inputs and a caveat say so', () => {
  const scenario = check(document(7.5));
  const { zones, caveats, inputs } = run(scenario);
  expect(zones.map(({ level }) => level.value)).toEqual([50, 2.8]);
  expect(inputs.find(({ key }) => key === 'exposureMin')).toMatchObject({ value: 10, origin: 'derived' });
  expect(caveats.find(({ code }) => code === 'exposure-of-release')?.params).toEqual({ exposureMin: 10, statedMin: 60 });
});

test('a release that outlasts the hour keeps it, and a caveat says so; a person may ask for levels for longer', () => {
  const hour = check(document(90));
  expect(hour.exposureS).toBe(3600);
  expect(hour.caveats.find(({ code }) => code === 'release-outlasts-exposure')).toBeUndefined();
  const withLonger = {
    ...chlorine,
    toxicLevels: (chlorine.toxicLevels ?? []).map((level) => ({
      ...level,
      byExposure: [...level.byExposure, { seconds: 14_400, ppm: 1 }],
    })),
  };
  const said = check(document(90), withLonger);
  expect(said.exposureS).toBe(3600);
  expect(said.caveats.find(({ code }) => code === 'release-outlasts-exposure')).toMatchObject({ value: 5400, params: { statedMin: 60 } });
  expect(check({ ...document(90), exposureMin: 240 }, withLonger).exposureS).toBe(14_400);
  expect(check({ ...document(45), exposureMin: 240 }, withLonger).exposureS).toBe(3600);
});

test('each level names the time that its value is for', () => {
  expect(run(check(document(7.5))).zones.map(({ level }) => level.exposureS)).toEqual([600, 600]);
  expect(run(check(document(45))).zones.map(({ level }) => level.exposureS)).toEqual([3600, 3600]);
});

test('without the request, of a substance with hour values alone and for a stated shorter time nothing changes', () => {
  const plain = check({ ...document(7.5), exposureFrom: 'stated' });
  expect(plain.exposureS).toBe(3600);
  expect(plain.caveats.map(({ code }) => code)).not.toContain('exposure-of-release');
  expect(check(document(7.5), hourOnly).exposureS).toBe(3600);
  expect(check({ ...document(20), exposureMin: 15 }).exposureS).toBe(900);
  // The default, as in stored runs.
  const { exposureFrom: _release, ...unasked } = document(7.5);
  expect(check(unasked).hash).toBe(plain.hash);
});
