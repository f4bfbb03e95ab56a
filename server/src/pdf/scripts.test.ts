import { expect, test } from 'vitest';
import { inScripts } from './scripts.ts';

test('Latin and Devanagari share a font; Gujarati has its own', () => {
  expect(inScripts('Bharuch भरूच')).toEqual([{ text: 'Bharuch भरूच', font: 'Devanagari' }]);
  expect(inScripts('ભરૂચ Works')).toEqual([
    { text: 'ભરૂચ ', font: 'Gujarati' },
    { text: 'Works', font: 'Devanagari' },
  ]);
});

test('nothing is lost or changed, and empty text stays empty', () => {
  const mixed = 'A ક્ષ\u200d ज्ञ – 100 % \u{1f600}';
  expect(
    inScripts(mixed)
      .map(({ text }) => text)
      .join(''),
  ).toBe(mixed);
  expect(inScripts('')).toEqual([]);
});
