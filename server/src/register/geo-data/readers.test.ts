import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { PbfWriter } from 'pbf';
import { afterAll, describe, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readGeoFile, readOsm } from '../../testing/read-features.ts';
import { writeShapefile } from '../../testing/write-shapefile.ts';
import type { GeoFeature } from './geo-feature.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-readers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const write = (content: string | Uint8Array, ending = 'bin'): string => {
  files += 1;
  const path = join(folder, `${files}.${ending}`);
  writeFileSync(path, content);
  return path;
};
const collect = async (features: AsyncIterable<GeoFeature>): Promise<GeoFeature[]> => {
  const all: GeoFeature[] = [];
  for await (const feature of features) all.push(feature);
  return all;
};
const read = (content: string | Uint8Array, ending?: string) => collect(readGeoFile(write(content, ending)));

const osmXml = `<osm version="0.6">
  <node id="1" lat="21.0" lon="73.0"/><node id="2" lat="21.0" lon="73.1"/><node id="3" lat="21.1" lon="73.1"/><node id="4" lat="21.1" lon="73.0"/>
  <node id="5" lat="21.04" lon="73.04"/><node id="6" lat="21.04" lon="73.06"/><node id="7" lat="21.06" lon="73.05"/>
  <node id="8" lat="21.5" lon="73.5"><tag k="amenity" v="school"/><tag k="name" v="Shala &amp; Hostel"/></node>
  <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="3"/></way>
  <way id="11"><nd ref="3"/><nd ref="4"/><nd ref="1"/></way>
  <way id="12"><nd ref="5"/><nd ref="6"/><nd ref="7"/><nd ref="5"/></way>
  <way id="13"><nd ref="1"/><nd ref="3"/><tag k="highway" v="primary"/></way>
  <way id="14"><nd ref="5"/><nd ref="6"/><nd ref="7"/><nd ref="5"/><tag k="building" v="yes"/></way>
  <way id="15"><nd ref="5"/><nd ref="6"/><nd ref="7"/><nd ref="5"/><tag k="highway" v="residential"/></way>
  <relation id="20"><member type="way" ref="10" role="outer"/><member type="way" ref="11" role="outer"/><member type="way" ref="12" role="inner"/>
    <tag k="type" v="multipolygon"/><tag k="landuse" v="industrial"/></relation>
</osm>`;

/** What the format says of these elements, written by hand. */
const osmFeatures = [
  {
    geometry: { type: 'Point', coordinates: [73.5, 21.5] },
    properties: { amenity: 'school', name: 'Shala & Hostel', osm_type: 'node', osm_id: 8 },
  },
  {
    geometry: {
      type: 'LineString',
      coordinates: [
        [73, 21],
        [73.1, 21.1],
      ],
    },
    properties: { highway: 'primary', osm_type: 'way', osm_id: 13 },
  },
  {
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [73.04, 21.04],
          [73.06, 21.04],
          [73.05, 21.06],
          [73.04, 21.04],
        ],
      ],
    },
    properties: { building: 'yes', osm_type: 'way', osm_id: 14 },
  },
  {
    geometry: {
      type: 'LineString',
      coordinates: [
        [73.04, 21.04],
        [73.06, 21.04],
        [73.05, 21.06],
        [73.04, 21.04],
      ],
    },
    properties: { highway: 'residential', osm_type: 'way', osm_id: 15 },
  },
  {
    geometry: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [73, 21],
            [73.1, 21],
            [73.1, 21.1],
            [73, 21.1],
            [73, 21],
          ],
          [
            [73.04, 21.04],
            [73.06, 21.04],
            [73.05, 21.06],
            [73.04, 21.04],
          ],
        ],
      ],
    },
    properties: { type: 'multipolygon', landuse: 'industrial', osm_type: 'relation', osm_id: 20 },
  },
];

