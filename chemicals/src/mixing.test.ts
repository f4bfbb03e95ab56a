import { expect, test } from 'vitest';
import { mixing } from './facts.ts';
import { type Chemical, findChemical } from './index.ts';

const chemical = (name: string): Chemical => {
  const found = findChemical(name);
  if (!found) throw new Error(`${name} is not in the library`);
  return found;
};
const of = (one: string, other: string) => mixing(chemical(one), chemical(other));

// NFPA 491 and every bleach label: acid on hypochlorite sets chlorine free.
test('hydrochloric acid and hypochlorite are incompatible, and chlorine may form', () => {
  const met = of('hydrogen chloride', 'sodium hypochlorite');
  expect(met.outcome).toBe('incompatible');
  expect(met.gases).toContain('Cl2');
});

test('a strong oxidising acid and a flammable solvent are incompatible', () => {
  expect(of('nitric acid', 'toluene').outcome).toBe('incompatible');
});

test('two paraffins are compatible', () => {
  expect(of('propane', 'n-butane')).toMatchObject({ outcome: 'compatible' });
});

test('the order of the two does not matter', () => {
  expect(of('chlorine', 'ammonia')).toEqual(of('ammonia', 'chlorine'));
});

test('a chemical without reactive groups is not assessed, never compatible', () => {
  const propane = chemical('propane');
  const groupless = { ...propane, hazard: {} };
  expect(mixing(groupless, propane)).toEqual({ outcome: 'not-assessed', hazards: [], gases: [], unverified: true });
});

test('one pair of groups that the chart does not list prevents the result "compatible"', () => {
  const propane = chemical('propane');
  const groups = propane.hazard.reactiveGroups;
  const odd = { ...propane, hazard: { reactiveGroups: { ...groups, s: 'derived', v: [...(groups?.v ?? []), 9_999] } } };
  expect(mixing(odd, propane).outcome).toBe('not-assessed');
});
