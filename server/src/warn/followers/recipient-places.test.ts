import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeImporters } from '../../importers.ts';
import { openFiles } from '../../platform/files/file-store.ts';
import { listGaps } from '../../register/data-import/gaps.ts';
import { runImport } from '../../register/data-import/run-import.ts';
import { useTestDatabase } from '../../testing/postgres.ts';
import { readPlaceRules } from '../delivery/place-rules.ts';
import type { Area } from './reach.ts';
import { countWithoutPlace, listFollowersWithin } from './recipients.ts';

const database = useTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-places-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const load = async (content: string, as: 'recipients' | 'villages' | 'receptors', ending = 'csv') => {
  files += 1;
  const path = join(folder, `${as} ${files}.${ending}`);
  writeFileSync(path, content);
  const importers = makeImporters(openFiles({ keptIn: 'postgres', objects: null }, database()));
  const kept = { mapping: {}, dateOrder: null, byHeader: false, dryRun: false, allOrNothing: false, site: null, signal: undefined };
  const request = { path, fileName: `${as} ${files}`, as, ...kept };
  return runImport(database(), { ...request, actor: { id: 'clerk', name: 'Clerk' } }, importers);
};

const query = async <Row>(text: string): Promise<readonly Row[]> => (await database().pool.query(text)).rows as Row[];

type Box = readonly [west: number, south: number, east: number, north: number];
const ring = ([west, south, east, north]: Box): number[][] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
interface Village {
  readonly name: string;
  readonly box: Box;
  readonly code?: string;
  readonly district?: string;
  readonly subdistrict?: string;
}
const toVillages = (villages: readonly Village[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: villages.map(({ box, ...properties }) => ({
      type: 'Feature',
      properties: { ...properties, population: 900 },
      geometry: { type: 'Polygon', coordinates: [ring(box)] },
    })),
  });
const toArea = (box: Box): Area => ({ type: 'Polygon', coordinates: [ring(box)] });

const boidra: Village = { name: 'Boidra', code: '00512', box: [73.0, 21.6, 73.02, 21.62] };
const rampurs: readonly Village[] = [
  { name: 'Rampur', district: 'Bharuch', subdistrict: 'Vagra', box: [72.8, 21.7, 72.82, 21.72] },
  { name: 'Rampur', district: 'Bharuch', subdistrict: 'Hansot', box: [72.9, 21.5, 72.92, 21.52] },
];
const list = (...rows: readonly string[]): string => ['Name,Village,Mobile No,Village code,Taluka,Designation', ...rows].join('\n');
const listPlaces = () =>
  query<{ who: string; place: string | null; by: string | null; outlined: boolean }>(
    `select follower.name as who, followed_place.name as place, placed_by as by, area_id is not null as outlined
     from follower left join followed_place on follower_id = follower.id order by follower.name`,
  );
const listReasons = async () =>
  (await listGaps(database(), { as: 'recipients', limit: 50, offset: 0 })).rows.map(({ name, place, missing }) => [
    name,
    place,
    ...missing,
  ]);

beforeEach(async () => {
  await database().pool.query(
    'delete from import_batch; delete from follower; delete from geo_source; delete from receptor; delete from industry',
  );
});

test('a village is found by name, code or another spelling, in Latin, Devanagari and Gujarati letters', async () => {
  await load(toVillages([boidra, { name: 'Ankleshwar (M)', box: [73.03, 21.6, 73.05, 21.62] }]), 'villages', 'geojson');
  const rows = ['Boidra', 'BOIDRA village', 'Boidara', 'बोइद्रा', 'બોઈદ્રા', 'Anklesvar', 'अंकलेश्वर', 'અંકલેશ્વર', ''];
  const report = await load(
    list(...rows.map((place, index) => `P${index},${place},98250 1111${index},${place === '' ? '512' : ''},,`)),
    'recipients',
  );
  expect(report).toMatchObject({ added: 9, toComplete: 0, refusedCount: 0 });
  expect((await listPlaces()).map(({ place, by }) => `${place} ${by}`)).toEqual([
    ...Array.from({ length: 5 }, () => 'Boidra outline'),
    ...Array.from({ length: 3 }, () => 'Ankleshwar (M) outline'),
    'Boidra outline',
  ]);
  // Found by a spelling: listed to be looked at. Nothing lacks a place.
  expect(await listReasons()).toContainEqual(['P2', 'Boidara → Boidra', 'spelling']);
  expect(await listReasons()).not.toContainEqual(expect.arrayContaining(['P1']));
  expect(await countWithoutPlace(database())).toBe(0);
});

