import { expect, it } from 'vitest';
import { area, distance, duration, figure } from './figures.ts';

it.each([
  [0, '0'],
  [20, '20'],
  [0.71, '0.71'],
  [1187.34, '1187'],
  [6.0221, '6.02'],
  [12345678, '1.23e+7'],
])('%d is written %s', (value, text) => expect(figure(value)).toBe(text));

it('writes distances with two digits in m or km', () => {
  expect(distance(1187.34)).toBe('1.2 km');
  expect(distance(843)).toBe('840 m');
});

it('writes times and areas in the unit that keeps them short', () => {
  expect([duration(95), duration(600), duration(86400)]).toEqual(['95 s', '10 min', '24 h']);
  expect([area(900), area(25_000), area(3_200_000)]).toEqual(['900 m²', '2.5 ha', '3.2 km²']);
});
