import {
  alertRoutes,
  detectionRoutes,
  incidentRoutes,
  industryRoutes,
  type ReadingRow,
  readingRoutes,
  runRoutes,
  type SensorInput,
  sensorRoutes,
  weatherRoutes,
} from '@hazardguard/contract';
import { destination, distanceM, relationTo } from '@hazardguard/engine';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../../testing/application.ts';
import { simulateLeak } from '../../../testing/simulated-leak.ts';
import { findPlaceWhereItIs } from '../../../testing/sun-position.ts';

const application = useApplication();
const ammonia = '7664-41-7';
let plant: Visitor;
let sites = 0;

beforeAll(async () => {
  plant = await application().as('plant');
});

/** Sites far from each other; in daylight or at night, whatever the time. */
const openSite = async (hour: 'noon' | 'midnight' = 'noon') => {
  sites += 1;
  const { latitude, longitude } = findPlaceWhereItIs(hour);
  const place = { latitude: latitude + 0.5 * sites, longitude };
  const industryName = `Leaking works ${sites}`;
  const { body } = await plant.call(industryRoutes.create, {
    body: { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...place },
  });
  const { body: made } = await plant.call(sensorRoutes.makeKey, { params: { id: body.id } });
  return { ...place, industryId: body.id, industryName, key: made.key };
};
type Site = Awaited<ReturnType<typeof openSite>>;

const add = (site: Site, code: string, more: Partial<SensorInput>) =>
  plant.call(sensorRoutes.create, {
    body: {
      industryId: site.industryId,
      code,
      name: `Place ${code}`,
      measure: 'concentration',
      unit: 'ppm',
      cas: ammonia,
      latitude: site.latitude,
      longitude: site.longitude,
      heightM: 1.5,
      detectionLimit: 0.5,
      alarmHigh: 25,
      alarmLow: 15,
      alarmReadings: 2,
      alarmSeconds: null,
      silentAfterS: 300,
      averagingS: 600,
      ...more,
    },
  });

const ago = (seconds: number): string => new Date(Date.now() - 1000 * seconds).toISOString();
const send = async ({ key }: Site, rows: readonly ReadingRow[]) =>
  (
    await application()
      .visitor()
      .call(readingRoutes.ingest, {
        body: rows.map((row) => JSON.stringify(row)).join('\n'),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
      })
  ).body;
const listDetections = async ({ industryId }: Site) => (await plant.call(detectionRoutes.list, { query: { industryId } })).body.detections;
const listIncidents = async ({ industryName }: Site) =>
  (await plant.call(incidentRoutes.list, { query: { origin: 'detected', search: industryName } })).body.rows;
const within = { interval: 20 };