test('who has no place is listed with the reason and counted; the same file places whoever can be placed now', async () => {
  await load(toVillages(rampurs), 'villages', 'geojson');
  await load('code,name,population,households\n77,Sarangpur,900,100\n', 'villages');
  await load('Name,Type,Population\nModel School,School,300\n', 'receptors');
  const sheet = list(
    'A,Boidra,98250 10001,,,Sarpanch',
    'B,Rampur,98250 10002,,,Sarpanch',
    'C,Rampur,98250 10003,,Hansot,Sarpanch',
    'D,Sarangpur,98250 10004,,,Sarpanch',
    'E,Model School,98250 10005,,,Head teacher',
    'F,,98250 10006,,,Talati',
  );
  expect(await load(sheet, 'recipients')).toMatchObject({ added: 6, toComplete: 5 });
  expect(await listReasons()).toEqual([
    ['A', 'Boidra', 'unknown'],
    ['B', 'Rampur', 'several'],
    ['D', 'Sarangpur', 'noOutline'],
    ['E', 'Model School', 'noPosition'],
    ['F', '', 'notNamed'],
  ]);
  expect(await countWithoutPlace(database())).toBe(5);
  expect(await load(sheet, 'recipients')).toMatchObject({ added: 0, changed: 0, unchanged: 6 });
  // A place is recorded by the form: nothing runs by itself, the list says what to do, and the same file does it.
  await database().pool.query("update receptor set latitude = 21.62, longitude = 73.02 where name = 'Model School'");
  expect(await listReasons()).toContainEqual(['E', 'Model School', 'foundNow']);
  expect(await load(sheet, 'recipients')).toMatchObject({ added: 0, changed: 1, unchanged: 5 });
  // Outlines that are imported later place the recipients that wait for them.
  await load(toVillages([boidra]), 'villages', 'geojson');
  expect(await listReasons()).toEqual([
    ['B', 'Rampur', 'several'],
    ['D', 'Sarangpur', 'noOutline'],
    ['F', '', 'notNamed'],
  ]);
  expect(await countWithoutPlace(database())).toBe(3);
});

test('the outline of a village takes the place of its point; without its layer the point is followed again', async () => {
  await load('Name,Type,Latitude,Longitude,Population\nBoidra,Village,21.61,73.01,900\n', 'receptors');
  await load(list('A,Boidra,98250 10001,,,Sarpanch'), 'recipients');
  expect(await listPlaces()).toEqual([{ who: 'A', place: 'Boidra', by: 'receptor', outlined: false }]);
  await load(toVillages([boidra]), 'villages', 'geojson');
  expect(await listPlaces()).toEqual([{ who: 'A', place: 'Boidra', by: 'outline', outlined: true }]);
  await database().pool.query('delete from geo_source');
  const [other] = await listFollowersWithin(database(), toArea([73.005, 21.605, 73.006, 21.606]));
  expect(other).toMatchObject({ name: 'A', circles: [{ radiusM: 2_000, village: null }] });
  await load(toVillages([boidra]), 'villages', 'geojson');
  expect(await listPlaces()).toEqual([{ who: 'A', place: 'Boidra', by: 'outline', outlined: true }]);
});

test('a recipient is warned when the outline meets the area, wherever its point is, by the stricter area that it meets', async () => {
  await load(toVillages([boidra]), 'villages', 'geojson');
  await load(list('A,Boidra,98250 10001,,,Sarpanch'), 'recipients');
  const corner: Box = [73.0199, 21.6199, 73.1, 21.7];
  const [met] = await listFollowersWithin(database(), toArea(corner));
  expect(met?.name).toBe('A');
  expect(await listFollowersWithin(database(), toArea([73.0201, 21.6201, 73.1, 21.7]))).toEqual([]);
  const variants = (['act-now', 'be-ready'] as const).map((area) => ({
    action: area === 'act-now' ? ('shelter' as const) : ('be-ready' as const),
    fromM: 0,
    toM: null,
    area,
    goodUntil: null,
    texts: {},
  }));
  const advise = async (actNow: Box) => {
    const rules = await readPlaceRules(database(), {
      area: toArea(corner),
      actNow: toArea(actNow),
      villages: [],
      villagesOff: [],
      variants: variants as never,
      site: { latitude: 21.7, longitude: 73.1 },
      now: new Date(),
    });
    return rules.findAction(met?.circles ?? []);
  };
  expect(await advise([73.09, 21.69, 73.1, 21.7])).toBe('be-ready');
  expect(await advise([73.0, 21.6, 73.001, 21.601])).toBe('shelter');
});

test('every number of a recipient is kept: a second mobile gets messages, a landline only calls, all with the role', async () => {
  await load(toVillages([boidra]), 'villages', 'geojson');
  const sheet = [
    'Name,Village,Mobile No,Landline,Alternate mobile,Designation',
    'A,Boidra,98250 10001 / 98250 10002,02646-220001,98250 10003,Sarpanch',
    'B,Boidra,98250 10004 / abc,,,Talati',
  ].join('\n');
  const report = await load(sheet, 'recipients');
  expect(report).toMatchObject({
    added: 1,
    refusedCount: 1,
    refused: [{ row: 3, field: 'phone', why: '"abc" is not a telephone number' }],
  });
  const met = await listFollowersWithin(database(), toArea([73.0, 21.6, 73.001, 21.601]));
  expect(met.map(({ channel, address, role }) => `${channel} ${address} ${role}`)).toEqual([
    'sms +919825010001 Sarpanch',
    'sms +919825010002 Sarpanch',
    'sms +919825010003 Sarpanch',
    'voice +912646220001 Sarpanch',
  ]);
  expect(await load(sheet, 'recipients')).toMatchObject({ added: 0, unchanged: 1 });
  expect(await countWithoutPlace(database())).toBe(0);
});
