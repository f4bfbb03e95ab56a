import { expect, test } from 'vitest';
import { prepare } from '../choose/prepare.ts';
import { run } from '../compute/run.ts';
import { footprint } from '../field/footprint.ts';
import { toPoint } from '../geo/wind-frame.ts';
import { receptorTable } from '../impact/receptor-table.ts';
import { checkScenario } from '../read/scenario.ts';
import type { ScenarioDocument } from '../types/document-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { groundOutline } from './cover.ts';
import { ensemble } from './ensemble.ts';
import type { EnsembleOptions } from './ensemble-types.ts';
import { checkEnsembleOptions } from './options.ts';
import { ensembleResult } from './result.ts';
import { ensembleSlice } from './slice.ts';
import { outlinePoints, writeZone, zoneRow } from './zone-rows.ts';

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

const makeScenario = (windFromDeg: number, changes: Partial<ScenarioDocument> = {}): Scenario => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      mode: 'aloha-compatible',
      quantityKg: 600,
      rupture: { type: 'direct', rateKgS: 1, durationMin: 10 },
      weather: { windSpeedMs: 5, windFromDeg, temperatureC: 15, stability: 'D' },
      site: { latitude: 21.7, longitude: 72.6 },
      ...changes,
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.scenario;
};

const makeOptions = (given: Partial<EnsembleOptions>): EnsembleOptions => {
  const checked = checkEnsembleOptions({ windOrigin: 'on-site', members: 200, ...given });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.options;
};

const school = { id: 's', name: 'School', kind: 'school' as const, latitude: 21.703, longitude: 72.6, people: 400 };
const farm = { id: 'f', name: 'Farm', kind: 'residential' as const, latitude: 21.69, longitude: 72.6, people: 5 };
const around = receptorTable([school, farm]);
const southWind = makeScenario(180);

test('the same seed makes the same ensemble, another seed another one', () => {
  const options = makeOptions({});
  expect(ensemble(southWind, options, around)).toEqual(ensemble(southWind, options, around));
  expect(ensemble(southWind, makeOptions({ seed: 2 }), around).levels[0]?.reachM).not.toEqual(
    ensemble(southWind, options, around).levels[0]?.reachM,
  );
});

test('any slices, in any order, make the same bits', () => {
  const options = makeOptions({ members: 60 });
  const slices = [
    { from: 37, to: 60 },
    { from: 0, to: 1 },
    { from: 1, to: 37 },
  ].map((range) => ensembleSlice(southWind, options, range, around));
  expect(ensembleResult(southWind, options, slices, around)).toEqual(ensemble(southWind, options, around));
  expect(() => ensembleResult(southWind, options, slices.slice(1), around)).toThrow('Slice');
});

test('probabilities lie in 0 to 1, are near 1 at the source, and the worse level is nowhere more probable', () => {
  const { levels } = ensemble(southWind, makeOptions({}), around);
  for (const { map, bands, reachedShare } of levels) {
    const values = Array.from(map?.probability ?? []);
    expect(values.length).toBe(101 * 101);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThanOrEqual(1);
    expect(Math.max(...values)).toBeGreaterThan(0.9);
    expect(reachedShare).toBe(1);
    expect(bands.map((band) => band.id)).toEqual(['near-certain', 'likely', 'possible']);
    expect(bands.at(-1)?.polygons.length).toBeGreaterThan(0);
  }
  const [worse, milder] = levels;
  expect(worse?.reachM.p50).toBeLessThan(milder?.reachM.p5 ?? 0);
});

test('who lies downwind is likelier inside than who lies upwind, and people count as their chances', () => {
  const { receptors, levels } = ensemble(southWind, makeOptions({}), around);
  const downwind = receptors.find((one) => one.id === 's');
  expect(downwind?.probability[1]).toBeGreaterThan(0.5);
  expect(receptors.some((one) => one.id === 'f')).toBe(false);
  expect(levels[1]?.peopleExpected).toBeCloseTo(400 * (downwind?.probability[1] ?? 0), 6);
});

