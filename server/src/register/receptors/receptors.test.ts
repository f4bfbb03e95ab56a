import { receptorRoutes } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { useApplication } from '../../testing/application.ts';
import { countInside } from '../../warn/alerts/area-facts.ts';
import { because } from '../geo-data/reason.ts';
import { toGeometryColumns } from './receptor-geometry.ts';

const application = useApplication({
  prepare: async ({ kysely }) => {
    const at = (id: string, latitude: number, longitude: number) => ({
      id,
      name: id,
      kind: 'school' as const,
      latitude,
      longitude,
      people: 100,
    });
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
    // Around 10° N, 77° E: a hundredth of a degree of latitude is 1,112 m.
    const helper = (id: string, name: string, kind: Schema['receptor']['kind'], north: number, phone: string | null = null) => ({
      id,
      name,
      kind,
      latitude: 10 + north / 100,
      longitude: 77,
      people: 10,
      phone,
    });
    await kysely
      .insertInto('receptor')
      .values([
        helper('s1', 'School A', 'school', 1),
        helper('s2', 'School B', 'school', 2),
        helper('s3', 'School C', 'school', 3),
        helper('h1', 'District hospital', 'hospital', 4, '108'),
        helper('f1', 'Panoli Fire Station', 'other', 5),
        helper('p1', 'पुलिस थाना', 'other', -1),
        helper('c1', 'Cyclone shelter', 'other', -2),
        helper('x1', 'Campfire grounds', 'other', 1),
        helper('x2', 'Police quarters', 'residential', 1),
        helper('f2', 'Far fire station', 'other', 60),
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

test('the nearest of each kind: with distance, bearing, people and phone, by kind or by name, and nothing called otherwise', async () => {
  const visitor = await application().as('l0');
  const { body } = await visitor.call(receptorRoutes.nearest, { query: { latitude: 10, longitude: 77, each: 2 } });
  expect(body.entities.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'p1 police',
    's1 school',
    'c1 shelter',
    's2 school',
    'h1 hospital',
    'f1 fire',
  ]);
  expect(body.found).toEqual({ school: 3, hospital: 1, fire: 1, police: 1, shelter: 1 });
  const hospital = body.entities.find(({ id }) => id === 'h1');
  expect(hospital).toMatchObject({ phone: '108', people: 10, sample: false });
  // 0.04° on the mean sphere.
  expect(hospital?.distanceM).toBeCloseTo(4447.8, 0);
  expect(hospital?.bearingDeg).toBeCloseTo(0, 6);
  expect(body.entities.find(({ id }) => id === 'p1')).toMatchObject({ phone: null, bearingDeg: 180 });
});

test('without places nearby the list is empty; a position outside the world is refused', async () => {
  const visitor = await application().as('l0');
  const { body } = await visitor.call(receptorRoutes.nearest, { query: { latitude: -60, longitude: 0 } });
  expect(body).toEqual({ entities: [], found: { school: 0, hospital: 0, fire: 0, police: 0, shelter: 0 } });
  expect(await visitor.refused(receptorRoutes.nearest, { query: { latitude: 91, longitude: 0 } })).toMatchObject({ status: 400 });
});

test('a river is a line: it comes with its geometry, is counted where it crosses an area, and is a point again once it is moved', async () => {
  const { database } = application();
  const columns = toGeometryColumns({
    type: 'LineString',
    coordinates: [
      [70, 20.5],
      [71, 20.5],
      [72, 20.5],
    ],
  });
  if (columns === null || typeof columns === 'string') throw new Error('a line gives columns');
  expect(columns).toMatchObject({ longitude: 71, latitude: 20.5, west: 70, east: 72 });
  await database.kysely
    .insertInto('receptor')
    .values({ id: 'river', name: 'River', kind: 'water', people: 7, ...columns })
    .execute();
  const visitor = await application().as('l0');
  const { body } = await visitor.call(receptorRoutes.near, { query: { latitude: 20.5, longitude: 71, radiusM: 100 } });
  expect(body.receptors).toMatchObject([{ id: 'river', geometry: { type: 'LineString' } }]);
  // An area 50 km away from its position, across which it flows.
  const ring = [
    [71.45, 20.45],
    [71.55, 20.45],
    [71.55, 20.55],
    [71.45, 20.55],
    [71.45, 20.45],
  ];
  const area = (latitudes: number) => ({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { severity: 'severe' },
        geometry: { type: 'Polygon', coordinates: [ring.map(([x, y = 0]) => [x, y + latitudes])] },
      },
    ],
  });
  expect(await countInside(database, area(0))).toMatchObject({ people: 7, placesInside: 1 });
  expect(await countInside(database, area(0.2))).toMatchObject({ people: 0, placesInside: 0 });
  await database.kysely.updateTable('receptor').set({ latitude: 20.6 }).where('id', '=', 'river').execute();
  const moved = await database.kysely
    .selectFrom('receptor')
    .select(['geometry', 'west'])
    .where('id', '=', 'river')
    .executeTakeFirstOrThrow();
  expect(moved).toEqual({ geometry: null, west: null });
});

test('a geometry that is no line or area on this world is refused in words; a point is only a position', () => {
  expect(toGeometryColumns({ type: 'Point', coordinates: [73, 21] })).toBeNull();
  expect(toGeometryColumns({ type: 'LineString', coordinates: [[73, 21]] })).toEqual(because('lineTooShort'));
  expect(
    toGeometryColumns({
      type: 'LineString',
      coordinates: [
        [500_000, 21],
        [73, 21],
      ],
    }),
  ).toEqual(because('cornerNotDegrees'));
});
