import { expect, test } from 'vitest';
import { splitByScript } from './scripts.ts';

test('Latin and Devanagari share a font; Gujarati has its own', () => {
  expect(splitByScript('Bharuch भरूच')).toEqual([{ text: 'Bharuch भरूच', font: 'Devanagari' }]);
  expect(splitByScript('ભરૂચ Works')).toEqual([
    { text: 'ભરૂચ ', font: 'Gujarati' },
    { text: 'Works', font: 'Devanagari' },
  ]);
});

test('no text is lost or changed, and empty text stays empty', () => {
  const mixed = 'A ક્ષ\u200d ज्ञ – 100 % \u{1f600}';
  expect(
    splitByScript(mixed)
      .map(({ text }) => text)
      .join(''),
  ).toBe(mixed);
  expect(splitByScript('')).toEqual([]);
});

test('digits and signs that no font has are raised, lowered or replaced, not shown as empty boxes', () => {
  expect(splitByScript('5 m², CO₂')).toEqual([
    { text: '5 m', font: 'Devanagari' },
    { text: '2', font: 'Devanagari', sup: true },
    { text: ', CO', font: 'Devanagari' },
    { text: '2', font: 'Devanagari', sub: true },
  ]);
  expect(splitByScript('≤ 10 µm ± ½')).toEqual([{ text: '<= 10 um +/- 1/2', font: 'Devanagari' }]);
});
