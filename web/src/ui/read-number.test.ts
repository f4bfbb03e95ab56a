import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it('parses valid numbers only', () => {
  expect(['900', ' 0.05 ', '-12.5', '−3', '1e3', '.5', '5.'].map(readNumber)).toEqual([900, 0.05, -12.5, -3, 1000, 0.5, 5]);
  expect(['', '   '].map(readNumber)).toEqual([undefined, undefined]);
  for (const text of ['1,5', '1,000', 'ten', '5 kg', '0x10', 'Infinity', '--1']) expect(readNumber(text)).toBeNaN();
});
