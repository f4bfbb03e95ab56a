import { expect, test } from 'vitest';
import { asTypedAir } from './as-manual-weather.ts';

test('a typed speed leaves the direction of an unknown wind open; a typed temperature does not make the wind known', () => {
  const unknown = { weatherSource: 'wind-unknown' } as const;
  const typed = asTypedAir(unknown, 'windSpeedMs', { windSpeedMs: '5' });
  expect(typed).toMatchObject({ windSpeedMs: '5', weatherSource: 'manual' });
  expect('windFromDeg' in typed && typed.windFromDeg === undefined).toBe(true);
  expect(asTypedAir(unknown, 'temperatureC', { temperatureC: '31' })).toEqual({ temperatureC: '31', temperatureFrom: 'entered' });
});

test('a direction named as one of 16 points stays one when other values are typed', () => {
  const named = { weatherSource: 'compass-16' } as const;
  expect(asTypedAir(named, 'windSpeedMs', { windSpeedMs: '5' })).toMatchObject({ windSpeedMs: '5', weatherSource: 'compass-16' });
  expect(asTypedAir({ weatherSource: 'open-meteo' }, 'windSpeedMs', { windSpeedMs: '5' }).weatherSource).toBe('manual');
});
