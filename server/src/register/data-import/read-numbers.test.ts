import { expect, test } from 'vitest';
import { readNumbers } from './read-numbers.ts';

const read = (cell: string, areLandlines = false): string => {
  const numbers = readNumbers(cell, areLandlines);
  return 'wrong' in numbers ? `wrong ${numbers.wrong}` : numbers.map(({ channel, address }) => `${channel} ${address}`).join(', ');
};

test.each([
  ['98250 12345', 'sms +919825012345'],
  ['98250 12345 / 98250 54321', 'sms +919825012345, sms +919825054321'],
  ['9825012345, 9825012345', 'sms +919825012345'],
  ['9825012345\n02646-220123', 'sms +919825012345, voice +912646220123'],
  // Area codes and mobile numbers may begin with the same digit: the way it is written decides.
  ['079 2630 1234', 'voice +917926301234'],
  ['(0755) 255 1234', 'voice +917552551234'],
  ['0 98250 12345', 'sms +919825012345'],
  ['098250-12345', 'sms +919825012345'],
  ['79263 01234', 'sms +917926301234'],
  ['02642-222333/444', 'voice +912642222333, voice +912642222444'],
  ['02642/222333', 'voice +912642222333'],
  ['98250 12345 or 1077', 'sms +919825012345, voice 1077'],
  ['९८२५० १२३४५', 'sms +919825012345'],
  ['+44 20 7946 0000', 'sms +442079460000'],
  ['98250 12345 / none', 'wrong none'],
  ['12', 'wrong 12'],
])('%s', (cell, expected) => {
  expect(read(cell)).toBe(expected);
});

test('a column of landlines has landlines only', () => {
  expect(read('79263 01234', true)).toBe('voice +917926301234');
});
