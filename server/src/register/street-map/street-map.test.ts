import type { GeoGeometry } from '@hazardguard/contract';
import { mapLayerRoutes, populationRoutes } from '@hazardguard/contract';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { importMap, type MapImport } from './import-map.ts';

const application = useApplication();

const options: MapImport = {
  name: 'Bharuch extract',
  sourceName: '© OpenStreetMap contributors',
  year: 2026,
  licence: 'ODbL 1.0',
  dryRun: false,
  actor: null,
};

const feature = (row: number, id: string, geometry: GeoGeometry | null, tags: Record<string, string>): GeoFeature => {
  const [osm_type = '', osm_id = ''] = id.split('/');
  return { row, geometry, fault: null, properties: { osm_type, osm_id: Number(osm_id), ...tags } };
};

async function* each(features: readonly GeoFeature[]): AsyncGenerator<GeoFeature> {
  yield* features;
}

const square = (west: number, south: number, size: number): GeoGeometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});

const town: readonly GeoFeature[] = [
  feature(
    1,
    'way/10',
    {
      type: 'LineString',
      coordinates: [
        [72.95, 21.6],
        [73.05, 21.66],
      ],
    },
    { highway: 'primary', name: 'NH 48', ref: 'NH 48', bridge: 'yes' },
  ),
  feature(2, 'way/11', square(72.99, 21.63, 0.0005), { building: 'yes', 'building:levels': '4', amenity: 'school', name: 'Girls school' }),
  feature(
    3,
    'node/12',
    { type: 'Point', coordinates: [72.99, 21.632] },
    { place: 'village', name: 'ગડખોલ', 'name:en': 'Gadkhol', 'name:hi': 'गडखोल', population: '8,204' },
  ),
  feature(4, 'relation/13', square(72.9, 21.64, 0.2), { natural: 'water', name: 'Narmada' }),
  feature(
    5,
    'way/14',
    {
      type: 'LineString',
      coordinates: [
        [72.98, 21.63],
        [73, 21.63],
      ],
    },
    { boundary: 'administrative', admin_level: '2' },
  ),
];

/** Tile of a place, by the formulas of the OSM wiki (Slippy map tilenames). */
const tileOf = (longitude: number, latitude: number, z: number) => {
  const radians = (latitude * Math.PI) / 180;
  return {
    z,
    x: Math.floor(((longitude + 180) / 360) * 2 ** z),
    y: Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * 2 ** z),
  };
};

const readTile = async (params: { z: number; x: number; y: number }) => {
  const visitor = await application().as('l0');
  const { rawPayload, headers, statusCode } = await visitor.raw('GET', `/api/map/streets/${params.z}/${params.x}/${params.y}`);
  expect(statusCode).toBe(200);
  const { layers } = new VectorTile(new PbfReader(rawPayload));
  const features = Object.entries(layers).flatMap(([layer, content]) =>
    Array.from({ length: content.length }, (_, index) => {
      const found = content.feature(index);
      return { layer, type: found.type, properties: found.properties, at: found.toGeoJSON(params.x, params.y, params.z).geometry };
    }),
  );
  return { features, etag: String(headers.etag) };
};

test('an extract becomes tiles in the Protomaps schema', async () => {
  const { database } = application();
  const result = await importMap(database, each(town), options);
  expect(result).toEqual({
    read: 5,
    added: 5,
    changed: 0,
    unchanged: 0,
    toComplete: 0,
    refused: [],
    others: [],
    refusedCount: 0,
    layer: { table: 'map_layer', id: expect.any(Number), made: true },
  });
  const { features } = await readTile(tileOf(72.99025, 21.63025, 15));
  const drawn = features.map(({ layer, type, properties }) => [layer, type, properties.kind, properties.name]);
  expect(drawn).toContainEqual(['buildings', 3, 'building', undefined]);
  expect(drawn).toContainEqual(['pois', 1, 'school', 'Girls school']);
  expect(features.find(({ layer }) => layer === 'buildings')?.properties.height).toBe(12);
  expect(features.find(({ layer }) => layer === 'pois')?.at).toMatchObject({
    coordinates: [expect.closeTo(72.99025, 4), expect.closeTo(21.63025, 4)],
  });
  // The law on India's borders: none of OpenStreetMap's is drawn.
  expect(JSON.stringify(features)).not.toContain('administrative');
});

test('a far view has the roads and villages, not the buildings; the deepest has the names in each language', async () => {
  const { features } = await readTile(tileOf(72.99, 21.632, 11));
  expect(new Set(features.map(({ layer }) => layer))).toEqual(new Set(['roads', 'places', 'water']));
  expect(features.find(({ layer }) => layer === 'roads')?.properties).toEqual({
    kind: 'major_road',
    kind_detail: 'primary',
    is_bridge: true,
    ref: 'NH 48',
    shield_text: 'NH48',
    min_zoom: 8,
    name: 'NH 48',
  });
  expect(features.find(({ layer }) => layer === 'places')?.properties).toMatchObject({
    kind: 'locality',
    kind_detail: 'village',
    population: 8204,
    name: 'ગડખોલ',
    'name:en': 'Gadkhol',
    'name:hi': 'गडखोल',
  });
});

