import { compatRoutes, industryRoutes, inventoryExample, inventoryRoutes, type Route, weatherRoutes } from '@hazardguard/contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../testing/application.ts';

const application = useApplication();

let plant: Visitor;
let local: Visitor;
let stranger: Visitor;
let name = '';
let industryId = 0;
let itemId = 0;
let round = 0;

const industry = { industryName: 'Compat Works', district: 'Bharuch', safetyTeamContact: 'Control room' };
const item = {
  ...inventoryExample,
  itemNo: 'A-001',
  productName: 'Liquid chlorine',
  quantity: '10',
  unit: 't',
  dateReceived: '2026-09-01',
  dateExpired: '2028-08-31',
};
const conditions = {
  chemicalName: 'Chlorine',
  windDirection: 'NNE',
  windSpeed: '3.5',
  ruptureType: 'circular',
  circularDiameter: '0.05',
  rectangularLength: '',
  rectangularBreadth: '',
  temperature: 31,
  humidity: 60,
  date: '2026-11-21T03:00:00.000Z',
  quantity: '900',
};

beforeAll(async () => {
  plant = await application().as('plant');
  local = await application().as('l0');
  stranger = application().visitor();
  await stranger.raw('GET', '/api/session');
  const weather = {
    latitude: 21.1702,
    longitude: 72.8311,
    temperatureC: 30,
    windSpeedMs: 3,
    windFromDeg: 90,
    humidityPercent: 60,
    cloudPercent: 20,
  };
  await plant.call(weatherRoutes.enter, { body: weather });
});

beforeEach(async () => {
  round += 1;
  name = `Works ${round}`;
  const made = await plant.call(industryRoutes.create, { body: { ...industry, industryName: name, latitude: 21.6, longitude: 73 } });
  industryId = made.body.id;
  const body = { ...item, quantity: 10 } as const;
  itemId = (await plant.call(inventoryRoutes.create, { params: { id: industryId }, body })).body.id;
});

/** The table of section 7 of the specification: each call as the old client makes it, its answer, and one that is not valid. */
interface Call {
  readonly method: Route['method'];
  readonly path: () => string;
  readonly body?: () => unknown;
  readonly answers: () => unknown;
  /** The same call with a wrong body or path, and the status of the refusal. */
  readonly wrong: { readonly path?: string; readonly body?: unknown; readonly status: number } | null;
  /** Open to every account. */
  readonly open?: true;
}

const record = () => ({ id: industryId, ...industry, industryName: name, industry_name: name, latitude: 21.6, longitude: 73 });
const stored = () => ({ ...item, quantity: 10, id: itemId, industryName: name });
const weather = () => ({ current: expect.objectContaining({ temp_c: 30, wind_dir: 'E' }), location: { localtime: expect.any(String) } });

