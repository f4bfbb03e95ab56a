import { expect, test } from 'vitest';
import { scaleLengthM, wrapText } from './picture-layout.ts';

const letters = (text: string): number => text.length;

test('text wraps between words without losing any', () => {
  expect(wrapText('Wind from SW at 3 m/s', 9, letters)).toEqual(['Wind from', 'SW at 3', 'm/s']);
  expect(wrapText('Dichlorodifluoromethane is heavy', 9, letters)).toEqual(['Dichlorodifluoromethane', 'is heavy']);
  expect(wrapText('', 9, letters)).toEqual(['']);
});

test.each([
  [1, 120, 100],
  [4.9, 120, 500],
  [1.7, 120, 200],
  [0.083, 120, 5],
  [10, 100, 1000],
])('at %d m a pixel a bar of at most %d pixels is %d m long', (metresPerPixel, most, length) => {
  expect(scaleLengthM(metresPerPixel, most)).toBe(length);
});
