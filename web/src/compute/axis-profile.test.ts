import type { ScenarioDocument } from '@hazardguard/engine';
import { receptorTable } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { axisProfile } from './axis-profile.ts';
import { evaluate } from './evaluate.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
const weather = { windSpeedMs: 3, windFromDeg: 225, temperatureC: 30, stability: 'D' } as const;
const cases: readonly ScenarioDocument[] = [
  { chemical: '7782-50-5', hazard: 'leak', quantityKg: 900, rupture: { type: 'circular', diameterM: 0.02 }, weather, site },
  { chemical: '74-98-6', hazard: 'explosion', quantityKg: 5_000, weather, site },
];

test.each(cases)('the curve of a $hazard falls below each level where its zone ends', (document) => {
  const evaluation = evaluate(document, receptorTable([]));
  if (evaluation.kind !== 'result') throw new Error('refused');
  const profile = axisProfile(document, 30_000);
  expect(profile?.scenarioHash).toBe(evaluation.result.scenarioHash);
  for (const { level, reachM, status } of evaluation.result.zones) {
    expect(status).toBe('reached');
    const last = profile?.values.findLastIndex((value) => value >= level.value) ?? -1;
    expect(profile?.unit).toBe(level.unit);
    // A decade in 40 steps: neighbours are 6 % apart.
    expect(Math.abs(Math.log(reachM / (profile?.distancesM[last] ?? Number.NaN)))).toBeLessThan(0.07);
  }
});

test('a chemical that is not in the library has no curve', () => {
  expect(axisProfile({ ...(cases[0] as ScenarioDocument), chemical: 'unobtainium' }, 1_000)).toBeUndefined();
});
