import type { ChemicalName } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { findNamed, matchChemicals } from './match-chemicals.ts';

const chemical = (name: string, casNo: string, synonyms: readonly string[] = []): ChemicalName => ({
  id: name.toLowerCase(),
  name,
  casNo,
  synonyms: [...synonyms],
  hazardClass: null,
  canModel: [],
  missing: [],
});
// CAS numbers as the CAS registry gives them.
const list = [
  chemical('Ammonia', '7664-41-7', ['Anhydrous ammonia']),
  chemical('Chlorine', '7782-50-5', ['Liquid chlorine']),
  chemical('Hydrogen chloride', '7647-01-0', ['Muriatic acid']),
  chemical('Methyl isocyanate', '624-83-9', ['MIC']),
  chemical('Sodium hypochlorite', '7681-52-9', ['Bleach']),
];
const names = (typed: string) => matchChemicals(list, typed).map(({ chemical: { name } }) => name);

describe('matchChemicals', () => {
  it('puts the name that starts so before words inside, before letters inside', () => {
    expect(names('chlor')).toEqual(['Chlorine', 'Hydrogen chloride', 'Sodium hypochlorite']);
  });

  it('finds synonyms and says which', () => {
    expect(matchChemicals(list, 'mic').map(({ chemical: { name }, through }) => [name, through])).toEqual([['Methyl isocyanate', 'MIC']]);
    expect(matchChemicals(list, 'muriatic')[0]?.through).toBe('Muriatic acid');
  });

  it('finds a CAS number', () => {
    expect(names('7782-50')).toEqual(['Chlorine']);
  });

  it('offers all when nothing is typed and none when nothing fits', () => {
    expect(names('  ')).toHaveLength(5);
    expect(names('unobtainium')).toEqual([]);
  });
});

describe('findNamed', () => {
  it('takes a synonym in any case for the chemical, and no part of a name', () => {
    expect(findNamed(list, 'ANHYDROUS AMMONIA')?.casNo).toBe('7664-41-7');
    expect(findNamed(list, 'Ammon')).toBeUndefined();
  });
});
