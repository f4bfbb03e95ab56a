import { describe, expect, it } from 'vitest';
import { type BulkField, guessColumns, mappingProblems } from './guess-columns.ts';

const fields: readonly BulkField[] = [
  { id: 'industryName', label: 'Industry name', alsoKnownAs: ['name', 'plant', 'industry'], example: '' },
  { id: 'district', label: 'District', alsoKnownAs: ['zilla'], example: '' },
  { id: 'latitude', label: 'Latitude', alsoKnownAs: ['lat'], example: '' },
];

describe('guessColumns', () => {
  it('treats wire name, label, snake case and spacing as one heading', () => {
    for (const heading of ['industryName', 'Industry name', 'industry_name', ' INDUSTRY  NAME '])
      expect(guessColumns([heading], fields)).toEqual(['industryName']);
  });

  it('knows aliases and leaves foreign columns out', () => {
    expect(guessColumns(['Lat', 'Zilla', 'Remarks', 'Plant'], fields)).toEqual(['latitude', 'district', null, 'industryName']);
  });

  it('prefers the exact name to an earlier alias', () => {
    expect(guessColumns(['Name', 'industryName'], fields)).toEqual([null, 'industryName']);
  });

  it('assigns no field twice', () => {
    expect(guessColumns(['Name', 'Plant'], fields)).toEqual(['industryName', null]);
  });

  it('matches an empty heading to nothing', () => {
    expect(guessColumns(['', '  '], fields)).toEqual([null, null]);
  });
});

describe('mappingProblems', () => {
  it('lists fields without a column and fields with two', () => {
    const { missing, repeated } = mappingProblems(['district', null, 'district'], fields);
    expect(missing.map(({ id }) => id)).toEqual(['industryName', 'latitude']);
    expect(repeated.map(({ id }) => id)).toEqual(['district']);
  });
});
