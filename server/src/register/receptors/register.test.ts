import { type ReceptorInput, receptorRoutes } from '@hazardguard/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();

let plant: Visitor;
beforeAll(async () => {
  plant = await application().as('plant');
});
beforeEach(async () => {
  await application().database.pool.query('delete from receptor');
});

const canal: ReceptorInput = { name: 'Amravati canal', kind: 'water', latitude: 21.61, longitude: 73.02, people: 0, phone: null };
const station: ReceptorInput = { name: 'GIDC outpost', kind: 'fire', latitude: 21.62, longitude: 73.01, people: 12, phone: '101' };

test('a place is recorded, found around a site, changed and deleted', async () => {
  const { body: made } = await plant.call(receptorRoutes.create, { body: canal });
  expect(made).toMatchObject({ ...canal, version: 1, sample: false });
  const around = async () => (await plant.call(receptorRoutes.near, { query: { latitude: 21.6, longitude: 73 } })).body.receptors;
  expect(await around()).toMatchObject([{ name: 'Amravati canal', kind: 'water', people: 0 }]);
  const { body: changed } = await plant.call(receptorRoutes.update, {
    params: { id: made.id },
    body: { ...canal, kind: 'farmland', version: 1 },
  });
  expect(changed).toMatchObject({ kind: 'farmland', version: 2 });
  const stale = { params: { id: made.id }, body: { ...canal, version: 1 } };
  expect(await plant.refused(receptorRoutes.update, stale)).toMatchObject({ status: 409, code: 'edited-meanwhile' });
  await plant.call(receptorRoutes.remove, { params: { id: made.id } });
  expect(await around()).toEqual([]);
  expect(await plant.refused(receptorRoutes.read, { params: { id: made.id } })).toMatchObject({ status: 404, code: 'not-found' });
});

test('who helps is known by the kind, with the number entered, whatever the place is called', async () => {
  await plant.call(receptorRoutes.create, { body: station });
  const { body } = await plant.call(receptorRoutes.nearest, { query: { latitude: 21.6, longitude: 73 } });
  expect(body.entities).toMatchObject([{ name: 'GIDC outpost', kind: 'fire', phone: '101' }]);
});

test.each([
  [{ kind: 'lake' }, 'kind', 400],
  [{ people: -1 }, 'people', 400],
  [{ latitude: 91 }, 'latitude', 400],
  [{ name: ' ' }, 'name', 400],
  [{ phone: 'x'.repeat(201) }, 'phone', 400],
])('%j is refused and nothing is stored', async (wrong, field, status) => {
  const refused = await plant.refused(receptorRoutes.create, { body: { ...canal, ...wrong } });
  expect(refused.status).toBe(status);
  expect(refused.fields?.map((problem) => problem.field)).toEqual([field]);
  expect((await plant.call(receptorRoutes.list)).body.total).toBe(0);
});

test('a file brings places of every kind, with or without telephone numbers; what is there already stays one place', async () => {
  const file = [
    'name,kind,latitude,longitude,people,phone',
    'Amravati canal,Water,21.61,73.02,0,',
    'GIDC outpost,fire,21.62,73.01,12,101',
    'amravati  CANAL,water,21.61,73.02,0,',
    'Lake,crater,21.6,73,0,',
    'Field,farmland,21.6,73,,',
  ].join('\n');
  const { body: report } = await plant.call(receptorRoutes.bulk, { body: file });
  expect(report).toMatchObject({ read: 5, added: 3, toComplete: 1, refusedCount: 2 });
  expect(report.refused).toMatchObject([
    { row: 4, why: 'The same place is in row 2' },
    { row: 5, field: 'kind', reason: { values: { value: 'crater' } } },
  ]);
  const again = await plant.call(receptorRoutes.bulk, {
    body: 'name,kind,latitude,longitude,people\nAmravati canal,water,21.61,73.02,0\n',
  });
  expect(again.body).toMatchObject({ added: 0, unchanged: 1, refusedCount: 0 });

  const { body } = await plant.call(receptorRoutes.list, { query: { search: '101', sort: 'people' } });
  expect(body.rows).toMatchObject([{ name: 'GIDC outpost', phone: '101' }]);
  const { text } = await plant.call(receptorRoutes.download);
  expect(text).toContain('GIDC outpost,fire,21.62,73.01,12,101');
  expect(text.trim().split('\n')).toHaveLength(4);
});

