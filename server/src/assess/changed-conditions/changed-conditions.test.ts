import { changedConditionsRoutes, compatRoutes, industryRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
const works = { industryName: 'Tapi Works', district: 'Surat', safetyTeamContact: '1077', latitude: 21.17, longitude: 72.83 };
let plant: Visitor;
let admin: Visitor;
let id = 0;

beforeAll(async () => {
  plant = await application().as('plant');
  admin = await application().as('admin');
  id = (await plant.call(industryRoutes.create, { body: works })).body.id;
});

const seen = {
  chemicalName: 'Chlorine',
  windDirection: 'north-west 4 m/s',
  windSpeed: '4',
  ruptureType: 'circular' as const,
  circularDiameter: '0.05',
  rectangularLength: '',
  rectangularBreadth: '',
  temperature: '-2.5',
  humidity: '60',
  quantity: '900',
  date: '2026-11-21T04:30:00.000Z',
};

const save = (body: object) => plant.call(changedConditionsRoutes.create, { params: { id }, body });
const list = async (query: Record<string, number> = {}) => (await plant.call(changedConditionsRoutes.list, { params: { id }, query })).body;

test('empty fields are not known, and the recorder is stored', async () => {
  const { body } = await save(seen);
  expect(body).toMatchObject({ industryName: 'Tapi Works', windSpeed: 4, temperature: -2.5, rectangularLength: null, quantity: 900 });
  expect(body.recordedBy).not.toBe('');
  expect((await list()).rows[0]).toEqual(body);
});

test.each([
  [{ quantity: 'a lot' }, 'quantity'],
  [{ windSpeed: -1 }, 'windSpeed'],
  [{ humidity: 101 }, 'humidity'],
  [{ windDirection: 'sideways' }, 'windDirection'],
  [{ ruptureType: 'square' }, 'ruptureType'],
  [{ chemicalName: ' ' }, 'chemicalName'],
  [{ date: 'yesterday' }, 'date'],
  [{ ruptureType: 'rectangular', rectangularLength: '0.2' }, 'rectangularBreadth'],
  [{ circularDiameter: '' }, 'circularDiameter'],
])('%j is refused by name, and nothing is recorded', async (wrong, field) => {
  const { total } = await list();
  const refused = await plant.refused(changedConditionsRoutes.create, { params: { id }, body: { ...seen, ...wrong } });
  expect(refused.status).toBe(400);
  expect(refused.fields?.map((problem) => problem.field)).toEqual([field]);
  expect((await list()).total).toBe(total);
});

test('a caller without sign-in is refused, and an unknown industry has no records', async () => {
  const stranger = application().visitor();
  for (const route of [changedConditionsRoutes.list, changedConditionsRoutes.download]) {
    expect((await stranger.refused(route, { params: { id } })).status).toBe(401);
    expect((await plant.refused(route, { params: { id: 999_999 } })).status).toBe(404);
  }
  expect((await plant.refused(changedConditionsRoutes.create, { params: { id: 999_999 }, body: seen })).status).toBe(404);
});

test('lists the newest first, in pages', async () => {
  for (const hour of ['06', '08', '07']) await save({ chemicalName: 'Ammonia', date: `2026-11-21T${hour}:00:00Z` });
  const first = await list({ page: 1, pageSize: 2 });
  expect(first.rows.map(({ date }) => date.slice(11, 13))).toEqual(['08', '07']);
  expect((await list({ page: 2, pageSize: 2 })).rows[0]?.date.slice(11, 13)).toBe('06');
  expect(first.total).toBe(4);
});

test('the list includes the record of the old client, also after the industry is renamed', async () => {
  await admin.call(compatRoutes.saveConditions, {
    body: { industryName: ' tapi  works', chemicalName: '=Chlorine', windDirection: 'somewhere, west', date: '2026-11-22T00:00:00Z' },
  });
  expect((await list()).rows[0]).toMatchObject({ industryName: 'Tapi Works', windDirection: 'somewhere, west' });
  await admin.call(industryRoutes.update, { params: { id }, body: { ...works, industryName: 'Tapi Works II' } });
  expect((await list()).rows[0]).toMatchObject({ industryName: 'Tapi Works', chemicalName: '=Chlorine' });
});

test('the file has the fields in order, no cell that a spreadsheet would execute, and every record', async () => {
  const answer = await plant.call(changedConditionsRoutes.download, { params: { id } });
  expect(answer.headers['content-disposition']).toBe('attachment; filename="changed_conditions.csv"');
  const lines = answer.text.replace('\ufeff', '').trim().split('\r\n');
  expect(lines[0]).toBe(
    'industryName,chemicalName,windDirection,windSpeed,ruptureType,circularDiameter,rectangularLength,rectangularBreadth,temperature,humidity,date,quantity',
  );
  expect(lines[1]).toBe(`Tapi Works,'=Chlorine,"somewhere, west",,,,,,,,2026-11-22T00:00:00.000Z,`);
  expect(lines).toContain('Tapi Works,Chlorine,north-west 4 m/s,4,circular,0.05,,,-2.5,60,2026-11-21T04:30:00.000Z,900');
  expect(lines).toHaveLength(1 + (await list()).total);
});

test('deleting the industry leaves the records as they are', async () => {
  await admin.call(industryRoutes.remove, { params: { id } });
  const { rows } = await application().database.pool.query('select industry_id from changed_condition');
  expect(new Set(rows.map((row) => row.industry_id))).toEqual(new Set([id]));
});