test('a second file updates by OSM id, and the tiles have another revision', async () => {
  const { database } = application();
  const visitor = await application().as('l0');
  const before = (await visitor.call(mapLayerRoutes.list)).body.streets;
  const again = [
    ...town.slice(0, 2),
    feature(3, 'node/12', { type: 'Point', coordinates: [72.99, 21.632] }, { place: 'town', name: 'Gadkhol' }),
    feature(4, 'node/15', { type: 'Point', coordinates: [72.991, 21.632] }, { amenity: 'hospital', name: 'Civil hospital' }),
  ];
  const trial = await importMap(database, each(again), { ...options, dryRun: true });
  expect(trial).toMatchObject({ read: 4, added: 1, changed: 1, unchanged: 2 });
  expect((await visitor.call(mapLayerRoutes.list)).body.streets).toEqual(before);
  expect(await importMap(database, each(again), options)).toEqual({
    ...trial,
    layer: { table: 'map_layer', id: expect.any(Number), made: false },
  });
  const { streets, layers } = (await visitor.call(mapLayerRoutes.list)).body;
  expect(streets?.revision).not.toBe(before?.revision);
  expect(layers).toMatchObject([
    { name: options.name, content: 'features', features: 6, attribution: '© OpenStreetMap contributors (ODbL 1.0)' },
  ]);
  const { features } = await readTile(tileOf(72.99, 21.632, 12));
  expect(features.filter(({ layer }) => layer === 'places').map(({ properties }) => properties.kind_detail)).toEqual(['town']);
});

test('the Data screen says around which sites a map shows streets', async () => {
  const site = (industry_name: string, latitude: number) => ({
    industry_name,
    name_key: industry_name.toLowerCase(),
    district: 'Bharuch',
    safety_team_contact: '-',
    latitude,
    longitude: 72.99,
  });
  await application()
    .database.kysely.insertInto('industry')
    .values([site('In the town', 21.631), site('On the Narmada alone', 21.8), site('Far away', 25)])
    .execute();
  const { sites } = (await (await application().as('l1')).call(populationRoutes.coverage)).body;
  expect(sites.map(({ industryName, streetMap }) => [industryName, streetMap])).toEqual([
    ['Far away', false],
    ['In the town', true],
    ['On the Narmada alone', true],
  ]);
});

test('a browser that has the tile gets no tile', async () => {
  const visitor = await application().as('l0');
  const { z, x, y } = tileOf(72.99, 21.632, 12);
  const { etag } = await readTile({ z, x, y });
  const answer = await visitor.raw('GET', `/api/map/streets/${z}/${x}/${y}`, { headers: { 'if-none-match': etag } });
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0]);
});

test('every feature of a grid is in the tile that has it, at each zoom', async () => {
  const { database } = application();
  const shops = Array.from({ length: 400 }, (_, index) =>
    feature(
      index + 1,
      `node/${1000 + index}`,
      { type: 'Point', coordinates: [74 + (index % 20) * 0.003, 20 + Math.floor(index / 20) * 0.003] },
      {
        amenity: 'hospital',
        name: `H${index}`,
      },
    ),
  );
  await importMap(database, each(shops), { ...options, name: 'Grid' });
  for (const z of [12, 13, 15]) {
    const places = shops.map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry?.type === 'Point' ? geometry.coordinates : [];
      return { name: properties.name, ...tileOf(longitude, latitude, z) };
    });
    const { x, y } = places[210] ?? { x: 0, y: 0 };
    const expected = places.filter((place) => place.x === x && place.y === y).map(({ name }) => name);
    const { features } = await readTile({ z, x, y });
    expect(features.map(({ properties }) => properties.name).sort()).toEqual(expected.sort());
  }
});

test('what cannot be on a map is refused by row, and the rest is stored', async () => {
  const rows = [
    feature(1, 'node/90', null, { amenity: 'school' }),
    feature(2, 'node/91', { type: 'Point', coordinates: [181, 20] }, { amenity: 'school' }),
    feature(3, 'node/92', { type: 'Point', coordinates: [Number.NaN, 20] }, { amenity: 'school' }),
    feature(4, 'way/93', { type: 'LineString', coordinates: [] }, { highway: 'road' }),
    feature(5, 'node/94', { type: 'Point', coordinates: [72, 20] }, { amenity: 'school', note: 'x'.repeat(70_000) }),
    feature(6, 'node/95', { type: 'Point', coordinates: [72, 20] }, { amenity: 'school', name: 'A\u0000B\ud800' }),
    feature(7, 'node/95', { type: 'Point', coordinates: [72, 20] }, { amenity: 'school', name: 'C' }),
  ];
  const result = await importMap(application().database, each(rows), { ...options, name: 'Bad rows' });
  expect(result).toMatchObject({ read: 7, added: 1, changed: 0, unchanged: 0 });
  expect(result.refused.map(({ row, field }) => [row, field])).toEqual([
    [1, 'geometry'],
    [2, 'geometry'],
    [3, 'geometry'],
    [4, 'geometry'],
    [5, 'tags'],
    [7, 'osm_id'],
  ]);
});

test('a reader that fails changes nothing', async () => {
  async function* broken(): AsyncGenerator<GeoFeature> {
    yield* town;
    throw new Error('The file ends in the middle of a block');
  }
  const { database } = application();
  await expect(importMap(database, broken(), { ...options, name: 'Broken' })).rejects.toThrow('middle of a block');
  const { body } = await (await application().as('l0')).call(mapLayerRoutes.list);
  expect(body.layers.map(({ name }) => name)).not.toContain('Broken');
});

test('a layer is deleted with its features by those who may', async () => {
  const reader = await application().as('l0');
  const { layers } = (await reader.call(mapLayerRoutes.list)).body;
  const id = layers.find(({ name }) => name === 'Grid')?.id ?? 0;
  expect(await reader.refused(mapLayerRoutes.remove, { params: { id } })).toMatchObject({ status: 403 });
  const officer = await application().as('l1');
  await officer.call(mapLayerRoutes.remove, { params: { id } });
  const { rows } = await application().database.pool.query('select count(*)::int as count from map_feature where map_layer_id = $1', [id]);
  expect(rows).toEqual([{ count: 0 }]);
});
