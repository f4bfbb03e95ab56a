import { expect, test } from 'vitest';
import { checkScenario } from '../read/scenario.ts';
import type { ScenarioDocument } from '../types/document-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { findMemberClass, isCloudAssumed } from './member-class.ts';

const chlorine: Substance = {
  id: 'chlorine',
  name: 'Chlorine',
  cas: '7782-50-5',
  molarMass: 0.0709,
  boilingPoint: 239.1,
  toxicLevels: [{ id: 'AEGL-2', family: 'AEGL', severity: 'middle', byExposure: [{ seconds: 3600, ppm: 2 }] }],
  sources: [],
};

const midnight = '2026-11-28T18:30:00Z';
const noon = '2026-11-28T06:30:00Z';

const makeScenario = (time: string, weather: Partial<ScenarioDocument['weather']>): Scenario => {
  const checked = checkScenario(
    {
      chemical: 'chlorine',
      hazard: 'leak',
      mode: 'aloha-compatible',
      quantityKg: 600,
      rupture: { type: 'direct', rateKgS: 1, durationMin: 10 },
      time,
      weather: { windSpeedMs: 3.5, windFromDeg: 225, temperatureC: 25, ...weather },
      site: { latitude: 21.6, longitude: 73 },
    },
    chlorine,
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.scenario;
};

/** The classes of members whose cloud has each rank from 0 to 1. */
const listClasses = (scenario: Scenario): readonly string[] =>
  [...new Set(Array.from({ length: 101 }, (_, rank) => findMemberClass(scenario, (rank + 0.5) / 101)))].toSorted();

test('at night with an unknown sky the class is D or E at 3.5 m/s, E or F at 2.5 m/s, and never one of the day', () => {
  expect(listClasses(makeScenario(midnight, {}))).toEqual(['D', 'E']);
  expect(listClasses(makeScenario(midnight, { windSpeedMs: 2.5 }))).toEqual(['E', 'F']);
  for (const windSpeedMs of [0.5, 1, 2, 3, 4, 5, 6, 8, 12])
    for (const one of listClasses(makeScenario(midnight, { windSpeedMs }))) expect(['D', 'E', 'F']).toContain(one);
});

test('half of the members have a clear sky and half a cloudy one: the night is cloudy from four eighths', () => {
  const scenario = makeScenario(midnight, {});
  expect([0.1, 0.49, 0.51, 0.9].map((rank) => findMemberClass(scenario, rank))).toEqual(['E', 'E', 'D', 'D']);
});

test('by day the classes are those of sun and cloud, never a stable one', () => {
  expect(listClasses(makeScenario(noon, {}))).toEqual(['C', 'D']);
});

test('a cloud or class that was given is not drawn', () => {
  const given = [makeScenario(midnight, { cloudPercent: 10 }), makeScenario(midnight, { stability: 'F' })];
  expect(given.map(listClasses)).toEqual([['E'], ['F']]);
  expect(given.map(isCloudAssumed)).toEqual([false, false]);
  expect(isCloudAssumed(makeScenario(midnight, {}))).toBe(true);
});
