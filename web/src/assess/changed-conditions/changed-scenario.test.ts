import type { Run, Weather } from '@hazardguard/contract';
import { expect, it } from 'vitest';
import { changedScenario, unchangedScenario } from './changed-scenario.ts';
import { emptyConditions } from './conditions-form.ts';

const weather: Weather = {
  source: 'entered',
  enteredBy: 'A',
  latitude: 21.7,
  longitude: 72.6,
  observedAt: '2026-11-21T04:30:00.000Z',
  ageS: 60,
  stale: false,
  distanceM: 0,
  temperatureC: 31,
  windSpeedMs: 3,
  windFromDeg: 290,
  windGustMs: null,
  humidityPercent: 60,
  cloudPercent: 20,
  precipitationMm: 0,
  pressureHpa: null,
  conditionText: '',
  conditionIcon: '',
  utcOffsetMin: 330,
  origins: {},
  measuredWind: null,
  stability: { class: 'B', from: 'sun-and-cloud' },
};
const context = {
  site: { latitude: 21.7, longitude: 72.6, terrain: null },
  item: { id: 5, casNo: '7782-50-5', quantityKg: 900, stock: undefined },
  hazard: 'leak',
  ownLevels: undefined,
  run: undefined,
  weather,
  now: new Date('2026-11-21T05:00:00Z'),
} as const;
const hole = { ...emptyConditions, ruptureType: 'circular', circularDiameter: '0.02' } as const;

const stored = {
  id: '0b7c1de2-67a4-4d4e-9c39-3f6a7b1f2a10',
  inventoryItemId: 5,
  weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
  scenario: {
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 400,
    rupture: { type: 'circular', diameterM: 0.01, heightM: 2 },
    storage: { phase: 'gas', temperatureC: 20 },
    weather: { windSpeedMs: 9, windFromDeg: 90, temperatureC: 10, stability: 'D' },
    site: { latitude: 21.71, longitude: 72.61, terrain: 'urban', roughnessM: 0.5 },
    time: '2026-01-01T00:00:00Z',
    levelFamily: 'ERPG',
  },
  result: { caveats: [] },
} as unknown as Run;

it('takes empty fields from the current weather and the stock, and names the source', () => {
  const { document, origins } = changedScenario({ ...hole, windDirection: 'S' }, context);
  expect(document).toMatchObject({
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.02 },
    weather: { windFromDeg: 180, windSpeedMs: 3, temperatureC: 31, humidityPercent: 60, cloudPercent: 20 },
    time: '2026-11-21T05:00:00.000Z',
  });
  expect(origins).toEqual({
    windFromDeg: 'entered',
    windSpeedMs: 'weather',
    temperatureC: 'weather',
    humidityPercent: 'weather',
    cloudPercent: 'weather',
    opening: 'entered',
    quantityKg: 'stock',
  });
});

it('assumes no weather: missing values are listed and never taken from an older run', () => {
  for (const run of [undefined, stored]) {
    const { document, missing, origins } = changedScenario({ ...hole, humidity: '40' }, { ...context, run, weather: undefined });
    expect(document).toBeUndefined();
    expect(missing).toEqual(['windFromDeg', 'windSpeedMs', 'temperatureC']);
    expect(origins).toMatchObject({ windFromDeg: 'missing', humidityPercent: 'entered', cloudPercent: 'default' });
  }
  const entered = { ...hole, windDirection: 'north-west 4 m/s', temperature: '30' };
  expect(changedScenario(entered, { ...context, weather: undefined }).document?.weather).toEqual({
    windFromDeg: 315,
    windSpeedMs: 4,
    temperatureC: 30,
  });
});

it('keeps everything of the previous run except the changed conditions and its weather', () => {
  const { document, origins } = changedScenario({ ...emptyConditions, quantity: '700' }, { ...context, run: stored });
  expect(document).toEqual({
    chemical: '7782-50-5',
    hazard: 'leak',
    quantityKg: 700,
    rupture: { type: 'circular', diameterM: 0.01, heightM: 2 },
    storage: { phase: 'gas', temperatureC: 20 },
    weather: { windSpeedMs: 3, windFromDeg: 290, temperatureC: 31, humidityPercent: 60, cloudPercent: 20 },
    site: { latitude: 21.71, longitude: 72.61, terrain: 'urban', roughnessM: 0.5 },
    time: '2026-11-21T05:00:00.000Z',
    levelFamily: 'ERPG',
  });
  expect(origins).toMatchObject({ opening: 'run', quantityKg: 'entered' });
  const other = changedScenario(
    { ...emptyConditions, ruptureType: 'rectangular', rectangularLength: '0.1', rectangularBreadth: '0.02' },
    {
      ...context,
      run: stored,
    },
  );
  expect(other.document?.rupture).toEqual({ type: 'rectangular', lengthM: 0.1, breadthM: 0.02, heightM: 2 });
});

it('without a stored run, compares with the same opening, the whole stock and the current weather', () => {
  const conditions = { ...hole, windDirection: 'S', quantity: '300', date: '2026-11-21T10:00' };
  const before = unchangedScenario(conditions, context);
  expect(before).toMatchObject({ quantityKg: 900, weather: { windFromDeg: 290 }, rupture: { diameterM: 0.02 } });
  expect(before?.time).toBe(changedScenario(conditions, context).document?.time);
  expect(unchangedScenario(conditions, { ...context, weather: undefined })).toBeUndefined();
  expect(unchangedScenario(conditions, { ...context, run: stored })).toBeUndefined();
});

it('keeps the levels of the user’s own of the run, until others are typed or they are cleared', () => {
  const run = { ...stored, scenario: { ...stored.scenario, ownLevels: [{ value: 10, unit: 'ppm' }] } } as Run;
  const levels = (ownLevels: string | undefined) => changedScenario(emptyConditions, { ...context, run, ownLevels });
  expect(levels(undefined).form.ownLevels).toBe('10 ppm');
  expect(levels(undefined).document?.ownLevels).toEqual([{ value: 10, unit: 'ppm' }]);
  expect(levels('25 % LFL').document?.ownLevels).toEqual([{ value: 25, unit: '% LFL' }]);
  expect(levels('').document).not.toHaveProperty('ownLevels');
  expect(levels('ten').document).toBeUndefined();
});