const calls: Readonly<Record<string, Call>> = {
  'industries/getAll': {
    method: 'GET',
    path: () => '/api/db/industries/getAll',
    answers: () => expect.arrayContaining([name]),
    wrong: null,
    open: true,
  },
  'industries/all': {
    method: 'GET',
    path: () => '/api/db/industries/all',
    answers: () => expect.arrayContaining([record()]),
    wrong: null,
    open: true,
  },
  'industries/indName': {
    method: 'GET',
    path: () => `/api/db/industries/indName/${encodeURIComponent(name)}`,
    answers: () => ({ latitude: 21.6, longitude: 73 }),
    wrong: { path: '/api/db/industries/indName/Nowhere', status: 404 },
    open: true,
  },
  'industries/industry': {
    method: 'GET',
    path: () => `/api/db/industries/industry/${encodeURIComponent(name)}`,
    answers: record,
    wrong: { path: '/api/db/industries/industry/Nowhere', status: 404 },
    open: true,
  },
  'industries/saveInd': {
    method: 'POST',
    path: () => '/api/db/industries/saveInd',
    body: () => ({ ...industry, industryName: `New ${name}` }),
    answers: () => expect.objectContaining({ industryName: `New ${name}`, industry_name: `New ${name}`, latitude: null, longitude: null }),
    wrong: { body: { ...industry, district: '' }, status: 400 },
  },
  'PUT industries//': {
    method: 'PUT',
    path: () => `/api/db/industries//${industryId}`,
    body: () => ({ ...industry, industryName: `${name} again`, district: 'Surat' }),
    answers: () => ({ ...record(), industryName: `${name} again`, industry_name: `${name} again`, district: 'Surat' }),
    wrong: { body: {}, status: 400 },
  },
  'PUT industries/': {
    method: 'PUT',
    path: () => `/api/db/industries/${industryId}`,
    body: () => ({ ...industry, industryName: name, district: 'Surat' }),
    answers: () => ({ ...record(), district: 'Surat' }),
    wrong: { path: '/api/db/industries/2000000000', status: 404 },
  },
  'DELETE industries//': {
    method: 'DELETE',
    path: () => `/api/db/industries//${industryId}`,
    answers: () => ({ message: 'Industry deleted successfully!' }),
    wrong: { path: '/api/db/industries//2000000000', status: 404 },
  },
  'DELETE industries/': {
    method: 'DELETE',
    path: () => `/api/db/industries/${industryId}`,
    answers: () => ({ message: 'Industry deleted successfully!' }),
    wrong: { path: '/api/db/industries/x', status: 400 },
  },
  'GET inventory/inv': {
    method: 'GET',
    path: () => `/api/db/inventory/inv/${encodeURIComponent(name)}`,
    answers: () => [stored()],
    wrong: { path: '/api/db/inventory/inv/Nowhere', status: 404 },
    open: true,
  },
  'inventory/saveInv': {
    method: 'POST',
    path: () => `/api/db/inventory/saveInv/${encodeURIComponent(name)}`,
    body: () => ({ ...item, itemNo: 'A-002' }),
    answers: () => ({ ...stored(), itemNo: 'A-002', id: expect.any(Number) }),
    wrong: { body: { ...item, quantity: 'much' }, status: 400 },
  },
  'PUT inventory/inv': {
    method: 'PUT',
    path: () => `/api/db/inventory/inv/${itemId}`,
    body: () => ({ ...item, quantity: '12.5' }),
    answers: () => ({ ...stored(), quantity: 12.5 }),
    wrong: { body: { ...item, supplier: '' }, status: 400 },
  },
  'DELETE inventory/inv': {
    method: 'DELETE',
    path: () => `/api/db/inventory/inv/${itemId}`,
    answers: () => ({ message: 'The inventory item is deleted' }),
    wrong: { path: '/api/db/inventory/inv/2000000000', status: 404 },
  },
  getAllChemTypes: {
    method: 'GET',
    path: () => '/api/db/inventory/inv/getAllChemTypes',
    answers: () => expect.arrayContaining(['Chlorine', 'Benzene']),
    wrong: null,
    open: true,
  },
  getAllCasNumbers: {
    method: 'GET',
    path: () => '/api/db/inventory/inv/getAllCasNumbers',
    answers: () => expect.arrayContaining([{ chemicalName: 'Chlorine', casNumber: '7782-50-5' }]),
    wrong: null,
    open: true,
  },
  getAllChemicals: {
    method: 'GET',
    path: () => '/api/db/inventory/inv/getAllChemicals',
    answers: () =>
      expect.arrayContaining([
        { chemicalName: 'Chlorine', quantityKg: expect.any(Number), casNumber: '7782-50-5' },
        { chemicalName: 'Benzene', quantityKg: 0, casNumber: '71-43-2' },
      ]),
    wrong: null,
    open: true,
  },
  'inventory/chem': {
    method: 'GET',
    path: () => `/api/db/inventory/chem/${encodeURIComponent(name)}`,
    answers: () => ['Chlorine'],
    wrong: { path: '/api/db/inventory/chem/Nowhere', status: 404 },
    open: true,
  },
  'ind/changedConditions': {
    method: 'POST',
    path: () => '/api/db/inventory/ind/changedConditions',
    body: () => ({ ...conditions, industryName: name }),
    answers: () => ({
      ...conditions,
      id: expect.any(Number),
      industryName: name,
      windSpeed: 3.5,
      circularDiameter: 0.05,
      rectangularLength: null,
      rectangularBreadth: null,
      quantity: 900,
    }),
    wrong: { body: { ...conditions, industryName: 'Works 1', quantity: 'a lot' }, status: 400 },
    open: true,
  },
  'currentWeather/city': {
    method: 'GET',
    path: () => '/api/weather/currentWeather/city/Surat',
    answers: weather,
    wrong: { path: '/api/weather/currentWeather/city/Nowhereville', status: 404 },
    open: true,
  },
  'currentWeather/lat/lng': {
    method: 'GET',
    path: () => '/api/weather/currentWeather/21.17/72.83',
    answers: weather,
    wrong: { path: '/api/weather/currentWeather/91/0', status: 400 },
    open: true,
  },
  'integrations/weather-by-city': {
    method: 'GET',
    path: () => '/integrations/weather-by-city/weather/Surat',
    answers: weather,
    wrong: { path: '/integrations/weather-by-city/weather/Nowhereville', status: 404 },
    open: true,
  },
  'db/{name}': {
    method: 'POST',
    path: () => '/api/db/industryinfo',
    body: () => ({ query: 'SELECT id, industry_name FROM industry_info WHERE id = $1', values: [industryId] }),
    answers: () => [{ id: industryId, industry_name: name }],
    wrong: { body: { query: 'drop table industry', values: [] }, status: 400 },
    open: true,
  },
};

describe.each(Object.entries(calls))('%s', (_name, call) => {
  const toPayload = (body = call.body?.()) => (body === undefined ? {} : { body });

  test('answers as the specification has it, with status 200', async () => {
    const answer = await plant.raw(call.method, call.path(), toPayload());
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json()).toEqual(call.answers());
  });
  test('is refused without signing in', async () => {
    expect((await stranger.raw(call.method, call.path(), toPayload())).statusCode).toBe(401);
  });
  test('is refused to a role without the permission', async () => {
    expect((await local.raw(call.method, call.path(), toPayload())).statusCode).toBe(call.open ? 200 : 403);
  });
  const { wrong } = call;
  if (wrong === null) return;
  test('is refused when it is wrong', async () => {
    const answer = await plant.raw(call.method, wrong.path ?? call.path(), toPayload(wrong.body ?? call.body?.()));
    expect(answer.statusCode, answer.payload).toBe(wrong.status);
  });
});

test('no call of the compatibility API is without a row above', () => {
  const tried = Object.values(calls).length;
  expect(tried).toBe(Object.keys(compatRoutes).length + 3);
});

test('a name in another script is found by its address', async () => {
  const hindi = 'गुजरात केमिकल वर्क्स, दहेज औद्योगिक क्षेत्र, भरूच जिला: इकाई १ / २';
  await plant.raw('POST', '/api/db/industries/saveInd', { body: { ...industry, industryName: hindi } });
  const found = await plant.raw('GET', `/api/db/industries/industry/${encodeURIComponent(hindi)}`);
  expect(found.json()).toMatchObject({ industry_name: hindi });
});

test('a name that is taken is a conflict', async () => {
  const answer = await plant.raw('POST', '/api/db/industries/saveInd', { body: { ...industry, industryName: name.toUpperCase() } });
  expect(answer.statusCode).toBe(409);
});