const ground = 'POLYGON ((73.01 21.61, 73.03 21.61, 73.03 21.63, 73.01 21.61))';

test('a place gets a shape, keeps it while its position stays on it, and loses it when asked to', async () => {
  const { body: made } = await plant.call(receptorRoutes.create, { body: { ...canal, latitude: 0, longitude: 0, geometry: ground } });
  // A position beside the shape gives way to a point of the shape.
  expect(made.geometry).toBe(ground);
  expect([made.latitude, made.longitude]).toEqual([21.616667, 73.023333]);
  const params = { id: made.id };
  const change = async (changes: Partial<ReceptorInput>) =>
    (await plant.call(receptorRoutes.update, { params, body: { ...canal, ...changes } })).body;
  // Left out, it stays; the position moves within it.
  expect(await change({ latitude: 21.612, longitude: 73.015 })).toMatchObject({ geometry: ground, latitude: 21.612, longitude: 73.015 });
  expect(await change({ latitude: 21.612, longitude: 73.015, geometry: 'LINESTRING (73.01 21.61, 73.02 21.614)' })).toMatchObject({
    geometry: 'LINESTRING (73.01 21.61, 73.02 21.614)',
  });
  expect(await change({ geometry: '' })).toMatchObject({ geometry: null, latitude: 21.61, longitude: 73.02 });
  expect(await plant.refused(receptorRoutes.update, { params, body: { ...canal, geometry: 'POINT (73 21)' } })).toMatchObject({
    status: 400,
    fields: [{ field: 'geometry' }],
  });
});

test('the file of the register, uploaded to an empty register, gives the same places with their shapes', async () => {
  await plant.call(receptorRoutes.create, { body: { ...canal, latitude: 21.612, longitude: 73.015, geometry: ground } });
  await plant.call(receptorRoutes.create, { body: station });
  const { text } = await plant.call(receptorRoutes.download);
  const strip = (rows: readonly { readonly id: number; readonly updatedAt: string }[]) =>
    rows.map(({ id: _id, updatedAt: _at, ...row }) => row);
  const before = (await plant.call(receptorRoutes.list, { query: { sort: 'name' } })).body.rows;
  await application().database.pool.query('delete from receptor');
  const { body: report } = await plant.call(receptorRoutes.bulk, { body: text });
  expect(report).toMatchObject({ added: 2, refusedCount: 0 });
  const after = (await plant.call(receptorRoutes.list, { query: { sort: 'name' } })).body.rows;
  expect(strip(after)).toEqual(strip(before));
  expect(after.find(({ name }) => name === canal.name)?.geometry).toBe(ground);
});

test('each place says where its data come from: a person, a file with its key, the samples, or that it is not known', async () => {
  const { pool } = application().database;
  await plant.call(receptorRoutes.create, { body: canal });
  await plant.call(receptorRoutes.bulk, { body: 'name,kind,latitude,longitude,people\nGIDC outpost,fire,21.62,73.01,12\n' as never });
  await pool.query(`insert into receptor (id, name, kind, latitude, longitude, people, sample, source_key) values
    ('s', 'Sample', 'school', 21.6, 73, 5, true, null), ('o', 'Old', 'school', 21.6, 73, 5, false, 'osm:node/7')`);
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from receptor');
  const read = async (name: string) =>
    (await plant.call(receptorRoutes.source, { params: { id: rows.find((row) => row.name === name)?.id ?? '' } })).body;
  const { rows: people } = await pool.query<{ name: string }>("select name from person where role = 'plant'");
  const by = people[0]?.name;
  expect(await read(canal.name)).toMatchObject({ origin: 'person', by, fileName: null, key: null });
  expect(await read('GIDC outpost')).toMatchObject({ origin: 'file', by, at: expect.stringMatching(/^\d{4}-/) });
  expect(await read('Sample')).toMatchObject({ origin: 'sample', by: null });
  expect(await read('Old')).toMatchObject({ origin: 'unknown', key: 'osm:node/7', by: null, at: null });
  expect(await plant.refused(receptorRoutes.source, { params: { id: 'none' } })).toMatchObject({ status: 404 });
});
