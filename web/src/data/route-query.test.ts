import { skipToken } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query.ts';
import { refresh } from './refresh.ts';
import { routeKey, routeQuery } from './route-query.ts';
import { keepOfSame, ofVersion, refreshAfterDeletion } from './route-rows.ts';

afterEach(() => queryClient.clear());

const one = (id: string) => routeQuery('/api/alerts/{id}', { path: { id } }).queryKey;
const history = (id: string) => routeQuery('/api/alerts/{id}/history', { path: { id } }).queryKey;
const list = routeQuery('/api/alerts', { query: { limit: 5 } }).queryKey;
const other = routeQuery('/api/alert-templates').queryKey;
const site = routeKey('/api/alerts', 'site', 7);

const store = (): void => {
  for (const key of [one('A1'), one('A2'), history('A1'), list, other, site]) queryClient.setQueryData<unknown>(key, {});
};
const read = (): readonly unknown[] =>
  queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey);

test('the key is the route and the values of its address: two screens that ask the same share one answer', () => {
  expect(one('A1')).toEqual(['/api/alerts/{id}', { path: { id: 'A1' } }]);
  expect(routeQuery('/api/system').queryKey).toEqual(['/api/system', {}]);
});

test('nothing is asked while the address is not known', () => {
  expect(routeQuery('/api/alerts/{id}', null).queryFn).toBe(skipToken);
});

test('a route is read again for every address, not the routes below it or of a similar name', async () => {
  store();
  await refresh('/api/alerts');
  expect(read()).toEqual([list, site]);
});

test('with the star also the routes below it, and no others', async () => {
  store();
  await refresh('/api/alerts/*');
  expect(read()).toEqual([one('A1'), one('A2'), history('A1'), list, site]);
});

test('what belongs to a deleted row is not asked for again', async () => {
  store();
  await refreshAfterDeletion('A1', '/api/alerts/*');
  expect(read()).toEqual([one('A2'), list, site]);
});

test('a version is read of its own, and again with its route', async () => {
  const of = (version: number) => ofVersion(routeQuery('/api/alerts/{id}/history', { path: { id: 'A1' } }), version).queryKey;
  expect(of(1)).not.toEqual(of(2));
  queryClient.setQueryData<unknown>(of(1), {});
  await refresh('/api/alerts/{id}/history');
  expect(read()).toEqual([of(1)]);
});

test('rows of another site are never shown while those of this one are read', () => {
  const page = (id: number) => ({ queryKey: routeQuery('/api/industries/{id}/inventory', { path: { id } }).queryKey });
  expect(keepOfSame('id', 4)('rows', page(4))).toBe('rows');
  expect(keepOfSame('id', 4)('rows', page(5))).toBeUndefined();
});
