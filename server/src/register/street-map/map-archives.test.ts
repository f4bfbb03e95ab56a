import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { mapLayerRoutes } from '@hazardguard/contract';
import { TileType, zxyToTileId } from 'pmtiles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { writePmtiles } from './write-pmtiles.ts';

const application = useApplication();
const folder = mkdtempSync(join(tmpdir(), 'map-archives-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One transparent pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
/** A vector tile by its specification: layer (3) with version 2 (15) and the name `roads` (1). */
const roads = Buffer.from([0x1a, 9, 0x78, 2, 0x0a, 5, ...Buffer.from('roads')]);

let officer: Visitor;
beforeAll(async () => {
  officer = await application().as('l1');
});

let count = 0;
const newPath = (end: string): string => {
  count += 1;
  return join(folder, `${count}.${end}`);
};

const makeMbtiles = (
  metadata: Readonly<Record<string, string>>,
  tiles: readonly (readonly [number, number, number, Uint8Array])[],
  more = '',
): Buffer => {
  const path = newPath('mbtiles');
  const database = new DatabaseSync(path);
  database.exec(
    'create table metadata (name text, value text); create table tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob)',
  );
  database.exec('begin');
  for (const [name, value] of Object.entries(metadata)) database.prepare('insert into metadata values (?, ?)').run(name, value);
  for (const tile of tiles) database.prepare('insert into tiles values (?, ?, ?, ?)').run(...tile);
  database.exec(`commit; ${more}`);
  database.close();
  return readFileSync(path);
};

type Head = ReturnType<Parameters<typeof writePmtiles>[2]>;
const protomaps: Head = {
  tileType: TileType.Mvt,
  minZoom: 0,
  maxZoom: 1,
  bounds: [72, 21, 74, 22],
  metadata: { attribution: '<a href="https://x.example">© OpenStreetMap</a>', vector_layers: [{ id: 'earth' }, { id: 'roads' }] },
};
const makePmtiles = (change: Partial<Head> = {}, data: Uint8Array = gzipSync(roads)): Buffer => {
  const path = newPath('pmtiles');
  const tiles = [
    [0, 0, 0],
    [1, 1, 0],
  ] as const;
  writePmtiles(
    path,
    tiles.map(([z, x, y]) => ({ id: zxyToTileId(z, x, y), data })),
    () => ({ ...protomaps, ...change }),
  );
  return readFileSync(path);
};

const send = (name: string, body: Buffer) => ({
  query: { name, sourceName: 'District office', year: 2025, licence: 'ODbL 1.0' },
  body,
  headers: { 'content-type': 'application/octet-stream' },
});
const add = async (name: string, body: Buffer) => (await officer.call(mapLayerRoutes.add, send(name, body))).body;
const tileOf = (id: number, z: number, x: number, y: number) => officer.raw('GET', `/api/map/layers/${id}/${z}/${x}/${y}`);

test('a PMTiles archive is stored in parts, and its tiles come from them', async () => {
  // Longer than a part, so that a tile begins in one and ends in another.
  const long = Buffer.concat([roads, Buffer.from([0x22, 0x80, 0x80, 0x60]), Buffer.alloc(3 * 512 * 1024, 7)]);
  const layer = await add('Streets', makePmtiles({}, gzipSync(long, { level: 0 })));
  expect(layer).toMatchObject({ content: 'vector', tileSchema: 'protomaps', minZoom: 0, maxZoom: 1, bounds: [72, 21, 74, 22] });
  expect(layer.attribution).toBe('© OpenStreetMap (ODbL 1.0)');
  const answer = await tileOf(layer.id, 1, 1, 0);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/vnd.mapbox-vector-tile']);
  expect(answer.rawPayload.equals(long)).toBe(true);
  expect((await tileOf(layer.id, 1, 0, 0)).rawPayload.length).toBe(0);
  const { rows } = await application().database.pool.query('select count(*)::int as parts from map_layer_part where map_layer_id = $1', [
    layer.id,
  ]);
  expect(rows[0].parts).toBe(4);
});

test('MBTiles become the same: rows from the south, pictures as they are', async () => {
  const file = makeMbtiles({ format: 'png', bounds: '72,21,74,22', attribution: 'Survey' }, [
    [0, 0, 0, png],
    // Column 1, the southern row of two.
    [1, 1, 0, png],
  ]);
  const layer = await add('Pictures', file);
  expect(layer).toMatchObject({ content: 'raster', tileSchema: null, minZoom: 0, maxZoom: 1 });
  const answer = await tileOf(layer.id, 1, 1, 1);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.rawPayload.equals(png)).toBe(true);
  expect((await tileOf(layer.id, 1, 1, 0)).statusCode).toBe(404);
});

test('MBTiles with thousands of tiles need more than one directory', async () => {
  const tiles = Array.from(
    { length: 9_000 },
    (_, index) =>
      [
        13,
        5700 + (index % 100),
        4600 + Math.floor(index / 100),
        Buffer.concat([roads, Buffer.from([0x22, 2, index >> 8, index & 255])]),
      ] as const,
  );
  const layer = await add(
    'OpenMapTiles',
    makeMbtiles(
      { format: 'pbf', bounds: '70,20,75,23', json: JSON.stringify({ vector_layers: [{ id: 'transportation' }, { id: 'water' }] }) },
      tiles,
    ),
  );
  expect(layer).toMatchObject({ content: 'vector', tileSchema: 'openmaptiles', minZoom: 13, maxZoom: 13 });
  const index = 4_321;
  const answer = await tileOf(layer.id, 13, 5700 + (index % 100), 2 ** 13 - 1 - (4600 + Math.floor(index / 100)));
  expect([...answer.rawPayload.subarray(-2)]).toEqual([index >> 8, index & 255]);
});

const set = (file: Buffer, at: number, value: bigint): Buffer => {
  const changed = Buffer.from(file);
  changed.writeBigUInt64LE(value, at);
  return changed;
};
const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
/** A directory that says it has 2^40 entries. */
const endless = gzipSync(Buffer.from([0x80, 0x80, 0x80, 0x80, 0x80, 0x20, 1, 1, 1, 1]));
const withRoot = (file: Buffer, root: Buffer): Buffer => {
  const changed = Buffer.from(file);
  root.copy(changed, 127);
  changed.writeBigUInt64LE(BigInt(root.length), 16);
  return changed;
};

test.each([
  ['a text', () => Buffer.from('no map'), 'neither PMTiles nor MBTiles'],
  ['a header alone', () => makePmtiles().subarray(0, 60), 'no header'],
  ['an archive of version 1', () => Buffer.concat([Buffer.from('PMTiles\u0001'), makePmtiles().subarray(8)]), 'version'],
  ['a root directory outside the file', () => set(makePmtiles(), 8, 1n << 40n), 'cannot be unpacked'],
  ['a root directory of a terabyte', () => set(makePmtiles(), 16, 1n << 40n), 'not in the file'],
  [
    'metadata that unpack to 200 MB',
    () => {
      const file = makePmtiles();
      return Buffer.concat([set(set(file, 24, BigInt(file.length)), 32, BigInt(bomb.length)), bomb]);
    },
    'cannot be unpacked',
  ],
  ['a directory without an end', () => withRoot(makePmtiles(), endless), 'no header'],
  [
    'layers of another schema',
    () => readFileSync(new URL('../../../../web/src/map/basemap/basemap.pmtiles', import.meta.url)),
    'Its layers are',
  ],
  ['pictures that are none', () => makePmtiles({ tileType: TileType.Png }, Buffer.from('<script>alert(1)</script>')), 'not of the kind'],
  ['an area outside the world', () => makePmtiles({ bounds: [72, 21, 72, 22] }), 'names no area'],
  ['a database that is no MBTiles', () => makeMbtiles({}, [], 'drop table tiles'), 'It'],
  [
    'a view that never ends',
    () =>
      makeMbtiles(
        { format: 'png' },
        [],
        `drop table tiles; create view tiles as with recursive n(i) as (select 0 union all select i from n) select i as zoom_level, 0 as tile_column, 0 as tile_row, null as tile_data from n where i > 0`,
      ),
    'cannot be read',
  ],
  ['tiles outside the world', () => makeMbtiles({ format: 'png' }, [[1, 7, 0, png]]), 'outside the world'],
  ['a damaged database', () => Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(5000, 9)]), 'It is'],
])('%s is refused in words, and nothing is stored', async (_what, make, words) => {
  const before = (await officer.call(mapLayerRoutes.list)).body.layers.length;
  const refusal = await officer.refused(mapLayerRoutes.add, send(`Hostile ${_what}`, make()));
  expect(refusal).toMatchObject({ status: 422, code: 'invalid-file', message: expect.stringContaining(words) });
  expect((await officer.call(mapLayerRoutes.list)).body.layers).toHaveLength(before);
});

test('a name is used once, and only those who may add do so', async () => {
  await add('Twice', makePmtiles());
  expect(await officer.refused(mapLayerRoutes.add, send('Twice', makePmtiles()))).toMatchObject({ status: 409 });
  const reader = await application().as('l0');
  expect(await reader.refused(mapLayerRoutes.add, send('Third', makePmtiles()))).toMatchObject({ status: 403 });
});
