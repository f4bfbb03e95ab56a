import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openKillableProgram } from '../../../bench/src/killable-program.ts';
import { type BenchRow, computeMedian } from '../../../bench/src/measure.ts';
import { sizes } from '../sizes.ts';
import { openPeople, writeAll } from './clients.ts';
import { checkPages, readContent } from './database-content.ts';
import { killMethods } from './kills.ts';
import { compareLedger, countAcknowledged, openLedger } from './ledger.ts';

export interface CrashReport {
  readonly acknowledged: number;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Refusals and failures that a retry does not pass. */
  readonly wrong: readonly string[];
  readonly chainFaults: number;
  /** Sites without exactly one entry in the audit record. */
  readonly unrecorded: number;
  /** Findings of amcheck after the last round. */
  readonly brokenPages: readonly string[];
  /** Time from the kill until the server is ready, ms, for each round. */
  readonly readyMs: readonly number[];
}

/** Time of writes before and after the kill, ms. */
const beforeMs = { min: 300, max: 1_500 };
const afterMs = 400;
const settings = { HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', STANDING_FOOTPRINTS: 'off', LOG_LEVEL: 'silent' };

const waitUntilReady = async (origin: () => string): Promise<void> => {
  for (;;) {
    const answer = await fetch(`${origin()}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer?.status === 200) return;
    await pause(20);
  }
};

/**
 * In each round several clients write, a process is killed with SIGKILL at a random moment and comes back; then everything that was
 * acknowledged in any round is searched for.
 */
export const runCrashRounds = async (rounds: number, seed: number, log: (line: string) => void): Promise<CrashReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-crashes-'));
  let state = seed;
  const random = (): number => {
    state = (1_664_525 * state + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  const server = await openKillableProgram({ dataDir: folder, settings });
  try {
    const people = await openPeople(server.origin());
    const ledger = openLedger();
    const wrong: string[] = [];
    const readyMs: number[] = [];
    let found = { lost: [] as readonly string[], doubled: [] as readonly string[], chainFaults: 0, unrecorded: 0 };
    const methods = Object.entries(killMethods);
    for (let number = 0; number < rounds; number += 1) {
      const ending = new AbortController();
      const writing = writeAll(server.origin, people, ledger, { signal: ending.signal, wrong });
      await pause(beforeMs.min + (beforeMs.max - beforeMs.min) * random());
      const [name, kill] = methods[number % methods.length] as (typeof methods)[number];
      const killed = performance.now();
      await kill(server, folder, random);
      await waitUntilReady(server.origin);
      const took = performance.now() - killed;
      readyMs.push(took);
      await pause(afterMs);
      ending.abort();
      await writing;
      const { content, chainFaults, unrecorded } = await readContent(folder);
      found = { ...compareLedger(ledger, content), chainFaults, unrecorded };
      log(
        `Round ${number + 1} of ${rounds} (${name}): ready after ${Math.round(took)} ms; ${countAcknowledged(ledger)} acknowledged, ` +
          `${found.lost.length} lost, ${found.doubled.length} doubled, ${chainFaults} faults of the chain, ${wrong.length} wrong answers`,
      );
    }
    return { acknowledged: countAcknowledged(ledger), ...found, wrong, brokenPages: await checkPages(folder), readyMs };
  } finally {
    await server.stopInOrder();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** `npm run proofs crashes`: server, postmaster and backends are killed during acknowledged writes. */
export const proveCrashes = async (): Promise<BenchRow[]> => {
  const rounds = sizes.readSize('rounds');
  const report = await runCrashRounds(rounds, 20_260_101, (line) => process.stderr.write(`${line}\n`));
  for (const line of [...report.lost, ...report.doubled, ...report.wrong, ...report.brokenPages].slice(0, 20))
    process.stderr.write(`${line}\n`);
  const none = (name: string, value: number): BenchRow => ({ name, value, unit: '', target: '0' });
  return [
    { name: `Acknowledged in ${rounds} rounds of writes with a kill in each`, value: report.acknowledged, unit: '', target: '' },
    none('Of these lost, or stored with another content', report.lost.length),
    none('Stored twice', report.doubled.length),
    none('Failures that a retry does not pass', report.wrong.length),
    none('Faults in the chain of the audit record', report.chainFaults),
    none('Rows without their entry in the audit record', report.unrecorded),
    none('Tables and indexes that disagree (amcheck)', report.brokenPages.length),
    { name: 'From the kill to ready, median', value: computeMedian(report.readyMs) / 1000, unit: 's', target: '' },
    { name: 'From the kill to ready, longest', value: Math.max(...report.readyMs) / 1000, unit: 's', target: '' },
  ];
};
