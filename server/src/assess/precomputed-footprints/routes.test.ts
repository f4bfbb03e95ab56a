import { precomputedFootprintRoutes as routes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { loadSamples } from '../../demo/load-samples.ts';
import { claimMode } from '../../platform/db/installation.ts';
import { useApplication } from '../../testing/application.ts';

const application = useApplication({
  prepare: async (database) => {
    await claimMode(database, 'demo');
    await loadSamples(database);
  },
});

const firstSites = async (count: number): Promise<readonly number[]> => {
  const { rows } = await application().database.pool.query<{ id: number }>('select id from industry order by id limit $1', [count]);
  return rows.map(({ id }) => id);
};

test('a site is computed immediately on request, also while the job is off', async () => {
  const plant = await application().as('plant');
  const [id = 0] = await firstSites(1);
  expect((await plant.call(routes.read, { params: { id } })).body).toMatchObject({ state: 'waiting', due: true, worst: null });
  const { body } = await plant.call(routes.compute, { params: { id } });
  expect(body).toMatchObject({ industryId: id, state: 'computed', due: false, sample: true, present: null });
  expect(body.worst?.reference.reachM).toBeGreaterThan(0);
  expect((await plant.call(routes.read, { params: { id } })).body).toEqual(body);
});

test('the list has every site, the longest reach first, waiting ones last', async () => {
  const plant = await application().as('plant');
  const ids = await firstSites(4);
  for (const id of ids) await plant.call(routes.compute, { params: { id } });
  const { body } = await plant.call(routes.list, { query: { pageSize: 100 } });
  const reaches = body.rows.map(({ reachM }) => reachM);
  const known = reaches.filter((reach) => reach !== null);
  expect(known.length).toBe(ids.length);
  expect(reaches).toEqual([...known.toSorted((a, b) => b - a), ...Array.from({ length: body.total - known.length }, () => null)]);
  expect(body.rows[0]).toMatchObject({ basis: 'reference', state: 'computed', warnings: [] });
  const waiting = await plant.call(routes.list, { query: { state: 'waiting', pageSize: 1 } });
  expect(waiting.body).toMatchObject({ total: body.total - ids.length, rows: [{ basis: null, reachM: null }] });
  const named = await plant.call(routes.list, { query: { search: body.rows[0]?.industryName ?? '', sort: 'people', direction: 'desc' } });
  expect(named.body.rows.map(({ industryId }) => industryId)).toContain(body.rows[0]?.industryId);
  expect((await plant.call(routes.list, { query: { warning: 'calm-stable-night' } })).body.total).toBe(0);
});

test('the state of the job counts computed and due sites', async () => {
  const { body } = await (await application().as('l1')).call(routes.job);
  expect(body).toMatchObject({ on: false, running: 0, failed: 0, lastFailure: null });
  expect(body.sites - body.computed).toBe(body.due);
});

test('refuses an unknown site, an invalid sort, a caller without sign-in, a visitor who may not compute', async () => {
  const plant = await application().as('plant');
  const [id = 0] = await firstSites(1);
  for (const route of [routes.read, routes.compute]) {
    expect(await plant.refused(route, { params: { id: 2_000_000_000 } })).toMatchObject({ status: 404, code: 'not-found' });
  }
  expect(await plant.refused(routes.list, { query: { sort: 'wind' } })).toMatchObject({ status: 400 });
  const visitor = application().visitor();
  for (const route of Object.values(routes)) expect((await visitor.refused(route, { params: { id } })).status).toBe(401);
});
