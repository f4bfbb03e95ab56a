import type { Killable } from '@hazardguard/bench/killable-program';
import { type BenchRow, computeMedian, toComparedRow } from '@hazardguard/bench/measure';
import type { Database } from '@hazardguard/server';
import { sizes } from '../sizes.ts';
import { signInBoth } from './create-people.ts';
import { channels, type Gateways } from './gateways.ts';
import { countWaiting, submitWarning, type TestBed, withTestBed } from './test-bed.ts';

const rounds = sizes.readSize('rounds');
const warned = sizes.readSize('warned');
const longestMs = 15 * 60_000;
/** The server dies so soon after the release was asked for in every other round: before, in or after its transaction. */
const atReleaseMs = 400;

/** Evenly in (0, 1), the same on every machine (Numerical Recipes, ranqd1). */
let seed = 20_260_101;
const random = (): number => {
  seed = (1_664_525 * seed + 1_013_904_223) >>> 0;
  return (seed + 0.5) / 2 ** 32;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What a person does when the server is away: tries again. */
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
  /** Recipients of a channel whose one receipt is not accepted, or of whom the station has nothing. */
  readonly missing: number;
  /** Messages of a channel under ids of their own, beyond one for each recipient. */
  readonly doubled: number;
  /** Hand-overs of a message after its first one. */
  readonly repeated: number;
}

/** What the stations and the receipts tell of one warning. */
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

/** One warning from its release to its last receipt, with what is killed meanwhile. */
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
    // The first asking may have been answered to nobody: what counts is what the database holds.
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
    if (Date.now() > end) throw new Error(`Alert ${id} was not told to its end`);
  const tookS = (performance.now() - began) / 1000;
  return { tookS, ...(await compareDeliveries(database, id, stations)) };
};

/**
 * Warnings in live mode with a web server, a worker and PostgreSQL as processes of their own, each killed with SIGKILL once in each
 * warning and started again: who has no message, and who has two as the stations hand them on.
 */
export const proveFaults = (): Promise<BenchRow[]> =>
  withTestBed({ residents: warned, channels, workers: 1, killsDatabase: true }, async (world) => {
    const undisturbed = await releaseWarning(world, 1, []);
    const results: Awaited<ReturnType<typeof releaseWarning>>[] = [];
    while (results.length < rounds) {
      const one = await releaseWarning(world, 2 + results.length, [world.server, ...world.workers, world.postgres]);
      results.push(one);
      process.stderr.write(`Round ${results.length} of ${rounds}: ${JSON.stringify(one)}\n`);
    }
    const sum = (name: keyof Found): number => results.reduce((all, one) => all + one[name], 0);
    const disturbedS = computeMedian(results.map(({ tookS }) => tookS));
    const sent = rounds * warned * channels.length;
    return [
      { name: `Of ${sent} messages of ${rounds} warnings, each with three kills: missing`, value: sum('missing'), unit: '', target: '0' },
      { name: 'Two messages to one recipient under ids of their own', value: sum('doubled'), unit: '', target: '0' },
      { name: 'Handed on twice under one id, counted at the stations', value: sum('repeated'), unit: '', target: `≤ ${3 * 20 * rounds}` },
      toComparedRow('Release to last receipt with the kills, median, beside one undisturbed', disturbedS, 's', undisturbed.tookS, ''),
    ];
  });
