import { expect, test } from 'vitest';
import { findPassphraseProblem, toSecret } from './passphrase-rule.ts';

const person = 'Asha Patel';

test.each(['', '246813', 'fourteen chars', '              ', 'a    b    c    d'])('%j is too short', (text) => {
  expect(findPassphraseProblem(text, person)).toBe('short');
});

test.each([
  'passwordpassword',
  'Password 123456789',
  'correct horse battery staple',
  'qwertyuiop asdfgh',
  'aaaaaaaaaaaaaaaa',
  'ab ab ab ab ab ab ab',
  '1234567890123456',
  'abcdefghijklmnop',
  'HazardGuard 2026 !!',
  'asha patel asha patel',
  'Emergency company 1984',
])('%j is one that attackers try first', (text) => {
  expect(findPassphraseProblem(text, person)).toBe('common');
});

test.each(['mangoes on the roof 7', 'tumbler oxide parrot ledge', 'पानी पियो और चलो अब', 'x7#pQ9!vLm2zK4w'])('%j is accepted', (text) => {
  expect(findPassphraseProblem(text, person)).toBeNull();
});

test('capitals, spaces too many and other forms of the same letters open as well', () => {
  expect(toSecret('  Tumbler  OXIDE parrot\u00a0ledge ')).toBe('tumbler oxide parrot ledge');
  expect(toSecret('cafe\u0301')).toBe(toSecret('caf\u00e9'));
});
