import { expect, test } from 'vitest';
import { estateMarks, filterMarks, listDistricts } from './marks.ts';

const everything = { kinds: [], district: undefined, search: '' } as const;
const ids = (marks: ReturnType<typeof filterMarks>): string[] => marks.map(({ key }) => key);

test('the bundled estates lie in Gujarat and each handles something', () => {
  expect(estateMarks).toHaveLength(12);
  for (const { position, kinds } of estateMarks) {
    expect(position?.latitude).toBeGreaterThan(20);
    expect(position?.latitude).toBeLessThan(24.8);
    expect(position?.longitude).toBeGreaterThan(68);
    expect(position?.longitude).toBeLessThan(74.6);
    expect(kinds.length).toBeGreaterThan(0);
  }
});

test('kinds, district and words narrow the list together', () => {
  expect(ids(filterMarks(estateMarks, { ...everything, kinds: ['gas'] }))).toEqual(['estate-hazira']);
  expect(ids(filterMarks(estateMarks, { ...everything, district: 'surat', search: 'gidc' }))).toEqual(['estate-sachin']);
  expect(ids(filterMarks(estateMarks, { ...everything, kinds: ['oil'], search: '  REFINERY  jamnagar ' }))).toEqual(['estate-jamnagar']);
  expect(filterMarks(estateMarks, everything)).toHaveLength(12);
});

test('districts are listed once', () => {
  expect(listDistricts(estateMarks)).toEqual(['Bharuch', 'Devbhumi Dwarka', 'Jamnagar', 'Kachchh', 'Surat', 'Vadodara', 'Valsad']);
});
