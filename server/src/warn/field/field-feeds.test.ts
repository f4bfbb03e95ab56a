import { destination } from '@hazardguard/engine';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { importRoads } from '../../register/roads/import-roads.ts';
import { useApplication } from '../../testing/application.ts';
import { releaseAlert } from '../../testing/released-alert.ts';
import { listPublicAlerts } from '../community/store.ts';
import { writeCot } from './write-cot.ts';
import { writeFieldGeoJson } from './write-geojson.ts';

const application = useApplication({ settings: { mode: 'live' } });
const works = { latitude: 21.6, longitude: 73 };
const at = (bearing: number, distanceM: number): [number, number] => {
  const { latitude, longitude } = destination(works.latitude, works.longitude, bearing, distanceM);
  return [longitude, latitude];
};
const ids = {} as Record<'real' | 'exercise' | 'ended', string>;

beforeAll(async () => {
  async function* highway() {
    const geometry = { type: 'LineString' as const, coordinates: [at(270, 6000), at(270, 1000), at(90, 1000), at(90, 6000)] };
    yield { row: 1, geometry, fault: null, properties: { osm_type: 'way', osm_id: '1', highway: 'trunk', ref: 'NH 48' } };
  }
  const source = { name: 'osm', sourceName: 'OpenStreetMap', year: 2026, licence: 'ODbL 1.0', dryRun: false };
  await importRoads(application().database, highway(), { ...source, actor: { id: null, name: 'Test' } });
  const hazardText = 'Chlorine leaks at "A & B <Works>"';
  ids.real = await releaseAlert(application().database, { status: 'Actual', ...works, radiiM: [500, 3000], hazardText });
  ids.exercise = await releaseAlert(application().database, { status: 'Exercise', ...works, radiiM: [500] });
  ids.ended = await releaseAlert(application().database, {
    status: 'Actual',
    latitude: 22,
    longitude: 73,
    radiiM: [500],
    after: 'cancelled',
  });
  await releaseAlert(application().database, { status: 'Actual', ...works, radiiM: [500], expiresInMinutes: -5 });
});

const get = (path: string, headers: Record<string, string> = {}) => application().visitor().raw('GET', path, { headers });

test('GeoJSON has the zones of the warnings in force, the worst last, and roadblocks where a main road leaves them; nobody needs to sign in', async () => {
  const answer = await get('/field/warnings.geojson');
  expect(answer.headers['content-type']).toContain('application/geo+json');
  const { features } = JSON.parse(answer.payload);
  const alert = { alertId: ids.real, incidentId: expect.stringMatching(/^INC\d{6}$/), version: 2, status: 'Actual' };
  expect(features).toMatchObject([
    { id: `${ids.real}-zone-1`, properties: { ...alert, kind: 'zone', zoneSeverity: 'middle', instruction: 'Go indoors.' } },
    { id: `${ids.real}-zone-2`, properties: { ...alert, kind: 'zone', zoneSeverity: 'severe' } },
    { properties: { ...alert, kind: 'roadblock', road: 'NH 48', roadClass: 'trunk' } },
    { properties: { ...alert, kind: 'roadblock', road: 'NH 48' } },
  ]);
  // The highway leaves the zone 3 km west and east of the works.
  const blocks = features.slice(2).map((feature: { geometry: { coordinates: [number, number] } }) => feature.geometry.coordinates);
  for (const [index, bearing] of [270, 90].entries()) {
    const expected = at(bearing, 3000);
    const found = blocks.toSorted((one: number[], other: number[]) => (one[0] ?? 0) - (other[0] ?? 0))[index];
    expect(found[0]).toBeCloseTo(expected[0], 3);
    expect(found[1]).toBeCloseTo(expected[1], 3);
  }
  const again = await get('/field/warnings.geojson', { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

/** What Event-PUBLIC.xsd (MITRE case #11-3895) requires of an event. */
const cotSchema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="event"><xs:complexType>
    <xs:all>
      <xs:element name="point"><xs:complexType>
        <xs:attribute name="lat" use="required" type="latitude"/><xs:attribute name="lon" use="required" type="longitude"/>
        <xs:attribute name="hae" use="required" type="xs:decimal"/><xs:attribute name="ce" use="required" type="xs:decimal"/>
        <xs:attribute name="le" use="required" type="xs:decimal"/>
      </xs:complexType></xs:element>
      <xs:element name="detail" minOccurs="0"><xs:complexType><xs:sequence>
        <xs:any processContents="skip" minOccurs="0" maxOccurs="unbounded"/>
      </xs:sequence></xs:complexType></xs:element>
    </xs:all>
    <xs:attribute name="version" use="required" type="xs:decimal"/><xs:attribute name="uid" use="required" type="xs:string"/>
    <xs:attribute name="type" use="required" type="kind"/><xs:attribute name="how" use="required" type="kind"/>
    <xs:attribute name="time" use="required" type="xs:dateTime"/><xs:attribute name="start" use="required" type="xs:dateTime"/>
    <xs:attribute name="stale" use="required" type="xs:dateTime"/><xs:attribute name="opex" type="xs:string"/>
  </xs:complexType></xs:element>
  <xs:simpleType name="kind"><xs:restriction base="xs:string"><xs:pattern value="\\w+(-\\w+)*"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="latitude"><xs:restriction base="xs:decimal"><xs:minInclusive value="-90"/><xs:maxInclusive value="90"/></xs:restriction></xs:simpleType>
  <xs:simpleType name="longitude"><xs:restriction base="xs:decimal"><xs:minInclusive value="-180"/><xs:maxInclusive value="180"/></xs:restriction></xs:simpleType>
</xs:schema>`;

test('Cursor on Target has an event for each zone and roadblock that fits the public schema, and the end of a cancelled warning', async () => {
  const { payload, headers } = await get('/field/warnings.cot');
  expect(headers['content-type']).toContain('application/xml');
  const events = payload.split(/(?=<\?xml)/);
  const found = await Promise.all(
    events.map(async (contents) => {
      const { errors } = await validateXML({ xml: [{ fileName: 'event.xml', contents }], schema: [cotSchema] });
      expect(errors).toEqual([]);
      return ['uid', 'type', 'opex'].map((name) => new RegExp(`<event [^>]*\\b${name}="([^"]*)"`).exec(contents)?.[1]);
    }),
  );
  expect(found.toSorted()).toEqual(
    [
      ...[1, 2].map((index) => [`hazardguard-${ids.real}-roadblock-${index}`, 'b-m-p-s-m', 'o']),
      ...[1, 2].map((index) => [`hazardguard-${ids.real}-zone-${index}`, 'u-d-f', 'o']),
      [`hazardguard-${ids.ended}-zone-1-end`, 't-x-d-d', 'o'],
    ].toSorted(),
  );
  expect(payload).toContain('A &amp; B &lt;Works&gt;');
  expect(payload).toContain(`<link uid="hazardguard-${ids.ended}-zone-1" relation="p-p" type="u-d-f"/>`);
});

