import { expect, test } from 'vitest';
import { checkScenario } from '../read/scenario.ts';
import type { Substance } from '../types/substance-types.ts';
import { doubtTable } from './doubt-table.ts';
import type { EnsembleOptions } from './ensemble-types.ts';
import { doubts } from './without-doubt.ts';

const chlorine: Substance = {
  id: 'chlorine',
  name: 'Chlorine',
  cas: '7782-50-5',
  molarMass: 0.0709,
  boilingPoint: 239.1,
  toxicLevels: [
    { id: 'AEGL-3', family: 'AEGL', severity: 'severe', byExposure: [{ seconds: 3600, ppm: 20 }] },
    { id: 'AEGL-2', family: 'AEGL', severity: 'middle', byExposure: [{ seconds: 3600, ppm: 2 }] },
  ],
  sources: [],
};

const makeScenario = (cloud: { readonly cloudPercent?: number }) => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      mode: 'aloha-compatible',
      quantityKg: 600,
      rupture: { type: 'direct', rateKgS: 1, durationMin: 10 },
      time: '2026-11-28T16:30:00Z',
      weather: { windSpeedMs: 3.5, windFromDeg: 225, temperatureC: 25, ...cloud },
      site: { latitude: 21.6, longitude: 73 },
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.scenario;
};

const options: EnsembleOptions = { members: 20, seed: 1, side: 11, knowledge: 'known', windOrigin: 'within-20-km' };
const probability = { actNow: 0.02, beReady: 0.02 };

test('each doubt is listed once; the direction has the doubt of its source, and without it the area is less than half', () => {
  const table = doubtTable(makeScenario({}), options, probability);
  expect(table.rows.map(({ doubt }) => doubt)).toEqual([...doubts]);
  const find = (doubt: string) => table.rows.find((row) => row.doubt === doubt);
  // 15° × (1 + (2/3.5)²), and the turbulence.
  expect(find('direction')?.spread).toBeGreaterThan(19.9);
  expect(find('direction')?.spread).toBeLessThan(22);
  expect(find('direction')?.basis).toBe('width-of-compass-points');
  expect(find('direction')?.beReadyKm2).toBeLessThan(0.5 * table.beReadyKm2);
  expect(find('model')?.beReadyKm2).toBeLessThan(0.9 * table.beReadyKm2);
  expect(Math.min(...table.rows.map(({ beReadyKm2 }) => beReadyKm2))).toBeGreaterThan(0);
});

test('a sky that was seen has no doubt left: switched off, nothing changes', () => {
  const table = doubtTable(makeScenario({ cloudPercent: 10 }), options, probability);
  const sky = table.rows.find(({ doubt }) => doubt === 'sky');
  expect(sky).toEqual({ doubt: 'sky', spread: 0, basis: 'turner-1994', actNowKm2: table.actNowKm2, beReadyKm2: table.beReadyKm2 });
});

test('a wind that nobody knows has any direction', () => {
  const table = doubtTable(makeScenario({ cloudPercent: 10 }), { ...options, windOrigin: 'unknown' }, probability);
  expect(table.rows.find(({ doubt }) => doubt === 'direction')?.spread).toBeNull();
});
