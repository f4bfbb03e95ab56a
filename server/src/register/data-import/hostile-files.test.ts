import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { ImportKind } from '@hazardguard/contract';
import { strToU8, zipSync } from 'fflate';
import { PbfWriter } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { importFiles } from '../../data-import.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { writeShapefile } from '../../testing/write-shapefile.ts';
import { writeTiff } from '../../testing/write-tiff.ts';
import { unpackZip } from '../geo-data/zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-hostile-'));
let made: TestDatabase;
/** Parts of a sound workbook with one site. */
let workbook: Readonly<Record<string, Uint8Array>>;
beforeAll(async () => {
  made = await createTestDatabase();
  const sites = await writeExcelFile([
    ['Name of Unit', 'District', 'Contact No'],
    ['Alpha', 'Bharuch', '101'],
  ]).toBuffer();
  workbook = Object.fromEntries(unpackZip(sites, () => true));
});
afterAll(async () => {
  await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

const importAs = (name: string, content: string | Uint8Array, as: ImportKind | null) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  const environment = { DATABASE_URL: made.url, HAZARDGUARD_DATA: join(folder, 'data') };
  return importFiles(environment, [path], { as, mapping: {}, dateOrder: null, dryRun: false });
};

/** Rows of every table; the record of calls grows with each. */
const countRows = async (): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await made.database.pool.query<{ name: string; total: number }>(
    `select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as total
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'r' and nspname = current_schema() and relname not like 'audit%'`,
  );
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
};

