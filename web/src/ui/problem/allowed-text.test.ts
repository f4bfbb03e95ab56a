import { allowedFor, scenarioInputs } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { readAllowed } from './allowed-text.ts';

test('the allowed values of every scenario input are parsed, so that no engine sentence stays untranslated', () => {
  const unread = scenarioInputs.filter((input) => readAllowed(allowedFor(input)) === undefined).map(({ path }) => path);
  expect(unread).toEqual([]);
});

test('ranges keep their limits and unit; other sentences are unchanged', () => {
  expect(readAllowed('0 to 90 °C')).toEqual({ kind: 'range', least: 0, most: 90, unit: '°C' });
  expect(readAllowed('above 0 up to 1000000 kg')).toEqual({ kind: 'above', least: 0, most: 1_000_000, unit: 'kg' });
  expect(readAllowed('above 0 up to 1e+21')).toEqual({ kind: 'above', least: 0, most: 1e21, unit: '' });
  expect(readAllowed('one of A, B, C; or the time of release')).toBeUndefined();
  expect(readAllowed('a liquid stored below its boiling point, or auto')).toBeUndefined();
});
