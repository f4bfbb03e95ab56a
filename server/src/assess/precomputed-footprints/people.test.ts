import { populationRoutes, precomputedFootprintRoutes as routes, runRoutes, vulnerabilityIndexRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { loadSamples } from '../../demo/load-samples.ts';
import { claimMode } from '../../platform/db/installation.ts';
import { importAreas } from '../../register/population/import-areas.ts';
import { useApplication } from '../../testing/application.ts';

const application = useApplication({
  prepare: async (database) => {
    await claimMode(database, 'demo');
    await loadSamples(database);
  },
});

const readFirst = async () => {
  const { rows } = await application().database.pool.query<{ id: number; latitude: number; longitude: number }>(
    'select id, latitude, longitude from industry order by id limit 1',
  );
  const [site] = rows;
  if (site === undefined) throw new Error('no sample site');
  return site;
};

/** One village of 1,000,000 people, 0.5° by 0.5°, around a position; its people per m² on the mean sphere. */
const importVillage = async ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): Promise<number> => {
  const [west, south] = [longitude - 0.25, latitude - 0.25];
  const corners: [number, number][] = [
    [west, south],
    [west + 0.5, south],
    [west + 0.5, south + 0.5],
    [west, south + 0.5],
    [west, south],
  ];
  await importAreas(
    application().database,
    (async function* () {
      yield {
        row: 1,
        geometry: { type: 'Polygon', coordinates: [corners] } as const,
        fault: null,
        properties: { name: 'All', people: 1_000_000 },
      };
    })(),
    { name: 'test', sourceName: 'test', year: 2011, licence: 'none', dryRun: false, actor: { id: null, name: null } },
  );
  const rad = Math.PI / 180;
  return 1_000_000 / (6_371_008.8 ** 2 * 0.5 * rad * (Math.sin((south + 0.5) * rad) - Math.sin(south * rad)));
};

const readIndexed = async (id: number) => {
  const { body } = await (await application().as('plant')).call(vulnerabilityIndexRoutes.list, { query: {} });
  return body.sites.find((site) => site.id === id)?.values;
};

test('without a source the recorded people count; head-counts that are not known are never 0', async () => {
  const plant = await application().as('plant');
  const { id } = await readFirst();
  const { body } = await plant.call(routes.compute, { params: { id } });
  expect(body.aroundBasis).toBe('receptors');
  expect(body.peopleAround).toBeGreaterThan(0);
  await application().database.pool.query('update receptor set people = null');
  const { body: unknown } = await plant.call(routes.compute, { params: { id } });
  expect(unknown).toMatchObject({ peopleAround: null, aroundBasis: null });
  const { body: list } = await plant.call(routes.list, { query: { pageSize: 100 } });
  expect(list.rows.find(({ industryId }) => industryId === id)?.people).toBeNull();
  expect(await readIndexed(id)).toMatchObject({ peopleInReach: null, peopleNear: null });
});

test('a source of population makes footprints due, and counts in them, in the index and in runs', async () => {
  const plant = await application().as('plant');
  const site = await readFirst();
  const params = { id: site.id };
  expect((await plant.call(routes.read, { params })).body.due).toBe(false);
  const perM2 = await importVillage(site);
  expect((await plant.call(routes.read, { params })).body.due).toBe(true);
  const { body } = await plant.call(routes.compute, { params });
  const reachM = body.worst?.reference.reachM ?? 0;
  expect(body.aroundBasis).toBe('population');
  // Far circles leave the village; this one lies within it.
  expect(reachM).toBeLessThan(25_000);
  expect((body.peopleAround ?? 0) / (perM2 * Math.PI * reachM ** 2)).toBeCloseTo(1, 2);
  const values = await readIndexed(site.id);
  expect(values?.peopleInReach).toBe(body.peopleAround);
  expect((values?.peopleNear ?? 0) / (perM2 * Math.PI * 2_000 ** 2)).toBeCloseTo(1, 2);

  const scenario = { ...body.worst?.scenario, weather: { windSpeedMs: 3, windFromDeg: 270, temperatureC: 30, stability: 'D' } };
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
  const { body: run } = await plant.call(runRoutes.create, {
    body: { industryId: site.id, inventoryItemId: null, scenario: scenario as never, weatherOrigin },
  });
  const { body: runs } = await plant.call(runRoutes.list, { query: { industryId: site.id } });
  expect(runs.runs[0]?.people).toBeCloseTo(run.population?.at(-1)?.people ?? Number.NaN, 6);
});

test('a call that counts areas chooses by the same rule: the source, else the recorded places, else not known', async () => {
  const plant = await application().as('plant');
  const square = (longitude: number, latitude: number): [number, number][][] => [
    [
      [longitude, latitude],
      [longitude + 0.02, latitude],
      [longitude + 0.02, latitude + 0.02],
      [longitude, latitude + 0.02],
      [longitude, latitude],
    ],
  ];
  await application().database.pool.query(
    "insert into receptor (id, name, kind, latitude, longitude, people) values ('far-1', 'Far 1', 'school', 10.01, 60.01, 70), ('far-2', 'Far 2', 'school', 10.01, 60.01, null)",
  );
  const site = await readFirst();
  const areas = [[square(site.longitude, site.latitude)], [square(60, 10)], [square(61, 10)]];
  const { body } = await plant.call(populationRoutes.inside, { body: { areas } });
  const [known, recorded, nothing] = body.counts;
  expect(known?.inside).toMatchObject({ people: known?.people, basis: 'population' });
  expect(recorded).toMatchObject({ people: null, inside: { people: 70, basis: 'receptors', withoutCount: 1 } });
  expect(nothing?.inside).toEqual({ people: null, basis: null, withoutCount: 0 });
});
