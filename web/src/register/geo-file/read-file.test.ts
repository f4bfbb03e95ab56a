import { crc32, deflateRawSync } from 'node:zlib';
import { FileProblem } from '@hazardguard/contract/geo-file/file-problem';
import { readFile } from '@hazardguard/contract/geo-file/read-file';
import { describe, expect, it } from 'vitest';

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const read = (text: string) => readFile(toBytes(text));
/** What is refused, with its values. */
const refusal = async (given: string | Uint8Array<ArrayBuffer>) => {
  const error = await readFile(typeof given === 'string' ? toBytes(given) : given).catch((caught: unknown) => caught);
  if (!(error instanceof FileProblem)) throw new Error(`not refused in words: ${String(error)}`);
  return { code: error.code, ...error.values };
};

const kml = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>Plan</name>${inside}</Document></kml>`;
const point = (coordinates: string, more = ''): string =>
  `<Placemark>${more}<Point><coordinates>${coordinates}</coordinates></Point></Placemark>`;

interface ZipEntry {
  readonly name: string;
  readonly content: Buffer;
  readonly announced?: number;
  readonly flags?: number;
}
/** A zip archive byte by byte (APPNOTE.TXT 4.3): local headers, directory, end record. */
const zip = (entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, announced = content.length, flags = 0 } of entries) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(announced, 18);
    head.writeUInt16LE(title.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), head, tail, title);
    parts.push(Buffer.from('504b0304', 'hex'), head, title, packed);
    at += 30 + title.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, list, end]));
};

describe('a KML', () => {
  it('is drawn as its author styled it: colours are aabbggrr, a style map stands for its normal state', async () => {
    const styled = await read(
      kml(`
      <Style id="calm"><LineStyle><color>ff0000ff</color><width>3</width></LineStyle><PolyStyle><color>8000ff00</color></PolyStyle></Style>
      <Style id="loud"><LineStyle><color>ffffffff</color></LineStyle></Style>
      <StyleMap id="both"><Pair><key>highlight</key><styleUrl>#loud</styleUrl></Pair><Pair><key>normal</key><styleUrl>#calm</styleUrl></Pair></StyleMap>
      <Folder><name>Zones</name><Placemark><name>Bund</name><styleUrl>#both</styleUrl><Polygon><outerBoundaryIs><LinearRing>
        <coordinates>72,21,5 72.1,21,5 72.1,21.1,5 72,21.1,5</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></Folder>
      ${point('72.99, 21.63, 0', '<name>Gate</name><Style><IconStyle><color>ffff8000</color></IconStyle></Style>')}`),
    );
    expect(styled.features.map(({ name, folder, kind, style }) => ({ name, folder, kind, style }))).toEqual([
      {
        name: 'Bund',
        folder: 'Plan / Zones',
        kind: 'area',
        style: { stroke: '#ff0000', 'stroke-opacity': 1, 'stroke-width': 3, fill: '#00ff00', 'fill-opacity': 0.5 },
      },
      { name: 'Gate', folder: 'Plan', kind: 'point', style: { 'marker-color': '#0080ff' } },
    ]);
    expect(styled.features[0]?.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [72, 21],
          [72.1, 21],
          [72.1, 21.1],
          [72, 21.1],
          [72, 21],
        ],
      ],
    });
    expect(styled).toMatchObject({ format: 'KML', notes: { heights: 4 }, bounds: [72, 21, 72.99, 21.63] });
  });

  it('gives its descriptions as words, whatever markup or script they carry', async () => {
    const text = '<![CDATA[<b>Tank &amp; pump</b><br><script>alert(1)</script><img src=x onerror="alert(2)">12&nbsp;t]]>';
    const { features } = await read(
      kml(point('1,2', `<description>${text}</description><ExtendedData><Data name="owner"><value>A &lt; B</value></Data></ExtendedData>`)),
    );
    expect(features[0]).toMatchObject({ description: 'Tank & pump\n12 t', values: [['owner', 'A < B']] });
  });

  it('says what is not shown: links that are not followed, pictures from elsewhere, shapes without a place', async () => {
    const { notes, features } = await read(
      kml(`${point('1,2')}<NetworkLink><Link><href>http://evil.example/x.kml</href></Link></NetworkLink><Placemark><name>No place</name></Placemark>
        <GroundOverlay><Icon><href>http://evil.example/x.png</href></Icon><LatLonBox><north>2</north><south>1</south><east>2</east><west>1</west></LatLonBox></GroundOverlay>`),
    );
    expect(features).toHaveLength(1);
    expect(notes).toEqual({ links: 1, shapeless: 1, pictures: 1 });
  });

  it('reads tracks and several shapes in one placemark, in UTF-16 too', async () => {
    const text = kml(
      '<Placemark><gx:Track><gx:coord>1 2 3</gx:coord><gx:coord>2 3 3</gx:coord></gx:Track></Placemark><Placemark><MultiGeometry><Point><coordinates>1,1</coordinates></Point><LineString><coordinates>1,1 2,2</coordinates></LineString></MultiGeometry></Placemark>',
    );
    const wide = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect((await readFile(wide)).features.map(({ kind }) => kind)).toEqual(['line', 'mixed']);
  });
});

