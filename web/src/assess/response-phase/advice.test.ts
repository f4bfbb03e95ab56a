import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type ScenarioDocument, threatAt } from '@hazardguard/engine';
import { expect, it } from 'vitest';
import { adviseAtPlace } from './advice.ts';

const leak: ScenarioDocument = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
};

const threat = (document: ScenarioDocument, place: { readonly xM: number; readonly yM: number }) => {
  const chemical = findChemical(document.chemical);
  if (!chemical) throw new Error(`no ${document.chemical}`);
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return threatAt(checked.scenario, place);
};

it('follows the engine: shelter far from the source in a short release', () => {
  const there = threat(leak, { xM: 1_500, yM: 20 });
  expect(there.shelter?.advice).toBe('shelter');
  expect(adviseAtPlace(there, 270)).toEqual({
    kind: 'shelter',
    noFlames: false,
    suffices: there.shelter?.shelterSuffices,
    ventilateS: there.shelter?.ventilateS,
  });
  expect(adviseAtPlace(threat(leak, { xM: 1_500, yM: 5_000 }), 270)).toEqual({ kind: 'no-dose' });
});

it('leads away from the axis and across the wind: with a west wind, north on its left and south on its right', () => {
  const base = threat({ ...leak, hazard: 'flammable', chemical: '74-98-6' }, { xM: 50, yM: 5 });
  expect(adviseAtPlace(base, 270)).toEqual({ kind: 'no-flames', towards: 'N' });
  expect(adviseAtPlace({ ...base, place: { ...base.place, yM: -5 } }, 270)).toEqual({ kind: 'no-flames', towards: 'S' });
  const leaving = threat(leak, { xM: 1_500, yM: -20 });
  if (!leaving.shelter) throw new Error('no weighing of shelter');
  expect(adviseAtPlace({ ...leaving, shelter: { ...leaving.shelter, advice: 'leave' } }, 0)).toEqual({ kind: 'leave', towards: 'W' });
});

it('makes people leave a flammable cloud on foot without flames, also for toxic levels', () => {
  const propane = threat({ ...leak, chemical: '74-98-6', weather: { ...leak.weather, stability: 'F' } }, { xM: 60, yM: -5 });
  expect(adviseAtPlace(propane, 270)).toEqual({ kind: 'no-flames', towards: 'S' });
  const sulphide = threat({ ...leak, chemical: '7783-06-4' }, { xM: 1_500, yM: -20 });
  if (!sulphide.shelter) throw new Error('no weighing of shelter');
  expect(adviseAtPlace(sulphide, 270).kind).toBe('shelter');
  expect(adviseAtPlace({ ...sulphide, shelter: { ...sulphide.shelter, advice: 'leave' } }, 270)).toEqual({
    kind: 'no-flames',
    towards: 'S',
  });
});

it('keeps people away from heat and blast, and has no direction across the wind in calm air', () => {
  const blast = threat({ ...leak, hazard: 'explosion', chemical: '74-98-6' }, { xM: 100, yM: 0 });
  expect(adviseAtPlace(blast, 270)).toEqual({ kind: 'keep-away' });
  const calm = threat({ ...leak, weather: { ...leak.weather, windSpeedMs: 0.3, stability: 'F' } }, { xM: 500, yM: 0 });
  expect(adviseAtPlace(calm, 270)).toEqual({ kind: 'calm', noFlames: false });
  const sulphide = threat(
    { ...leak, chemical: '7783-06-4', weather: { ...leak.weather, windSpeedMs: 0.3, stability: 'F' } },
    { xM: 500, yM: 0 },
  );
  expect(adviseAtPlace(sulphide, 270)).toEqual({ kind: 'calm', noFlames: true });
});