test.each(['noon', 'midnight'] as const)(
  'a leak at %s becomes an incident, an estimate near the source, a run and a draft',
  async (hour) => {
    const site = await openSite(hour);
    const leak = simulateLeak(site);
    const { source, rateKgS, wind, sensors } = leak;
    for (const { code, latitude, longitude } of sensors) await add(site, code, { latitude, longitude });
    for (const [code, measure, unit] of [
      ['WS', 'wind-speed', 'm/s'],
      ['WD', 'wind-from', 'deg'],
      ['T', 'temperature', 'degC'],
      ['N', 'cloud', 'percent'],
    ] as const)
      await add(site, code, { measure, unit, cas: null, alarmHigh: null, alarmLow: null, detectionLimit: null });
    await send(site, [
      { sensor: 'WS', at: ago(30), value: wind.windSpeedMs },
      { sensor: 'WD', at: ago(30), value: wind.windFromDeg + 4 },
      { sensor: 'T', at: ago(30), value: wind.temperatureC },
      { sensor: 'N', at: ago(30), value: 50 },
    ]);
    const rows = [20, 10].flatMap((seconds) => sensors.map(({ code, value }) => ({ sensor: code, at: ago(seconds), value })));
    await send(site, rows);
    await expect.poll(async () => (await listDetections(site))[0]?.alertId ?? null, within).not.toBeNull();

    const [found] = await listDetections(site);
    if (!found?.estimate || found.incidentId === null || found.estimate.runId === null || found.alertId === null)
      throw new Error(JSON.stringify(found?.obstacle ?? 'nothing'));
    const { estimate, alertId } = found;
    const { runId } = estimate;
    expect(found.draftedAfterS).toBeGreaterThanOrEqual(0);
    expect(estimate.weatherOrigin).toMatchObject({ source: 'station' });
    expect(distanceM(source.latitude, source.longitude, estimate.found.best.latitude, estimate.found.best.longitude)).toBeLessThan(50);
    expect(estimate.found.rateKgS.p5).toBeLessThan(rateKgS);
    expect(estimate.found.rateKgS.p95).toBeGreaterThan(rateKgS);
    expect(estimate.map.cells.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);

    const { body: card } = await plant.call(incidentRoutes.read, { params: { id: found.incidentId } });
    expect(card.incident).toMatchObject({ origin: 'detected', state: 'New', hazard: 'toxic-leak', industryName: site.industryName });
    expect(card.runs.map(({ id }) => id)).toEqual([runId]);
    expect(card.alerts.map(({ id }) => id)).toEqual([found.alertId]);
    const { body: run } = await plant.call(runRoutes.read, { params: { id: runId ?? '' } });
    expect(run).toMatchObject({ createdBy: 'Sensor network', weatherOrigin: { source: 'station' } });
    const { body: alert } = await plant.call(alertRoutes.read, { params: { id: found.alertId } });
    expect(alert).toMatchObject({ state: 'draft', status: 'Exercise', incidentId: found.incidentId, runId });
    const holding = estimate.found.regions.filter(({ polygons }) =>
      polygons.some((rings) => relationTo(rings, source.latitude, source.longitude)?.inside),
    );
    expect(holding.map(({ share }) => share)).toContain(0.9);
    expect(card.events).toContainEqual(
      expect.objectContaining({ kind: 'source-estimate', sensors: 15, rateKgS: estimate.found.best.rateKgS }),
    );

    // As if half a minute had passed and the readings were checked again.
    const { pool } = application().database;
    const lookAgain = async () => {
      const { rows } = await pool.query(
        "update detection set attempted_at = attempted_at - interval '31 seconds' where id = $1 returning attempted_at",
        [found.id],
      );
      const attemptedAt = async () =>
        (await pool.query('select attempted_at from detection where id = $1', [found.id])).rows[0].attempted_at;
      await expect.poll(attemptedAt, within).not.toEqual(rows[0].attempted_at);
    };
    const sendTimes = (factor: number) =>
      send(
        site,
        sensors.map(({ code, value }) => ({ sensor: code, at: ago(0), value: factor * value })),
      );
    await sendTimes(1.05);
    await lookAgain();
    // The second check starts after the first has ended.
    await lookAgain();
    expect((await listDetections(site))[0]).toMatchObject({ estimates: 1, estimate: { id: estimate.id } });

    await sendTimes(2);
    await lookAgain();
    await expect.poll(async () => (await listDetections(site))[0]?.estimates, within).toBe(2);
    const [followed] = await listDetections(site);
    if (!followed?.estimate) throw new Error('no second estimate');
    expect(followed.estimate.found.best.rateKgS / estimate.found.best.rateKgS).toBeCloseTo(2, 0);
    expect(followed).toMatchObject({ draftedFrom: estimate.id, alertState: 'draft', estimate: { runId: null } });
    expect((await plant.call(alertRoutes.read, { params: { id: alertId } })).body).toEqual(alert);
    const { body: stored } = await plant.call(detectionRoutes.estimates, { params: { id: found.id } });
    expect(stored.estimates.map(({ id }) => id)).toEqual([followed.estimate.id, estimate.id]);

    const redraft = { params: { id: found.id } };
    const old = await plant.refused(detectionRoutes.redraft, { ...redraft, body: { estimateId: estimate.id } });
    expect(old.code).toBe('edited-meanwhile');
    const { body: drafted } = await plant.call(detectionRoutes.redraft, { ...redraft, body: { estimateId: followed.estimate.id } });
    const { body: next } = await plant.call(alertRoutes.read, { params: { id: alertId } });
    expect(next).toMatchObject({ id: drafted.alertId, state: 'draft', version: 2, runId: drafted.runId });
    expect((await listDetections(site))[0]).toMatchObject({ draftedFrom: followed.estimate.id, estimate: { runId: drafted.runId } });
    await expect(pool.query("update source_estimate set found = '{}'")).rejects.toThrow('never changed');
  },
  120_000,
);

