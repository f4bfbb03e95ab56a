import type { ChemicalName, InventoryItem } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { chooseHazard, rankStock } from './choose-hazard.ts';

const chemical = (hazardClass: string, ...canModel: ChemicalName['canModel']): ChemicalName =>
  ({ canModel, hazardClass }) as unknown as ChemicalName;
// Classes and hazards as the library has them.
const library = new Map([
  ['chlorine', chemical('UN class 2.3 (5.1,8)', 'leak')],
  ['propane', chemical('UN class 2.1', 'leak', 'flammable', 'fire', 'explosion')],
  ['methanol', chemical('UN class 3 (6.1)', 'leak', 'flammable', 'fire', 'explosion')],
]);
const item = (id: number, chemicalId: string | null, quantityKg: number): InventoryItem =>
  ({ id, chemicalId, quantityKg, form: { kind: 'pure' } }) as unknown as InventoryItem;

test('what a caller says is computed as the nearest hazard that the chemical has', () => {
  expect(chooseHazard('leaking', library.get('chlorine'))).toBe('leak');
  expect(chooseHazard('leaking', library.get('propane'))).toBe('flammable');
  expect(chooseHazard('leaking', library.get('methanol'))).toBe('leak');
  expect(chooseHazard('burning', library.get('propane'))).toBe('fire');
  // Chlorine does not burn: its gas is what a fire around it sets free.
  expect(chooseHazard('burning', library.get('chlorine'))).toBe('leak');
  expect(chooseHazard('leaking', undefined)).toBeUndefined();
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

test('a solution comes after every stock that has zones, and before what has no model', () => {
  const solution = { ...item(6, 'chlorine', 1e6), form: { kind: 'solution' } } as unknown as InventoryItem;
  const stock = [item(1, null, 90_000), solution, item(2, 'propane', 50_000)];
  expect(rankStock(stock, library, 'leaking', undefined).map(({ id }) => id)).toEqual([2, 6, 1]);
});
