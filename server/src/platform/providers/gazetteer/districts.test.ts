import { expect, test } from 'vitest';
import { loadBundledDistricts } from './districts.ts';

test.each([
  ['Bharuch', 'Gujarat'],
  [' bharūch  District', 'Gujarat'],
  ['भरूच', 'Gujarat'],
  ['ભરૂચ', 'Gujarat'],
  ['સુરત', 'Gujarat'],
  ['अहमदाबाद', 'Gujarat'],
  ['કચ્છ', 'Gujarat'],
  ['जामनगर', 'Gujarat'],
  ['Kachchh', 'Gujarat'],
  ['Dohad', 'Gujarat'],
  ['Raigad', 'Maharashtra'],
  ['पालघर', 'Maharashtra'],
  ['Visakhapatnam', 'Andhra Pradesh'],
  ['Ernakulam', 'Kerala'],
  ['சென்னை', 'Tamil Nadu'],
  ['Purba Medinipur', 'West Bengal'],
  ['Mumbai Suburban', 'Maharashtra'],
])('%s is known, in %s', async (name, state) => {
  expect([...((await loadBundledDistricts()).findStates(name) ?? [])]).toContain(state);
});

test.each(['Nowhere', 'Bharoch', 'D', '', '0', "'; drop table industry"])('%s is not known', async (name) => {
  expect((await loadBundledDistricts()).findStates(name)).toBeUndefined();
});

test('a name in two States has both', async () => {
  expect([...((await loadBundledDistricts()).findStates('Bilaspur') ?? [])].toSorted()).toEqual(['Chhattisgarh', 'Himachal Pradesh']);
});

test('the nearest names are those with the fewest changed letters', async () => {
  const districts = await loadBundledDistricts();
  expect(districts.listNearest('Bharoch', [], 1)).toEqual(['Bharuch']);
  expect(districts.listNearest('Surt', ['Surt North'], 2)).toContain('Surat');
  expect(districts.listNearest('Surt North', ['Surt Nort'], 1)).toEqual(['Surt Nort']);
});
