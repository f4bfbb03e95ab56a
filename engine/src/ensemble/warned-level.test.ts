import { expect, test } from 'vitest';
import { findWarnedLevel } from './warned-level.ts';

test('people are warned of level 2: AEGL-2, 5 kW/m², 1 psi; without one, of the worst that there is', () => {
  const level = (id: string, severity: 'severe' | 'middle' | 'mild', value: number, unit: 'ppm' | 'kW/m²' | 'kPa') => ({
    id,
    severity,
    value,
    unit,
    exposureS: undefined,
    meaning: '',
  });
  const toxic = [level('AEGL-3', 'severe', 20, 'ppm'), level('AEGL-2', 'middle', 2, 'ppm'), level('AEGL-1', 'mild', 0.5, 'ppm')];
  const blast = [
    level('8', 'severe', 55.2, 'kPa'),
    level('3.5', 'middle', 24.1, 'kPa'),
    level('1', 'mild', 6.9, 'kPa'),
    level('0.15', 'mild', 1.03, 'kPa'),
  ];
  const heat = [level('10', 'severe', 10, 'kW/m²'), level('5', 'middle', 5, 'kW/m²'), level('2', 'mild', 2, 'kW/m²')];
  expect([toxic, blast, heat].map((levels) => findWarnedLevel(levels, 'middle')?.id)).toEqual(['AEGL-2', '1', '5']);
  expect(findWarnedLevel(toxic, 'severe')?.id).toBe('AEGL-3');
  expect(findWarnedLevel(toxic, 'mild')?.id).toBe('AEGL-1');
  expect(findWarnedLevel(toxic.slice(2), 'middle')?.id).toBe('AEGL-1');
  expect(findWarnedLevel([], 'middle')).toBeUndefined();
});
