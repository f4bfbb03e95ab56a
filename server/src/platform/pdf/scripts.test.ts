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

test('digits and signs that no font has are raised, lowered or spelt, not set as empty boxes', () => {
  expect(inScripts('5 m², CO₂')).toEqual([
    { text: '5 m', font: 'Devanagari' },
    { text: '2', font: 'Devanagari', sup: true },
    { text: ', CO', font: 'Devanagari' },
    { text: '2', font: 'Devanagari', sub: true },
  ]);
  expect(inScripts('≤ 10 µm ± ½')).toEqual([{ text: '<= 10 um +/- 1/2', font: 'Devanagari' }]);
});