describe('hostile XML', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
  it.each([
    ['a billion laughs', `<?xml version="1.0"?>\n${laughs}<kml>&b;</kml>`, 2],
    ['an external entity', `<!DOCTYPE kml [<!ENTITY x SYSTEM "file:///etc/passwd">]><kml>&x;</kml>`, 1],
    ['an external document type', `<!DOCTYPE kml SYSTEM "http://evil.example/x.dtd"><kml/>`, 1],
    ['a declaration further down', `<kml>\n\n<!ENTITY x "y"></kml>`, 3],
  ])('%s is refused where it is declared', async (_what, text, line) => {
    expect(await refusal(text)).toEqual({ code: 'doctype', line });
  });

  it('hidden in another encoding it is refused all the same', async () => {
    expect(await refusal(new Uint8Array(Buffer.from(`\ufeff${laughs}<kml/>`, 'utf16le')))).toMatchObject({ code: 'doctype' });
  });

  it.each([
    ['an entity nobody declared', '<kml>\n&b;</kml>', { code: 'xml', line: 1 }],
    ['tags that do not close in order', '<kml>\n<Document></kml>', { code: 'xml', line: 2, near: '</kml>' }],
    ['a file that stops in the middle', kml(point('1,2')).slice(0, -30), { code: 'xml' }],
    ['two roots', '<kml></kml><kml></kml>', { code: 'xml', line: 1 }],
    ['a web page', '<html><body>Sign in</body></html>', { code: 'not-kml', root: 'html' }],
    ['a hundred thousand folders in each other', kml('<Folder>'.repeat(100_000)), { code: 'deep', limit: 100 }],
    ['nothing with a place', kml('<Placemark><name>A</name></Placemark>'), { code: 'no-place' }],
    ['links alone', kml('<NetworkLink/><NetworkLink/>'), { code: 'links-only', count: 2 }],
    ['a latitude of 210', kml(point('21,210', '<name>Tank farm</name>')), { code: 'position', place: 'Tank farm', value: '21, 210' }],
    ['a longitude in words', kml(point('east,21')), { code: 'position', place: 'Placemark 1', value: 'NaN, 21' }],
  ])('%s', async (_what, text, expected) => {
    expect(await refusal(text)).toMatchObject(expected);
  });

  it('an area of a million corners is refused by its name, within seconds', async () => {
    const corners = Array.from({ length: 1_000_000 }, (_, index) => `${index / 1e5},1`).join(' ');
    const text = kml(
      `<Placemark><name>Coast</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`,
    );
    expect(await refusal(text)).toEqual({ code: 'positions', place: 'Coast', limit: 500_000 });
  });

  it('50,001 features are refused', async () => {
    expect(await refusal(kml(point('1,2').repeat(50_001)))).toEqual({ code: 'features', limit: 50_000 });
  });
});