/** The same elements as PBF by the published format: dense nodes, delta-coded references, zlib. */
const toPbf = (): Uint8Array => {
  const texts = [
    '',
    'amenity',
    'school',
    'name',
    'Shala & Hostel',
    'highway',
    'primary',
    'building',
    'yes',
    'residential',
    'type',
    'multipolygon',
    'landuse',
    'industrial',
    'outer',
    'inner',
  ];
  const at = (text: string): number => texts.indexOf(text);
  const delta = (list: readonly number[]): number[] => list.map((value, index) => value - (list[index - 1] ?? 0));
  const nodes = [
    [1, 21, 73],
    [2, 21, 73.1],
    [3, 21.1, 73.1],
    [4, 21.1, 73],
    [5, 21.04, 73.04],
    [6, 21.04, 73.06],
    [7, 21.06, 73.05],
    [8, 21.5, 73.5],
  ] as const;
  const block = new PbfWriter();
  block.writeMessage(
    1,
    (_: null, pbf) => {
      for (const text of texts) pbf.writeStringField(1, text);
    },
    null,
  );
  block.writeMessage(
    2,
    (_: null, group) => {
      group.writeMessage(
        2,
        (__: null, dense) => {
          dense.writePackedSVarint(1, delta(nodes.map(([id]) => id)));
          dense.writePackedSVarint(8, delta(nodes.map(([, latitude]) => Math.round(latitude * 1e7))));
          dense.writePackedSVarint(9, delta(nodes.map(([, , longitude]) => Math.round(longitude * 1e7))));
          dense.writePackedVarint(10, [0, 0, 0, 0, 0, 0, 0, at('amenity'), at('school'), at('name'), at('Shala & Hostel'), 0]);
        },
        null,
      );
    },
    null,
  );
  block.writeMessage(
    2,
    (_: null, group) => {
      const way = (id: number, refs: readonly number[], tags: readonly (readonly [string, string])[] = []): void =>
        group.writeMessage(
          3,
          (__: null, pbf) => {
            pbf.writeVarintField(1, id);
            pbf.writePackedVarint(
              2,
              tags.map(([key]) => at(key)),
            );
            pbf.writePackedVarint(
              3,
              tags.map(([, value]) => at(value)),
            );
            pbf.writePackedSVarint(8, delta(refs));
          },
          null,
        );
      way(10, [1, 2, 3]);
      way(11, [3, 4, 1]);
      way(12, [5, 6, 7, 5]);
      way(13, [1, 3], [['highway', 'primary']]);
      way(14, [5, 6, 7, 5], [['building', 'yes']]);
      way(15, [5, 6, 7, 5], [['highway', 'residential']]);
    },
    null,
  );
  block.writeMessage(
    2,
    (_: null, group) => {
      group.writeMessage(
        4,
        (__: null, pbf) => {
          pbf.writeVarintField(1, 20);
          pbf.writePackedVarint(2, [at('type'), at('landuse')]);
          pbf.writePackedVarint(3, [at('multipolygon'), at('industrial')]);
          pbf.writePackedVarint(8, [at('outer'), at('outer'), at('inner')]);
          pbf.writePackedSVarint(9, delta([10, 11, 12]));
          pbf.writePackedVarint(10, [1, 1, 1]);
        },
        null,
      );
    },
    null,
  );
  const header = new PbfWriter();
  header.writeStringField(4, 'OsmSchema-V0.6');
  header.writeStringField(4, 'DenseNodes');
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
  return Buffer.concat([blob('OSMHeader', header.finish()), blob('OSMData', block.finish())]);
};

describe('OpenStreetMap', () => {
  test.each([
    ['XML', () => osmXml as string | Uint8Array],
    ['PBF', toPbf],
  ])('%s: tags and geometry of nodes, ways, areas and multipolygons', async (_name, make) => {
    const features = await collect(readOsm(write(make())));
    expect(features.map(({ geometry, properties }) => ({ geometry, properties }))).toEqual(osmFeatures);
  });
});

const utm43 =
  'PROJCS["WGS_1984_UTM_Zone_43N",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",75.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

