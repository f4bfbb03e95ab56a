import { alertRoutes, industryRoutes, runRoutes, type UncertaintySources } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
/** A chlorine tonner at night, wind by hand. */
const scenario = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.01 },
  weather: { windSpeedMs: 3.5, windFromDeg: 225, temperatureC: 25 },
  time: '2026-11-28T16:30:00Z',
  site,
};

const application = useApplication();
let plant: Visitor;
let industryId: number;

beforeAll(async () => {
  plant = await application().as('plant');
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Uncertain Works', district: 'Bharuch', safetyTeamContact: 'control room', ...site },
  });
  industryId = body.id;
});

const store = async (changes: object = {}, source: 'manual' | 'compass-16' = 'manual'): Promise<string> => {
  const weatherOrigin = { source, observedAt: null, ageS: null };
  const body = { industryId, inventoryItemId: null, scenario: { ...scenario, ...changes }, weatherOrigin };
  return (await plant.call(runRoutes.create, { body })).body.id;
};

const read = async (id: string): Promise<NonNullable<UncertaintySources['table']>> => {
  const { table, failure } = (await plant.call(runRoutes.uncertaintySources, { params: { id } })).body;
  expect(failure).toBeNull();
  if (table === null) throw new Error('No table');
  return table;
};

test('the areas with all sources are those of the warning; without the wind direction or the sky they are smaller', async () => {
  const id = await store();
  const table = await read(id);
  const { areas } = (await plant.call(alertRoutes.areaStep, { params: { id }, query: { percent: '2' } })).body;
  expect(table.actNowKm2).toBeCloseTo(areas?.actNow.areaKm2 ?? 0, 6);
  expect(table.beReadyKm2).toBeCloseTo(areas?.beReady?.areaKm2 ?? 0, 6);
  expect(table).toMatchObject({ windOrigin: 'within-20-km', probability: { actNow: 0.02, beReady: 0.02 } });
  const without = (name: string) => table.rows.find(({ source }) => source === name)?.beReadyKm2 ?? Number.NaN;
  expect(table.rows.map(({ source }) => source)).toEqual(['direction', 'windSpeed', 'sky', 'amount', 'roughness', 'model']);
  expect(without('direction')).toBeLessThan(0.6 * (table.beReadyKm2 ?? 0));
  expect(without('sky')).toBeLessThan(0.8 * (table.beReadyKm2 ?? 0));
  expect(without('model')).toBeLessThan(table.beReadyKm2 ?? 0);
});

test('the size of the wind direction is that of its source; a sky that was seen adds nothing', async () => {
  const seen = { weather: { ...scenario.weather, cloudPercent: 10 } };
  const eight = await read(await store(seen));
  const sixteen = await read(await store(seen, 'compass-16'));
  const spread = ({ rows }: typeof eight) => rows.find(({ source }) => source === 'direction')?.spread ?? 0;
  expect(spread(eight)).toBeGreaterThan(1.3 * spread(sixteen));
  const { actNowKm2, beReadyKm2 } = eight;
  expect(eight.rows.find(({ source }) => source === 'sky')).toEqual({
    source: 'sky',
    spread: 0,
    basis: 'turner-1994',
    actNowKm2,
    beReadyKm2,
  });
});

test('a fire has the guide’s distance all round, whatever is uncertain', async () => {
  const table = await read(await store({ chemical: '74-98-6', hazard: 'fire', quantityKg: 18_000, rupture: { type: 'catastrophic' } }));
  for (const { actNowKm2 } of table.rows) expect(actNowKm2).toBeCloseTo(table.actNowKm2, 6);
});

test('who may not read the run may not read this', async () => {
  const id = await store();
  expect((await application().visitor().refused(runRoutes.uncertaintySources, { params: { id } })).status).toBe(401);
});
