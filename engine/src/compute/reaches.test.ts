import { expect, test } from 'vitest';
import { checkScenario } from '../read/scenario.ts';
import type { ScenarioDocument } from '../types/document-types.ts';
import type { Substance } from '../types/substance-types.ts';
import { forecastStrip, reachStrip } from './forecast-strip.ts';
import { computeReaches } from './reaches.ts';
import { run } from './run.ts';

const gas: Substance = {
  id: 'gas',
  name: 'Gas',
  cas: '0',
  molarMass: 0.03,
  gasHeatCapacity: { form: 'constant', coefficients: [1000], unitFactor: 1 },
  toxicLevels: [
    { id: 'AEGL-3', family: 'AEGL', severity: 'severe', byExposure: [{ seconds: 3600, ppm: 50 }] },
    { id: 'AEGL-2', family: 'AEGL', severity: 'middle', byExposure: [{ seconds: 3600, ppm: 5 }] },
  ],
  sources: [],
};
const document: ScenarioDocument = {
  chemical: 'gas',
  hazard: 'leak',
  quantityKg: 1000,
  rupture: { type: 'direct', rateKgS: 0.5, durationMin: 30 },
  weather: { windSpeedMs: 3, windFromDeg: 200, temperatureC: 20, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
};

test('reaches are those of a run', () => {
  const checked = checkScenario(document, gas);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const reaches = computeReaches(document, gas);
  expect(reaches.ok && reaches.levels.map(({ reachM }) => reachM)).toEqual(run(checked.scenario).zones.map(({ reachM }) => reachM));
});

test('a strip has a row for every hour: stable and far by night, unstable and near by day, the wrong hour refused by itself', () => {
  const hour = (time: string, windSpeedMs: number) => ({ time, weather: { windSpeedMs, cloudPercent: 0 } });
  // Local noon and midnight at 72.6° E.
  const strip = forecastStrip(document, gas, [
    hour('2026-03-21T07:10:00Z', 2),
    hour('2026-03-21T19:10:00Z', 2),
    hour('2026-03-21T20:10:00Z', -1),
  ]);
  expect(strip.map((row) => (row.ok ? row.stability : row.problems[0]?.field))).toEqual(['A', 'F', 'weather.windSpeedMs']);
  const [day, night] = strip.map((row) => (row.ok ? (row.levels[1]?.reachM ?? 0) : 0));
  expect(night).toBeGreaterThan(2 * (day ?? 0));
});

test('one level alone reaches as far as it does among all', () => {
  const hours = Array.from({ length: 24 }, (_, h) => ({
    time: new Date(Date.UTC(2026, 2, 21, h)).toISOString(),
    weather: { windSpeedMs: 0.5 + (h % 7), cloudPercent: (13 * h) % 100 },
  }));
  const all = forecastStrip(document, gas, hours);
  for (const level of ['AEGL-3', 'AEGL-2']) {
    const among = all.map((row) => (row.ok ? { ...row.levels.find(({ id }) => id === level) } : undefined));
    expect(reachStrip(document, gas, level, hours)).toMatchObject(
      among.map((row) => ({ ok: true, status: row?.status, reachM: row?.reachM })),
    );
  }
  expect(reachStrip(document, gas, 'ERPG-9', hours)[0]).toMatchObject({ ok: true, status: 'not-reached', reachM: 0 });
});