test('turning a zone is the same as running with the turned wind', () => {
  const { model, air, source, levels } = prepare(southWind);
  const zones = footprint(model.compute(southWind, air, source).field, levels);
  const rows = new Float64Array(zones.length * zoneRow);
  for (const [k, zone] of zones.entries()) writeZone(rows, k * zoneRow, zone);
  const turned = run(makeScenario(180 + 37));
  zones.forEach((_, level) => {
    const ring = new Float64Array(2 * outlinePoints);
    expect(groundOutline({ zones: rows, levels: zones.length, level, bearingDeg: Float64Array.of(180 + 180 + 37) }, 0, ring)).toBe(true);
    const mine = Array.from({ length: outlinePoints }, (_, p) => [ring[2 * p] ?? 0, ring[2 * p + 1] ?? 0] as const);
    const northUp = { latitude: 21.7, longitude: 72.6, windFromDeg: 270 };
    const theirs = (turned.zones[level]?.polygon[0] ?? []).map(([longitude, latitude]) => toPoint(northUp, latitude, longitude));
    for (const [e, n] of theirs) expect(Math.min(...mine.map(([x, y]) => Math.hypot(x - e, y - n)))).toBeLessThan(0.05);
  });
});

test('an ensemble turned by a quarter has its map turned by a quarter', () => {
  const options = makeOptions({ side: 51 });
  const [south] = ensemble(southWind, options).levels;
  const [west] = ensemble(makeScenario(270), options).levels;
  const side = 51;
  let differing = 0;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      // What lies north at the south wind lies east at the west wind; its left, west, becomes north.
      const before = south?.map?.probability[row * side + column] ?? 0;
      const after = west?.map?.probability[(side - 1 - column) * side + row] ?? 0;
      if (Math.abs(before - after) > 0.01) differing++;
    }
  }
  expect(Math.abs((south?.map?.stepM ?? 0) / (west?.map?.stepM ?? 1) - 1)).toBeLessThan(1e-9);
  expect(differing).toBeLessThan(0.01 * side * side);
});

test('true values drawn from the same uncertainties lie between the 5 and 95 % quantiles nine times in ten', () => {
  const predicted = ensemble(southWind, makeOptions({ members: 500 })).levels[0]?.reachM;
  const truths = ensembleSlice(southWind, makeOptions({ members: 500, seed: 99 }), { from: 0, to: 500 }, receptorTable([]));
  const inside = Array.from({ length: 500 }, (_, i) => truths.zones[i * 2 * zoneRow] ?? 0).filter(
    (reach) => reach >= (predicted?.p5 ?? 0) && reach <= (predicted?.p95 ?? 0),
  ).length;
  expect(inside / 500).toBeGreaterThan(0.86);
  expect(inside / 500).toBeLessThan(0.94);
});

test('less known is wider: the guessed amount spreads the reach, the forecast widens the fan', () => {
  const known = ensemble(southWind, makeOptions({})).levels[0];
  const guessed = ensemble(southWind, makeOptions({ knowledge: 'guessed', windOrigin: 'forecast' })).levels[0];
  const ratio = (one: typeof known): number => (one?.reachM.p95 ?? 0) / (one?.reachM.p5 ?? 1);
  expect(ratio(guessed)).toBeGreaterThan(1.2 * ratio(known));
  expect(guessed?.fan?.sigmaDeg).toBeGreaterThan(2 * (known?.fan?.sigmaDeg ?? 0));
});

test('in calm air every direction is as likely: the map is about round', () => {
  const calm = makeScenario(180, { weather: { windSpeedMs: 0.4, windFromDeg: 180, temperatureC: 15, stability: 'F' } });
  const { levels } = ensemble(calm, makeOptions({}), around);
  const map = levels[0]?.map;
  expect(Math.abs((map?.eastM[0] ?? 0) + (map?.eastM.at(-1) ?? 0))).toBeLessThan(0.2 * (map?.eastM.at(-1) ?? 0));
  expect(levels[0]?.fan).toBeNull();
});

test('options outside their ranges are refused by name, value and range', () => {
  const checked = checkEnsembleOptions({ members: 5, seed: 1.5, knowledge: 'hoped', speed: 1 });
  expect(checked.ok ? [] : checked.problems.map((problem) => [problem.field, problem.value])).toEqual([
    ['members', 5],
    ['seed', 1.5],
    ['knowledge', 'hoped'],
    ['speed', 1],
  ]);
});
