import { industryInput, inventoryInput } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { findProblems, toFieldProblems } from './field-problems.ts';

const fields = ['industryName', 'district', 'safetyTeamContact', 'latitude', 'longitude'] as const;
const good = { industryName: 'A', district: 'Surat', safetyTeamContact: '1', latitude: '21', longitude: '72' };
const check = (values: Record<(typeof fields)[number], string>) => {
  const result = industryInput.safeParse({ ...values, latitude: Number(values.latitude), longitude: Number(values.longitude) });
  return findProblems(result.success ? [] : result.error.issues, fields, values);
};

describe('problemsOf', () => {
  it('finds nothing wrong in a complete form', () => {
    expect(check(good)).toEqual([]);
  });

  it('names every empty field once, in the order of the form, blanks counting as empty', () => {
    expect(check({ ...good, longitude: '', industryName: '   ' })).toEqual([
      { field: 'industryName', reason: { kind: 'required' } },
      { field: 'longitude', reason: { kind: 'required' } },
    ]);
  });

  it('reports the limit of a text that is too long', () => {
    expect(check({ ...good, industryName: 'x'.repeat(1_000_000) })).toEqual([
      { field: 'industryName', reason: { kind: 'too-long', max: 200 } },
    ]);
  });

  it('refuses a number out of range and one that is no number', () => {
    expect(check({ ...good, latitude: '91', longitude: 'east' }).map(({ field, reason }) => [field, reason.kind])).toEqual([
      ['latitude', 'invalid'],
      ['longitude', 'invalid'],
    ]);
  });

  it('finds an expiry before the receipt', () => {
    const item = {
      itemNo: '1',
      productName: 'a',
      substanceName: 'Chlorine',
      concentration: '99 %',
      casNo: '7782-50-5',
      quantity: '5',
      unit: 'kg',
      hazardClass: '2.3',
      location: 'yard',
      dateReceived: '2026-05-02',
      dateExpired: '2026-05-01',
      supplier: 's',
    };
    const result = inventoryInput.safeParse({ ...item, quantity: 5 });
    expect(findProblems(result.success ? [] : result.error.issues, ['dateReceived', 'dateExpired'], item)).toEqual([
      { field: 'dateExpired', reason: { kind: 'invalid' } },
    ]);
  });
});

describe('problemsSaid', () => {
  it('shows the server’s message at the field and drops unknown fields', () => {
    const said = [
      { field: 'version', message: 'x' },
      { field: 'district', message: 'Control characters are not allowed' },
    ];
    expect(toFieldProblems(said, fields)).toEqual([
      { field: 'district', reason: { kind: 'said', message: 'Control characters are not allowed' } },
    ]);
  });
});
