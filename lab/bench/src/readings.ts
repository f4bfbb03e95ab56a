import { type IngestAnswer, type IngestKeyState, readingLimits } from '@hazardguard/contract';
import { type BenchRow, toComparedRow } from './measure.ts';
import { sizes } from './sizes.ts';
import { type BenchServer, withServer } from './with-server.ts';

const sensorCount = 50;
const perBatch = 500;
/** Gateways that send at the same time. */
const lanes = 4;
const wantedPerS = 5_000;
const seconds = sizes.readSize('seconds');

const asJson = async <T>(answer: Response): Promise<T> => {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
};

const post = async <T>({ origin, headers }: BenchServer, path: string, body: object): Promise<T> =>
  asJson<T>(
    await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** A site with a key and gas sensors that have an alarm. */
const openSite = async (server: BenchServer): Promise<string> => {
  const place = { latitude: 21.7, longitude: 72.6 };
  const { id } = await post<{ id: number }>(server, '/api/industries', {
    industryName: 'Bench works',
    district: 'Bharuch',
    safetyTeamContact: '1077',
    ...place,
  });
  for (let i = 0; i < sensorCount; i++) {
    await post(server, '/api/sensors', {
      industryId: id,
      code: `G-${i}`,
      name: `Sensor ${i}`,
      measure: 'concentration',
      unit: 'ppm',
      cas: '7782-50-5',
      ...place,
      heightM: 1.5,
      detectionLimit: 0.1,
      alarmHigh: 10,
      alarmLow: 5,
      alarmReadings: 3,
      alarmSeconds: null,
      silentAfterS: 300,
      averagingS: 60,
    });
  }
  return (await post<IngestKeyState & { key: string }>(server, `/api/industries/${id}/ingest-key`, {})).key;
};

/** The next batch: every sensor in turn, below its alarm, each sequence number once. */
const buildBody = (batch: number): string =>
  Array.from({ length: perBatch }, (_, i) =>
    JSON.stringify({ sensor: `G-${i % sensorCount}`, at: new Date().toISOString(), value: (i % 90) / 10, sequence: batch * perBatch + i }),
  ).join('\n');

/** Sends at a rate (readings per second; undefined: as fast as answers come) and counts what the server reports as stored. */
const sendFor = async (server: BenchServer, key: string, lastsS: number, pace: number | null, firstBatch: number) => {
  const begun = performance.now();
  let [batch, stored, slowestMs] = [firstBatch, 0, 0];
  const lane = async (): Promise<void> => {
    while (performance.now() - begun < 1000 * lastsS) {
      const mine = batch++;
      const dueMs = pace === null ? 0 : (1000 * (mine - firstBatch) * perBatch) / pace;
      const early = dueMs - (performance.now() - begun);
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      const sent = performance.now();
      const answer = await asJson<IngestAnswer>(
        await fetch(`${server.origin}/api/sensors/readings`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' },
          body: buildBody(mine),
        }),
      );
      if (answer.stored !== perBatch) throw new Error(`Of ${perBatch} readings ${answer.stored} were stored`);
      slowestMs = Math.max(slowestMs, performance.now() - sent);
      stored += answer.stored;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { stored, batches: batch, slowestMs, perS: (1000 * stored) / (performance.now() - begun) };
};

/** The same rows by one bare insert per batch, on one connection. */
const measureBareInsert = async ({ database }: BenchServer, lastsS: number): Promise<number> => {
  await database.pool.query('create table bare_reading (like sensor_reading including all)');
  const begun = performance.now();
  let rows = 0;
  while (performance.now() - begun < 1000 * lastsS) {
    await database.pool.query(
      `insert into bare_reading (sensor_id, at, value, repeat_key, late, out_of_order)
       select 1 + i % ${sensorCount}, now(), i, 's' || ($1::integer + i), false, false from generate_series(0, ${perBatch - 1}) i`,
      [rows],
    );
    rows += perBatch;
  }
  return (1000 * rows) / (performance.now() - begun);
};

/** Readings through HTTP into the database: at the required rate for a minute, checking that each is stored, then as fast as possible. */
export const benchReadings = (): Promise<BenchRow[]> =>
  withServer(async (server) => {
    if (perBatch > readingLimits.rows) throw new Error('a batch is larger than the server accepts');
    const key = await openSite(server);
    const paced = await sendFor(server, key, seconds, wantedPerS, 0);
    const fast = await sendFor(server, key, Math.min(seconds, 5), null, paced.batches);
    const { rows } = await server.database.pool.query<{ stored: number }>('select count(*)::integer as stored from sensor_reading');
    const lost = paced.stored + fast.stored - (rows[0]?.stored ?? 0);
    const bare = await measureBareInsert(server, Math.min(seconds, 3));
    return [
      {
        name: `Readings ingested at a pace of ${wantedPerS} a second for ${seconds} s`,
        value: paced.perS,
        unit: '/s',
        target: `${wantedPerS}/s`,
      },
      { name: 'Slowest answer to a batch of 500 at that rate', value: paced.slowestMs, unit: 'ms', target: '' },
      { name: 'Acknowledged readings that are missing', value: lost, unit: '', target: '0' },
      toComparedRow('Readings ingested as fast as answers come, compared with a bare insert', fast.perS, '/s', bare, ''),
    ];
  });