describe('shapefiles', () => {
  // On the central meridian of zone 43, 75° E, the easting is 500 km, and the northing is 0.9996 times the meridian arc: 2,212,366.25 m
  // to 20° N on WGS 84 (series of Helmert, NIMA TM8358.2), so 2,211,481.31 m.
  const square = [
    [500_000, 2_211_481.31],
    [500_000, 2_212_481.31],
    [501_000, 2_212_481.31],
    [501_000, 2_211_481.31],
    [500_000, 2_211_481.31],
  ] as const;
  test('a village in UTM is placed by its .prj', async () => {
    const { shp, dbf } = writeShapefile('area', [{ positions: square, values: { NAME: 'Test village' } }]);
    const [feature, ...more] = await read(zipSync({ 'village.shp': shp, 'village.dbf': dbf, 'village.prj': strToU8(utm43) }));
    expect(more).toEqual([]);
    expect(feature?.properties).toEqual({ NAME: 'Test village' });
    const [longitude, latitude] = (feature?.geometry as { coordinates: [number, number][][] } | undefined)?.coordinates[0]?.[0] ?? [0, 0];
    expect(longitude).toBeCloseTo(75, 6);
    expect(latitude).toBeCloseTo(20, 6);
  });
  test('without a .prj, cut off, or with a .dbf of another file it is refused in words', async () => {
    const { shp, dbf } = writeShapefile('area', [{ positions: square, values: { NAME: 'x' } }]);
    await expect(read(zipSync({ 'a.shp': shp, 'a.dbf': dbf }))).rejects.toThrow('no .prj');
    await expect(read(zipSync({ 'a.shp': shp.subarray(0, 150), 'a.dbf': dbf, 'a.prj': strToU8(utm43) }))).rejects.toThrow('cut off');
    await expect(read(zipSync({ 'a.shp': new Uint8Array(200), 'a.prj': strToU8(utm43) }))).rejects.toThrow('header is wrong');
    await expect(read(zipSync({ 'a.shp': shp, 'a.dbf': dbf, 'a.prj': strToU8('PROJCS["My own grid"]') }))).rejects.toThrow(
      '"My own grid" is not known',
    );
  });
});

test('GeoJSON: a collection, lines of features, UTM by its crs', async () => {
  const feature = (x: number, y: number) =>
    `{"type":"Feature","properties":{"name":"A } [ \\"b","n":1,"o":{"p":2}},"geometry":{"type":"Point","coordinates":[${x},${y},5]}}`;
  const expected = {
    fault: null,
    geometry: { type: 'Point', coordinates: [73, 21] },
    properties: { name: 'A } [ "b', n: 1, o: '{"p":2}' },
  };
  expect(await read(`{"type":"FeatureCollection","name":"x","features":[\n${feature(73, 21)},${feature(73, 21)}\n]}`)).toEqual([
    { row: 1, ...expected },
    { row: 2, ...expected },
  ]);
  expect(await read(`${feature(73, 21)}\n${feature(73, 21)}\n`)).toHaveLength(2);
  expect(await read(Buffer.from(`\ufeff${feature(73, 21)}`, 'utf16le'))).toEqual([{ row: 1, ...expected }]);
  await expect(read(Buffer.from(feature(73, 21).replace('A }', '\xe9'), 'latin1'))).rejects.toThrow('not encoded in utf-8');
  const [moved] = await read(
    `{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::32643"}},"features":[${feature(500_000, 2_211_481.31)}]}`,
  );
  expect((moved?.geometry as { coordinates: number[] } | undefined)?.coordinates[1]).toBeCloseTo(20, 6);
  await expect(read(`{"type":"FeatureCollection","features":[${feature(500_000, 2_211_481)}]}`)).rejects.toThrow('not degrees');
  await expect(read('{"type":"FeatureCollection","features":[{"type":"Feature"')).rejects.toThrow('The JSON is invalid in line 1');
});

