import { describe, expect, it } from 'vitest';
import { chemicals, findChemical, sources } from './index.ts';

/** The last digit of a CAS number is the sum of the others, each times its place from the right, modulo 10. */
const hasCheckDigit = (cas: string): boolean => {
  const [head = '', pair = '', check = ''] = cas.split('-');
  const digits = [...(head + pair)].reverse().map(Number);
  return digits.reduce((sum, digit, place) => sum + digit * (place + 1), 0) % 10 === Number(check);
};

const sourceKeys = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(sourceKeys);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 's' ? [inner].flat().map(String) : sourceKeys(inner)));
};

describe('the library', () => {
  it('holds 150 chemicals with ids, names and CAS numbers of their own', () => {
    expect(chemicals).toHaveLength(150);
    for (const key of ['id', 'name', 'cas'] as const) expect(new Set(chemicals.map((one) => one[key])).size).toBe(150);
  });

  it('knows the check digit of water, 7732-18-5, and refuses its neighbour', () => {
    expect(hasCheckDigit('7732-18-5')).toBe(true);
    expect(hasCheckDigit('7732-18-4')).toBe(false);
  });

  it.each(chemicals.map((one) => [one.name, one.cas]))('%s has a CAS number with a correct check digit', (_name, cas) => {
    expect(cas).toMatch(/^\d{2,7}-\d{2}-\d$/);
    expect(hasCheckDigit(cas)).toBe(true);
  });

  it('gives a listed source for every value', () => {
    const used = new Set(sourceKeys(chemicals));
    expect(used.size).toBeGreaterThan(10);
    for (const key of used) expect(sources).toHaveProperty([key]);
  });

  it('marks what comes from memory as unverified', () => {
    const unmarked = (value: unknown): boolean =>
      value !== null &&
      typeof value === 'object' &&
      (('s' in value && [value.s].flat().includes('memory') && !('status' in value)) || Object.values(value).some(unmarked));
    expect(chemicals.filter(unmarked).map((one) => one.id)).toEqual([]);
  });
});

describe('finding a chemical', () => {
  it.each([
    ['7782-50-5', 'chlorine'],
    ['Chlorine', 'chlorine'],
    ['  CHLORINE ', 'chlorine'],
    ['Cl2', 'chlorine'],
    ['ammonia', 'ammonia'],
    ['sulphur dioxide', 'sulfur-dioxide'],
    ['petrol', 'gasoline'],
    ['motor spirit', 'gasoline'],
    ['LPG', 'lpg'],
    ['propane', 'propane'],
    ['n-hexane', 'n-hexane'],
  ])('%s is %s', (text, id) => {
    expect(findChemical(text)?.id).toBe(id);
  });

  it('finds every chemical by each of its own names', () => {
    const wrong = chemicals.flatMap((one) =>
      [one.id, one.name, one.cas, ...one.synonyms].filter((name) => findChemical(name)?.id !== one.id).map((name) => [one.id, name]),
    );
    expect(wrong).toEqual([]);
  });

  it('answers nothing to an unknown or empty name', () => {
    expect(findChemical('unobtainium')).toBeUndefined();
    expect(findChemical('')).toBeUndefined();
  });
});
