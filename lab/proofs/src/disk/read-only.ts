import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openKillableProgram } from '../../../bench/src/killable-program.ts';
import type { BenchRow } from '../../../bench/src/measure.ts';
import { countTaken, countUnfinished, openSlowGateway, startWarning, type WarningInFlight } from '../clock/warnings-in-flight.ts';
import { openPeople, writeAll } from '../crashes/clients.ts';
import { checkPages, readContent } from '../crashes/database-content.ts';
import { compareLedger, countAcknowledged, openLedger } from '../crashes/ledger.ts';
import type { FailingDisk } from './failing-disk.ts';
import { type Answer, callServer, mentionsDisk, reportIncident, waitUntil } from './requests.ts';

const settings = { HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', STANDING_FOOTPRINTS: 'off', LOG_LEVEL: 'error', SMS_METHOD: 'GET' };
const writeMs = 3_000;
/** Half of the warning is sent by then. */
const halfwayMs = 600;
/** The database stops at the first write and is restarted immediately: from then on the reason is known. */
const knownMs = 2_000;
const askedMs = 8_000;
/** Longer than the pauses between two tries to start the database, so that one try happens while the disk is missing. */
const awayMs = 18_000;

/** Log lines that do not come from calls. */
const countLogLines = (text: string): number => text.split('\n').filter((line) => !/"database away"|"msg":"request"/.test(line)).length;

/** A disk turns read-only during writes and a warning, is unmounted, checked and mounted again; nobody touches the server. */
export const readOnlyDisk = async ({ folder, fail, unmount, mend }: FailingDisk): Promise<BenchRow[]> => {
  const gateway = await openSlowGateway();
  const server = await openKillableProgram({ dataDir: folder, settings: { ...settings, SMS_URL: gateway.url } });
  const ending = new AbortController();
  try {
    const origin = server.origin();
    const people = await openPeople(origin);
    const ledger = openLedger();
    const wrong: string[] = [];
    const writing = writeAll(server.origin, people, ledger, { signal: ending.signal, wrong }, 20);
    await pause(writeMs);
    const warned: WarningInFlight = await startWarning(folder, 1);
    await pause(halfwayMs);
    const acknowledged = countAcknowledged(ledger);
    fail();
    const before = countLogLines(server.output());
    await pause(knownMs);
    const refused: Answer[] = [];
    for (const end = performance.now() + askedMs; performance.now() < end; await pause(200))
      refused.push(await reportIncident(origin, people, 20_000));
    const loggedAS = (countLogLines(server.output()) - before) / ((knownMs + askedMs) / 1000);
    const ready = await callServer(origin, '/readyz', {});
    process.stderr.write(
      `Read-only: ${refused.at(-1)?.status} ${refused.at(-1)?.text.slice(0, 200)}\n/readyz: ${ready.status} ${ready.text}\n`,
    );
    unmount();
    await pause(awayMs);
    const begun = readdirSync(folder);
    const missing = await callServer(origin, '/readyz', {});
    process.stderr.write(`Unmounted, /readyz: ${missing.status} ${missing.text}\n`);
    mend();
    let next = 30_000;
    const backS = await waitUntil(async () => {
      next += 1;
      return (await reportIncident(origin, people, next)).status === 201;
    });
    await waitUntil(async () => (await countUnfinished(folder, warned)).waiting === 0);
    const { waiting } = await countUnfinished(folder, warned);
    ending.abort();
    await writing;
    const { content, chainFaults } = await readContent(folder);
    const { lost, doubled } = compareLedger(ledger, content);
    const sent = countTaken(gateway.taken, [warned]);
    for (const line of [...wrong, ...lost, ...doubled].slice(0, 10)) process.stderr.write(`${line}\n`);
    const none = (name: string, value: number): BenchRow => ({ name, value, unit: '', target: '0' });
    return [
      { name: 'Acknowledged before a disk turned read-only', value: acknowledged, unit: '', target: '' },
      none('On a read-only disk: refusals that do not name it', refused.filter((answer) => !mentionsDisk(answer)).length),
      none(
        'Probes that did not name the disk',
        [ready, missing].filter(({ status, text }) => status !== 503 || !text.includes('"disk"')).length,
      ),
      { name: 'Log lines during this, without those of calls', value: loggedAS, unit: '/s', target: '< 20' },
      none('Server dead', server.lives() ? 0 : 1),
      none('Created in the empty folder while the disk was missing', begun.length),
      { name: 'From the repair to the next accepted report, without an operator', value: backS, unit: 's', target: '< 60' },
      none('Acknowledged before or after, and lost or doubled', lost.length + doubled.length),
      none('Messages of the active warning that still wait', waiting),
      none('Recipients without a message', sent.missing),
      none('Recipients with two messages, under different ids', sent.doubled),
      none('Refusals and failures in spite of retries', wrong.length),
      none('Faults in the chain of the audit record', chainFaults),
      none('Tables and indexes that disagree (amcheck)', (await checkPages(folder)).length),
    ];
  } finally {
    ending.abort();
    await server.stopInOrder();
    gateway.close();
  }
};