test('KML longer than is read at a time: every placemark with its values as text, wherever a piece ends', async () => {
  const places = Array.from({ length: 7_000 }, (_none, i) => {
    const text = `<Placemark id="p${i}"><name>Gram ${i} &amp; गाँव</name><ExtendedData><SchemaData schemaUrl="#s"><SimpleData name="people">${i}</SimpleData></SchemaData></ExtendedData><Point><coordinates>${73 + i / 1e4},21.5</coordinates></Point></Placemark>`;
    // Folders in between, an empty one, and what is no element.
    return i % 100 === 0 ? `<Folder><name>a < b</name><!-- <Placemark> -->${text}</Folder><Folder/>`.replace('a < b', 'a &lt; b') : text;
  });
  const schema = '<Schema id="s"><SimpleField name="people" type="int"/></Schema>';
  const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>${places.join('\r\n')}${schema}</Document></kml>`;
  expect(kml.length).toBeGreaterThan(5 * 256 * 1024);
  const features = await read(kml);
  expect(features).toHaveLength(7_000);
  expect(features.map(({ row, properties }) => [row, properties.name, properties.people])).toEqual(
    Array.from({ length: 7_000 }, (_none, i) => [i + 1, `Gram ${i} & गाँव`, String(i)]),
  );
  expect(features[6_999]?.geometry).toEqual({ type: 'Point', coordinates: [73.6999, 21.5] });
});

test('a shapefile of more records than are read together: each shape with its own row', async () => {
  const records = Array.from({ length: 1_234 }, (_none, i) => ({
    positions: [[73 + i / 1e4, 21]] as const,
    values: { NAME: `Gram ${i}` },
  }));
  const { shp, dbf } = writeShapefile('point', records);
  const features = await read(zipSync({ 'v.shp': shp, 'v.dbf': dbf }));
  expect(features.map(({ row, geometry, properties }) => [row, geometry?.coordinates, properties.NAME])).toEqual(
    records.map(({ positions, values }, i) => [i + 1, positions[0], values.NAME]),
  );
});

test('KML and KMZ: placemarks with their data', async () => {
  const kml = `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Tank &lt;1&gt;</name><ExtendedData><Data name="people"><value>12</value></Data></ExtendedData><Point><coordinates>73.0,21.5,0</coordinates></Point></Placemark></Document></kml>`;
  const expected = [
    { row: 1, fault: null, geometry: { type: 'Point', coordinates: [73, 21.5] }, properties: { name: 'Tank <1>', people: '12' } },
  ];
  expect(await read(kml)).toEqual(expected);
  expect(await read(zipSync({ 'doc.kml': strToU8(kml) }))).toEqual(expected);
});

test('KML in UTF-16, behind a comment, with spaces around commas, and beside what macOS packs', async () => {
  const kml = `<!-- of <b>a tool</b> --><kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>ગામ</name><Polygon><outerBoundaryIs><LinearRing><coordinates>
    73 , 21, 0  73.1, 21, 0  73.1 ,21.1 ,0 73, 21, 0</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`;
  const ring = [
    [73, 21],
    [73.1, 21],
    [73.1, 21.1],
    [73, 21],
  ];
  const expected = [{ row: 1, fault: null, geometry: { type: 'Polygon', coordinates: [ring] }, properties: { name: 'ગામ' } }];
  expect(await read(kml)).toEqual(expected);
  expect(await read(Buffer.from(`\ufeff${kml}`, 'utf16le'))).toEqual(expected);
  await expect(read(`<?xml version="1.0" encoding="x-none"?>${kml}`)).rejects.toThrow('not encoded in x-none');
  expect(await read(zipSync({ '__MACOSX/._a.kml': new Uint8Array([0, 5, 22, 7]), 'a.kml': strToU8(kml) }))).toEqual(expected);
});

test('KML: what is no place is a fault with its row, a KML of the same archive that is linked is read, folders are kept', async () => {
  const place = (name: string, at: string): string =>
    `<Placemark><name>${name}</name><Point><coordinates>${at}</coordinates></Point></Placemark>`;
  const link = (href: string): string => `<NetworkLink><name>${href}</name><Link><href>${href}</href></Link></NetworkLink>`;
  const overlay =
    '<GroundOverlay><name>Plan</name><Icon><href>plan.png</href></Icon><LatLonBox><north>21.8</north><south>21.6</south><east>73.1</east><west>72.9</west></LatLonBox></GroundOverlay>';
  const main = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder><name>Schools</name>${place('Shala', '73,21.7')}</Folder>${overlay}${link('layers/gu.kml')}${link('http://other.example/x.kml')}${place('Out', '73,121')}</Document></kml>`;
  const linked = `<kml xmlns="http://www.opengis.net/kml/2.2">${place('Linked', '73.1,21.6')}</kml>`;
  const features = await read(zipSync({ 'doc.kml': strToU8(main), 'layers/gu.kml': strToU8(linked) }));
  expect(features.map(({ row, properties, fault, geometry }) => [row, properties, fault?.code ?? geometry?.coordinates])).toEqual([
    [1, { name: 'Shala', folder: 'Schools' }, [73, 21.7]],
    [2, { name: 'Plan' }, 'overlayPicture'],
    [3, { name: 'http://other.example/x.kml' }, 'linkNotFollowed'],
    [4, { name: 'Out' }, 'cornerNotDegrees'],
    [5, { name: 'Linked' }, [73.1, 21.6]],
  ]);
  await expect(read(`<kml>${link('a.kml')}</kml>`)).rejects.toThrow('only links to other files (1)');
});