test('an alarm is raised once, stays between its two values, clears below, and is one incident', async () => {
  const site = await openSite();
  await add(site, 'G-01', {});
  const values = [26, 14, 26, 27, 28, 20, 26, 14];
  for (const [i, value] of values.entries()) await send(site, [{ sensor: 'G-01', at: ago(60 - i), value }]);
  await expect.poll(async () => (await listIncidents(site)).length, within).toBe(1);
  const { rows } = await application().database.pool.query('select kind, value from sensor_alarm where industry_id = $1 order by id', [
    site.industryId,
  ]);
  expect(rows).toEqual([
    { kind: 'raised', value: 27 },
    { kind: 'cleared', value: 14 },
  ]);
  await expect
    .poll(async () => (await listDetections(site))[0]?.obstacle ?? null, within)
    .toEqual({
      code: 'too-few-sensors',
      detecting: 1,
      sensors: 1,
      needed: 3,
    });
});

test('a flood of alarms is one incident with all of them in its log; after it is closed the next alarm opens a new one', async () => {
  const site = await openSite();
  const codes = Array.from({ length: 40 }, (_, i) => `C-${i}`);
  const contact = {
    measure: 'contact',
    unit: 'on-off',
    cas: null,
    detectionLimit: null,
    alarmHigh: 1,
    alarmLow: 1,
    alarmReadings: 1,
  } as const;
  for (const code of codes) await add(site, code, contact);
  const all = (value: number, seconds: number) => codes.map((sensor) => ({ sensor, at: ago(seconds), value }));
  await send(site, all(1, 50).slice(0, 1));
  await Promise.all(
    all(1, 40)
      .slice(1)
      .map((row) => send(site, [row])),
  );
  await expect.poll(async () => (await listDetections(site))[0]?.alarms, within).toBe(40);
  const [incident, ...more] = await listIncidents(site);
  expect(more).toEqual([]);
  if (incident === undefined) throw new Error('no incident');
  const { body: card } = await plant.call(incidentRoutes.read, { params: { id: incident.id } });
  const log = card.events.flatMap((event) => (event.kind === 'sensor-alarms' ? event.alarms.map(({ code }) => code) : []));
  for (const code of codes.slice(1)) expect(log).toContain(code);
  await plant.call(incidentRoutes.update, { params: { id: incident.id }, body: { state: 'Closed' } });
  await send(site, all(0, 20));
  await send(site, all(1, 10).slice(0, 3));
  await expect.poll(async () => (await listIncidents(site)).length, within).toBe(2);
});

test('readings from an hour ago raise no alarm', async () => {
  const site = await openSite();
  await add(site, 'G-01', {});
  const answer = await send(
    site,
    [3_600, 3_590, 3_580].map((seconds) => ({ sensor: 'G-01', at: ago(seconds), value: 100 })),
  );
  expect(answer).toMatchObject({ stored: 3, late: 3 });
  const { rows } = await application().database.pool.query('select 1 from sensor_alarm where industry_id = $1', [site.industryId]);
  expect(rows).toEqual([]);
});

test('a source whose footprint the engine cannot compute still becomes a draft, without an area', async () => {
  const site = await openSite();
  // It has no known toxic level or flammable limit.
  const sulfurDichloride = '10545-99-0';
  const places = [80, 90, 100].map((bearing) => destination(site.latitude, site.longitude, bearing, 100));
  for (const [i, { latitude, longitude }] of places.entries()) {
    await add(site, `S-${i}`, { cas: sulfurDichloride, latitude, longitude, alarmReadings: 1 });
  }
  await plant.call(weatherRoutes.enter, {
    body: {
      latitude: site.latitude,
      longitude: site.longitude,
      windSpeedMs: 3,
      windFromDeg: 270,
      temperatureC: 25,
      humidityPercent: 50,
      cloudPercent: 50,
    },
  });
  await send(
    site,
    places.map((_place, i) => ({ sensor: `S-${i}`, at: ago(10), value: i === 1 ? 60 : 30 })),
  );
  await expect.poll(async () => (await listDetections(site))[0]?.alertId ?? null, within).not.toBeNull();
  const [found] = await listDetections(site);
  if (!found?.estimate || found.alertId === null) throw new Error('no estimate');
  expect(found).toMatchObject({ obstacle: null, draftedFrom: found.estimate.id, estimate: { runId: null } });
  const { body: alert } = await plant.call(alertRoutes.read, { params: { id: found.alertId } });
  expect(alert).toMatchObject({
    state: 'draft',
    runId: null,
    incidentId: found.incidentId,
    incidentSeverity: 'high',
    area: { features: [] },
  });
  expect(alert.incidentDescription).toContain('Sulfur dichloride');
  expect(alert.caveats.join(' ')).toContain('could not be calculated. Draw the area');
});
