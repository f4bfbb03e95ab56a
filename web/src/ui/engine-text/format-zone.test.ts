import { expect, it } from 'vitest';
import { formatArea, formatLevel, formatTime } from './format-zone.ts';

const gap = '\u00a0';

it('names a toxic level with its value and unit, a blast by its pressure', () => {
  const toxic = { id: 'AEGL-3', value: 50, unit: 'ppm' } as const;
  expect(formatLevel({ ...toxic, exposureS: 600 }, 'en')).toBe(`AEGL-3, 10${gap}min · 50${gap}ppm`);
  // A run stored before the exposure time was recorded.
  expect(formatLevel({ ...toxic, exposureS: undefined }, 'en')).toBe(`AEGL-3 · 50${gap}ppm`);
  expect(formatLevel({ id: 'BLAST-1PSI', value: 6.9, unit: 'kPa', exposureS: undefined }, 'en')).toBe(`6.9${gap}kPa`);
});

it('gives two significant digits, always with a unit', () => {
  expect([820, 81_234, 818_031.9].map((m2) => formatArea(m2, 'en'))).toEqual([`820${gap}m²`, `81,000${gap}m²`, `0.82${gap}km²`]);
  expect([42.3, 101.7, 743, 8_000].map((seconds) => formatTime(seconds, 'en'))).toEqual([
    `42${gap}s`,
    `100${gap}s`,
    `12${gap}min`,
    `2.2${gap}h`,
  ]);
});
