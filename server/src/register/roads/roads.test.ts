import { roadRoutes } from '@hazardguard/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { importRoads } from './import-roads.ts';

const application = useApplication();

/** A tenth of a degree of latitude is 11,119.5 m on the mean sphere; at 21.6° N a degree of longitude is cos 21.6° of that. */
const metresNorth = 111_194.9;
const metresEast = metresNorth * Math.cos((21.6 * Math.PI) / 180);
const at = (eastM: number, northM: number): [number, number] => [73 + eastM / metresEast, 21.6 + northM / metresNorth];

const line = (id: number, tags: Record<string, string>, ...points: [number, number][]): Omit<GeoFeature, 'row'> => ({
  geometry: { type: 'LineString', coordinates: points },
  fault: null,
  properties: { osm_type: 'way', osm_id: String(id), ...tags },
});

// A crossroads: a highway east–west through the origin, a street north–south 500 m east of it, and what is no way out.
const map = [
  line(1, { highway: 'trunk', ref: 'NH 48' }, at(-6000, 0), at(0, 0), at(500, 0), at(1500, 0), at(3000, 0), at(6000, 0)),
  line(2, { highway: 'tertiary', name: 'Village road' }, at(500, -4000), at(500, 0), at(500, 4000)),
  line(3, { highway: 'footway' }, at(0, 0), at(0, 4000)),
  line(4, { highway: 'residential', access: 'private' }, at(0, 0), at(0, -4000)),
  line(5, { waterway: 'river' }, at(100, 100), at(200, 200)),
  line(6, { highway: 'service', oneway: '-1', name: 'Works gate' }, at(1500, 0), at(1500, 4000)),
  { geometry: { type: 'Point', coordinates: at(0, 0) }, fault: null, properties: { highway: 'crossing' } } as const,
  line(7, { highway: 'primary' }, [200, 21], [73, 21]),
];

async function* features(rows: readonly Omit<GeoFeature, 'row'>[]): AsyncGenerator<GeoFeature> {
  for (const [index, row] of rows.entries()) yield { row: index + 1, ...row };
}

const source = {
  name: 'osm',
  sourceName: 'OpenStreetMap',
  year: 2026,
  licence: 'ODbL 1.0',
  dryRun: false,
  actor: { id: null, name: 'Test' },
};

/** A plume to the east: 5 km long, 1 km to either side. */
const zone = [[[at(-200, -1000), at(5000, -1000), at(5000, 1000), at(-200, 1000), at(-200, -1000)]]];

beforeAll(async () => {
  await application()
    .database.kysely.insertInto('receptor')
    .values([
      { id: 'in', name: 'School inside', kind: 'school', longitude: at(500, 900)[0], latitude: at(500, 900)[1], people: 100 },
      { id: 'out', name: 'School outside', kind: 'school', longitude: at(500, 1900)[0], latitude: at(500, 1900)[1], people: 100 },
      { id: 'shelter', name: 'Shelter', kind: 'shelter', longitude: at(500, -2500)[0], latitude: at(500, -2500)[1], people: 0 },
    ])
    .execute();
});

const ask = async (from: { latitude: number; longitude: number } | null, windFromDeg: number | null, area: unknown = zone) => {
  const visitor = await application().as('l0');
  return (await visitor.call(roadRoutes.waysOut, { body: { area, from, windFromDeg } })).body;
};
const place = (eastM: number, northM: number) => ({ longitude: at(eastM, northM)[0], latitude: at(eastM, northM)[1] });

test('without roads nothing is known, and no way is made up', async () => {
  expect(await ask(place(600, 50), 270)).toEqual({
    known: false,
    toRoadM: null,
    ways: [],
    roadblocks: [],
    roadblocksOmitted: 0,
    sources: [],
  });
});

describe('roads of an OpenStreetMap file', () => {
  test('keep what can be driven on, and pass over everything else', async () => {
    expect(await importRoads(application().database, features(map), source)).toMatchObject({
      read: 8,
      added: 3,
      refused: [{ row: 8, field: 'geometry' }],
    });
    expect(await importRoads(application().database, features(map.slice(0, 2)), source)).toMatchObject({ added: 0, unchanged: 2 });
  });

  test('lead out across the wind, north and south, before along it; each to the first edge, with where to gather', async () => {
    const { known, toRoadM, ways, sources } = await ask(place(600, 50), 270);
    expect(known).toBe(true);
    expect(toRoadM).toBeCloseTo(50, 0);
    // 50 m to the highway, 100 m back to the crossroads, 1,000 m to the edge.
    expect(ways.map(({ lengthM, wind, roads }) => [Math.round(lengthM / 10) * 10, wind, roads.at(-1)])).toEqual([
      [1150, 'across', 'Village road'],
      [1150, 'across', 'Village road'],
      [850, 'against', 'NH 48'],
    ]);
    for (const {
      exit,
      line: [first = [0, 0]],
    } of ways) {
      expect(first[1]).toBeCloseTo(at(0, 50)[1], 6);
      const north = (exit.latitude - 21.6) * metresNorth;
      expect([-1000, 0, 1000].some((edge) => Math.abs(edge - north) < 1)).toBe(true);
    }
    const assemblies = Object.fromEntries(
      ways.map(({ exit, assembly }) => [Math.round((exit.latitude - 21.6) * metresNorth), assembly?.name]),
    );
    // The shelter lies 3.5 km from the northern exit, so it comes before the school 900 m away; the school inside is no place to gather.
    expect(assemblies).toEqual({ 1000: 'Shelter', '-1000': 'Shelter', 0: 'Shelter' });
    expect(sources).toEqual([{ name: 'osm', sourceName: 'OpenStreetMap', year: 2026, licence: 'ODbL 1.0' }]);
  });

  test('the works gate is one way towards the highway: no way out leads north along it', async () => {
    const { ways } = await ask(place(1500, 500), 270);
    expect(ways.length).toBeGreaterThan(0);
    for (const { line: points } of ways)
      expect(Math.max(...points.map(([, latitude]) => (latitude - 21.6) * metresNorth))).toBeLessThan(1001);
    expect(ways.some(({ roads, exit }) => roads.length === 1 && exit.latitude > at(0, 999)[1] && roads[0] === 'Works gate')).toBe(false);
  });

  test('a place outside needs no way; a place far from every road has none', async () => {
    expect((await ask(place(600, 1500), 270)).ways).toEqual([]);
    const far = [[[at(20_000, -500), at(30_000, -500), at(30_000, 500), at(20_000, 500), at(20_000, -500)]]];
    expect((await ask(place(25_000, 0), 270, far)).known).toBe(false);
  });

  test('roadblocks stand where main roads cross the edge: the highway twice, the village road twice, the service road never', async () => {
    const { roadblocks } = await ask(null, 270);
    expect(roadblocks.map(({ name, class: of }) => `${name} ${of}`)).toEqual([
      'NH 48 trunk',
      'NH 48 trunk',
      'Village road tertiary',
      'Village road tertiary',
    ]);
    const easts = roadblocks.slice(0, 2).map(({ longitude }) => Math.round((longitude - 73) * metresEast));
    expect(easts.sort((a, b) => a - b)).toEqual([-200, 5000]);
  });
});
