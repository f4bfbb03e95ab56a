import { expect, test } from 'vitest';
import { isCasNumber, normaliseCasNumber, readCasNumber } from './cas-number.ts';

// Check digits as the CAS registry gives them.
const numbers = [
  '7782-50-5',
  '7664-41-7',
  '50-00-0',
  '75-01-4',
  '7647-01-0',
  '71-43-2',
  '7637-07-2',
  '624-83-9',
  '10025-87-3',
  '1634-04-4',
];

const spellings: readonly (readonly [string, (cas: string) => string])[] = [
  ['leading zero', (cas) => `0${cas}`],
  ['ten places', (cas) => cas.padStart(12, '0')],
  ['spaces around', (cas) => `  ${cas} \u00a0`],
  ['spaces inside', (cas) => cas.replaceAll('-', ' - ')],
  ['spaces instead', (cas) => cas.replaceAll('-', ' ')],
  ...['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\ufe63', '\uff0d', '\u00ad'].map(
    (dash) => [`dash U+${dash.charCodeAt(0).toString(16)}`, (cas: string) => cas.replaceAll('-', dash)] as const,
  ),
  ['no hyphens', (cas) => cas.replaceAll('-', '')],
  ['CAS before it', (cas) => `CAS No. ${cas}`],
  ['zero width space', (cas) => `${cas.slice(0, 2)}\u200b${cas.slice(2)}`],
  ['Devanagari', (cas) => cas.replace(/\d/gu, (digit) => String.fromCharCode(0x0966 + Number(digit)))],
  ['Gujarati', (cas) => cas.replace(/\d/gu, (digit) => String.fromCharCode(0x0ae6 + Number(digit)))],
];

test.each(spellings)('every number is read in the spelling: %s', (_, spell) => {
  expect(numbers.map((cas) => readCasNumber(spell(cas)))).toEqual(numbers.map((cas) => ({ cas, valid: true })));
});

test.each([
  ['1975-01-04', '75-01-4'],
  ['1975-01-04T00:00:00.000Z', '75-01-4'],
  ['04-01-1975', '75-01-4'],
  ['1/4/1975', '75-01-4'],
  ['04-Jan-75', '75-01-4'],
  ['4 January 1975', '75-01-4'],
  ['2/9/1975', '75-09-2'],
  ['7637-07-02', '7637-07-2'],
])('%s was made of a number by a spreadsheet', (date, cas) => {
  expect(readCasNumber(date)).toEqual({ cas, valid: true });
});

test('a date whose check digit is wrong is no number', () => {
  for (const date of ['1975-01-06', '2026-11-29', '31-12-1999']) expect(readCasNumber(date)).toBeUndefined();
});

test('a wrong check digit is named, two numbers are none', () => {
  expect(readCasNumber('07782-50-4')).toEqual({ cas: '7782-50-4', valid: false });
  expect(readCasNumber('71-43-2 / 108-88-3')).toBeUndefined();
  expect(readCasNumber('UN1017')).toBeUndefined();
  expect(readCasNumber('')).toBeUndefined();
});

test('only the stored form is a number of the registry', () => {
  expect(isCasNumber('7782-50-5')).toBe(true);
  for (const text of ['07782-50-5', '7782–50–5', '7782505', '7782-50-4']) expect(isCasNumber(text)).toBe(false);
  expect(normaliseCasNumber('07782-50-5')).toBe('7782-50-5');
  expect(normaliseCasNumber('proprietary')).toBe('proprietary');
});
