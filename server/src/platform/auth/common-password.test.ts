import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

const asha = { email: 'asha.patel@bharuch-works.example', name: 'Asha Patel' };

test.each([
  'unbelievable',
  'Password1234!',
  '2024-qwertyuiop',
  'passwordpassword',
  'aaaaaaaaaaaa',
  'abcabcabcabcab',
  '123456789012',
  '987654321098',
  'abcdefghijklm',
  'HazardGuard2026!',
  'asha.patel.1984',
  'Bharuch-Works-12',
])('%s is refused', async (password) => {
  expect(await isCommonPassword(password, asha)).toBe(true);
});

test.each([
  'correct horse battery',
  'mangoes on the roof 7',
  'hazard of seven monsoons',
  'પાણી પીઓ અને ચાલો',
  'x7#pQ9!vLm2z',
  '804215937264',
])('%s is taken', async (password) => {
  expect(await isCommonPassword(password, asha)).toBe(false);
});
