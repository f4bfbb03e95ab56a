import { expect, test } from 'vitest';
import { orderSites } from './order-sites.ts';

const site = (id: number, latitude: number | null) => ({ id, latitude, longitude: latitude === null ? null : 73 });
const sites = [site(1, 20), site(2, 21.1), site(3, 21.01), site(4, null), site(5, 24)];
const reachM = new Map([
  [1, 900],
  [2, 10],
  [4, null],
  [5, 4_000],
]);
const order = (now: readonly number[], latitude?: number) =>
  orderSites(sites, { now, at: latitude === undefined ? undefined : { latitude, longitude: 73 }, reachM }).map(({ id }) => id);

test('a site with an incident comes first, then those near the device, then the farthest worst cases', () => {
  expect(order([4], 21)).toEqual([4, 3, 2, 5, 1]);
});

test('without a position only the worst cases decide, and one that is not known comes last', () => {
  expect(order([])).toEqual([5, 1, 2, 3, 4]);
});
