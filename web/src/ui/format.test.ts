import { describe, expect, it } from 'vitest';
import { formatDate, formatDegrees, formatDistance, formatMass, formatMoment, formatNumber, formatQuantity, formatSpan } from './format.ts';

const gap = '\u00a0';

describe('numbers for people', () => {
  it('keeps three significant digits and the unit', () => {
    expect(formatQuantity(1187.34, 'ppm', 'en')).toBe(`1,190${gap}ppm`);
    expect(formatQuantity(0.012345, 'kg/s', 'en', 2)).toBe(`0.012${gap}kg/s`);
  });

  it('writes metres below a kilometre and kilometres above', () => {
    expect(formatDistance(999, 'en')).toBe(`999${gap}m`);
    expect(formatDistance(999.6, 'en')).toBe(`1${gap}km`);
    expect(formatDistance(1187.34, 'en', 2)).toBe(`1.2${gap}km`);
  });

  it('writes grams, kilograms and tonnes by size', () => {
    expect(formatMass(0.25, 'en')).toBe(`250${gap}g`);
    expect(formatMass(0, 'en')).toBe(`0${gap}kg`);
    expect(formatMass(9000, 'en')).toBe(`9,000${gap}kg`);
    expect(formatMass(12_000, 'en')).toBe(`12${gap}t`);
  });

  it('groups digits as India does', () => {
    expect(formatNumber(1_234_567, 'en', 7)).toBe('12,34,567');
  });

  it('keeps the digits 0-9 in every language', () => {
    for (const language of ['en', 'hi', 'gu', 'mr']) expect(formatNumber(1234, language, 4)).toBe('1,234');
  });
  it('below a millionth as a power of ten: rows of zeros are misread', () => {
    expect(formatNumber(1.0842e-29, 'en')).toBe('1.08\u00a0×\u00a010⁻²⁹');
    expect(formatNumber(-2e-7, 'en')).toBe('-2\u00a0×\u00a010⁻⁷');
    expect(formatNumber(0.000_001, 'en')).toBe('0.000001');
    expect(formatNumber(0, 'en')).toBe('0');
  });

  it('writes positions to six decimals', () => {
    expect(formatDegrees(20.5937)).toBe('20.593700');
  });
});

describe('times for people', () => {
  it('gives an age in the largest whole unit', () => {
    expect(formatSpan(59, 'en')).toBe('59 seconds');
    expect(formatSpan(3599, 'en')).toBe('59 minutes');
    expect(formatSpan(7300, 'en')).toBe('2 hours');
    expect(formatSpan(90_000, 'en')).toBe('1 day');
  });

  it('uses the 24-hour clock and the requested zone', () => {
    expect(formatMoment('2026-11-20T21:42:00Z', 'en', 'Asia/Kolkata')).toBe('21 Nov 2026, 03:12');
    expect(formatMoment('2026-11-20T18:30:00Z', 'en', 'Asia/Kolkata')).toBe('21 Nov 2026, 00:00');
  });

  it('keeps a calendar date on its day', () => {
    expect(formatDate('2026-01-31', 'en')).toBe('31 Jan 2026');
  });
});
