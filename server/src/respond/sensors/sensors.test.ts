import {
  type IngestAnswer,
  industryRoutes,
  type ReadingRow,
  readingRoutes,
  type SensorInput,
  sensorRoutes,
  weatherRoutes,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { deleteOldReadings } from './delete-old-readings.ts';

const application = useApplication();
const chlorine = '7782-50-5';
let plant: Visitor;

beforeAll(async () => {
  plant = await application().as('plant');
});

let sites = 0;
const site = { latitude: 21.7, longitude: 72.6 };

/** A new site with a key, so that tests do not see each other's data. */
const openSite = async () => {
  sites += 1;
  const { body } = await plant.call(industryRoutes.create, {
    body: {
      industryName: `Works ${sites}`,
      district: 'Bharuch',
      safetyTeamContact: '1077',
      ...site,
      latitude: site.latitude + 0.2 * sites,
    },
  });
  const { body: made } = await plant.call(sensorRoutes.makeKey, { params: { id: body.id } });
  return { industryId: body.id, key: made.key, latitude: site.latitude + 0.2 * sites };
};

const sensorBody = (industryId: number, latitude: number, more: Partial<SensorInput> = {}): SensorInput => ({
  industryId,
  code: 'G-01',
  name: 'North fence',
  measure: 'concentration',
  unit: 'ppm',
  cas: chlorine,
  latitude,
  longitude: site.longitude,
  heightM: 1.5,
  detectionLimit: 0.1,
  alarmHigh: null,
  alarmLow: null,
  alarmReadings: 3,
  alarmSeconds: null,
  silentAfterS: 300,
  averagingS: 60,
  ...more,
});

const add = async (industryId: number, latitude: number, more: Partial<SensorInput> = {}) =>
  (await plant.call(sensorRoutes.create, { body: sensorBody(industryId, latitude, more) })).body;

const ago = (seconds: number): string => new Date(Date.now() - 1000 * seconds).toISOString();
const headers = (key: string, type = 'application/x-ndjson') => ({ authorization: `Bearer ${key}`, 'content-type': type });
const lines = (rows: readonly (Partial<ReadingRow> | string)[]): string =>
  rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');

/** Sends readings like a gateway: without a session. */
const send = async (key: string, rows: readonly (Partial<ReadingRow> | string)[]): Promise<IngestAnswer> =>
  (
    await application()
      .visitor()
      .call(readingRoutes.ingest, { body: lines(rows), headers: headers(key) })
  ).body;

const listed = async (industryId: number) => (await plant.call(sensorRoutes.list, { query: { industryId } })).body.sensors;

test('readings are stored in the unit of their sensor, and shown with age and health', async () => {
  const { industryId, key, latitude } = await openSite();
  const sensor = await add(industryId, latitude);
  expect(sensor).toMatchObject({ kind: 'gas', chemical: 'Chlorine', health: 'never-heard', latest: null, alarm: false });
  const answer = await send(key, [
    { sensor: 'G-01', at: ago(20), value: 0.2 },
    { sensor: 'g-01', at: ago(10), value: 2.9, unit: 'mg/m3' },
  ]);
  expect(answer).toEqual({ received: 2, stored: 2, duplicates: 0, late: 0, outOfOrder: 0, timedOnReceipt: 0, refused: [] });
  const [shown] = await listed(industryId);
  expect(shown).toMatchObject({ health: 'well', recent: [{ value: 0.2 }, {}] });
  expect(shown?.latest?.value).toBeCloseTo(1, 2);
  expect(shown?.latest?.ageS).toBeLessThan(30);
  const { body: series } = await plant.call(readingRoutes.series, { params: { id: sensor.id } });
  expect(series.points.reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

test('readings from a clock that was an hour ahead do not hide later correct ones', async () => {
  const { industryId, key, latitude } = await openSite();
  const { id } = await add(industryId, latitude, { alarmHigh: 10, alarmLow: 5 });
  await application().database.pool.query(
    `insert into sensor_reading (sensor_id, at, value, repeat_key, late, out_of_order, received_at)
     select $1, moment, 0.1, 'v0.1', false, false, moment from generate_series(now() + interval '1 minute', now() + interval '1 hour', interval '1 minute') as moment`,
    [id],
  );
  expect((await listed(industryId))[0]).toMatchObject({ health: 'silent' });
  const high = [30, 20, 10].map((s, i) => ({ sensor: 'G-01', at: ago(s), value: 20 + i }));
  expect(await send(key, high)).toMatchObject({ stored: 3, outOfOrder: 0 });
  expect((await listed(industryId))[0]).toMatchObject({ health: 'well', alarm: true, latest: { value: 22 } });
  const aside = await application().database.pool.query('select count(*)::int as count from sensor_reading where out_of_order');
  expect(aside.rows).toEqual([{ count: 60 }]);
  expect(await send(key, [{ sensor: 'G-01', at: ago(1), value: 30 }])).toMatchObject({ outOfOrder: 0 });
  expect((await listed(industryId))[0]).toMatchObject({ latest: { value: 30 } });
});

test('a JSON array works like lines', async () => {
  const { industryId, key, latitude } = await openSite();
  await add(industryId, latitude);
  const rows = [{ sensor: 'G-01', at: ago(5), value: 1 }];
  const { body } = await application()
    .visitor()
    .call(readingRoutes.ingest, { body: JSON.stringify(rows), headers: headers(key, 'application/json') });
  expect(body.stored).toBe(1);
});

test('CSV with local times of a stated zone and SenML are read by their media type', async () => {
  const { industryId, key, latitude } = await openSite();
  await add(industryId, latitude);
  const visitor = application().visitor();
  // Central European time: an hour ahead of UTC in winter, two in summer. Its own clocks give the text.
  const local = new Date(Date.now() - 10_000).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
  const csv = await visitor.call(readingRoutes.ingest, {
    query: { timeZone: 'Europe/Berlin' },
    body: `time;G-01\n${local};1,5\n`,
    headers: headers(key, 'text/csv'),
  });
  expect(csv.body).toMatchObject({ received: 1, stored: 1, late: 0, timedOnReceipt: 0, refused: [] });
  const pack = [{ bn: 'urn:dev:mac:0024befffe804ff1/', n: 'G-01', u: 'ppm', v: 2.5 }];
  const senml = await visitor.call(readingRoutes.ingest, { body: JSON.stringify(pack), headers: headers(key, 'application/senml+json') });
  expect(senml.body).toMatchObject({ received: 1, stored: 1, timedOnReceipt: 1, refused: [] });
  expect((await listed(industryId))[0]?.recent.map(({ value }) => value)).toEqual([1.5, 2.5]);
  expect(
    await visitor.refused(readingRoutes.ingest, { query: { timeZone: 'India' }, body: 'time;G-01\n', headers: headers(key, 'text/csv') }),
  ).toMatchObject({ status: 400 });
});

test('each wrong row is listed with line, field and reason, and the valid ones are stored', async () => {
  const { industryId, key, latitude } = await openSite();
  await add(industryId, latitude);
  await add(industryId, latitude, { code: 'W-1', measure: 'wind-speed', unit: 'm/s', cas: null });
  await add(industryId, latitude, { code: 'C-1', measure: 'contact', unit: 'on-off', cas: null });
  const answer = await send(key, [
    { sensor: 'G-01', at: ago(5), value: 1 },
    'not json',
    { sensor: 'G-99', at: ago(5), value: 1 },
    { sensor: 'G-01', at: ago(5), value: -2 },
    { sensor: 'G-01', at: ago(5), value: 2_000_000 },
    { sensor: 'G-01', at: ago(8 * 86_400), value: 1 },
    { sensor: 'G-01', at: ago(-8 * 86_400), value: 1 },
    { sensor: 'G-01', at: 'yesterday', value: 1 },
    { sensor: 'G-01', at: ago(5), value: 'much' as unknown as number },
    { sensor: 'G-01', at: ago(5), value: 1, unit: 'm/s' },
    { sensor: 'W-1', at: ago(5), value: 500, unit: 'km/h' },
    { sensor: 'C-1', at: ago(5), value: 0.5 },
    { sensor: 'C-1', at: ago(5), value: true as unknown as number },
    { sensor: 'G-01', at: ago(4), value: 1, colour: 'green' } as Partial<ReadingRow>,
  ]);
  expect(answer).toMatchObject({ received: 14, stored: 2, duplicates: 0 });
  expect(answer.refused.map(({ line, field }) => [line, field])).toEqual([
    [2, null],
    [3, 'sensor'],
    [4, 'value'],
    [5, 'value'],
    [6, 'at'],
    [7, 'at'],
    [8, 'at'],
    [9, 'value'],
    [10, 'unit'],
    [11, 'value'],
    [12, 'value'],
    [14, null],
  ]);
  expect(answer.refused.every(({ reason }) => reason.length > 5)).toBe(true);
});

test('a wrong, a revoked and a missing key are refused, and nothing is stored', async () => {
  const { industryId, key, latitude } = await openSite();
  await add(industryId, latitude);
  const row = lines([{ sensor: 'G-01', at: ago(5), value: 1 }]);
  const refused = (bearer: Record<string, string>) =>
    application()
      .visitor()
      .refused(readingRoutes.ingest, { body: row, headers: { 'content-type': 'application/x-ndjson', ...bearer } });
  for (const bearer of [{}, { authorization: `Bearer ${key}x` }, { authorization: 'Bearer hgi_none_at_all' }])
    expect(await refused(bearer)).toMatchObject({ status: 401, code: 'wrong-credentials' });
  const { body: next } = await plant.call(sensorRoutes.makeKey, { params: { id: industryId } });
  expect(await refused({ authorization: `Bearer ${key}` })).toMatchObject({ status: 401 });
  expect((await send(next.key, [{ sensor: 'G-01', at: ago(5), value: 1 }])).stored).toBe(1);
  expect((await plant.call(sensorRoutes.readKey, { params: { id: industryId } })).body).toMatchObject({ ending: next.key.slice(-4) });
  await plant.call(sensorRoutes.revokeKey, { params: { id: industryId } });
  expect(await refused({ authorization: `Bearer ${next.key}` })).toMatchObject({ status: 401 });
  const { rows } = await application().database.pool.query('select hash from ingest_key where industry_id = $1', [industryId]);
  expect(rows.map(({ hash }) => hash)).not.toContain(next.key);
  const l0 = await application().as('l0');
  expect(await l0.refused(sensorRoutes.makeKey, { params: { id: industryId } })).toMatchObject({ status: 403 });
});

test('a body that is too large is refused completely', async () => {
  const { industryId, key, latitude } = await openSite();
  await add(industryId, latitude);
  const row = { sensor: 'G-01', at: ago(5), value: 1 };
  for (const body of [lines(Array.from({ length: 1_001 }, (_, sequence) => ({ ...row, sequence }))), 'x'.repeat(600_000)])
    expect(
      await application()
        .visitor()
        .refused(readingRoutes.ingest, { body, headers: headers(key) }),
    ).toMatchObject({ status: 413 });
  expect((await listed(industryId))[0]?.latest).toBeNull();
});

test('a repeated reading is stored once, unless a sequence number distinguishes the two', async () => {
  const { industryId, key, latitude } = await openSite();
  await add(industryId, latitude);
  const at = ago(5);
  const row = { sensor: 'G-01', at, value: 1 };
  expect(await send(key, [row, row])).toMatchObject({ stored: 1, duplicates: 1 });
  expect(await send(key, [row])).toMatchObject({ stored: 0, duplicates: 1 });
  expect(
    await send(key, [
      { ...row, sequence: 1 },
      { ...row, sequence: 2 },
    ]),
  ).toMatchObject({ stored: 2, duplicates: 0 });
  expect(await send(key, [{ ...row, value: 7, sequence: 2 }])).toMatchObject({ stored: 0, duplicates: 1 });
});

test('late and out-of-order readings are stored and marked; a reading cannot be changed', async () => {
  const { industryId, key, latitude } = await openSite();
  await add(industryId, latitude);
  expect(await send(key, [{ sensor: 'G-01', at: ago(10), value: 1 }])).toMatchObject({ late: 0, outOfOrder: 0 });
  const answer = await send(key, [
    { sensor: 'G-01', at: ago(300), value: 2 },
    { sensor: 'G-01', at: ago(5), value: 3 },
    { sensor: 'G-01', at: ago(7), value: 4 },
  ]);
  expect(answer).toMatchObject({ stored: 3, late: 1, outOfOrder: 2 });
  expect((await listed(industryId))[0]?.recent.map(({ value }) => value)).toEqual([2, 1, 4, 3]);
  await expect(application().database.pool.query('update sensor_reading set value = 0')).rejects.toThrow('never changed');
});

test('old readings are deleted; the newest of a sensor and those around a detection stay', async () => {
  const { industryId, key, latitude } = await openSite();
  for (const code of ['G-01', 'G-02']) await add(industryId, latitude, { code });
  await send(key, [{ sensor: 'G-01', at: ago(60), value: 1 }]);
  const { pool } = application().database;
  const day = (days: number): string => ago(days * 24 * 3_600);
  const read = (code: string, at: string, value: number) =>
    pool.query(
      `insert into sensor_reading (sensor_id, at, value, repeat_key, late, out_of_order)
       select id, $3, $4::text::float8, 'v' || $4::text, true, true from sensor where industry_id = $1 and code = $2`,
      [industryId, code, at, String(value)],
    );
  for (const [value, days] of [500, 450, 401, 399].entries()) await read('G-01', day(days), value + 2);
  for (const [value, days] of [500, 450].entries()) await read('G-02', day(days), value + 2);
  await pool.query(
    `with record as (insert into incident (id, origin, state, created_by, created_by_id, changed_by, changed_by_id)
         values ('INC990001', 'detected', 'Closed', 'S', 's', 'S', 's')
       returning internal_id)
     insert into detection (industry_id, industry_name, alarm_group, incident, incident_id, opened_at, alarms, last_alarm_at, closed_at, first_received_at)
     select $1, 'Old', 'contacts', internal_id, 'INC990001', $2, 1, $2, $2, $2 from record`,
    [industryId, day(401)],
  );
  const elsewhere = (await pool.query('select count(*)::int as n from sensor_reading')).rows[0].n;
  expect(await deleteOldReadings(application().database, new Date(day(400)))).toBe(3);
  const { rows } = await pool.query(
    'select code, value from sensor_reading join sensor on sensor.id = sensor_id where industry_id = $1 order by code, at',
    [industryId],
  );
  expect(rows).toEqual([
    { code: 'G-01', value: 4 },
    { code: 'G-01', value: 5 },
    { code: 'G-01', value: 1 },
    { code: 'G-02', value: 3 },
  ]);
  expect((await pool.query('select count(*)::int as n from sensor_reading')).rows[0].n).toBe(elsewhere - 3);
});

test.each<[Partial<SensorInput>, string]>([
  [{ unit: 'm/s' }, 'unit'],
  [{ cas: null }, 'cas'],
  [{ cas: '1-2-3' }, 'cas'],
  [{ alarmHigh: 5 }, 'alarmLow'],
  [{ alarmHigh: 5, alarmLow: 6 }, 'alarmLow'],
  [{ latitude: 10 }, 'latitude'],
  [{ code: 'no spaces' }, 'code'],
  [{ name: ' ' }, 'name'],
])('a sensor with %j is refused', async (wrong, field) => {
  const { industryId, latitude } = await openSite();
  const refused = await plant.refused(sensorRoutes.create, { body: sensorBody(industryId, latitude, wrong) });
  expect(refused).toMatchObject({ status: 400, fields: [{ field }] });
});

test('a sensor is changed by version, keeps its measure, and its readings stay after it is retired', async () => {
  const { industryId, key, latitude } = await openSite();
  const { id, version } = await add(industryId, latitude);
  expect(await plant.refused(sensorRoutes.create, { body: sensorBody(industryId, latitude, { code: 'g-01' }) })).toMatchObject({
    status: 409,
  });
  const body = { ...sensorBody(industryId, latitude, { name: 'South fence' }), version };
  expect((await plant.call(sensorRoutes.update, { params: { id }, body })).body).toMatchObject({ name: 'South fence', version: 2 });
  expect(await plant.refused(sensorRoutes.update, { params: { id }, body })).toMatchObject({ code: 'edited-meanwhile' });
  expect(await plant.refused(sensorRoutes.update, { params: { id }, body: { ...body, version: 2, unit: 'ppb' } })).toMatchObject({
    fields: [{ field: 'unit' }],
  });
  await send(key, [{ sensor: 'G-01', at: ago(5), value: 1 }]);
  await plant.call(sensorRoutes.retire, { params: { id } });
  expect(await listed(industryId)).toEqual([]);
  expect((await send(key, [{ sensor: 'G-01', at: ago(4), value: 1 }])).refused).toMatchObject([{ field: 'sensor' }]);
  expect((await plant.call(readingRoutes.series, { params: { id } })).body.points).toHaveLength(1);
  await add(industryId, latitude);
});

test("a weather station's readings are the weather there, before other sources; values it does not measure are marked", async () => {
  const { industryId, key, latitude } = await openSite();
  for (const [code, measure, unit] of [
    ['WS', 'wind-speed', 'km/h'],
    ['WD', 'wind-from', 'deg'],
    ['T', 'temperature', 'degC'],
  ] as const)
    await add(industryId, latitude, { code, measure, unit, cas: null });
  await plant.call(weatherRoutes.enter, {
    body: { latitude, longitude: site.longitude, temperatureC: 10, windSpeedMs: 1, windFromDeg: 1, humidityPercent: 1, cloudPercent: 1 },
  });
  await send(key, [
    { sensor: 'WS', at: ago(20), value: 36 },
    { sensor: 'WD', at: ago(20), value: 225 },
    { sensor: 'T', at: ago(20), value: 31 },
  ]);
  const read = async () => (await plant.call(weatherRoutes.read, { query: { latitude, longitude: site.longitude } })).body.current;
  await expect.poll(read).toMatchObject({ source: 'station', windFromDeg: 225, temperatureC: 31, cloudPercent: 1 });
  const now = await read();
  expect(now?.windSpeedMs).toBeCloseTo(10, 9);
  expect(now?.origins).toMatchObject({ cloud: { from: 'last-known', source: 'entered' }, humidity: { from: 'last-known' } });
  expect(now?.origins.temperature).toBeUndefined();
});
