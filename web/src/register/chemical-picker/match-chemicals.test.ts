import * as names from '@hazardguard/chemicals/names';
import { describe, expect, it } from 'vitest';
import { matchChemicals } from './match-chemicals.ts';

const chemical = (id: string, name: string, casNo: string) => ({ id, name, casNo });
// CAS numbers as the CAS registry gives them.
const list = [
  chemical('ammonia', 'Ammonia', '7664-41-7'),
  chemical('chlorine', 'Chlorine', '7782-50-5'),
  chemical('hydrogen-chloride', 'Hydrogen chloride', '7647-01-0'),
  chemical('methyl-isocyanate', 'Methyl isocyanate', '624-83-9'),
];
const find = (typed: string) => matchChemicals(names, list, typed);

describe('matchChemicals', () => {
  it('puts the chemicals of the list first, then what is known but not in the library', () => {
    const found = find('chlor');
    expect(found[0]).toMatchObject({ key: 'chlorine', chemical: { name: 'Chlorine' } });
    expect(found.some((match) => match.chemical === undefined)).toBe(true);
    // In the library, but not in this list.
    expect(found.map(({ name }) => name)).not.toContain('Chloroform');
  });

  it('finds other names and says which, and whether it is that of a solution', () => {
    expect(find('mic')[0]).toMatchObject({ name: 'Methyl isocyanate', through: 'MIC', isSolution: false });
    expect(find('muriatic acid')[0]).toMatchObject({ name: 'Hydrogen chloride', through: 'muriatic acid', isSolution: true });
    expect(find('નમક')).toEqual([]);
  });

  it('finds a CAS number in any spelling, no start of one', () => {
    expect(find('07782–50–5').map(({ key }) => key)).toEqual(['chlorine']);
    expect(find('7782-50')).toEqual([]);
  });

  it('offers all when nothing is typed and none when nothing fits', () => {
    expect(find('  ').map(({ key }) => key)).toEqual(list.map(({ id }) => id));
    expect(find('unobtainium')).toEqual([]);
    expect(matchChemicals(undefined, list, 'chlorine')).toEqual([]);
  });
});
