import { describe, expect, test } from 'vitest';
import { readPurity } from './purity.ts';

describe('the concentration of an inventory row', () => {
  test.each([
    ...['99.5 %', '99,5 %', '99.9%', '100 %', '100', '98', '95 %', '98 % w/w', '98 wt%', '98 % (w/w)', '≥ 99 %', '>99%', 'min. 98 %'],
    ...['98 % min', '99 %+', '98-99 %', '98 to 99 %', '~99 %', '99.5 percent', '９９．５％', 'Pure', 'neat', 'anhydrous', '99 % purity'],
  ])('%s is pure', (text) => {
    expect(readPurity(text)).toBe('pure');
  });

  test.each([
    ...[
      '30 %',
      '30%',
      '30 % w/w',
      '32 % w/w',
      '30',
      '0.3',
      '30,5 %',
      '90 %',
      '94.9 %',
      '30-33 %',
      '30%-33%',
      '90–98 %',
      '30 to 33 %',
      '> 30 %',
    ],
    ...['min 30 %', '< 99 %', 'up to 98 %', 'max. 100 %', '500 ppm', '1 %', '0.5', '(30 %)', 'approx. 30 %', '30 % by weight'],
  ])('%s is below pure', (text) => {
    expect(readPurity(text)).toBe('below');
  });

  // Each could be of another substance, in another unit, or no share at all: 70 % water is no acid of 70 %.
  test.each([
    ...['commercial grade', 'technical', '95 % methane', '70 % water', '65 % free SO3', '30 % HCl, 70 % water', '12 N', '12 M', '300 g/l'],
    ...['1', '1.0', '0.995', '0 %', '150 %', '-5 %', '33-30 %', 'not pure', '1,000 ppm x', '35 % or 98 %', '99 % 30 %', '०', '?', '%'],
  ])('%s is not understood', (text) => {
    expect(readPurity(text)).toBe('unknown');
  });
});
