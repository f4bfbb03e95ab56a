import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTile } from '@mapbox/vector-tile';
import { strToU8, zipSync } from 'fflate';
import { PbfReader } from 'pbf';
import { afterAll, expect, test } from 'vitest';
import { makeImporters } from '../../importers.ts';
import { openFiles } from '../../platform/files/file-store.ts';
import { useApplication } from '../../testing/application.ts';
import { writeShapefile } from '../../testing/write-shapefile.ts';
import { runImport } from '../data-import/run-import.ts';

const application = useApplication();
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-geofabrik-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';
type Place = readonly [number, number];
const square = (west: number, south: number, size: number): readonly Place[] => [
  [west, south],
  [west, south + size],
  [west + size, south + size],
  [west + size, south],
  [west, south],
];
const one = (osm_id: string, fclass: string, name: string, positions: readonly Place[], more: Readonly<Record<string, string>> = {}) => ({
  positions,
  values: { osm_id, fclass, name, ...more },
});
const road = (oneway: string, bridge: string) => ({ ref: '', oneway, bridge, tunnel: 'F' });

/** Layers of a free shapefile of Geofabrik; the school is a building and a place, the street and the colony have one class. */
const layers = {
  gis_osm_buildings_a_free_1: writeShapefile('area', [one('1', 'building', '', square(73.001, 21.601, 0.0005), { type: 'school' })]),
  gis_osm_landuse_a_free_1: writeShapefile('area', [
    one('2', 'residential', 'Colony', square(73.0, 21.6, 0.004)),
    one('3', 'park', 'Garden', square(73.002, 21.6025, 0.001)),
  ]),
  gis_osm_places_free_1: writeShapefile('point', [one('4', 'village', 'Piraman', [[73.003, 21.603]], { population: '0' })]),
  gis_osm_pofw_free_1: writeShapefile('point', [one('5', 'muslim_sunni', 'Jama Masjid', [[73.002, 21.604]])]),
  gis_osm_pois_a_free_1: writeShapefile('area', [one('1', 'school', 'Kanya Shala', square(73.001, 21.601, 0.0005))]),
  gis_osm_pois_free_1: writeShapefile('point', [one('6', 'market_place', 'Haat', [[73.003, 21.601]]), one('7', 'bench', '', [[73, 21.6]])]),
  gis_osm_railways_free_1: writeShapefile('line', [
    one('8', 'rail', 'Mumbai line', [
      [73, 21.602],
      [73.006, 21.602],
    ]),
  ]),
  gis_osm_roads_free_1: writeShapefile('line', [
    one(
      '9',
      'trunk',
      'NH 48',
      [
        [73, 21.6005],
        [73.006, 21.6005],
      ],
      { ...road('F', 'T'), ref: 'NH 48' },
    ),
    one(
      '10',
      'residential',
      'Station Road',
      [
        [73.0035, 21.6],
        [73.0035, 21.605],
      ],
      road('B', 'F'),
    ),
    one(
      '11',
      'track_grade3',
      '',
      [
        [73.0038, 21.6],
        [73.0038, 21.605],
      ],
      road('B', 'F'),
    ),
  ]),
  gis_osm_water_a_free_1: writeShapefile('area', [one('12', 'river', 'Narmada', square(73.0, 21.604, 0.002))]),
  gis_osm_waterways_free_1: writeShapefile('line', [
    one('13', 'canal', 'Ukai canal', [
      [73, 21.6035],
      [73.006, 21.6035],
    ]),
  ]),
} as const;

const path = join(folder, 'gujarat-latest-free.shp.zip');
writeFileSync(
  path,
  zipSync(
    Object.fromEntries(
      Object.entries(layers).flatMap(([name, { shp, dbf }]) => [
        [`${name}.shp`, shp],
        [`${name}.dbf`, dbf],
        [`${name}.prj`, strToU8(wgs84)],
        [`${name}.cpg`, strToU8('UTF-8')],
      ]),
    ),
  ),
);

const imported = (as: 'map' | 'roads' | 'receptors' | null) => {
  const { database } = application();
  const actor = { id: 't', name: 'T' };
  const kept = { mapping: {}, dateOrder: null, byHeader: false, dryRun: false, allOrNothing: false, site: null, signal: undefined };
  const request = { path, fileName: 'gujarat.zip', as, actor, ...kept };
  return runImport(database, request, makeImporters(openFiles({ keptIn: 'postgres', objects: null }, database)));
};

test('shapefiles of Geofabrik are a map by themselves, drawn as the tags of their classes would be', async () => {
  expect(await imported(null)).toMatchObject({ as: 'map', read: 14, added: 14, refused: [] });
  expect(await imported(null)).toMatchObject({ as: 'map', added: 0, changed: 0, unchanged: 14 });
  const [z, n] = [15, 2 ** 15];
  const [x, radians] = [Math.floor((253.003 / 360) * n), (21.603 * Math.PI) / 180];
  const y = Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * n);
  const { rawPayload } = await (await application().as('l0')).raw('GET', `/api/map/streets/${z}/${x}/${y}`);
  const tile = new VectorTile(new PbfReader(rawPayload));
  const drawn = Object.entries(tile.layers).flatMap(([layer, content]) =>
    Array.from({ length: content.length }, (_none, index) => {
      const { kind, kind_detail, name, is_bridge, oneway } = content.feature(index).properties;
      return [layer, kind, kind_detail, name, is_bridge, oneway].map((value) => value ?? '-').join(' ');
    }),
  );
  expect(drawn.sort()).toEqual([
    'buildings building - - - -',
    'landuse park - Garden - -',
    'landuse residential - Colony - -',
    'landuse school - Kanya Shala - -',
    'places locality village Piraman - -',
    'pois marketplace - Haat - -',
    'pois park - Garden - -',
    'pois place_of_worship - Jama Masjid - -',
    'pois school - Kanya Shala - -',
    'roads major_road trunk NH 48 true yes',
    'roads minor_road residential Station Road - -',
    'roads path track - - -',
    'roads rail rail Mumbai line - -',
    'water canal - Ukai canal - -',
    'water water - Narmada - -',
  ]);
});

test('their roads are the drivable classes, and their places our kinds; a road is no place, and 0 people are not known', async () => {
  expect(await imported('roads')).toMatchObject({ added: 3, refused: [] });
  const { pool } = application().database;
  const { rows: roads } = await pool.query('select name, class, oneway from road order by key');
  expect(roads).toEqual([
    { name: 'Station Road', class: 'residential', oneway: false },
    { name: null, class: 'track', oneway: false },
    { name: 'NH 48', class: 'trunk', oneway: true },
  ]);
  expect(await imported('receptors')).toMatchObject({ refused: [] });
  const { rows } = await pool.query('select name, kind, people from receptor order by name');
  expect(rows).toEqual([
    { name: 'Colony', kind: 'residential', people: null },
    { name: 'Haat', kind: 'market', people: null },
    { name: 'Jama Masjid', kind: 'other', people: null },
    { name: 'Kanya Shala', kind: 'school', people: null },
    { name: 'Narmada', kind: 'water', people: null },
    { name: 'Piraman', kind: 'residential', people: null },
    { name: 'Ukai canal', kind: 'water', people: null },
  ]);
});
