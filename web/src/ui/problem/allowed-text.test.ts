import { allowedFor, scenarioInputs } from '@hazardguard/engine';
import { expect, test } from 'vitest';
import { readAllowed } from './allowed-text.ts';

test('what every input of a scenario allows is read, so that no sentence of the engine stands untranslated', () => {
  const unread = scenarioInputs.filter((input) => readAllowed(allowedFor(input)) === undefined).map(({ path }) => path);
  expect(unread).toEqual([]);
});

test('ranges keep their ends and their unit; a sentence of its own is left alone', () => {
  expect(readAllowed('0 to 90 °C')).toEqual({ kind: 'range', least: 0, most: 90, unit: '°C' });
  expect(readAllowed('above 0 up to 1000000 kg')).toEqual({ kind: 'above', least: 0, most: 1_000_000, unit: 'kg' });
  expect(readAllowed('above 0 up to 1e+21')).toEqual({ kind: 'above', least: 0, most: 1e21, unit: '' });
  expect(readAllowed('one of A, B, C; or the time of release')).toBeUndefined();
  expect(readAllowed('a liquid stored below its boiling point, or auto')).toBeUndefined();
});