test('Esri JSON is refused with the remedy', async () => {
  const esri =
    '{"geometryType":"esriGeometryPoint","spatialReference":{"wkid":4326},"features":[{"attributes":{"name":"School"},"geometry":{"x":72.9,"y":21.7}}]}';
  await expect(read(esri)).rejects.toThrow('It is Esri JSON, not GeoJSON. Export it as GeoJSON');
});

/** An archive whose directory names another unpacked size (APPNOTE.TXT 4.3.12: 24 octets into each entry). */
const announce = (archive: Uint8Array, bytes: number): Uint8Array => {
  const buffer = Buffer.from(archive);
  buffer.writeUInt32LE(bytes, buffer.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
  return buffer;
};

describe('hostile files are refused in words', () => {
  const laughs = '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
  const sheetOf = async (rows: string): Promise<Uint8Array> => {
    const file = join(folder, 'made.xlsx');
    await writeExcelFile([
      ['Name', 'People'],
      ['a', 1],
    ]).toFile(file);
    const { unpackZip } = await import('./zip.ts');
    const { readFileSync } = await import('node:fs');
    const parts = Object.fromEntries(unpackZip(readFileSync(file), () => true));
    const sheet = Object.keys(parts).find((name) => name.startsWith('xl/worksheets/')) ?? '';
    return zipSync(
      {
        ...parts,
        [sheet]: strToU8(
          `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
        ),
      },
      { level: 9 },
    );
  };
  test.each([
    ['an XLS', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'old Excel file'],
    ['a PDF called .xlsx', () => '%PDF-1.7 …', 'This is a PDF'],
    ['bytes without a meaning', () => new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), 'no kind that can be read'],
    ['an empty file', () => '', 'empty'],
    ['a web page', () => '<!DOCTYPE html><html><body>Sign in</body></html>', 'web page'],
    [
      'KML of entities',
      () => `<?xml version="1.0"?>${laughs}<kml><Placemark><name>&b;</name></Placemark></kml>`,
      'declares a document type',
    ],
    [
      'OSM of entities',
      () => `<?xml version="1.0"?>${laughs}<osm><node id="1" lat="1" lon="1"><tag k="a" v="&b;"/></node></osm>`,
      'declares a document type',
    ],
    ['broken OSM', () => '<osm><node id="1" lat="1" lon="1"><tag k="a"</osm>', 'broken'],
    ['a zip of anything', () => zipSync({ 'a.txt': strToU8('x') }), 'holds no sheet'],
    ['a damaged zip', () => zipSync({ 'xl/workbook.xml': strToU8('x'.repeat(1000)) }).subarray(0, 60), 'damaged'],
    ['a zip bomb', () => announce(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }), 210 * 1024 * 1024), 'at most 200 MB'],
    ['a PBF that ends too early', () => toPbf().subarray(0, 150), 'ends too early'],
  ])('%s', async (_name, make, sentence) => {
    await expect(read(make(), 'xlsx')).rejects.toThrow(sentence);
  });
  test('a sheet with more rows than Excel has', async () => {
    await expect(read(await sheetOf('<row/>'.repeat(1_048_577)))).rejects.toThrow('more than 1048576 rows');
  });
  test('a directory that names less than there is does not unpack more', async () => {
    await expect(read(announce(await sheetOf('<row/>'.repeat(1_000)), 40))).rejects.toThrow();
  });
  test('a formula is read as the value that was stored with it', async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c><c r="B1" t="inlineStr"><is><t>People</t></is></c></row><row r="2"><c r="A2" t="str"><f>HYPERLINK("http://x","y")</f><v>Shala</v></c><c r="B2"><f>1+1</f><v>7</v></c></row>';
    expect(await read(await sheetOf(rows))).toMatchObject([{ row: 2, properties: { Name: 'Shala', People: 7 } }]);
  });
});
