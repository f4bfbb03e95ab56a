import { chemicals } from '@hazardguard/chemicals';
import type { ScenarioDocument, SourceFound } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { findRefusal, toFootprintScenario } from './footprint-scenario.ts';

const site = { latitude: 21.63, longitude: 72.99 };
const best = (rateKgS: number, stability: SourceFound['best']['stability']): SourceFound['best'] => ({
  ...site,
  rateKgS,
  windFromDeg: 250,
  stability,
  droplets: 0,
});
const air = (windSpeedMs: number) => ({ windSpeedMs, windFromDeg: 250, temperatureC: 30, humidityPercent: 55, cloudPercent: 30 });
const time = '2026-11-22T19:30:00Z';

/** These have no known harmful level or are not gases, so a person draws the area. */
const withoutFootprint = [
  'Oleum (fuming sulfuric acid)',
  'Sulfuric acid',
  'Methylene diphenyl diisocyanate (MDI)',
  'Phosphorus, white or yellow',
  'Sulfur dichloride',
  'Ammonium nitrate',
  'Sodium cyanide',
  'Sodium hypochlorite solution',
  'Sodium hydroxide',
  'Oxygen (refrigerated liquid)',
  'Nitrogen (refrigerated liquid)',
  'Crude oil (petroleum)',
];

test('for every chemical of the library, wind and class, the footprint scenario is one that the engine accepts', () => {
  const refused = new Set<string>();
  for (const { cas, name } of chemicals) {
    for (const rateKgS of [1e-6, 1, 1e5]) {
      for (const [wind, stability] of [
        [0, 'F'],
        [3, 'F'],
        [3, 'A'],
        [12, 'D'],
      ] as const) {
        const document: ScenarioDocument = toFootprintScenario(
          { chemical: cas, site, weather: air(wind), time },
          { best: best(rateKgS, stability) },
        );
        if (findRefusal(document) !== undefined) refused.add(name);
      }
    }
  }
  expect([...refused].toSorted()).toEqual(withoutFootprint.toSorted());
});

test('the scenario is as estimated if possible, else without dense-gas effects or as a flammable cloud', () => {
  const chooseHazard = (chemical: string) => {
    const { hazard, model } = toFootprintScenario({ chemical, site, weather: air(3), time }, { best: best(1, 'F') });
    return { hazard, model };
  };
  expect(chooseHazard('7782-50-5')).toEqual({ hazard: 'leak', model: undefined });
  expect(chooseHazard('77-78-1')).toEqual({ hazard: 'leak', model: 'similarity-plume' });
  expect(chooseHazard('8006-14-2')).toEqual({ hazard: 'flammable', model: undefined });
});
