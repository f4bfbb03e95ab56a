import type { Database } from '@hazardguard/server';
import type { Killable } from '../../../bench/src/killable-program.ts';
import { type BenchRow, computeMedian, toComparedRow } from '../../../bench/src/measure.ts';
import { sizes } from '../sizes.ts';
import { signInBoth } from './create-people.ts';
import { channels, type Gateways } from './gateways.ts';
import { countWaiting, submitWarning, type TestBed, withTestBed } from './test-bed.ts';

const rounds = sizes.readSize('rounds');
const warned = sizes.readSize('warned');
const longestMs = 15 * 60_000;
/** In every other round the server is killed this long after the release was requested: before, in or after its transaction. */
const atReleaseMs = 400;

/** Uniform in (0, 1), the same on every machine (Numerical Recipes, ranqd1). */
let seed = 20_260_101;
const random = (): number => {
  seed = (1_664_525 * seed + 1_013_904_223) >>> 0;
  return (seed + 0.5) / 2 ** 32;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Retries, as a person does when the server is down. */
const retry = async <T>(work: () => Promise<T>): Promise<T> => {
  for (const end = Date.now() + longestMs; ; await pause(200)) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
};

const readAlertState = (database: Database, id: string): Promise<string> =>
  retry(async () => {
    const { rows } = await database.pool.query<{ state: string }>(
      'select state from alert_version where alert_id = $1 order by version desc limit 1',
      [id],
    );
    return rows[0]?.state ?? '';
  });

const countTaken = ({ taken }: Gateways): number => channels.reduce((sum, channel) => sum + taken[channel].size, 0);

interface Found {
  /** Recipients of a channel without exactly one accepted receipt, or of whom the gateway has no message. */
  readonly missing: number;
  /** Further messages to one recipient of a channel, under other ids. */
  readonly doubled: number;
  /** Repeated deliveries of a message. */
  readonly repeated: number;
}

/** Compares the gateways and the receipts of one warning. */
const compareDeliveries = async (database: Database, id: string, { taken }: Gateways): Promise<Found> => {
  const { rows } = await database.pool.query<{ id: string; channel: (typeof channels)[number]; address: string }>(
    "select id, channel, address from delivery where alert_id = $1 and state = 'accepted'",
    [id],
  );
  const found = { missing: 0, doubled: 0, repeated: 0 };
  for (const channel of channels) {
    const arrived = rows.filter((row) => row.channel === channel && taken[channel].get(row.id)?.to === row.address);
    found.missing += warned - new Set(arrived.map(({ address }) => address)).size;
    found.doubled += taken[channel].size - new Set([...taken[channel].values()].map(({ to }) => to)).size;
    found.repeated += [...taken[channel].values()].reduce((sum, { at }) => sum + at.length - 1, 0);
  }
  return found;
};

/** One warning from its release to its last receipt, with the kills in between. */
const releaseWarning = async (
  { database, stations, server, industryId }: TestBed,
  number: number,
  killers: readonly Pick<Killable, 'kill'>[],
): Promise<Found & { readonly tookS: number }> => {
  for (const channel of channels) stations.taken[channel].clear();
  const origin = server.origin;
  const { drafter } = await retry(() => signInBoth(origin()));
  const id = await submitWarning(drafter, industryId, number);
  const { approver } = await signInBoth(origin());
  const began = performance.now();
  const release = async (): Promise<void> => {
    // The answer to the first request may be lost: the content of the database counts.
    await approver.post(`/api/alerts/${id}/approve`, { version: 2 }).catch(() => undefined);
    while ((await readAlertState(database, id)) !== 'released') {
      await pause(200);
      const session = await retry(() => signInBoth(origin()));
      await session.approver.post(`/api/alerts/${id}/approve`, { version: 2 }).catch(() => undefined);
    }
  };
  const releasing = release();
  const total = warned * channels.length;
  const kill = async (killer: Pick<Killable, 'kill'>, after: number | null): Promise<void> => {
    if (after === null) await pause(random() * atReleaseMs);
    else while (countTaken(stations) < after * total) await pause(5);
    await killer.kill();
  };
  const shares = killers.map(() => 0.05 + 0.8 * random());
  await Promise.all([
    releasing,
    ...killers.map((killer, index) => kill(killer, index === 0 && number % 2 === 0 ? null : (shares[index] ?? 0.5))),
  ]);
  for (const end = Date.now() + longestMs; (await retry(() => countWaiting(database, id))) > 0; await pause(100))
    if (Date.now() > end) throw new Error(`Alert ${id} was not completely sent`);
  const tookS = (performance.now() - began) / 1000;
  return { tookS, ...(await compareDeliveries(database, id, stations)) };
};

/**
 * Warnings in live mode with a web server, a worker and PostgreSQL as separate processes, each killed with SIGKILL once in each
 * warning and restarted: recipients without a message, and with two, counted at the gateways.
 */
export const proveFaults = (): Promise<BenchRow[]> =>
  withTestBed({ residents: warned, channels, workers: 1, killsDatabase: true }, async (testBed) => {
    const undisturbed = await releaseWarning(testBed, 1, []);
    const results: Awaited<ReturnType<typeof releaseWarning>>[] = [];
    while (results.length < rounds) {
      const one = await releaseWarning(testBed, 2 + results.length, [testBed.server, ...testBed.workers, testBed.postgres]);
      results.push(one);
      process.stderr.write(`Round ${results.length} of ${rounds}: ${JSON.stringify(one)}\n`);
    }
    const sum = (name: keyof Found): number => results.reduce((all, one) => all + one[name], 0);
    const disturbedS = computeMedian(results.map(({ tookS }) => tookS));
    const sent = rounds * warned * channels.length;
    return [
      { name: `Of ${sent} messages of ${rounds} warnings, each with three kills: missing`, value: sum('missing'), unit: '', target: '0' },
      { name: 'Two messages to one recipient under different ids', value: sum('doubled'), unit: '', target: '0' },
      { name: 'Sent twice under one id, counted at the gateways', value: sum('repeated'), unit: '', target: `≤ ${3 * 20 * rounds}` },
      toComparedRow(
        'Release to last receipt with the kills, median, compared with one without kills',
        disturbedS,
        's',
        undisturbed.tookS,
        '',
      ),
    ];
  });
