import { mixingHazardTexts } from '@hazardguard/chemicals/facts';
import {
  type InventoryInput,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  mixingHazards,
  thresholdStatusRoutes,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { formatDayInIndia, readMsihcTiers } from './read-threshold-status.ts';

const application = useApplication();

const dayMs = 86_400_000;
const day = (fromNow: number): string => formatDayInIndia(new Date(Date.now() + fromNow * dayMs));

const item = (given: Partial<InventoryInput>): InventoryInput => ({
  ...inventoryExample,
  itemNo: 'A-1',
  productName: 'Liquid chlorine',
  concentration: '99 %',
  quantity: 6,
  unit: 't',
  location: 'Shed 2',
  dateReceived: '2020-01-01',
  dateExpired: day(400),
  ...given,
});

let plant: Visitor;
let id = 0;
beforeAll(async () => {
  plant = await application().as('plant');
  const body = { industryName: 'Works', district: 'Bharuch', safetyTeamContact: 'Control room', latitude: 21.6, longitude: 73 };
  id = (await plant.call(industryRoutes.create, { body })).body.id;
});

const standing = async () => (await plant.call(thresholdStatusRoutes.read, { params: { id } })).body;

test('an empty site stands below every law', async () => {
  expect(await standing()).toMatchObject({
    items: 0,
    stocks: [],
    neighbours: [],
    laws: [{ tier: 'below' }, { tier: 'below' }, { tier: 'below' }, { tier: 'below' }],
  });
});

test('quantities are summed over items and units, with the rule shown; what cannot be weighed is counted', async () => {
  const items = [
    item({}),
    item({ itemNo: 'A-2', quantity: 5_000, unit: 'kg', location: ' shed  2 ', dateExpired: day(-1) }),
    item({ itemNo: 'A-3', casNo: '7664-41-7', substanceName: 'Ammonia', quantity: 10, unit: 'm3', dateExpired: day(30) }),
    item({
      itemNo: 'A-4',
      casNo: '67-56-1',
      substanceName: 'Methanol',
      quantity: 1_000,
      unit: 'L',
      location: 'Tank farm',
      dateExpired: day(31),
    }),
    item({ itemNo: 'A-5', casNo: '7440-37-1', substanceName: 'Argon', quantity: 3, unit: 'm3', location: 'Tank farm' }),
    item({ itemNo: 'A-6', casNo: '50-00-0', substanceName: 'Formaldehyde', location: 'Tank farm', quantity: 1 }),
  ];
  for (const body of items) await plant.call(inventoryRoutes.create, { params: { id }, body });
  const found = await standing();
  expect(found.items).toBe(6);
  const chlorine = found.stocks.find(({ chemicalId }) => chemicalId === 'chlorine');
  expect(chlorine).toMatchObject({ kg: 11_000, items: 2 });
  expect(chlorine?.conversions).toEqual([
    { unit: 'kg', quantity: 5_000, by: 'mass', kgPerUnit: 1, kg: 5_000 },
    { unit: 't', quantity: 6, by: 'mass', kgPerUnit: 1000, kg: 6_000 },
  ]);
  const methanol = found.stocks.find(({ chemicalId }) => chemicalId === 'methanol');
  // CRC: methanol 0.787 kg/L at 25 °C.
  expect(methanol?.conversions).toMatchObject([{ unit: 'L', by: 'density', kgPerUnit: expect.closeTo(0.787, 2) }]);
  expect(found.laws.find(({ law }) => law === 'msihc')?.entries[0]).toMatchObject({ entry: 'Chlorine', tier: 'lower', unverified: true });
});

test('neighbours in one location are judged, whatever the case and spaces of its name', async () => {
  const { neighbours, places } = await standing();
  const between = (...ids: string[]) => neighbours.find(({ one, other }) => ids.includes(one.chemicalId) && ids.includes(other.chemicalId));
  expect(between('ammonia', 'chlorine')).toMatchObject({ outcome: 'incompatible', location: expect.stringMatching(/shed\s+2/i) });
  expect(between('methanol', 'chlorine')).toBeUndefined();
  expect(places[0]).toMatchObject({ chemicalId: 'chlorine', kg: 11_000, items: 2, largest: { kg: 6_000 } });
});

test('stock that expired yesterday is expired; 30 days ahead is soon, 31 is not', async () => {
  const { expired, expiredTotal, expiringSoon } = await standing();
  expect([expiredTotal, expired.map(({ itemNo }) => itemNo)]).toEqual([1, ['A-2']]);
  expect(expiringSoon.map(({ itemNo }) => itemNo)).toEqual(['A-3']);
});

test('a row of before whose name and CAS number are two substances counts for neither, and the status says so', async () => {
  const body = { industryName: 'Old works', district: 'Bharuch', safetyTeamContact: 'Control room', latitude: 21.6, longitude: 73 };
  const site = (await plant.call(industryRoutes.create, { body })).body.id;
  const read = async () => (await plant.call(thresholdStatusRoutes.read, { params: { id: site } })).body;
  const chlorine = await plant.call(inventoryRoutes.create, { params: { id: site }, body: item({ quantity: 20, unit: 't' }) });
  expect((await read()).laws[0]).toMatchObject({ law: 'msihc', tier: 'lower' });
  // The form refuses it today; 20 t of ammonia would be below the 60 t of the MSIHC Rules.
  await application().database.pool.query("update inventory_item set cas_no = '7664-41-7' where id = $1", [chlorine.body.id]);
  const found = await read();
  expect(found).toMatchObject({ items: 1, itemsNotInLibrary: 0, itemsOfTwoSubstances: 1, itemsWithoutMass: 0, stocks: [], places: [] });
  expect(found.laws.map(({ tier }) => tier)).toEqual(found.laws.map(() => 'not-classified'));
  expect((await readMsihcTiers(application().database, [site])).get(site)).toBe('not-classified');
});

test('every role that may read the inventory may read its standing; a site that is not there is not found', async () => {
  await (await application().as('l0')).call(thresholdStatusRoutes.read, { params: { id } });
  expect(await application().visitor().refused(thresholdStatusRoutes.read, { params: { id } })).toMatchObject({ status: 401 });
  expect(await plant.refused(thresholdStatusRoutes.read, { params: { id: 2_000_000_000 } })).toMatchObject({
    status: 404,
    code: 'not-found',
  });
  expect(await plant.refused(thresholdStatusRoutes.read, { params: { id: 0 } })).toMatchObject({ status: 400 });
});

test('every sentence of the chart has its word, in the same order', () => {
  expect(mixingHazards).toHaveLength(mixingHazardTexts.length);
  const said = (id: (typeof mixingHazards)[number]) => mixingHazardTexts[mixingHazards.indexOf(id)];
  expect(said('toxic')).toMatch(/toxic/);
  expect(said('polymerization')).toMatch(/^Polymerization/);
  expect(said('none')).toMatch(/^No known/);
});
