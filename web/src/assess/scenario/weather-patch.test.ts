import type { Weather } from '@hazardguard/contract';
import { expect, it } from 'vitest';
import { asManualWeather, asTypedAir } from './inputs/as-manual-weather.ts';
import { emptyForm } from './scenario-form.ts';
import { describeWeatherOrigin } from './weather-origin.ts';
import { weatherPatch } from './weather-patch.ts';

const station: Weather = {
  source: 'station',
  enteredBy: null,
  latitude: 21.7,
  longitude: 72.6,
  observedAt: '2026-11-21T04:30:00.000Z',
  ageS: 60,
  stale: false,
  distanceM: 12_000,
  temperatureC: 24.6,
  windSpeedMs: 3,
  windFromDeg: 290,
  windGustMs: null,
  humidityPercent: 50,
  cloudPercent: 50,
  precipitationMm: 0,
  pressureHpa: null,
  conditionText: '',
  conditionIcon: '',
  utcOffsetMin: 330,
  origins: {
    temperature: { from: 'climate', source: null, observedAt: null, distanceM: null },
    humidity: { from: 'assumed', source: null, observedAt: null, distanceM: null },
    cloud: { from: 'assumed', source: null, observedAt: null, distanceM: null },
  },
  measuredWind: { heightM: 15, averagingS: 600, readings: 60, scalarSpeedMs: 3.1, sigmaThetaDeg: 9 },
  stability: { class: 'D', from: 'sigma-theta' },
};
const now = new Date('2026-11-21T04:35:00Z');
const form = { ...emptyForm('2026-11-21T10:05'), ...weatherPatch(station, 'station') };

it("fills in a station's wind with its height and class; what is only assumed stays empty", () => {
  expect(form).toMatchObject({ windSpeedMs: '3', temperatureC: '24.6', humidityPercent: '', cloudPercent: '' });
  expect(form).toMatchObject({ windHeightM: 15, weatherStability: 'D', stability: 'auto', temperatureFrom: 'climate' });
});

it('keeps the station as the source of the wind when a person states the temperature', () => {
  const stated = { ...form, ...asTypedAir(form, 'temperatureC', { temperatureC: '31' }) };
  expect(describeWeatherOrigin(stated, now)).toEqual({
    source: 'station',
    observedAt: station.observedAt,
    ageS: 300,
    distanceM: 12_000,
    temperatureFrom: 'entered',
  });
});

it('is the person who enters another wind speed: nothing of the station stays', () => {
  const typed = { ...form, ...asTypedAir(form, 'windSpeedMs', { windSpeedMs: '5' }) };
  expect(describeWeatherOrigin(typed, now)).toEqual({ source: 'manual', observedAt: null, ageS: null });
  expect([typed.weatherStability, typed.windHeightM]).toEqual([undefined, undefined]);
});

it('stays typical, with its assumed direction, until the wind is turned', () => {
  const typical = { ...form, weatherSource: 'typical', windFromDeg: 0 } as const;
  for (const name of ['windSpeedMs', 'temperatureC', 'cloudPercent'] as const)
    expect({ ...typical, ...asTypedAir(typical, name, { [name]: '5' }) }.weatherSource).toBe('typical');
  expect({ ...typical, ...asManualWeather({ windFromDeg: 290 }) }.weatherSource).toBe('manual');
});
