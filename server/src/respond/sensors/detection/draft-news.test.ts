import {
  type Alert,
  alertRoutes,
  incidentRoutes,
  industryRoutes,
  runRoutes,
  type SensorInput,
  sensorRoutes,
  weatherRoutes,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { destination } from '../../../platform/compute/geodesy.ts';
import { importAreas } from '../../../register/population/import-areas.ts';
import { useApplication, type Visitor } from '../../../testing/application.ts';
import { recordStation } from '../station.ts';

const application = useApplication();
const longitude = 72.99;
const chlorine = '7782-50-5';
let latitude = 21;
let plant: Visitor;
let l1: Visitor;

beforeAll(async () => {
  [plant, l1] = await Promise.all([application().as('plant'), application().as('l1')]);
});

const ago = (seconds: number): string => new Date(Date.now() - 1000 * seconds).toISOString();
const query = async (text: string, values: readonly unknown[]) => (await application().database.pool.query(text, [...values])).rows;

/** A square village of 500 people, 1 km wide. */
const toVillage = (site: Place, name: string, bearing: number, metres: number) => {
  const middle = destination(site.latitude, site.longitude, bearing, metres);
  const half = 0.0045;
  const [west, south, east, north] = [middle.longitude - half, middle.latitude - half, middle.longitude + half, middle.latitude + half];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { row: 1, geometry: { type: 'Polygon', coordinates: [ring] } as never, fault: null, properties: { name, people: 500 } };
};
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const sensorOf = (industryId: number, place: Place, code: string, more: Partial<SensorInput>): SensorInput => ({
  industryId,
  code,
  name: code,
  measure: 'wind-speed',
  unit: 'm/s',
  cas: null,
  ...place,
  heightM: 10,
  detectionLimit: null,
  alarmHigh: null,
  alarmLow: null,
  alarmReadings: 3,
  alarmSeconds: null,
  silentAfterS: 300,
  averagingS: 3,
  ...more,
});

/** A site far from the others, with a public warning for a wind from the south-west, villages around it, a mast and two gas sensors. */
const releaseAtSite = async (more: object = {}) => {
  latitude += 1;
  const place = { latitude, longitude };
  const { body: industry } = await plant.call(industryRoutes.create, {
    body: { industryName: `Turning works ${latitude}`, district: 'Bharuch', safetyTeamContact: '1077', ...place },
  });
  const industryId = industry.id;
  const villages = [
    toVillage(place, 'North-east near', 45, 1_200),
    toVillage(place, 'North-east far', 45, 6_000),
    toVillage(place, 'South-east near', 135, 1_200),
    toVillage(place, 'South-east far', 135, 6_000),
  ];
  await importAreas(
    application().database,
    (async function* () {
      yield* villages;
    })(),
    { name: `Census ${latitude}`, sourceName: 'Census', year: 2011, licence: 'none', dryRun: false, actor: { id: null, name: null } },
  );
  const { body: made } = await plant.call(sensorRoutes.makeKey, { params: { id: industryId } });
  const gas = { measure: 'concentration', unit: 'ppm', cas: chlorine } as const;
  const [inside, outside] = [45, 225].map((bearing) => destination(latitude, longitude, bearing, 500));
  for (const body of [
    sensorOf(industryId, place, 'WS', {}),
    sensorOf(industryId, place, 'WD', { measure: 'wind-from', unit: 'deg' }),
    sensorOf(industryId, inside ?? place, 'G-IN', gas),
    sensorOf(industryId, outside ?? place, 'G-OUT', gas),
  ])
    await plant.call(sensorRoutes.create, { body });
  const scenario = {
    chemical: chlorine,
    hazard: 'leak',
    quantityKg: 900,
    rupture: { type: 'circular', diameterM: 0.01 },
    weather: { windSpeedMs: 4, windFromDeg: 225, temperatureC: 25, stability: 'D' },
    site: place,
  };
  // Overcast: the class of the run by day and by night. The mast does not see the cloud.
  await plant.call(weatherRoutes.enter, {
    body: { ...place, temperatureC: 25, windSpeedMs: 4, windFromDeg: 225, humidityPercent: 50, cloudPercent: 100 },
  });
  const incident = (await l1.call(incidentRoutes.create, { body: { shortDescription: 'Leak at the tonner' } })).body;
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
  const run = (await plant.call(runRoutes.create, { body: { industryId, inventoryItemId: null, scenario, weatherOrigin } })).body;
  const proposal = (await plant.call(alertRoutes.propose, { params: { id: run.id } })).body;
  const { id } = (await plant.call(alertRoutes.draft, { body: { ...proposal, incidentId: incident.id, ...more } })).body;
  const at = { params: { id } };
  await plant.call(alertRoutes.submit, { ...at, body: { version: 1, areaConfirmed: true } });
  const released = (await l1.call(alertRoutes.approve, { ...at, body: { version: 2 } })).body;
  const send = async (rows: readonly object[]): Promise<void> => {
    const answer = await application().app.inject({
      method: 'POST',
      url: '/api/sensors/readings',
      headers: { authorization: `Bearer ${made.key}`, 'content-type': 'application/x-ndjson' },
      payload: rows.map((row) => JSON.stringify(row)).join('\n'),
    });
    expect(answer.json()).toMatchObject({ refused: [] });
  };
  /** Readings of the mast, recorded at once: the recorder takes one in a minute. */
  const sendWind = async (windFromDeg: number, windSpeedMs: number): Promise<void> => {
    await send([
      { sensor: 'WS', at: ago(0), value: windSpeedMs },
      { sensor: 'WD', at: ago(0), value: windFromDeg },
    ]);
    await recordStation(application().database, industryId, { now: new Date(), zone: 'UTC' });
  };
  const enterWind = (windFromDeg: number, windSpeedMs: number) =>
    plant.call(weatherRoutes.enter, {
      body: { ...place, temperatureC: 25, windSpeedMs, windFromDeg, humidityPercent: 50, cloudPercent: 100 },
    });
  const read = async (): Promise<Alert> => (await plant.call(alertRoutes.read, at)).body;
  /** The alert once the server has drafted this version and stored why. */
  const readDrafted = async (version: number): Promise<Alert> => {
    const runOf = async () => {
      const alert = await read();
      return alert.version === version && alert.news?.runId === alert.runId;
    };
    await expect.poll(runOf, within).toBe(true);
    return read();
  };
  const readLog = async () =>
    (await query("select text from incident_event where incident_id = $1 and by_id = 'sensor-network' order by id", [incident.id])).map(
      ({ text }) => text as string,
    );
  /** As if so much time had passed since the last look and calculation, and the warning had been looked at again. */
  const lookAgain = async (minutes: number): Promise<void> => {
    const checkedAt = async () => (await query('select checked_at from alert_check where alert_id = $1', [id]))[0]?.checked_at;
    await query(
      'update alert_check set checked_at = checked_at - make_interval(mins => $2), calculated_at = calculated_at - make_interval(mins => $2) where alert_id = $1',
      [id, minutes],
    );
    const before = await checkedAt();
    await expect.poll(checkedAt, within).not.toEqual(before);
  };
  return { id, at, released, send, sendWind, enterWind, read, readDrafted, readLog, lookAgain };
};
const within = { interval: 50, timeout: 30_000 };
const names = (villages: readonly { readonly name: string }[] | undefined) => villages?.map(({ name }) => name).toSorted();

test('a wind of the mast that turns makes an update draft, which says whom it adds and releases; two people send it', async () => {
  const { at, released, sendWind, read, readDrafted, readLog, lookAgain } = await releaseAtSite();
  expect(released).toMatchObject({ state: 'released', areaChange: null, news: null });
  // Within the doubt of the direction that was used.
  await sendWind(233, 4);
  await expect.poll(async () => (await query('select 1 from alert_check where alert_id = $1', [released.id])).length, within).toBe(1);
  expect(await read()).toMatchObject({ state: 'released', version: 3, news: null });
  await lookAgain(1);
  expect(await read()).toMatchObject({ version: 3 });
  await sendWind(315, 4);
  await lookAgain(1);
  const drafted = await readDrafted(4);
  expect(drafted).toMatchObject({
    state: 'draft',
    kind: 'Update',
    updatedBy: 'Sensor network',
    source: released.source,
    areaQuestion: null,
  });
  expect(drafted.authorIds).toEqual(['sensor-network']);
  expect(drafted.runId).not.toBe(released.runId);
  expect(names(drafted.areaChange?.adds)).toEqual(['South-east far', 'South-east near']);
  expect(names(drafted.areaChange?.releases)).toEqual(['North-east far', 'North-east near']);
  expect(drafted.areaChange?.adds.every(({ people }) => people > 0 && people <= 500)).toBe(true);
  expect(drafted.news).toMatchObject({
    because: { kind: 'wind', source: 'station', before: { fromDeg: 225 }, now: { fromDeg: 315 } },
    runId: drafted.runId,
    held: null,
  });
  expect(drafted.variants.map(({ area }) => area)).toContain('outside');
  expect(drafted.reason).toContain('New wind, from a weather station nearby: from northwest (315°)');
  const [entry, ...more] = await readLog();
  expect(more).toEqual([]);
  expect(entry).toContain('Update of the warning drafted, version 4. Two people must send it.');
  expect(entry).toContain('Villages added: South-east near, South-east far (2; ');
  expect(entry).toContain('Villages released: ');

  // The same wind drafts nothing again, however long it lasts.
  await sendWind(315, 4);
  await lookAgain(5);
  await lookAgain(5);
  expect(await read()).toMatchObject({ version: 4 });
  expect(await readLog()).toHaveLength(1);

  // The next wind replaces the draft that waits, and is compared with what is public.
  await sendWind(225, 4);
  await lookAgain(5);
  const back = await readDrafted(5);
  expect([back.areaChange?.adds, back.areaChange?.releases]).toEqual([[], []]);
  expect((await readLog())[1]).toContain('It replaces version 4.');

  // Its author is no person: one sends it for approval, another approves.
  await plant.call(alertRoutes.submit, { ...at, body: { version: 5, areaConfirmed: true } });
  expect((await plant.refused(alertRoutes.approve, { ...at, body: { version: 6 } })).status).toBe(403);
  const sent = (await l1.call(alertRoutes.approve, { ...at, body: { version: 6 } })).body;
  expect(sent).toMatchObject({ state: 'released', kind: 'Update', news: null, areaChange: null });
}, 120_000);

test('what a person writes is not overwritten: the alert says what the new wind would change', async () => {
  const { at, released, enterWind, read, readLog, lookAgain } = await releaseAtSite();
  await plant.call(alertRoutes.revise, { ...at, body: { version: released.version, reason: 'The road is closed' } });
  await enterWind(315, 4);
  await expect.poll(async () => (await read()).news, within).not.toBeNull();
  const own = await read();
  expect(own).toMatchObject({ state: 'draft', version: 4, reason: 'The road is closed', runId: released.runId, news: { held: 'written' } });
  expect(names(own.news?.change.adds)).toEqual(['South-east far', 'South-east near']);
  expect((await readLog())[0]).toContain('No draft was made: a person has written the next message');
  await lookAgain(5);
  await lookAgain(5);
  expect(await readLog()).toHaveLength(1);
  // The person takes the new areas with the proposal of that run.
  const runId = own.news?.runId ?? '';
  const proposal = (await plant.call(alertRoutes.propose, { params: { id: runId } })).body;
  const body = { ...proposal, incidentId: own.incidentId, status: own.status, version: 4 };
  const taken = (await plant.call(alertRoutes.update, { ...at, body })).body;
  expect(taken.runId).toBe(runId);
  expect(names(taken.areaChange?.adds)).toEqual(['South-east far', 'South-east near']);
}, 120_000);

test('a weaker wind or another speed that moves no village drafts nothing; a reading outside both areas does, once', async () => {
  const { released, send, enterWind, read, readDrafted, readLog, lookAgain } = await releaseAtSite();
  await enterWind(225, 4.2);
  await lookAgain(1).catch(() => undefined);
  expect(await read()).toMatchObject({ version: 3, news: null });
  const gas = (value: number) => [
    { sensor: 'G-IN', at: ago(2), value },
    { sensor: 'G-OUT', at: ago(2), value },
  ];
  await send(gas(0.1));
  await lookAgain(5);
  expect(await read()).toMatchObject({ version: 3 });
  await send(gas(60).map((row) => ({ ...row, at: ago(1) })));
  await lookAgain(5);
  const drafted = await readDrafted(4);
  expect(drafted).toMatchObject({ state: 'draft', kind: 'Update', runId: released.runId });
  expect(drafted.news?.because).toMatchObject({ kind: 'reading', sensors: [{ code: 'G-OUT', ppm: 60 }], levelId: 'AEGL-2' });
  expect((await readLog())[0]).toContain('Sensors outside both areas measure AEGL-2');
  await send(gas(70).map((row) => ({ ...row, at: ago(0) })));
  await lookAgain(5);
  await lookAgain(5);
  expect(await read()).toMatchObject({ version: 4 });
}, 120_000);
