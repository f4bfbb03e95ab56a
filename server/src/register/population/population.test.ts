import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { populationRoutes } from '@hazardguard/contract';
import { describe, expect, test, vi } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { type TiffPlan, writeTiff } from '../../testing/write-tiff.ts';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { countPopulation } from './count-population.ts';
import { importAreas } from './import-areas.ts';
import { importRaster } from './import-raster.ts';
import { listSources, removeSource } from './source-store.ts';

const application = useApplication();
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-raster-'));
const actor = { id: 'test', name: 'Test' };
const describeSource = (name: string, more: object = {}) => ({
  name,
  sourceName: 'Test office',
  year: 2020,
  licence: 'CC BY 4.0',
  dryRun: false,
  actor,
  ...more,
});

const write = (name: string, plan: TiffPlan): string => {
  const path = join(folder, `${name}.tif`);
  writeFileSync(path, writeTiff(plan));
  return path;
};

const rectangle = (west: number, south: number, east: number, north: number) =>
  [
    [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  ] as [number, number][][][];

const clear = async (): Promise<void> => {
  for (const { id } of await listSources(application().database)) await removeSource(application().database, id);
};

const rad = Math.PI / 180;
const radius = 6_378_137;

/** Keys of the GeoTIFF text: model type, raster type, projected or geographic number, citation. */
const projected = (number: number, citation?: string) => ({
  1024: 1,
  1025: 1,
  ...(citation === undefined ? {} : { 1026: citation }),
  3072: number,
});

describe('a raster of 3 people in every cell: the people of a rectangle of longitude and latitude are its area in the projection', () => {
  const [west, south, east, north] = [73.003, 21.607, 73.058, 21.651];
  const uniform = (columns: number, rows: number) => new Float32Array(columns * rows).fill(3);

  test('WGS 84, 3 arc seconds: by its sides in cells', async () => {
    await clear();
    const cell = 1 / 1200;
    const path = write('wgs84', {
      columns: 400,
      rows: 300,
      values: uniform(400, 300),
      origin: [72.9, 21.75],
      cell,
      keys: { 1024: 2, 1025: 1, 2048: 4326 },
    });
    expect(await importRaster(application().database, path, describeSource('wgs84'))).toMatchObject({
      read: 1,
      added: 1,
      cells: 120_000,
      people: 360_000,
    });
    const count = await countPopulation(application().database, rectangle(west, south, east, north));
    const truth = (3 * (east - west) * (north - south)) / cell ** 2;
    expect((count.people ?? 0) / truth).toBeCloseTo(1, 9);
    expect(count.coveredShare).toBeCloseTo(1, 9);
    // 9 of 10: the people of each cell that the sides cut are at one unknown place in it. Overlaps of rectangles, cell by cell.
    const overlap = (from: number, to: number, at: number): number => Math.max(0, Math.min(to, at + 1) - Math.max(from, at));
    let variance = 0;
    for (let row = 0; row < 300; row++) {
      for (let column = 0; column < 400; column++) {
        const share =
          overlap((west - 72.9) / cell, (east - 72.9) / cell, column) * overlap((21.75 - north) / cell, (21.75 - south) / cell, row);
        variance += 9 * share * (1 - share);
      }
    }
    expect(truth - (count.low ?? 0)).toBeCloseTo(1.645 * Math.sqrt(variance), 3);
    expect((count.high ?? 0) - truth).toBeCloseTo(1.645 * Math.sqrt(variance), 3);
    expect(count.source).toMatchObject({ name: 'wgs84', year: 2020, sourceName: 'Test office' });
  });

  test('Mollweide, 100 m, as GHSL has it: equal areas, R² Δλ (sin φ₂ − sin φ₁)', async () => {
    await clear();
    // The corner by the forward formulas (Snyder 1987, 31-1 to 31-4) at 73.03° E, 21.63° N.
    const [longitude, latitude] = [73.03 * rad, 21.63 * rad];
    let theta = latitude;
    for (let i = 0; i < 50; i++) theta -= (2 * theta + Math.sin(2 * theta) - Math.PI * Math.sin(latitude)) / (2 + 2 * Math.cos(2 * theta));
    const x = ((2 * Math.SQRT2) / Math.PI) * radius * longitude * Math.cos(theta);
    const y = Math.SQRT2 * radius * Math.sin(theta);
    const citation =
      'ESRI PE String = PROJCS["World_Mollweide",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Mollweide"],PARAMETER["False_Easting",0.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",0.0],UNIT["Meter",1.0]]';
    const path = write('mollweide', {
      columns: 256,
      rows: 256,
      values: uniform(256, 256),
      origin: [x - 12_800, y + 12_800],
      cell: 100,
      keys: projected(32_767, citation),
      noData: '-200',
    });
    await importRaster(application().database, path, describeSource('mollweide'));
    const count = await countPopulation(application().database, rectangle(west, south, east, north));
    const truth = (3 / 100 ** 2) * radius ** 2 * (east - west) * rad * (Math.sin(north * rad) - Math.sin(south * rad));
    expect((count.people ?? 0) / truth).toBeCloseTo(1, 5);
  });

  test('Web Mercator: a rectangle of R Δλ by R Δ ln tan(π/4 + φ/2)', async () => {
    await clear();
    const northing = (latitude: number): number => radius * Math.log(Math.tan(Math.PI / 4 + (latitude * rad) / 2));
    const path = write('mercator', {
      columns: 256,
      rows: 256,
      values: uniform(256, 256),
      origin: [73.03 * rad * radius - 12_800, northing(21.63) + 12_800],
      cell: 100,
      keys: projected(3857),
    });
    await importRaster(application().database, path, describeSource('mercator'));
    const count = await countPopulation(application().database, rectangle(west, south, east, north));
    const truth = (3 / 100 ** 2) * radius * (east - west) * rad * (northing(north) - northing(south));
    expect((count.people ?? 0) / truth).toBeCloseTo(1, 6);
  });

  test('UTM zone 43N: the area on the ellipsoid (Snyder 1987, 3-12) times the scale of the projection squared', async () => {
    await clear();
    // Around the central meridian, 75° E, the scale is 0.9996 (1 + x²/2R²); x reaches 3 km here: 1 part in ten million.
    const [left, right] = [74.975, 75.025];
    const e = Math.sqrt(0.006_694_379_990_141_3);
    const q = (latitude: number): number => {
      const s = Math.sin(latitude * rad);
      return (1 - e * e) * (s / (1 - (e * s) ** 2) - Math.log((1 - e * s) / (1 + e * s)) / (2 * e));
    };
    // The meridian's length to 21.63° N by Snyder's 3-21, for the northing of the middle.
    const phi = 21.63 * rad;
    const e2 = e * e;
    const meridian =
      radius *
      ((1 - e2 / 4 - (3 * e2 ** 2) / 64 - (5 * e2 ** 3) / 256) * phi -
        ((3 * e2) / 8 + (3 * e2 ** 2) / 32 + (45 * e2 ** 3) / 1024) * Math.sin(2 * phi) +
        ((15 * e2 ** 2) / 256 + (45 * e2 ** 3) / 1024) * Math.sin(4 * phi));
    const path = write('utm', {
      columns: 256,
      rows: 256,
      values: uniform(256, 256),
      origin: [500_000 - 12_800, 0.9996 * meridian + 12_800],
      cell: 100,
      keys: projected(32_643),
    });
    await importRaster(application().database, path, describeSource('utm'));
    const count = await countPopulation(application().database, rectangle(left, south, right, north));
    const ground = ((radius ** 2 * (right - left) * rad) / 2) * (q(north) - q(south));
    const truth = (3 / 100 ** 2) * ground * 0.9996 ** 2;
    expect((count.people ?? 0) / truth).toBeCloseTo(1, 5);
  });
});

test('a density that rises eastwards: area times the value at the centroid, for a triangle (exact for a linear density)', async () => {
  await clear();
  const [columns, rows, cell] = [300, 300, 0.001];
  const values = Float32Array.from({ length: columns * rows }, (_none, i) => 1 + 0.02 * ((i % columns) + 0.5));
  const path = write('slope', { columns, rows, values, origin: [73, 22], cell, keys: { 1024: 2, 1025: 1, 2048: 4326 } });
  await importRaster(application().database, path, describeSource('slope'));
  const corners = [
    [73.0312, 21.7441],
    [73.2205, 21.7733],
    [73.1377, 21.9518],
  ] as const;
  const [[ax, ay], [bx, by], [cx, cy]] = corners;
  const cells = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2 / cell ** 2;
  const truth = cells * (1 + 0.02 * (((ax + bx + cx) / 3 - 73) / cell));
  const count = await countPopulation(application().database, [[[...corners, corners[0]].map(([x, y]): [number, number] => [x, y])]]);
  expect((count.people ?? 0) / truth).toBeCloseTo(1, 4);
});

test('cells without data are not known, and not empty: they take from the covered share, not from the people', async () => {
  await clear();
  const [columns, rows, cell] = [200, 200, 0.001];
  // The west half 5 people a cell, the east half "no data" of WorldPop; one column of the west is inhabited by nobody.
  const values = Float32Array.from({ length: columns * rows }, (_none, i) => (i % columns >= 100 ? -99_999 : i % columns === 99 ? 0 : 5));
  const path = write('half', { columns, rows, values, origin: [73, 22], cell, keys: { 1024: 2, 1025: 1, 2048: 4326 }, noData: '-99999' });
  expect(await importRaster(application().database, path, describeSource('half'))).toMatchObject({ cells: 20_000, people: 99 * 200 * 5 });
  const across = await countPopulation(application().database, rectangle(73.09, 21.9, 73.11, 21.91));
  expect(across.people).toBeCloseTo(9 * 10 * 5, 6);
  expect(across.coveredShare).toBeCloseTo(0.5, 9);
  expect((await countPopulation(application().database, rectangle(73.099, 21.9, 73.1, 21.91))).people).toBeCloseTo(0, 6);
  expect((await countPopulation(application().database, rectangle(73.15, 21.9, 73.16, 21.91))).people).toBeNull();
  expect((await countPopulation(application().database, rectangle(70, 20, 70.1, 20.1))).people).toBeNull();
});

test('files that cannot be counted are refused in words, by the name of the projection, and nothing is stored', async () => {
  await clear();
  const plan = { columns: 10, rows: 10, values: new Float32Array(100).fill(1), origin: [0, 0], cell: 1000 } as const;
  const odd = write('odd', { ...plan, keys: projected(32_767, 'Kalianpur Forest Survey Grid 9') });
  await expect(importRaster(application().database, odd, describeSource('odd'))).rejects.toThrow('Kalianpur Forest Survey Grid 9');
  const picture = join(folder, 'picture.tif');
  writeFileSync(picture, 'not a raster');
  await expect(importRaster(application().database, picture, describeSource('picture'))).rejects.toThrow('cannot be read as a GeoTIFF');
  const cut = join(folder, 'cut.tif');
  const whole = writeTiff({ ...plan, keys: { 1024: 2, 1025: 1, 2048: 4326 }, origin: [73, 22], cell: 0.001 });
  writeFileSync(cut, whole.subarray(0, 200));
  await expect(importRaster(application().database, cut, describeSource('cut'))).rejects.toThrow();
  const huge = write('huge', { ...plan, columns: 60_000, rows: 40_000, keys: { 1024: 2, 1025: 1, 2048: 4326 } });
  await expect(importRaster(application().database, huge, describeSource('huge'))).rejects.toThrow('2,400,000,000 cells');
  expect(await listSources(application().database)).toEqual([]);
});

async function* features(rows: readonly Omit<GeoFeature, 'row'>[]): AsyncGenerator<GeoFeature> {
  for (const [index, row] of rows.entries()) yield { row: index + 1, ...row };
}

const square = (west: number, south: number, side: number): GeoFeature['geometry'] => ({
  type: 'Polygon',
  coordinates: rectangle(west, south, west + side, south + side)[0] ?? [],
});

describe('villages with people', () => {
  const villages = [
    { geometry: square(73, 21, 0.02), fault: null, properties: { Village: 'Panoli', Code: '101', TOT_P: '1,200', No_HH: 250 } },
    { geometry: square(73.02, 21, 0.02), fault: null, properties: { Village: 'Sanjali', Code: '102', TOT_P: 800, day: 500, night: 900 } },
    { geometry: square(73.04, 21, 0.02), fault: null, properties: { Village: 'Bakrol', Code: '103', TOT_P: '' } },
    { geometry: null, fault: null, properties: { Code: '104', TOT_P: 'many' } },
    { geometry: { type: 'Point', coordinates: [73, 21] }, fault: null, properties: { Village: 'Kharod', Code: '105', TOT_P: 10 } },
    { geometry: square(73, 21, 0.02), fault: null, properties: { Village: 'Panoli again', Code: '101', TOT_P: 7 } },
  ] as const;

  test('a quarter of one and half of another, by name; gaps and wrong rows are named', async () => {
    await clear();
    const report = await importAreas(application().database, features(villages), describeSource('census', { year: 2011 }));
    expect(report).toMatchObject({ read: 6, added: 3, changed: 0, unchanged: 0, toComplete: 1 });
    expect(report.refused.map(({ row, field }) => `${row} ${field}`)).toEqual(['4 people', '5 geometry', '6 code']);
    // The north-east quarter of Panoli and the north half of Sanjali, to its middle: shares ¼ and ¼ of 1,200 and 800.
    const count = await countPopulation(application().database, rectangle(73.01, 21.01, 73.03, 21.02));
    expect(count.people).toBeCloseTo(300 + 200, 6);
    expect(count).toMatchObject({ low: 0, day: null, night: null });
    // 500 + 1.645 √(1200² · ¼ · ¾ + 800² · ¼ · ¾), fewer than all 2,000 of both.
    expect(count.high).toBeCloseTo(500 + 1.645 * Math.sqrt((1200 ** 2 + 800 ** 2) * 0.1875), 3);
    expect(count.villages.map(({ name, code }) => `${name} ${code}`)).toEqual(['Panoli 101', 'Sanjali 102']);
    expect(count.villages[0]?.share).toBeCloseTo(0.25, 9);
    expect((await countPopulation(application().database, rectangle(73.021, 21.001, 73.039, 21.019))).day).toBeCloseTo(500 * 0.81, 6);
    // Bakrol has no number of people: not known.
    expect((await countPopulation(application().database, rectangle(73.045, 21.001, 73.05, 21.01))).people).toBeNull();
  });

  test('a second file updates by code: a census table without outlines fills in the people', async () => {
    const again = await importAreas(application().database, features(villages.slice(0, 2)), describeSource('census', { year: 2011 }));
    expect(again).toMatchObject({ read: 2, added: 0, changed: 0, unchanged: 2 });
    const table = [
      { geometry: null, fault: null, properties: { 'Village Code': '103', 'Village Name': 'Bakrol', 'Total Population': '12,34,567' } },
    ];
    const trial = await importAreas(application().database, features(table), describeSource('census', { year: 2011, dryRun: true }));
    expect(trial).toMatchObject({ added: 0, changed: 1 });
    expect((await countPopulation(application().database, rectangle(73.045, 21.001, 73.05, 21.01))).people).toBeNull();
    await importAreas(application().database, features(table), describeSource('census', { year: 2011 }));
    expect((await countPopulation(application().database, rectangle(73.05, 21, 73.06, 21.02))).people).toBeCloseTo(1_234_567 / 2, 3);
  });

  test('beside a newer raster the census comes first, with the raster named beside it; where the census ends, the raster counts', async () => {
    const [columns, rows, cell] = [200, 200, 0.001];
    const path = write('beside', {
      columns,
      rows,
      values: new Float32Array(columns * rows).fill(2),
      origin: [72.95, 21.1],
      cell,
      keys: { 1024: 2, 1025: 1, 2048: 4326 },
    });
    await importRaster(application().database, path, describeSource('beside', { year: 2024, errorShare: 0.2 }));
    const inVillages = await countPopulation(application().database, rectangle(73.005, 21.005, 73.015, 21.015));
    expect(inVillages.source).toMatchObject({ kind: 'areas', year: 2011 });
    expect(inVillages.others).toMatchObject([{ name: 'beside', year: 2024 }]);
    expect(inVillages.others[0]?.people).toBeCloseTo(200, 6);
    // Two thirds north of the villages.
    const mostlyOutside = await countPopulation(application().database, rectangle(73, 21.01, 73.02, 21.04));
    expect(mostlyOutside).toMatchObject({ source: { name: 'beside' }, errorShare: 0.2 });
    expect(mostlyOutside.villages.map(({ name }) => name)).toEqual(['Panoli']);
  });
});

test('the Data screen: which sites a source knows the people of; the count of an area over the API; a source is deleted with its people', async () => {
  await clear();
  const { database } = application();
  const site = (industry_name: string, latitude: number | null) => ({
    industry_name,
    name_key: industry_name.toLowerCase(),
    district: 'Bharuch',
    safety_team_contact: '-',
    latitude,
    longitude: latitude === null ? null : 73,
  });
  await database.kysely
    .insertInto('industry')
    .values([site('Inside', 21), site('Outside', 25), site('Nowhere', null)])
    .execute();
  const everywhere = [{ geometry: square(72.9, 20.9, 0.2), fault: null, properties: { name: 'Everywhere', people: 4000 } }];
  await importAreas(database, features(everywhere), describeSource('census', { year: 2011, errorShare: 0.1 }));
  const visitor = await application().as('l1');
  const { body } = await visitor.call(populationRoutes.coverage);
  expect(body.sites.map(({ industryName, population }) => [industryName, population])).toEqual([
    ['Inside', true],
    ['Nowhere', false],
    ['Outside', false],
  ]);
  const [inside] = body.sites;
  expect(body.sources).toMatchObject([
    { kind: 'areas', name: 'census', year: 2011, licence: 'CC BY 4.0', people: 4000, errorShare: 0.1, sites: [inside?.id] },
  ]);
  const areas = [rectangle(72.95, 20.95, 73.05, 21.05), rectangle(60, 10, 60.1, 10.1)];
  const { counts } = (await visitor.call(populationRoutes.inside, { body: { areas } })).body;
  // A quarter of the village; 9 of 10 by its edge (1.645 × 4000 × √(¼ · ¾)) cut at nobody, and the publisher's 10 %.
  expect(counts[0]?.people).toBeCloseTo(1000, 3);
  expect(counts[0]?.low).toBe(0);
  expect(counts[0]?.high).toBeCloseTo(1000 + Math.hypot(1.645 * 4000 * Math.sqrt(0.1875), 164.5), 3);
  expect(counts[1]).toMatchObject({ people: null, source: null, coveredShare: 0 });
  await visitor.call(populationRoutes.remove, { params: { id: body.sources[0]?.id ?? 0 } });
  expect((await visitor.call(populationRoutes.inside, { body: { areas } })).body.counts[0]?.people).toBeNull();
  expect((await visitor.refused(populationRoutes.inside, { body: { areas: [] } })).status).toBe(400);
});

test('outlines of numbers near zero and outlines that cross themselves thousands of times are answered at once', {
  timeout: 20_000,
}, async () => {
  await clear();
  await importAreas(
    application().database,
    features([{ geometry: square(72.9, 20.9, 0.2), fault: null, properties: { name: 'Everywhere', people: 4000 } }]),
    describeSource('census'),
  );
  // Their exact crossings have hundreds of digits.
  const tiny = [...rectangle(72.95, 20.95, 73.05, 21.05), ...rectangle(-540, -2e-290, 540, 3e-211), ...rectangle(4e-91, -90, 3e-287, 90)];
  expect((await countPopulation(application().database, tiny)).people).toBeCloseTo(1000, 3);
  // The golden ratio spreads the corners without pattern.
  const spread = (i: number): [number, number] => [73 + ((i * 0.618034) % 1) / 100, 21 + ((i * i * 0.754878) % 1) / 100];
  const tangled = [[...Array.from({ length: 20_000 }, (_none, i) => spread(i)), spread(0)]];
  await expect(countPopulation(application().database, [tangled])).rejects.toThrow(/outlines cross themselves too often/);
});

describe('cells around a place, for a device without a network', () => {
  /** Sum and number of the known cells. */
  const addUp = async (latitude: number, longitude: number) => {
    const { grid } = (
      await (
        await application().as('l1')
      ).call(populationRoutes.grid, { query: { latitude: String(latitude), longitude: String(longitude) } })
    ).body;
    const known = (grid?.people ?? []).filter((people) => people !== null);
    return { grid, sum: known.reduce((sum, people) => sum + people, 0), known: known.length };
  };

  test('of a raster in a projection: as many people as a count of the same square', async () => {
    await clear();
    const cell = 100;
    const [east, north] = [8_130_000, 2_460_000];
    const values = Float32Array.from({ length: 250_000 }, (_none, i) => i % 5);
    const path = write('cells', { columns: 500, rows: 500, values, origin: [east, north], cell, keys: projected(3857) });
    await importRaster(application().database, path, describeSource('cells', { errorShare: 0.1 }));
    const [latitude, longitude] = [21.3, 73.26];
    const { grid, sum, known } = await addUp(latitude, longitude);
    expect(grid).toMatchObject({ source: { name: 'cells' }, errorShare: 0.1 });
    expect(known).toBe(6_400);
    const { west = 0, south = 0, stepLongitude = 0, stepLatitude = 0 } = grid ?? {};
    const square = rectangle(west, south, west + 80 * stepLongitude, south + 80 * stepLatitude);
    expect(sum / ((await countPopulation(application().database, square)).people ?? 0)).toBeCloseTo(1, 2);
  });

  test('of villages: their people, null where none is known', async () => {
    await clear();
    const villages = [
      { geometry: square(72.98, 20.99, 0.02), fault: null, properties: { name: 'West', people: 4000 } },
      { geometry: square(73.01, 20.99, 0.02), fault: null, properties: { name: 'East', people: 0 } },
    ];
    await importAreas(application().database, features(villages), describeSource('villages'));
    const { sum, known } = await addUp(21, 73);
    expect(sum / 4000).toBeCloseTo(1, 1);
    // Two squares of 0.02° in cells of 250 m.
    expect(known).toBeGreaterThan(130);
    expect(known).toBeLessThan(190);
    expect(await addUp(10, 60)).toMatchObject({ grid: null });
  });
});

test('a zone of 300 km² in a raster of 20 million cells reads the blocks around it, each once, and no others', {
  timeout: 120_000,
}, async () => {
  await clear();
  const [columns, rows, cell] = [5_000, 4_000, 1 / 1200];
  const values = Float32Array.from({ length: columns * rows }, (_none, i) => i % 7);
  const path = write('state', { columns, rows, values, origin: [71, 23], cell, keys: { 1024: 2, 1025: 1, 2048: 4326 } });
  const { database } = application();
  await importRaster(database, path, describeSource('state'));
  // A circle of 9.77 km radius: 300 km².
  const zone = [
    [
      Array.from({ length: 181 }, (_none, i): [number, number] => {
        const angle = ((i % 180) * 2 * Math.PI) / 180;
        return [73 + (9.77 / 103.4) * Math.cos(angle), 21.6 + (9.77 / 110.7) * Math.sin(angle)];
      }),
    ],
  ];
  const [columnAt, rowAt] = [
    (longitude: number) => Math.floor((longitude - 71) / cell),
    (latitude: number) => Math.floor((23 - latitude) / cell),
  ];
  const [left, right] = [columnAt(73 - 9.77 / 103.4), columnAt(73 + 9.77 / 103.4)];
  const [top, bottom] = [rowAt(21.6 + 9.77 / 110.7), rowAt(21.6 - 9.77 / 110.7)];
  const blocksAround = ((bottom >> 7) - (top >> 7) + 1) * ((right >> 7) - (left >> 7) + 1);
  const asked = vi.spyOn(database.pool, 'query');
  const { people } = await countPopulation(database, zone);
  const answers: readonly { rows: readonly { cells?: Buffer; block_row: number; block_column: number }[] }[] = await Promise.all(
    asked.mock.results.map(({ value }) => value),
  );
  asked.mockRestore();
  const blocks = answers.flatMap(({ rows }) => rows).filter(({ cells }) => cells !== undefined);
  expect(new Set(blocks.map(({ block_row, block_column }) => `${block_row} ${block_column}`)).size).toBe(blocksAround);
  expect(blocks).toHaveLength(blocksAround);
  // A mean of 3 people a cell over the polygon's area in cells.
  const cells = (180 / 2) * Math.sin((2 * Math.PI) / 180) * (9.77 / 103.4 / cell) * (9.77 / 110.7 / cell);
  expect((people ?? 0) / (3 * cells)).toBeCloseTo(1, 3);
});
