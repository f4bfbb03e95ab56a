import { receptorRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';

const application = useApplication({
  prepare: async ({ kysely }) => {
    const at = (id: string, latitude: number, longitude: number) => ({ id, name: id, kind: 'school', latitude, longitude, people: 100 });
    await kysely
      .insertInto('receptor')
      .values([
        at('mumbai', 19.076, 72.8777),
        at('pune', 18.5204, 73.8567),
        at('east', 0, 179.99),
        at('west', 0, -179.99),
        at('pole', 89.9, 10),
      ])
      .execute();
  },
});

const near = async (latitude: number, longitude: number, radiusM: number) => {
  const visitor = await application().as('l0');
  const { body } = await visitor.call(receptorRoutes.near, { query: { latitude, longitude, radiusM } });
  return body.receptors.map(({ id }) => id);
};

test('a receptor is inside when its great-circle distance is: a tenth of a degree of latitude is 11,119.5 m on the mean sphere', async () => {
  expect(await near(19.176, 72.8777, 11_100)).toEqual([]);
  expect(await near(19.176, 72.8777, 11_140)).toEqual(['mumbai']);
});

test('the date line and the pole are no edges', async () => {
  expect(await near(0, 179.999, 5_000)).toEqual(['east', 'west']);
  expect(await near(89.95, -170, 20_000)).toEqual(['pole']);
});

test('a position outside the world is refused', async () => {
  const visitor = await application().as('l0');
  expect(await visitor.refused(receptorRoutes.near, { query: { latitude: 91, longitude: 0 } })).toMatchObject({
    status: 400,
    code: 'invalid-input',
  });
});
