import type { ChemicalName, InventoryItem } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { isReportable, listQuestions, readAnswers } from './answers.ts';
import { chooseHazard, rankStock, toIncidentHazard } from './choose-hazard.ts';
import { findNearest } from './nearest-sites.ts';

const chemical = (hazardClass: string, ...canModel: ChemicalName['canModel']): ChemicalName =>
  ({ canModel, hazardClass }) as unknown as ChemicalName;
// Classes and hazards as the library has them.
const library = new Map([
  ['chlorine', chemical('UN class 2.3 (5.1,8)', 'leak')],
  ['propane', chemical('UN class 2.1', 'leak', 'flammable', 'fire', 'explosion')],
  ['methanol', chemical('UN class 3 (6.1)', 'leak', 'flammable', 'fire', 'explosion')],
]);
const item = (id: number, chemicalId: string | null, quantityKg: number): InventoryItem =>
  ({ id, chemicalId, quantityKg }) as unknown as InventoryItem;

test('what a caller says is computed as the nearest hazard that the chemical has', () => {
  expect(chooseHazard('leaking', library.get('chlorine'))).toBe('leak');
  expect(chooseHazard('leaking', library.get('propane'))).toBe('flammable');
  expect(chooseHazard('leaking', library.get('methanol'))).toBe('leak');
  expect(chooseHazard('burning', library.get('propane'))).toBe('fire');
  // Chlorine does not burn: its gas is what a fire around it sets free.
  expect(chooseHazard('burning', library.get('chlorine'))).toBe('leak');
  expect(chooseHazard('leaking', undefined)).toBeUndefined();
  expect(toIncidentHazard('burning', 'leak')).toBe('fire');
  expect(toIncidentHazard('smell', undefined)).toBe('toxic-leak');
});

test('the stock begins with the worst case, then toxic gases, toxic liquids and flammables, each by mass', () => {
  const stock = [
    item(1, null, 90_000),
    item(2, 'propane', 50_000),
    item(3, 'chlorine', 900),
    item(4, 'chlorine', 3_000),
    item(5, 'methanol', 95_000),
  ];
  const rank = (...[happening, worst]: [Parameters<typeof rankStock>[2], number?]) =>
    rankStock(stock, library, happening, worst).map(({ id }) => id);
  expect(rank('leaking')).toEqual([4, 3, 5, 2, 1]);
  expect(rank('leaking', 2)).toEqual([2, 4, 3, 5, 1]);
  expect(rank('burning')).toEqual([2, 5, 4, 3, 1]);
});

test('without a model neither size nor wind is asked, after an explosion no size', () => {
  expect(listQuestions('leaking', false)).toEqual(['where', 'what']);
  expect(isReportable(readAnswers({ site: 1, what: 'unknown' }), false)).toBe(true);
  expect(isReportable(readAnswers({ site: 1, what: 7 }), true)).toBe(false);
  expect(isReportable(readAnswers({ site: 1, what: 7, size: 'small' }), true)).toBe(true);
  expect(isReportable(readAnswers({ site: 1, what: 7, happening: 'exploded' }), true)).toBe(true);
  expect(isReportable(readAnswers({ what: 7, size: 'small' }), true)).toBe(false);
});

test('answers of an address that mean nothing are not answers', () => {
  expect(readAnswers({ site: -1, at: '95 200', what: '<b>', size: 'huge', incident: 'INC1', happening: 'x' })).toEqual({
    happening: 'leaking',
    site: undefined,
    at: undefined,
    what: undefined,
    size: undefined,
    incident: undefined,
  });
});

test('sites come nearest first, with their distance', () => {
  const sites = [
    { id: 1, industryName: 'Far', latitude: 22, longitude: 73 },
    { id: 2, industryName: 'Near', latitude: 21.01, longitude: 73 },
  ];
  const [first, second] = findNearest(sites, { latitude: 21, longitude: 73 });
  expect([first?.id, second?.id]).toEqual([2, 1]);
  // One hundredth of a degree of latitude is 1.11 km.
  expect(first?.distanceM).toBeCloseTo(1_112, -1);
});
