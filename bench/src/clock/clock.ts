import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '@hazardguard/server';
import { openPeople, type People, signInPeople, writeAll } from '../crashes/clients.ts';
import { addressIn, readHeld } from '../crashes/held.ts';
import { countAcknowledged, holdAgainst, openLedger } from '../crashes/ledger.ts';
import { openKillableProgram } from '../faults/killable.ts';
import type { BenchRow } from '../measure.ts';

/** From where the clock is to where it jumps, in the words of libfaketime. */
const jumps = [
  ['a day forwards', '+1d'],
  ['back to now', '+0'],
  ['an hour backwards', '-1h'],
  ['ten minutes forwards', '-50m'],
  ['back to now, again', '+0'],
] as const;
const writeMs = 3_000;
const settleMs = 20_000;

/** Node says so by itself when it is asked to wait for less than nothing, or for more than it can. */
const wrongWait = /Timeout(Negative|Overflow|NaN)Warning/;

const findLibrary = (): string => {
  const found = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0];
  if (found === undefined) throw new Error('npm run bench clock needs libfaketime (Debian: apt-get install libfaketime)');
  return found;
};

const unsealed = async (folder: string): Promise<number> => {
  const database = openDatabase(addressIn(folder, 'hazardguard', 'hazardguard'), { maxConnections: 1 });
  try {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from audit_entry where position is null');
    return rows[0]?.count ?? 0;
  } finally {
    await database.close();
  }
};

const sealedWithin = async (folder: string): Promise<boolean> => {
  for (const end = performance.now() + settleMs; performance.now() < end; await pause(200)) if ((await unsealed(folder)) === 0) return true;
  return false;
};

/** `npm run bench clock`: the clock of server and database jumps while clients write; sessions begin anew where they have ended. */
export const benchClock = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-clock-'));
  const hand = join(folder, 'clock');
  writeFileSync(hand, '+0\n');
  const server = await openKillableProgram({
    dataDir: join(folder, 'data'),
    settings: {
      ...{ HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', STANDING_FOOTPRINTS: 'off', LOG_LEVEL: 'error' },
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
    for (const [name, to] of jumps) {
      writeFileSync(hand, `${to}\n`);
      people = await signInPeople(server.origin(), people);
      const written = await write();
      const sealed = await sealedWithin(join(folder, 'data'));
      process.stderr.write(`${name}: ${written} acknowledged, ${sealed ? 'all sealed' : 'not sealed'}, ${wrong.length} wrong answers\n`);
      if (written === 0) silent += 1;
      if (!sealed) unsealedLate += 1;
    }
    const { held, chainFaults } = await readHeld(join(folder, 'data'));
    const { lost, doubled } = holdAgainst(ledger, held);
    for (const line of [...wrong, ...lost, ...doubled].slice(0, 10)) process.stderr.write(`${line}\n`);
    for (const line of server
      .output()
      .split('\n')
      .filter((text) => wrongWait.test(text))
      .slice(0, 5))
      process.stderr.write(`${line}\n`);
    const none = (name: string, value: number): BenchRow => ({ name, value, unit: '', target: '0' });
    return [
      { name: `Acknowledged over ${jumps.length} jumps of the clock`, value: countAcknowledged(ledger), unit: '', target: '' },
      none('Of these lost or doubled', lost.length + doubled.length),
      none('Jumps after which nothing was taken any more', silent),
      none('Jumps after which the audit record was not sealed within 20 s', unsealedLate),
      none('Faults in its chain', chainFaults),
      none('Refusals and failures', wrong.length),
      none('Waits of less than nothing, or longer than there are', wrongWait.test(server.output()) ? 1 : 0),
    ];
  } finally {
    await server.stopInOrder();
    rmSync(folder, { recursive: true, force: true });
  }
};
