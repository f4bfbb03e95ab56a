import { industryRoutes, inventoryRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { useApplication } from '../../../testing/application.ts';
import { findMaxReleaseRate } from './max-release-rate.ts';

const application = useApplication();

test('the maximum is the whole stock within a minute, at least a ton container; undefined without a known stock', async () => {
  const plant = await application().as('plant');
  const { body: site } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Storing works', district: 'Bharuch', safetyTeamContact: '1077', latitude: 21.7, longitude: 72.6 },
  });
  const store = (itemNo: string, casNo: string, quantity: number) =>
    plant.call(inventoryRoutes.create, {
      params: { id: site.id },
      body: {
        itemNo,
        productName: 'Stored',
        substanceName: 'Stored',
        concentration: '99 %',
        casNo,
        quantity,
        unit: 't',
        hazardClass: '2.3',
        location: 'Shed',
        dateReceived: '2026-09-01',
        dateExpired: '2028-08-31',
        supplier: 'S',
      },
    });
  const [chlorine, ammonia, phosgene] = ['7782-50-5', '7664-41-7', '75-44-5'];
  await store('C-1', chlorine, 6);
  await store('C-2', chlorine, 3);
  await store('A-1', ammonia, 0.01);
  const { database } = application();
  expect(await findMaxReleaseRate(database, site.id, chlorine)).toBeCloseTo(9_000 / 60, 9);
  expect(await findMaxReleaseRate(database, site.id, ammonia)).toBeCloseTo(900 / 60, 9);
  expect(await findMaxReleaseRate(database, site.id, phosgene)).toBeUndefined();
});
