import { describe, expect, it } from 'vitest';
import { checkEntry, emptyEntry, findRange, numberFields } from './weather-entry.ts';

const place = { latitude: 21.7, longitude: 72.6 };
const seen = { ...emptyEntry, windFromDeg: 'NNW', windSpeedMs: '3', temperatureC: '31', humidityPercent: '60', cloudPercent: '20' };

describe('weather entered by hand', () => {
  it('has the direction the wind comes from', () => {
    expect(checkEntry(seen, place)).toEqual({
      ok: true,
      entry: {
        ...place,
        windFromDeg: 337.5,
        windSpeedMs: 3,
        temperatureC: 31,
        humidityPercent: 60,
        cloudPercent: 20,
        precipitationMm: 0,
        conditionText: '',
      },
    });
  });

  it('uses the speed in the direction text, in its unit', () => {
    const check = checkEntry({ ...seen, windFromDeg: 'north-west 18 km/h', windSpeedMs: '' }, place);
    expect(check.ok ? [check.entry.windFromDeg, check.entry.windSpeedMs] : check.wrong).toEqual([315, 5]);
  });

  it('names every missing or wrong field, in form order', () => {
    expect(checkEntry({ ...emptyEntry, windFromDeg: 'sideways', humidityPercent: '101' }, place)).toEqual({
      ok: false,
      wrong: ['windFromDeg', 'windSpeedMs', 'temperatureC', 'humidityPercent', 'cloudPercent'],
    });
  });

  it.each(numberFields)('allows %s exactly from its minimum to its maximum', (field) => {
    const [least, greatest] = findRange(field);
    for (const good of [least, greatest]) expect(checkEntry({ ...seen, [field]: String(good) }, place).ok).toBe(true);
    for (const bad of [least - 0.1, greatest + 0.1]) {
      expect(checkEntry({ ...seen, [field]: String(bad) }, place)).toEqual({ ok: false, wrong: [field] });
    }
  });
});
