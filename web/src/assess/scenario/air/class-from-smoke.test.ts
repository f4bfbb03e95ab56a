import { expect, test } from 'vitest';
import { classFromSmoke, findSmoke, smokes, toStabilityClass } from './class-from-smoke.ts';

test('smoke that lies flat is stable air, drifting smoke neutral, rising smoke unstable, each by the wind', () => {
  expect([0.9, 3, 3.5, 6.7].map((wind) => classFromSmoke('liesFlat', wind))).toEqual(['F', 'F', 'E', 'D']);
  expect([0.9, 3.5, 12].map((wind) => classFromSmoke('drifts', wind))).toEqual(['D', 'D', 'D']);
  expect([0.9, 3, 3.5, 6.7].map((wind) => classFromSmoke('rises', wind))).toEqual(['B', 'B', 'C', 'D']);
});

test('the answer is found again from its class in light wind; an automatic class has none', () => {
  expect(smokes.map((smoke) => findSmoke(classFromSmoke(smoke, 3.5)))).toEqual([...smokes]);
  expect(smokes.map(findSmoke)).toEqual([...smokes]);
  expect(findSmoke('auto')).toBeUndefined();
});

test('the answer stays when the wind changes, and the class follows; a class that was chosen itself stays', () => {
  expect([2, 4, 8].map((wind) => toStabilityClass('liesFlat', wind))).toEqual(['F', 'E', 'D']);
  expect([2, 4, 8].map((wind) => toStabilityClass('E', wind))).toEqual(['E', 'E', 'E']);
  expect(toStabilityClass('auto', 2)).toBeUndefined();
});