describe('a KMZ', () => {
  const document = Buffer.from(
    kml(
      `${point('1,2')}<GroundOverlay><name>Plan</name><Icon><href>files/plan.png</href></Icon><LatLonBox><north>2</north><south>1</south><east>4</east><west>3</west></LatLonBox></GroundOverlay>`,
    ),
  );
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

  it('brings its own pictures, laid on their corners', async () => {
    const opened = await readFile(
      zip([
        { name: 'doc.kml', content: document },
        { name: 'files/plan.png', content: png },
      ]),
    );
    expect(opened).toMatchObject({ format: 'KMZ', notes: {} });
    expect(opened.pictures).toMatchObject([
      {
        name: 'Plan',
        type: 'image/png',
        corners: [
          [3, 2],
          [4, 2],
          [4, 1],
          [3, 1],
        ],
      },
    ]);
  });

  it('reads a KML of the same archive that its document links, once; another link is counted', async () => {
    const link = (href: string): string => `<NetworkLink><name>L</name><Link><href>${href}</href></Link></NetworkLink>`;
    const main = kml(`${point('1,2')}${link('layers/gu.kml')}${link('./layers/gu.kml')}${link('http://evil.example/x.kml')}`);
    const { features, notes } = await readFile(
      zip([
        { name: 'layers/gu.kml', content: Buffer.from(kml(`${point('3,4')}${link('../doc.kml')}`)) },
        { name: 'doc.kml', content: Buffer.from(main) },
      ]),
    );
    expect(features.map(({ bounds }) => bounds)).toEqual([
      [1, 2, 1, 2],
      [3, 4, 3, 4],
    ]);
    expect(notes).toEqual({ links: 2 });
  });

  it('has its document behind what macOS packs', async () => {
    const mark = { name: '__MACOSX/._a.kml', content: Buffer.from([0, 5, 22, 7]) };
    expect((await readFile(zip([mark, { name: 'a.kml', content: document }]))).features).toHaveLength(1);
  });

  it('leaves out a picture that would fill the memory, and one that is none', async () => {
    const huge = Buffer.from(png);
    huge.writeUInt32BE(60_000, 16);
    for (const content of [huge, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')]) {
      const opened = await readFile(
        zip([
          { name: 'doc.kml', content: document },
          { name: 'files/plan.png', content },
        ]),
      );
      expect(opened).toMatchObject({ pictures: [], notes: { pictures: 1 } });
    }
  });

  it('a bomb stops at the ratio, although its directory calls it small', async () => {
    expect(await refusal(zip([{ name: 'doc.kml', content: Buffer.alloc(50 * 1024 * 1024, 32), announced: 1_000 }]))).toEqual({
      code: 'zip-bomb',
      ratio: 200,
    });
  });

  it.each([
    [
      'one that says it is larger than may be',
      zip([{ name: 'doc.kml', content: document, announced: 61 * 1024 * 1024 }]),
      { code: 'zip-unpacked', limit: 60 },
    ],
    [
      '201 entries',
      zip(Array.from({ length: 201 }, (_, index) => ({ name: `${index}.png`, content: png }))),
      { code: 'zip-entries', limit: 200 },
    ],
    ['a name that climbs out', zip([{ name: '../../etc/cron.d/x', content: document }]), { code: 'zip-path', name: '../../etc/cron.d/x' }],
    ['a name from the root', zip([{ name: '/doc.kml', content: document }]), { code: 'zip-path' }],
    ['a password', zip([{ name: 'doc.kml', content: document, flags: 1 }]), { code: 'zip-locked', name: 'doc.kml' }],
    ['no KML in it', zip([{ name: 'a.txt', content: png }]), { code: 'zip-no-kml' }],
    ['a truncated one', zip([{ name: 'doc.kml', content: document }]).slice(0, 200), { code: 'zip-broken' }],
    ['a wrong length', zip([{ name: 'doc.kml', content: document, announced: 10 }]), { code: 'zip-broken' }],
    ['a declared entity inside', zip([{ name: 'doc.kml', content: Buffer.from('<!DOCTYPE a><kml/>') }]), { code: 'doctype' }],
  ])('%s is refused', async (_what, given, expected) => {
    expect(await refusal(given)).toMatchObject(expected);
  });

  it('with one flipped bit is refused', async () => {
    const archive = zip([{ name: 'doc.kml', content: document }]);
    archive[60] = (archive[60] ?? 0) ^ 8;
    expect(await refusal(archive)).toMatchObject({ code: 'zip-broken' });
  });
});

describe('a GeoJSON', () => {
  const feature = (geometry: unknown, properties: unknown = { name: 'A' }): string =>
    JSON.stringify({ type: 'Feature', properties, geometry });
  it('is drawn by its simplestyle properties; what is no colour counts for nothing', async () => {
    const { features, format } = await read(
      feature(
        { type: 'Point', coordinates: [72, 21, 4] },
        { title: 'Gate', 'marker-color': '#00ff00', stroke: 'url(javascript:alert(1))', description: '<i>by night</i>', beds: 12 },
      ),
    );
    expect(format).toBe('GeoJSON');
    expect(features).toMatchObject([
      { name: 'Gate', style: { 'marker-color': '#00ff00' }, description: 'by night', values: [['beds', '12']] },
    ]);
  });

  it('a ring that does not close is closed, as it is in a KML', async () => {
    const { features } = await read(
      feature({
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      }),
    );
    expect(features[0]?.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
          [0, 0],
        ],
      ],
    });
  });

  it('may be a list of features, or one on each line', async () => {
    const one = feature({ type: 'Point', coordinates: [72, 21] });
    expect((await read(`${one}\n${one}\n`)).features).toHaveLength(2);
    expect((await read(`[${one},${one}]`)).features).toHaveLength(2);
  });

  it.each([
    [
      'Esri JSON',
      '{"geometryType":"esriGeometryPoint","features":[{"attributes":{"name":"A"},"geometry":{"x":72,"y":21}}]}',
      { code: 'esri' },
    ],
    [
      'Esri JSON whose features come first',
      '{"features":[{"attributes":{"name":"A"},"geometry":{"x":72,"y":21}}],"spatialReference":{"wkid":4326}}',
      { code: 'esri' },
    ],
    ['broken JSON', '{"type":\n "Point",}', { code: 'json', line: 2 }],
    ['JSON that is no map', '{"hello": 1}', { code: 'not-geojson' }],
    ['TopoJSON', '{"type":"Topology","objects":{}}', { code: 'not-geojson', type: 'Topology' }],
    [
      'another coordinate system',
      `{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::32643"}},"features":[]}`,
      { code: 'crs', crs: 'urn:ogc:def:crs:EPSG::32643' },
    ],
    [
      'metres for degrees',
      feature({ type: 'Point', coordinates: [271000, 2400000] }),
      { code: 'position', place: 'features[0] (A)', value: '271000, 2400000' },
    ],
    ['a corner in words', feature({ type: 'Point', coordinates: ['72', '21'] }), { code: 'shape' }],
    ['a million brackets', `{"type":"Point","coordinates":${'['.repeat(1_000_000)}`, { code: 'deep', limit: 100 }],
    ['no feature', '{"type":"FeatureCollection","features":[]}', { code: 'no-place' }],
  ])('%s is refused', async (_what, text, expected) => {
    expect(await refusal(text)).toMatchObject(expected);
  });

  it('cannot reach the prototype of anything', async () => {
    const { features } = await read(
      '{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"__proto__":{"polluted":"yes"}}}',
    );
    expect(features[0]?.values).toEqual([['__proto__', '{"polluted":"yes"}']]);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

it.each([
  ['a picture called .kml', Buffer.from('iVBORw0KGgo=', 'base64'), { code: 'not-text' }],
  ['a table called .kml', Buffer.from('name,lat,lon\nA,1,2'), { code: 'unknown' }],
  ['an empty file', Buffer.alloc(0), { code: 'empty' }],
  ['20 MB and a byte', Buffer.alloc(20 * 1024 * 1024 + 1), { code: 'too-large', limit: 20 }],
])('%s is refused', async (_what, content, expected) => {
  expect(await refusal(new Uint8Array(content))).toMatchObject(expected);
});
