import { grantableRoles, permissions, type Scope, type SignedInRole, signedInRoles } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { isScopeWithin, listPlaceNames } from './scope-sites.ts';

const site = (id: number, district: string, longitude: number | null) => ({
  id,
  name: `Works ${id}`,
  district,
  position: longitude === null ? null : { latitude: 21, longitude },
});
const known = [site(1, 'Bharuch', 72), site(2, 'Bharuch', 72), site(3, 'Raigad', 73), site(4, 'Nowhere', null)];
const sites = {
  byId: new Map(known.map((one) => [one.id, one])),
  byDistrict: Map.groupBy(known, ({ district }) => district.toLowerCase()),
};
const findState = (_latitude: number, longitude: number) => (longitude < 72.5 ? 'Gujarat' : 'Maharashtra');
const scopes = {
  all: { kind: 'all' },
  gujarat: { kind: 'state', area: 'Gujarat' },
  maharashtra: { kind: 'state', area: 'Maharashtra' },
  bharuch: { kind: 'district', area: ' BHARUCH' },
  empty: { kind: 'district', area: 'Without sites' },
  unplaced: { kind: 'site', industryIds: [4] },
  pocket: { kind: 'locality', industryIds: [1, 2] },
  one: { kind: 'site', industryIds: [1] },
  mixed: { kind: 'locality', industryIds: [1, 3] },
  gone: { kind: 'site', industryIds: [99] },
} as const satisfies Record<string, Scope>;

/** For each scope, the others that contain it; `all` contains every scope. */
const holders: Readonly<Record<keyof typeof scopes, readonly (keyof typeof scopes)[]>> = {
  all: [],
  gujarat: ['gujarat'],
  maharashtra: ['maharashtra'],
  bharuch: ['gujarat', 'bharuch'],
  empty: ['empty'],
  unplaced: ['unplaced'],
  pocket: ['gujarat', 'bharuch', 'pocket'],
  one: ['gujarat', 'bharuch', 'pocket', 'one', 'mixed'],
  mixed: ['mixed'],
  gone: ['gone'],
};

test.each(Object.keys(scopes) as (keyof typeof scopes)[])('%s is within the scopes that contain all of it, and no other', (inner) => {
  const found = (Object.keys(scopes) as (keyof typeof scopes)[]).filter((outer) =>
    isScopeWithin(scopes[inner], scopes[outer], sites, findState),
  );
  expect(found.toSorted()).toEqual(['all', ...holders[inner]].toSorted());
});

test('a scope is described by the names of its areas and sites; a deleted site has none', () => {
  expect(listPlaceNames(scopes.mixed, sites)).toEqual(['Works 1', 'Works 3']);
  expect([listPlaceNames(scopes.gone, sites), listPlaceNames(scopes.all, sites), listPlaceNames(scopes.gujarat, sites)]).toEqual([
    [],
    [],
    ['Gujarat'],
  ]);
});

test('no role grants a permission that it lacks, and only roles that may invite have grantable roles', () => {
  const held = (role: SignedInRole) =>
    Object.entries(permissions).flatMap(([name, holders]) => ((holders as readonly string[]).includes(role) ? [name] : []));
  for (const grantor of signedInRoles) {
    for (const role of grantableRoles[grantor])
      expect(held(grantor), `${grantor} gives ${role}`).toEqual(expect.arrayContaining(held(role)));
    expect(held(grantor).includes('person.manage'), grantor).toBe(grantableRoles[grantor].length > 0);
  }
});