/** The workbook with another part, and with `octets` as the size that the archive's directory names for it. */
const withPart = (name: string, content: string, octets?: number): Uint8Array => {
  const archive = Buffer.from(
    zipSync({ [name]: strToU8(content), ...Object.fromEntries(Object.entries(workbook).filter(([part]) => part !== name)) }, { level: 1 }),
  );
  // APPNOTE.TXT 4.3.12: the first entry of the directory, 24 octets in.
  if (octets !== undefined) archive.writeUInt32LE(octets, archive.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  return archive;
};
const sheetPart = (): string => Object.keys(workbook).find((name) => name.startsWith('xl/worksheets/')) ?? '';
const sheetXml = (rows: string): string =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
const megabyte = 1024 * 1024;

const laughs = `<!DOCTYPE lolz [<!ENTITY a "ha">${Array.from({ length: 9 }, (_none, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]>`;
const kml = (name: string): string =>
  `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>${name}</name><Point><coordinates>73,21</coordinates></Point></Placemark></kml>`;

const square = [
  [73, 21],
  [73, 21.1],
  [73.1, 21.1],
  [73, 21],
] as const;
const degrees = strToU8(
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
);
const village = writeShapefile('area', [{ positions: square, values: { NAME: 'Gam', TOT_P: '100' } }]);
/** The shape with another number at a place of its bytes. */
const withNumber = (offset: number, value: number): Uint8Array => {
  const shp = Buffer.from(village.shp);
  shp.writeInt32LE(value, offset);
  return shp;
};
const point = '{"type":"Point","coordinates":[73,21]}';
const geoJson = (properties: object, geometry: string): string =>
  `{"type":"FeatureCollection","features":[{"type":"Feature","properties":${JSON.stringify(properties)},"geometry":${geometry}}]}`;
const shapefile = (parts: Partial<typeof village>): Uint8Array =>
  zipSync({ 'v.shp': parts.shp ?? village.shp, 'v.dbf': parts.dbf ?? village.dbf, 'v.prj': degrees });

/** A block of OpenStreetMap's PBF that unpacks to 40 MB; the format allows 32. */
const pbfBomb = (): Uint8Array => {
  const blob = (type: string, data: Uint8Array): Buffer => {
    const body = new PbfWriter();
    body.writeVarintField(2, data.length);
    body.writeBytesField(3, deflateSync(data));
    const content = body.finish();
    const head = new PbfWriter();
    head.writeStringField(1, type);
    head.writeVarintField(3, content.length);
    const heading = head.finish();
    const length = Buffer.alloc(4);
    length.writeUInt32BE(heading.length);
    return Buffer.concat([length, heading, content]);
  };
  const header = new PbfWriter();
  header.writeStringField(4, 'OsmSchema-V0.6');
  return Buffer.concat([blob('OSMHeader', header.finish()), blob('OSMData', new Uint8Array(40 * megabyte))]);
};

const tiff = (): Buffer =>
  writeTiff({
    columns: 64,
    rows: 64,
    values: new Float32Array(4096).fill(1),
    origin: [73, 22],
    cell: 0.001,
    keys: { 1024: 2, 1025: 1, 2048: 4326 },
  });

const nodes = '<node id="1" lat="21" lon="73"><tag k="amenity" v="school"/><tag k="name" v="A"/></node>';

/** What it is, the name it has, its content, as what it is imported, and the words of the refusal. */
const hostile: readonly (readonly [string, string, () => string | Uint8Array, ImportKind | null, RegExp])[] = [
  [
    'a workbook that unpacks to 201 MB',
    'a.xlsx',
    () => withPart(sheetPart(), sheetXml(' '.repeat(201 * megabyte))),
    'industries',
    /at most 200 MB/,
  ],
  [
    'a workbook whose directory names 4 GB',
    'b.xlsx',
    () => withPart(sheetPart(), sheetXml(''), 0xffff_fff0),
    'industries',
    /at most 200 MB/,
  ],
  [
    'a workbook whose directory names fewer bytes than there are',
    'c.xlsx',
    () => withPart(sheetPart(), sheetXml('<row/>'.repeat(5000)), 60),
    'industries',
    /./,
  ],
  [
    'a sheet of 1,048,577 rows',
    'd.xlsx',
    () => withPart(sheetPart(), sheetXml('<row/>'.repeat(1_048_577))),
    'industries',
    /more than 1048576 rows/,
  ],
  ['a CSV of 1,048,577 rows', 'd.csv', () => `Name of Unit,District\n${'A,B\n'.repeat(1_048_577)}`, 'industries', /more than 1048576 rows/],
  [
    'billion laughs in a part of a workbook',
    'e.xlsx',
    () => withPart('xl/sharedStrings.xml', `<?xml version="1.0"?>${laughs}<sst><si><t>&j;</t></si></sst>`),
    'industries',
    /document type/,
  ],
  ['billion laughs in KML', 'f.kml', () => `<?xml version="1.0"?>${laughs}${kml('&j;')}`, 'receptors', /document type/],
  [
    'billion laughs in a KMZ',
    'g.kmz',
    () => zipSync({ 'doc.kml': strToU8(`<?xml version="1.0"?>${laughs}${kml('&j;')}`) }),
    'receptors',
    /document type/,
  ],
  [
    'billion laughs behind 100 kB of comment',
    'h.osm',
    () => `<?xml version="1.0"?><!--${' '.repeat(100_000)}-->${laughs}<osm>${nodes}</osm>`,
    'receptors',
    /./,
  ],
  [
    'a KMZ that unpacks to 201 MB',
    'i.kmz',
    () => zipSync({ 'doc.kml': new Uint8Array(201 * megabyte) }, { level: 1 }),
    'receptors',
    /at most 200 MB/,
  ],
  [
    'a shapefile that unpacks to 201 MB',
    'j.zip',
    () => zipSync({ 'v.shp': new Uint8Array(201 * megabyte), 'v.prj': degrees }, { level: 1 }),
    'villages',
    /at most 200 MB/,
  ],
  [
    'a shape that names 2,000,000,000 corners',
    'k.zip',
    () => shapefile({ shp: withNumber(148, 2_000_000_000) }),
    'villages',
    /broken|cut off/,
  ],
  ['a shape that names -1 corners', 'l.zip', () => shapefile({ shp: withNumber(148, -1) }), 'villages', /./],
  ['a shape of an unknown type', 'm.zip', () => shapefile({ shp: withNumber(108, 77) }), 'villages', /./],
  ['a shapefile cut in the middle', 'n.zip', () => shapefile({ shp: village.shp.subarray(0, 160) }), 'villages', /cut off/],
  [
    'a .dbf that names 4,000,000,000 rows',
    'o.zip',
    () => shapefile({ dbf: Buffer.concat([village.dbf.slice(0, 4), Buffer.from([0, 0x28, 0x6b, 0xee]), village.dbf.slice(8)]) }),
    'villages',
    /./,
  ],
  ['a block of PBF that unpacks to 40 MB', 'p.osm.pbf', pbfBomb, 'map', /broken/],
  [
    'OpenStreetMap XML that ends in the middle',
    'q.osm',
    () => `<osm>${nodes}${nodes.replace('"1"', '"2"').slice(0, 40)}`,
    'receptors',
    /broken/,
  ],
  [
    'GeoJSON nested 100,000 deep',
    'r.geojson',
    () =>
      `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":${'['.repeat(100_000)}`,
    'villages',
    /./,
  ],
  [
    'KML of 200,000 folders inside each other',
    'ka.kml',
    () => `<kml xmlns="http://www.opengis.net/kml/2.2">${'<Folder>'.repeat(200_000)}${'</Folder>'.repeat(200_000)}</kml>`,
    'receptors',
    /nested more than 100 levels deep/,
  ],
  [
    'KML with an attribute of 30 MB',
    'kb.kml',
    () => kml('A').replace('<Placemark>', `<Placemark id="${'a'.repeat(30 * megabyte)}">`),
    'receptors',
    /more than 16 MB in one place/,
  ],
  [
    'a placemark with a text of 5 MB',
    'kc.kml',
    () => kml('a'.repeat(5 * megabyte)),
    'receptors',
    /larger than is read: 1000 attributes, 4 MB of text/,
  ],
  [
    'a placemark of 500,001 elements',
    'kd.kml',
    () => kml('A').replace('<Point>', `<ExtendedData>${'<Data/>'.repeat(500_001)}</ExtendedData><Point>`),
    'receptors',
    /more than 500000 elements/,
  ],
  [
    'a KMZ of folders inside each other',
    'ke.kmz',
    () => zipSync({ 'doc.kml': strToU8(`<kml>${'<Folder>'.repeat(200_000)}${'</Folder>'.repeat(200_000)}</kml>`) }),
    'receptors',
    /nested more than 100 levels deep/,
  ],
  ['KML whose folders do not close', 'kf.kml', () => kml('A').replace('<Placemark>', '<Folder><Placemark>'), 'receptors', /XML is invalid/],
  [
    'GeoJSON collections inside each other',
    'ga.geojson',
    () => geoJson({}, `${'{"type":"GeometryCollection","geometries":['.repeat(50_000)}${']}'.repeat(50_000)}`),
    'receptors',
    /nested more than 100 levels deep/,
  ],
  [
    'a feature with 30,000 names',
    'gb.geojson',
    () => geoJson(Object.fromEntries(Array.from({ length: 30_000 }, (_none, i) => [`k${i}`, 1])), point),
    'receptors',
    /more than 20000 elements/,
  ],
  [
    'a feature with 1,200 attributes',
    'gc.geojson',
    () => geoJson(Object.fromEntries(Array.from({ length: 1_200 }, (_none, i) => [`k${i}`, 1])), point),
    'receptors',
    /larger than is read/,
  ],
  [
    'a feature with three million numbers',
    'gd.geojson',
    () => geoJson({ a: Array.from({ length: 3_000_000 }, () => 1) }, point),
    'receptors',
    /more than \d+ elements/,
  ],
  [
    'a feature with two million lists',
    'ge.geojson',
    () => geoJson({ a: Array.from({ length: 2_000_000 }, () => []) }, point),
    'receptors',
    /more than 1000000 elements/,
  ],
  ['a feature with a text of 30 MB', 'gf.geojson', () => geoJson({ a: 'a'.repeat(30 * megabyte) }, point), 'receptors', /more than 16 MB/],
  [
    'a CSV whose first line has ten million columns',
    'ca.csv',
    () => `Name of Unit,District${',a'.repeat(10_000_000)}\nA,B\n`,
    'industries',
    /does not end within/,
  ],
  [
    'a CSV with ten million columns in line 60',
    'cb.csv',
    () => `Name of Unit,District\n${'A,B\n'.repeat(58)}A,B${',a'.repeat(10_000_000)}\n`,
    'industries',
    /line 60 does not end/,
  ],
  [
    'a sheet with one cell at the end of the largest sheet',
    'xa.xlsx',
    () => withPart(sheetPart(), sheetXml('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
    'industries',
    /1048576 rows and 16384 columns/,
  ],
  [
    'a workbook of elements inside each other',
    'xb.xlsx',
    () => withPart(sheetPart(), sheetXml(`${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}`)),
    'industries',
    /nested more than/,
  ],
  [
    'a workbook with a cell of 100,000 characters',
    'xc.xlsx',
    () => withPart(sheetPart(), sheetXml(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(100_000)}</t></is></c></row>`)),
    'industries',
    /more than 65536 characters/,
  ],
  [
    'a workbook with three million shared texts',
    'xd.xlsx',
    () => withPart('xl/sharedStrings.xml', `<sst>${'<si/>'.repeat(3_000_000)}</sst>`),
    'industries',
    /2000000 different texts/,
  ],
  [
    'OpenStreetMap elements inside each other',
    'oa.osm',
    () => `<osm>${nodes}${'<a>'.repeat(200_000)}`,
    'receptors',
    /nested more than 100 deep/,
  ],
  [
    'an OpenStreetMap element with 100,001 tags',
    'ob.osm',
    () => `<osm>${nodes.replace('</node>', `${'<tag k="a" v="b"/>'.repeat(100_001)}</node>`)}</osm>`,
    'receptors',
    /100000 parts/,
  ],
  ['a shape with 20,001 parts', 'sa.zip', () => shapefile({ shp: withNumber(144, 20_001) }), 'villages', /20000 parts/],
  ['a raster cut in the middle', 's.tif', () => tiff().subarray(0, 9_000), 'population', /./],
  [
    'a raster whose directory points outside the file',
    't.tif',
    () => Buffer.concat([tiff().subarray(0, 4), Buffer.from([0xff, 0xff, 0xff, 0x7f]), tiff().subarray(8)]),
    'population',
    /./,
  ],
  ['a PDF called .osm', 'u.osm', () => '%PDF-1.7\n…', null, /PDF/],
  [
    'a program called .csv',
    'v.csv',
    () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 62, 0]),
    null,
    /no kind that can be read/,
  ],
  ['a table called .tif, imported as population', 'w.tif', () => 'Name of Unit,District\nA,B\n', 'population', /GeoTIFF/],
  ['a raster called .xlsx, imported as sites', 'x.xlsx', tiff, 'industries', /geotiff|columns|rows/i],
];

describe('a hostile file is refused whole, in words, and no table has another row', () => {
  test.each(hostile)('%s', async (_what, name, make, as, words) => {
    const before = await countRows();
    const [report] = await importAs(name, make(), as);
    expect(report?.refused[0], JSON.stringify(report)).toMatchObject({ row: 0, why: expect.stringMatching(words) });
    expect(report).toMatchObject({ added: 0, changed: 0 });
    expect(await countRows()).toEqual(before);
  });
});

test('lying names do no harm to sound files: the content decides', async () => {
  const sites = zipSync({ ...workbook });
  expect((await importAs('sites.pdf', sites, null))[0]).toMatchObject({ as: 'industries', added: 1, refused: [] });
  expect((await importAs('schools.exe', `<osm>${nodes}</osm>`, null))[0]).toMatchObject({ as: 'receptors', added: 1, refused: [] });
});

test('cells that are formulas are text: they are stored as written, and an export makes them harmless', async () => {
  const csv = 'Name of Unit,District,Contact No\n"=HYPERLINK(""http://x"",""y"")",Bharuch,+1+cmd\n@SUM(A1),Bharuch,-2\n';
  expect((await importAs('formulas.csv', csv, null))[0]).toMatchObject({ as: 'industries', added: 2, refused: [] });
  const { rows } = await made.database.pool.query("select industry_name from industry where industry_name ~ '^[=@]' order by 1");
  expect(rows.map(({ industry_name }) => industry_name).sort()).toEqual(['=HYPERLINK("http://x","y")', '@SUM(A1)']);
});
