import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Compute, openCompute } from '../../platform/compute/pool.ts';
import { type Changes, followChanges } from '../../platform/db/changes.ts';
import { runAsViewer, type Viewer } from '../../platform/db/scope/row-scope.ts';
import { openBoss } from '../../platform/jobs/open-boss.ts';
import { openQueue } from '../../platform/jobs/queue.ts';
import {
  answerText,
  buildLoopbackSettings,
  type LoopbackVendor,
  readSavedAnswer,
  startLoopbackVendor,
} from '../../platform/providers/weather/loopback-vendor.ts';
import { useTestDatabase } from '../../testing/postgres.ts';
import { enterWeather } from '../weather/enter-weather.ts';
import { openForecastReader } from '../weather/read-forecast.ts';
import { appendWeather } from '../weather/store.ts';
import { claimDue, finishSite, listAhead, listDueSites, moveAhead, queueChanged, requestSite } from './claims.ts';
import { startPrecomputeJob } from './precompute-job.ts';
import { precomputeSite } from './precompute-site.ts';
import { presentPrecomputed } from './present.ts';
import { findPrecomputed } from './store.ts';

const start = Date.parse('2026-11-20T09:04:35Z');
const minute = 60_000;
const mumbai = { latitude: 19.1, longitude: 72.9 };
const database = useTestDatabase();
let vendor: LoopbackVendor;
let compute: Compute;
let changes: Changes;
let clock = start;
const servers: Server[] = [];

