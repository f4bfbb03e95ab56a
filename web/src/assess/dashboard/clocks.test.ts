import { expect, it } from 'vitest';
import { clockFace, formatUtcOffset, solarOffsetMin, zoneClock } from './clocks.ts';

const noonUtc = Date.parse('2026-11-21T12:00:00Z');
const surat = { latitude: 21.17, longitude: 73 };

it('solar time at 73.0° E is 38 minutes behind Indian Standard Time', () => {
  const zone = zoneClock(surat, undefined);
  expect(zone).toEqual({ offsetMin: 330, from: 'place' });
  expect(330 - solarOffsetMin(73)).toBeCloseTo(38, 9);
  expect(clockFace(noonUtc, 330)).toBe('17:30:00');
  expect(clockFace(noonUtc, solarOffsetMin(73))).toBe('16:52:00');
});

it('Indian Standard Time is solar time at 82.5° E, and Greenwich is UTC', () => {
  expect(solarOffsetMin(82.5)).toBe(330);
  expect(solarOffsetMin(0)).toBe(0);
});

it('solar time keeps seconds: 72.58° E is 4 h 50 min 19 s ahead of UTC', () => {
  expect(clockFace(noonUtc, solarOffsetMin(72.58))).toBe('16:50:19');
});

it('west of Greenwich solar time is behind, also across midnight', () => {
  expect(clockFace(Date.parse('2026-11-21T03:00:00Z'), solarOffsetMin(-75))).toBe('22:00:00');
  expect(formatUtcOffset(solarOffsetMin(-75))).toBe('−05:00');
  expect(formatUtcOffset(330)).toBe('+05:30');
});

it('the site’s weather record sets the zone, else its position; elsewhere none is assumed', () => {
  expect(zoneClock(surat, 345)).toEqual({ offsetMin: 345, from: 'weather' });
  expect(zoneClock({ latitude: 51.5, longitude: 0 }, undefined)).toBeUndefined();
});
