import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@hazardguard/server';
import { openKillableProgram } from '../../../bench/src/killable-program.ts';
import type { BenchRow } from '../../../bench/src/measure.ts';
import { openPeople, type People, signInPeople, writeAll } from '../crashes/clients.ts';
import { buildDatabaseUrl, readContent } from '../crashes/database-content.ts';
import { compareLedger, countAcknowledged, openLedger } from '../crashes/ledger.ts';
import { countTaken, countUnfinished, openSlowGateway, startWarning, type Unfinished, type WarningInFlight } from './warnings-in-flight.ts';

/** Clock offset before and after the jump, in the format of libfaketime. */
const jumps = [
  ['a day forwards', '+1d'],
  ['back to now', '+0'],
  ['an hour backwards', '-1h'],
  ['ten minutes forwards', '-50m'],
  ['back to now, again', '+0'],
] as const;
const writeMs = 3_000;
const settleMs = 20_000;
/** Waiting messages are checked every 15 s; a tier ends after at most 30 s. */
const settleTimeoutMs = 45_000;
/** Some messages of the warning are sent, some claimed, some wait. */
const halfwayMs = 600;

/** Node's own warning about a timeout that is negative or too large. */
const wrongWait = /Timeout(Negative|Overflow|NaN)Warning/;

const findLibrary = (): string => {
  const found = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  if (found === undefined) throw new Error('npm run proofs clock needs libfaketime (Debian: apt-get install libfaketime)');
  return found;
};

const countUnsealed = async (folder: string): Promise<number> => {
  const database = openDatabase(buildDatabaseUrl(folder, 'hazardguard', 'hazardguard'), { maxConnections: 1 });
  try {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from audit_entry where position is null');
    return rows[0]?.count ?? 0;
  } finally {
    await database.close();
  }
};

const waitUntilSealed = async (folder: string): Promise<boolean> => {
  for (const end = performance.now() + settleMs; performance.now() < end; await pause(200))
    if ((await countUnsealed(folder)) === 0) return true;
  return false;
};

/** What is left of a warning and of its chain after both had enough time, or earlier if nothing is left. */
const waitForDeliveries = async (folder: string, warned: WarningInFlight): Promise<Unfinished> => {
  for (const end = performance.now() + settleTimeoutMs; ; await pause(500)) {
    const unfinished = await countUnfinished(folder, warned);
    if (performance.now() > end || unfinished.waiting + unfinished.uncalled === 0) return unfinished;
  }
};

/** `npm run proofs clock`: the clock of server and database jumps while clients write, a warning is being delivered and an escalation runs; ended sessions are opened again. */
export const proveClock = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-clock-'));
  const hand = join(folder, 'clock');
  writeFileSync(hand, '+0\n');
  const gateway = await openSlowGateway();
  const dataDir = join(folder, 'data');
  const server = await openKillableProgram({
    dataDir,
    settings: {
      ...{ HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', STANDING_FOOTPRINTS: 'off', LOG_LEVEL: 'error' },
      ...{ SMS_METHOD: 'GET', SMS_URL: gateway.url },
      ...{ LD_PRELOAD: findLibrary(), FAKETIME_TIMESTAMP_FILE: hand, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    },
  });
  try {
    const ledger = openLedger();
    const wrong: string[] = [];
    let people: People = await openPeople(server.origin());
    let silent = 0;
    let unsealedLate = 0;
    const write = async (): Promise<number> => {
      const before = countAcknowledged(ledger);
      const ending = new AbortController();
      const writing = writeAll(server.origin, people, ledger, { signal: ending.signal, wrong }, 20);
      await pause(writeMs);
      ending.abort();
      await writing;
      return countAcknowledged(ledger) - before;
    };
    await write();
    const warned: WarningInFlight[] = [];
    let waiting = 0;
    let uncalled = 0;
    for (const [name, to] of jumps) {
      const one = await startWarning(dataDir, warned.length + 1);
      warned.push(one);
      await pause(halfwayMs);
      writeFileSync(hand, `${to}\n`);
      people = await signInPeople(server.origin(), people);
      const written = await write();
      const sealed = await waitUntilSealed(dataDir);
      const unfinished = await waitForDeliveries(dataDir, one);
      waiting += unfinished.waiting;
      uncalled += unfinished.uncalled;
      process.stderr.write(
        `${name}: ${written} acknowledged, ${sealed ? 'all sealed' : 'not sealed'}, ${wrong.length} wrong answers, ${unfinished.waiting} messages wait, ${unfinished.uncalled === 0 ? 'next tier called' : 'next tier not called'}\n`,
      );
      if (written === 0) silent += 1;
      if (!sealed) unsealedLate += 1;
    }
    const { content, chainFaults } = await readContent(dataDir);
    // The server corrects the times of readings by its own clock: the check is that each is stored exactly once.
    const reading = content.reading.map(({ name }) => ({ name, content: ledger.acknowledged.reading.get(name) ?? '' }));
    const { lost, doubled: twice } = compareLedger(ledger, { ...content, reading });
    const { missing, doubled } = countTaken(gateway.taken, warned);
    for (const line of [...wrong, ...lost, ...twice].slice(0, 10)) process.stderr.write(`${line}\n`);
    for (const line of server
      .output()
      .split('\n')
      .filter((text) => wrongWait.test(text))
      .slice(0, 5))
      process.stderr.write(`${line}\n`);
    const none = (name: string, value: number): BenchRow => ({ name, value, unit: '', target: '0' });
    return [
      { name: `Acknowledged over ${jumps.length} jumps of the clock`, value: countAcknowledged(ledger), unit: '', target: '' },
      none('Of these lost or doubled', lost.length + twice.length),
      none('Jumps after which nothing was accepted', silent),
      none('Jumps after which the audit record was not sealed within 20 s', unsealedLate),
      none('Faults in its chain', chainFaults),
      none('Messages of the active warnings that still wait after 45 s', waiting),
      none('Recipients without a message', missing),
      none('Recipients with two messages, under different ids', doubled),
      none('Escalations whose next tier was not called within 45 s', uncalled),
      none('Refusals and failures', wrong.length),
      none('Timeouts that are negative or too large', wrongWait.test(server.output()) ? 1 : 0),
    ];
  } finally {
    await server.stopInOrder();
    gateway.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