const now = () => new Date(clock);
const deps = (provider: 'open-meteo' | 'none' = 'open-meteo') => ({
  database: database(),
  compute,
  now,
  forecasts: openForecastReader({ database: database(), settings: buildLoopbackSettings(vendor.baseUrl, { provider }), now }),
});
const complain = (error: unknown): never => {
  throw error;
};
interface Server {
  readonly queueDue: () => Promise<void>;
  /** Queues the sites that are due, and resolves when none is due any more. */
  readonly idle: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
const server = async (provider?: 'open-meteo' | 'none'): Promise<Server> => {
  const queue = openQueue({ database: database(), watch: () => ({ onRound: () => undefined, onError: complain }) });
  const job = startPrecomputeJob({
    ...deps(provider),
    changes,
    queue,
    yieldToMessages: async () => undefined,
    lanes: 2,
    onError: complain,
  });
  await queue.start();
  const one = {
    queueDue: job.queueDue,
    idle: async () => {
      await job.queueDue();
      while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    stop: async () => {
      await queue.stop();
      await job.stop();
    },
  };
  servers.push(one);
  return one;
};

let sites = 0;
const addSite = async (at: { latitude: number; longitude: number } | null = mumbai): Promise<number> => {
  sites += 1;
  const { rows } = await database().pool.query<{ id: number }>(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     values ($1, lower($1), 'Thane', '-', $2, $3) returning id`,
    [`Site ${sites}`, at?.latitude ?? null, at?.longitude ?? null],
  );
  return rows[0]?.id ?? 0;
};
const stock = (industryId: number, casNo: string, kg: number) =>
  database().pool.query(
    `insert into inventory_item (industry_id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class,
       location, date_received, date_expired, supplier)
     values ($1, '1', 'x', 'x', '', $2, $3, 'kg', '', 'Yard', '2026-01-01', '2028-01-01', '')`,
    [industryId, casNo, kg],
  );
const receptor = (id: string, kind: string, latitude: number, people: number) =>
  database().pool.query(`insert into receptor (id, name, kind, latitude, longitude, people) values ($1, $1, $2, $3, $4, $5)`, [
    id,
    kind,
    latitude,
    mumbai.longitude,
    people,
  ]);
const readFootprint = async (id: number) => {
  const row = await findPrecomputed(database(), id, now());
  if (row === undefined) throw new Error(`no site ${id}`);
  return presentPrecomputed(row, now());
};
const isBusy = async (): Promise<boolean> => {
  const { rows } = await database().pool.query<{ claimed: number }>('select count(claimed_by) as claimed from precomputed_footprint');
  return (rows[0]?.claimed ?? 0) > 0 || (await listDueSites(database(), now(), 1)).length > 0;
};
const times = async () =>
  (await database().pool.query<{ industry_id: number; times: number }>('select industry_id, times from precomputed_footprint order by 1'))
    .rows;

beforeAll(async () => {
  vendor = await startLoopbackVendor(answerText(readSavedAnswer('open-meteo-forecast-mumbai.json')));
  compute = openCompute({ maxThreads: 1, timeoutMs: 60_000, niceIncrement: 10 });
  changes = await followChanges(database());
  // 3 km north of the site a school, 1 km south some homes.
  await receptor('School', 'school', mumbai.latitude + 0.027, 400);
  await receptor('Homes', 'residential', mumbai.latitude - 0.009, 900);
});
afterAll(async () => {
  await changes.close();
  await Promise.all([compute.close(), vendor.close()]);
});
beforeEach(async () => {
  clock = start;
  await database().pool.query('delete from industry');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((one) => one.stop()));
});

describe('a site with chlorine', () => {
  test('has its worst case now from the forecast, in 48 hours, with people, the school and the calm night', async () => {
    const id = await addSite();
    await stock(id, '7782-50-5', 900);
    await (await server()).idle();
    const site = await readFootprint(id);
    expect(site).toMatchObject({ state: 'computed', computedAt: '2026-11-20T09:04:35.000Z', due: false, presentReason: null });
    expect(site.worst).toMatchObject({ chemical: 'Chlorine', quantityKg: 900, level: 'AEGL-2' });
    expect(site.present).toMatchObject({
      windSpeedMs: 4.29,
      windFromDeg: 273,
      weather: { source: 'open-meteo', of: 'forecast', at: '2026-11-20T09:00:00.000Z', stale: false },
    });
    expect(site.present?.reachM).toBeLessThan(site.worst?.reference.reachM ?? 0);
    expect(site.peopleAround).toBe(1300);
    expect(site.nearestSchool).toMatchObject({ name: 'School', distanceM: expect.closeTo(3002, 0), insideNow: false, insideAround: true });
    expect(site.hours.length).toBe(48);
    // The strip's first hour reaches as far as the run of the present, to half a part in a thousand.
    expect(site.hours[0]).toMatchObject({ stability: site.present?.stability, night: false });
    expect((site.hours[0]?.reachM ?? 0) / (site.present?.reachM ?? 1)).toBeCloseTo(1, 3);
    expect((site.worstHour?.reachM ?? 0) / Math.max(...site.hours.map(({ reachM }) => reachM ?? 0))).toBeCloseTo(1, 3);
    const night = site.warnings.find(({ code }) => code === 'calm-stable-night');
    // The saved forecast is calm and clear from 19:00 UTC; the sun rises over Mumbai at 01:19 (NOAA), before the middle of an hour.
    expect(night).toMatchObject({ from: '2026-11-20T19:00:00.000Z', to: '2026-11-21T01:00:00.000Z', presentReachM: site.present?.reachM });
  });

  test('names other cases that reach farther in the current weather and in the hours ahead', async () => {
    const id = await addSite();
    // In still night air 50 kg of chlorine reach farther than the blast of 60 t of propane; by day, in 4.3 m/s of wind, they do not.
    await stock(id, '7782-50-5', 50);
    await stock(id, '74-98-6', 60_000);
    await (await server()).idle();
    const { worst, present, hours, overtakenBy } = await readFootprint(id);
    expect(worst).toMatchObject({ chemical: 'Chlorine', hazard: 'leak' });
    const blast = overtakenBy.find(({ hazard }) => hazard === 'explosion');
    // 40 CFR 68 Appendix C: D = 17 (0.1 W Hf / Hf,TNT)^(1/3), W 60,000 kg, 46,333 and 4,680 kJ/kg: 660 m to 1 psi.
    expect(blast?.present?.reachM).toBeGreaterThan(present?.reachM ?? Number.POSITIVE_INFINITY);
    expect(blast?.farthest?.reachM ?? 0).toBeCloseTo(660, -2);
    expect(blast?.hours).toBe(hours.filter(({ reachM }) => (blast?.farthest?.reachM ?? 0) > (reachM ?? 0)).length);
  });

  test('is computed again when its stock changes, and only that site', async () => {
    const [id, other] = [await addSite(), await addSite()];
    await stock(id, '7782-50-5', 900);
    await stock(other, '7782-50-5', 900);
    const running = await server('none');
    await running.idle();
    const before = await readFootprint(id);
    await stock(id, '7782-50-5', 50_000);
    // The job learns of the change only from the database.
    do await running.idle();
    while ((await readFootprint(id)).worst?.quantityKg !== 50_000);
    const after = await readFootprint(id);
    expect(after.worst?.reference.reachM).toBeGreaterThan(before.worst?.reference.reachM ?? 0);
    expect((await times()).map((row) => row.times)).toEqual([2, 1]);
  });

  test('is computed again an hour later, and not before', async () => {
    const id = await addSite();
    await stock(id, '7782-50-5', 900);
    const running = await server();
    await running.idle();
    clock += 59 * minute;
    await running.idle();
    expect((await times()).map((row) => row.times)).toEqual([1]);
    clock += 2 * minute;
    await running.idle();
    expect((await readFootprint(id)).hours[0]?.time).toBe('2026-11-20T10:00:00.000Z');
    expect((await times()).map((row) => row.times)).toEqual([2]);
  });
});

describe('without weather', () => {
  test('has only the reference case, marked as such, and no present case', async () => {
    const id = await addSite();
    await stock(id, '7782-50-5', 900);
    await (await server('none')).idle();
    const site = await readFootprint(id);
    expect(site).toMatchObject({ state: 'computed', present: null, forecast: null, hours: [], worstHour: null, warnings: [] });
    expect(site.presentReason).toContain('No weather provider is configured');
    expect(site.presentMissing).toBe('weather');
    expect(site.worst?.reference).toMatchObject({ windSpeedMs: 1.5, stability: 'F' });
    expect(site.nearestSchool?.insideNow).toBeNull();
    expect(site.peopleAround).toBe(1300);
  });

  test('weather that a person enters gives the present case and no hours, until it is stale', async () => {
    // On another day, because entered weather would affect the following tests.
    clock -= 10 * 24 * 60 * minute;
    const id = await addSite();
    await stock(id, '7782-50-5', 900);
    const running = await server('none');
    await running.idle();
    clock += minute;
    const entry = { ...mumbai, temperatureC: 24, windSpeedMs: 1.6, windFromDeg: 180, humidityPercent: 70, cloudPercent: 0 };
    await enterWeather(database(), { ...entry, precipitationMm: 0, conditionText: '' }, { id: 'a', name: 'Asha' }, now());
    changes.note('weather');
    await running.idle();
    const site = await readFootprint(id);
    expect(site.present).toMatchObject({ windFromDeg: 180, weather: { source: 'entered', of: 'observation', ageS: 0 } });
    expect(site.hours).toEqual([]);
    expect(site.forecastReason).toContain('Enter the current weather by hand');
    clock += 17 * minute;
    await running.idle();
    expect((await readFootprint(id)).present).toBeNull();
  });
});

test('weather fetched from a vendor after the computation is used, even if its own point is 9 km away', async () => {
  const surat = { latitude: 21.2, longitude: 72.8 };
  const id = await addSite(surat);
  await stock(id, '7782-50-5', 900);
  const running = await server('none');
  await running.idle();
  expect((await readFootprint(id)).present).toBeNull();
  const observe = async (windFromDeg: number): Promise<void> => {
    await appendWeather(database(), {
      source: 'open-meteo',
      entered_by: null,
      entered_by_id: null,
      place_latitude: surat.latitude,
      place_longitude: surat.longitude,
      latitude: surat.latitude + 0.08,
      longitude: surat.longitude,
      observed_at: now(),
      received_at: now(),
      temperature_c: 29,
      wind_speed_ms: 3.4,
      wind_from_deg: windFromDeg,
      wind_gust_ms: null,
      humidity_percent: 60,
      cloud_percent: 20,
      precipitation_mm: 0,
      pressure_hpa: null,
      condition_text: 'Clear',
      condition_kind: 'clear',
      is_day: true,
      utc_offset_min: 330,
    });
    changes.note('weather');
    await running.idle();
  };
  clock += minute;
  await observe(225);
  const first = { windFromDeg: 225, weather: { source: 'open-meteo', of: 'observation', at: now().toISOString(), ageS: 0 } };
  expect((await readFootprint(id)).present).toMatchObject(first);
  // Two minutes later the same weather still applies; six minutes later a newer one.
  clock += 2 * minute;
  await observe(230);
  expect((await readFootprint(id)).present).toMatchObject({ windFromDeg: 225, weather: { ageS: 120 } });
  clock += 4 * minute;
  await observe(270);
  expect((await readFootprint(id)).present).toMatchObject({ windFromDeg: 270, weather: { ageS: 0 } });
});

test.each([
  ['no position', null, '7782-50-5', 'no-position'],
  ['no stock', mumbai, null, 'no-stock'],
  ['nothing that can be followed', mumbai, '7664-93-9', 'no-case'],
] as const)('a site with %s says so', async (_name, at, casNo, state) => {
  const id = await addSite(at);
  if (casNo !== null) await stock(id, casNo, 1000);
  await (await server('none')).idle();
  expect(await readFootprint(id)).toMatchObject({ state, present: null, worst: null, due: false });
});

test('a site that has just got its first stock is not said to have none', async () => {
  const id = await addSite(mumbai);
  const job = await server('none');
  await job.idle();
  expect(await readFootprint(id)).toMatchObject({ state: 'no-stock', due: false });
  await stock(id, '7782-50-5', 900);
  expect(await readFootprint(id)).toMatchObject({ state: 'waiting', due: true });
});

describe('the queue', () => {
  test('two servers share it: every site is computed, each once', async () => {
    for (let i = 0; i < 6; i++) await stock(await addSite(), '7782-50-5', 100 + i);
    const both = [await server('none'), await server('none')];
    await Promise.all(both.map((one) => one.idle()));
    expect((await times()).map((row) => row.times)).toEqual(Array.from({ length: 6 }, () => 1));
  });

  test('a site whose server died is taken over when its heartbeat stops; a late result of the dead one is not stored', async () => {
    const id = await addSite();
    await stock(id, '7782-50-5', 900);
    await queueChanged(database(), now());
    const boss = openBoss(database(), () => undefined, { supervise: false, schedule: false });
    await boss.start();
    await boss.insert('precomputed-footprints', [{ singletonKey: String(id), data: { key: String(id) } }]);
    expect(await boss.fetch('precomputed-footprints')).toMatchObject([{ data: { key: String(id) } }]);
    const dead = await claimDue(database(), id, now());
    if (dead === undefined) throw new Error('nothing was due');
    const other = await server('none');
    for (const _ of [1, 2]) await other.queueDue();
    expect((await readFootprint(id)).state).toBe('waiting');
    await database().pool.query("update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'");
    await boss.supervise('precomputed-footprints');
    await database().pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    await boss.stop({ close: false });
    await other.idle();
    expect((await readFootprint(id)).state).toBe('computed');
    const late = await precomputeSite(deps('none'), dead, new AbortController().signal);
    expect(await finishSite(database(), dead, late, { computedAt: now(), dueAt: now() })).toBe(false);
    expect((await times()).map((row) => row.times)).toEqual([1]);
  });

  test('when stopped it gives up its sites immediately, and the next server computes each exactly once', async () => {
    for (let i = 0; i < 9; i++) await stock(await addSite(), '7782-50-5', 1000 + i);
    const first = await server('none');
    await first.queueDue();
    while ((await times()).filter((row) => row.times > 0).length < 3) await new Promise((resolve) => setImmediate(resolve));
    await first.stop();
    const { rows } = await database().pool.query('select from precomputed_footprint where claimed_by is not null');
    expect(rows.length).toBe(0);
    await (await server('none')).idle();
    expect((await times()).map((row) => row.times)).toEqual(Array.from({ length: 9 }, () => 1));
  });

  test('a site whose stock changes during the computation is computed again immediately', async () => {
    const id = await addSite();
    await stock(id, '7782-50-5', 900);
    await queueChanged(database(), now());
    const claim = await claimDue(database(), id, now());
    if (claim === undefined) throw new Error('nothing was due');
    const result = await precomputeSite(deps('none'), claim, new AbortController().signal);
    await stock(id, '7782-50-5', 50_000);
    await finishSite(database(), claim, result, { computedAt: now(), dueAt: new Date(clock + 60 * minute) });
    expect(await listDueSites(database(), now(), 1)).toEqual([id]);
  });

  test('a site that a person looks at is computed first, then those of the person, then the nearest; what is computed loses its place', async () => {
    const at = async (degrees: number) => addSite({ ...mumbai, latitude: mumbai.latitude + degrees });
    const [far, farOwn, near, nearOwn, here, nowhere] = [
      await at(3),
      await at(2),
      await at(0.1),
      await at(1),
      await at(0),
      await addSite(null),
    ];
    await queueChanged(database(), now());
    const person: Viewer = { id: 'a', scope: { kind: 'site', industryIds: [farOwn, nearOwn, here] }, opened: [] };
    await runAsViewer(person, () => moveAhead(database(), here, now()));
    expect(await listAhead(database(), now())).toEqual([here, nearOwn, farOwn, near, far, nowhere]);
    // An authority's own are all: the nearest first.
    await database().pool.query('update precomputed_footprint set turn = null');
    await moveAhead(database(), here, now());
    expect(await listAhead(database(), now())).toEqual([here, near, nearOwn, farOwn, far, nowhere]);
    // A second look changes nothing; a result ends it.
    await moveAhead(database(), here, now());
    await (await server('none')).idle();
    const { rows } = await database().pool.query('select from precomputed_footprint where turn is not null');
    expect(rows).toEqual([]);
  });

  test('the result of a person is stored even if a worker claims the site meanwhile; that of the worker is not', async () => {
    const id = await addSite();
    await stock(id, '7782-50-5', 900);
    const person = await requestSite(database(), id, now());
    const worker = await claimDue(database(), id, now());
    if (!worker || !person) throw new Error('no claim');
    const result = await precomputeSite(deps('none'), person, new AbortController().signal);
    const when = { computedAt: now(), dueAt: new Date(clock + 60 * minute) };
    expect(await finishSite(database(), person, result, when)).toBe(true);
    expect(await readFootprint(id)).toMatchObject({ state: 'computed', due: false });
    expect(await finishSite(database(), worker, result, when)).toBe(false);
    expect((await times()).map((row) => row.times)).toEqual([1]);
  });
});
