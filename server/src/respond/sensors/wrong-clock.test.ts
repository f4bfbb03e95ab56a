import { industryRoutes, operationsRoutes, sensorRoutes } from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { readSensorClocks } from '../../platform/db/faults/sensor-clocks.ts';
import { toSensorClocksFinding } from '../../platform/maintenance/doctor/data.ts';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { ingestReadings } from './ingest.ts';

const application = useApplication();
let plant: Visitor;
beforeAll(async () => {
  plant = await application().as('plant');
});

const place = { latitude: 21.7, longitude: 72.6 };
const query = async (text: string, values: unknown[] = []) => (await application().database.pool.query(text, values)).rows;
let sites = 0;

/** A new site with three sensors. */
const openSite = async (): Promise<number> => {
  sites += 1;
  await query("update sensor set retired_at = now(), retired_by = 'Test' where retired_at is null");
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName: `Clocks ${sites}`, district: 'Bharuch', safetyTeamContact: '1077', ...place },
  });
  for (const code of ['G-01', 'G-02', 'G-03']) {
    await plant.call(sensorRoutes.create, {
      body: {
        ...{ industryId: body.id, code, name: 'Fence', measure: 'concentration', unit: 'ppm', cas: '7782-50-5', ...place, heightM: 1.5 },
        ...{ detectionLimit: 0.1, alarmHigh: 10, alarmLow: 5, alarmReadings: 3, alarmSeconds: null, silentAfterS: 300, averagingS: 60 },
      },
    });
  }
  return body.id;
};

const base = Date.now();
/** Sends readings at a server time (s from the start) from clocks that are ahead by `aheadS`. */
const sendReadings = (industryId: number, nowS: number, aheadS: number, values: Readonly<Record<string, number>>, agoS = 0) => {
  const now = new Date(base + nowS * 1000);
  const at = new Date(now.getTime() + (aheadS - agoS) * 1000).toISOString();
  const rows = Object.entries(values).map(([sensor, value], line) => ({ line: line + 1, given: { sensor, at, value } }));
  return ingestReadings(application().database, industryId, rows, { now, zone: 'UTC' });
};
const listAlarms = (industryId: number) =>
  query('select kind, clock_ahead_s from sensor_alarm where industry_id = $1 order by id', [industryId]);
const clocks = () => readSensorClocks(application().database);
const all = (value: number) => ({ 'G-01': value, 'G-02': value, 'G-03': value });

test.each([3_600, -3_600])(
  "the server's clock is wrong by %i s: alarms are raised by value, and the wrong clock is identified",
  async (wrongS) => {
    const id = await openSite();
    for (let s = 0; s <= 60; s += 10) await sendReadings(id, s, -wrongS, { ...all(0.2), 'G-01': 50 + s });
    expect(await listAlarms(id)).toEqual([{ kind: 'raised', clock_ahead_s: -wrongS }]);
    expect(await clocks()).toEqual({ sensors: 3, wrong: 3, serverS: wrongS });
    expect(toSensorClocksFinding(await clocks()).says).toContain(`60 min ${wrongS > 0 ? 'fast' : 'slow'}`);
    const admin = await application().as('admin');
    expect((await admin.call(operationsRoutes.read)).body.sensorClocks).toMatchObject({ wrong: 3, serverS: wrongS });
    // The clock is corrected: the same readings arrive at another server time.
    for (let s = 70; s <= 130; s += 10) await sendReadings(id, s - wrongS, 0, all(0.2));
    expect((await listAlarms(id)).map(({ kind }) => kind)).toEqual(['raised', 'cleared']);
    expect(await clocks()).toEqual({ sensors: 3, wrong: 0, serverS: null });
  },
);

test('one sensor of three is an hour behind: its alarm is raised with a warning about its clock', async () => {
  const id = await openSite();
  for (let s = 0; s <= 60; s += 10) {
    await sendReadings(id, s, 0, { 'G-01': 0.2, 'G-02': 0.2 });
    await sendReadings(id, s, -3_600, { 'G-03': 50 + s });
  }
  expect(await listAlarms(id)).toHaveLength(1);
  expect(await clocks()).toEqual({ sensors: 3, wrong: 1, serverS: null });
});

test('stored readings from an hour ago raise no alarm, and present ones after them do', async () => {
  const id = await openSite();
  // A minute of readings every second, as a gateway sends them after it was offline.
  for (let s = 0; s < 40; s += 1) await sendReadings(id, s, 0, all(50 + s), 3_600 - s * 60);
  expect(await listAlarms(id)).toEqual([]);
  expect(await clocks()).toMatchObject({ wrong: 0 });
  for (let s = 60; s <= 90; s += 10) await sendReadings(id, s, 0, { 'G-01': 50 + s });
  expect(await listAlarms(id)).toEqual([{ kind: 'raised', clock_ahead_s: 0 }]);
});

test('a repeated reading from a clock that is ahead is a duplicate', async () => {
  const id = await openSite();
  for (let s = 0; s <= 40; s += 10) await sendReadings(id, s, 3_600, { 'G-01': 0.2 });
  const { answer } = await sendReadings(id, 45, 3_595, { 'G-01': 0.2 });
  expect(answer).toMatchObject({ stored: 0, duplicates: 1 });
});
