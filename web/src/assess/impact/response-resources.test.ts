import type { RunResult } from '@hazardguard/engine';
import { expect, it } from 'vitest';
import { resourcesAround } from './response-resources.ts';

const site = { latitude: 0, longitude: 0 };
const place = (id: string, name: string, kind: 'hospital' | 'other' | 'school', longitude: number) => ({
  id,
  name,
  kind,
  latitude: 0,
  longitude,
  people: 10,
  sample: false,
});
const places = [
  place('far', 'Civil hospital', 'hospital', 0.1),
  place('fire', 'GIDC Fire Station No. 2', 'other', 0.02),
  place('thana', 'पुलिस थाना', 'other', -0.03),
  place('cyclone', 'Cyclone shelter', 'other', 0.04),
  place('school', 'Police Line School', 'school', 0.01),
  place('bonfire', 'Bonfire ground', 'other', 0.01),
];

it('finds hospitals by their kind, fire stations, police and shelters by their names, nearest first', () => {
  const found = resourcesAround(site, places, undefined);
  expect(found.map(({ id, kind }) => [id, kind])).toEqual([
    ['fire', 'fire'],
    ['thana', 'police'],
    ['cyclone', 'shelter'],
    ['far', 'hospital'],
  ]);
  // A hundredth of a degree along the equator is 1,112 m.
  expect(found[0]?.distanceM).toBeCloseTo(2_224, 0);
  expect(found[1]?.bearingDeg).toBeCloseTo(270);
});

it('reports which of them are inside a zone', () => {
  const hits = [{ receptor: places[0], levelId: 'AEGL-2', severity: 'middle' }] as unknown as RunResult['hits'];
  expect(resourcesAround(site, places, { hits }).find(({ id }) => id === 'far')?.inside).toEqual({ levelId: 'AEGL-2', severity: 'middle' });
});
