import { clusterRoutes, type InventoryInput, industryRoutes, inventoryExample, inventoryRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { isDistrictOfGujarat, isInGujarat } from './gujarat.ts';

const application = useApplication();

test.each([
  ['Ahmedabad', 23.03, 72.58, 'Somewhere', true],
  ['Mumbai', 19.07, 72.88, 'Mumbai', false],
  ['Indore', 22.72, 75.86, 'Indore', false],
  ['Dahej, on a coast the outline draws coarsely', 21.7, 72.58, 'Bharuch', true],
  ['Mithapur, at the western end', 22.414, 69.009, 'Devbhumi Dwarka', true],
  ['Vapi, at the southern end', 20.372, 72.905, 'Valsad', true],
  ['a position far from the district that is written', 13.08, 80.27, 'Surat', false],
])('%s', (_name, latitude, longitude, district, is) => {
  expect(isInGujarat({ latitude, longitude, district })).toBe(is);
});

test('without a position the district decides, in any of its spellings', () => {
  expect(isInGujarat({ latitude: null, longitude: null, district: 'Kutch' })).toBe(true);
  expect(['Panch Mahals', 'BHARUCH District', 'Devbhoomi-Dwarka', 'Gir Somnath'].every(isDistrictOfGujarat)).toBe(true);
  expect(['Pune', '', 'Suratgarh'].some(isDistrictOfGujarat)).toBe(false);
});

let plant: Visitor;
const item = (casNo: string, substanceName: string, quantity: number): InventoryInput => ({
  ...inventoryExample,
  itemNo: 'A-1',
  productName: substanceName,
  substanceName,
  concentration: '99 %',
  casNo,
  quantity,
  unit: 't',
  dateReceived: '2020-01-01',
  dateExpired: '2030-01-01',
});

beforeAll(async () => {
  plant = await application().as('plant');
  const onboard = async (industryName: string, longitude: number, items: readonly InventoryInput[]): Promise<void> => {
    const body = { industryName, district: 'Bharuch', safetyTeamContact: 'Control room', latitude: 21.7, longitude };
    const { id } = (await plant.call(industryRoutes.create, { body })).body;
    for (const each of items) await plant.call(inventoryRoutes.create, { params: { id }, body: each });
  };
  await onboard('Empty works', 73, []);
  await onboard('Fuel depot', 73.1, [item('86290-81-5', 'Gasoline', 900), item('68476-85-7', 'LPG', 20)]);
  await onboard('Chlorine works', 73.2, [item('7782-50-5', 'Chlorine', 30)]);
  await onboard('Works in Indore', 75.86, [item('7782-50-5', 'Chlorine', 30)]);
});

test('industries of the State are listed with the kinds they handle, the highest above its threshold first', async () => {
  const { industries, omitted } = (await plant.call(clusterRoutes.gujarat)).body;
  const own = industries.filter(({ sample }) => !sample);
  expect(own.map(({ industryName }) => industryName)).toEqual(['Chlorine works', 'Fuel depot', 'Empty works']);
  // MSIHC Rules, Schedule 2: chlorine 10 t and 25 t.
  expect(own[0]).toMatchObject({
    kinds: ['chemical'],
    mainKind: 'chemical',
    standing: { entry: 'Chlorine', kg: 30_000, lowerKg: 10_000, tier: 'upper' },
  });
  expect(own[1]).toMatchObject({ kinds: ['oil', 'gas'], mainKind: 'oil', items: 2 });
  expect(own[2]).toMatchObject({ kinds: [], mainKind: null, standing: null, items: 0 });
  expect(omitted).toBe(0);
});

test('who has not signed in sees none of the register', async () => {
  expect((await application().app.inject('/api/clusters/gujarat')).statusCode).toBe(401);
});
