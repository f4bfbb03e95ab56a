import { expect, it } from 'vitest';
import { orderChoices } from './order-choices.ts';

/** By name, as the register lists them; the numbers are the order in which they were recorded. */
const ankleshwar = { id: 9, latitude: 21.63, longitude: 73.0 };
const dahej = { id: 1, latitude: 21.71, longitude: 72.58 };
const unplaced = { id: 4, latitude: null, longitude: null };
const vapi = { id: 2, latitude: 20.37, longitude: 72.9 };
const byName = [ankleshwar, dahej, unplaced, vapi];
const ids = (order: Parameters<typeof orderChoices>[1]): readonly number[] => orderChoices(byName, order).map(({ id }) => id);

it('keeps the order by name while nothing is known of the person, whatever the record numbers', () => {
  expect(ids({ own: [], recent: [], from: undefined })).toEqual([9, 1, 4, 2]);
});

it('puts own sites first, then those used last, then the nearest; without a position last', () => {
  expect(ids({ own: [], recent: [], from: { latitude: 20.4, longitude: 72.9 } })).toEqual([2, 9, 1, 4]);
  expect(ids({ own: [], recent: [4, 1], from: { latitude: 20.4, longitude: 72.9 } })).toEqual([4, 1, 2, 9]);
  expect(ids({ own: [1], recent: [4, 1], from: { latitude: 20.4, longitude: 72.9 } })).toEqual([1, 4, 2, 9]);
});

it('says how far each is, where that is known', () => {
  const [nearest, , , last] = orderChoices(byName, { own: [], recent: [], from: { latitude: 20.37, longitude: 72.9 } });
  expect([nearest?.distanceM, last?.distanceM]).toEqual([0, undefined]);
});