test('the warned area around the zones is marked as such', async () => {
  const [alert] = (await listPublicAlerts(application().database, 'live')).filter(({ id }) => id === ids.real);
  if (!alert?.area) throw new Error('The warning has no area');
  const [severe, widest] = alert.area.features;
  if (!severe || !widest) throw new Error('The warning has two zones');
  const warned = { ...widest, properties: { ...widest.properties, warnedArea: true as const } };
  const field = { ...alert, area: { ...alert.area, features: [severe, warned] }, roadblocks: null };
  const { features } = JSON.parse(writeFieldGeoJson([field]));
  expect(features.map((one: { properties: { kind: string } }) => one.properties.kind)).toEqual(['warned-area', 'zone']);
  expect(writeCot([field])).toContain(`callsign="${alert.incidentId}: warned area"`);
});

/** The tile with a place and its pixel there, by the formulas of the OpenStreetMap wiki (Slippy map tilenames). */
const findTile = (z: number, [longitude, latitude]: readonly [number, number]) => {
  const n = 2 ** z;
  const phi = (latitude * Math.PI) / 180;
  const [x, y] = [((longitude + 180) / 360) * n, ((1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2) * n];
  return { path: `/field/tiles/${z}/${Math.floor(x)}/${Math.floor(y)}`, px: Math.floor((x % 1) * 256), py: Math.floor((y % 1) * 256) };
};

test('tiles show the zones at their place, and are transparent elsewhere', async () => {
  const readPixel = async (place: readonly [number, number]) => {
    const { path, px, py } = findTile(13, place);
    const answer = await get(path);
    expect(answer.headers['content-type']).toBe('image/png');
    const { data, info } = await sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([256, 256]);
    return [...data.subarray((py * 256 + px) * 4, (py * 256 + px) * 4 + 4)];
  };
  // The serious zone in orange between 500 m and 3 km, the severe one in dark red within, nothing beyond.
  expect(await readPixel(at(0, 2000))).toEqual([224, 106, 0, 80]);
  expect(await readPixel(at(20, 200))).toEqual([122, 0, 25, 80]);
  expect((await readPixel(at(0, 4000)))[3]).toBe(0);
  expect((await get('/field/tiles/3/8/0')).statusCode).toBe(404);
  expect((await get('/field/tiles/19/0/0')).statusCode).toBe(400);
});
