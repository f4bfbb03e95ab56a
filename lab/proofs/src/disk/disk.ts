import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Incident } from '@hazardguard/contract';
import { openKillableProgram } from '../../../bench/src/killable-program.ts';
import type { BenchRow } from '../../../bench/src/measure.ts';
import { openPeople } from '../crashes/clients.ts';
import { checkPages, readContent } from '../crashes/database-content.ts';
import { withFailingDisk } from './failing-disk.ts';
import { readOnlyDisk } from './read-only.ts';
import { type Answer, attachFile, callServer, explainsFailure, reportIncident, waitUntil } from './requests.ts';

/** Enough space for a first start and some more. */
const sizeMb = 400;
const settings = { HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', STANDING_FOOTPRINTS: 'off', LOG_LEVEL: 'silent' };

/** A separate disk in memory; needs root. */
const withSmallDisk = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  if (process.getuid?.() !== 0) throw new Error('npm run proofs disk mounts a small disk: run it as root');
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=0755`, 'tmpfs', folder]);
  try {
    return await work(folder);
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  }
};

const toBallastPath = (folder: string): string => join(folder, 'ballast');

/** Fills all free space. */
const fill = (folder: string): void => {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(toBallastPath(folder), Buffer.alloc(Math.max(0, bavail * bsize)));
  } catch (error) {
    // The server uses a little of it at the same time: the ballast takes what is left.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
};

const cli = join(import.meta.dirname, '../../../../cli/src/main.ts');

/** The nightly backup onto the same full disk: its message, and whether it leaves an incomplete backup. */
const runBackup = (folder: string): Answer => {
  try {
    const text = execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', cli, 'backup', join(folder, 'backup')], {
      env: { ...process.env, HAZARDGUARD_DATA: folder },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { status: 0, text };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { status, text: stderr };
  }
};

const measureFullDisk = async (folder: string): Promise<BenchRow[]> => {
  const server = await openKillableProgram({ dataDir: folder, settings });
  try {
    const origin = server.origin();
    const people = await openPeople(origin);
    const acknowledged: string[] = [];
    const first = JSON.parse((await reportIncident(origin, people, 0)).text) as Incident;
    acknowledged.push('Incident 0');
    const refused: Answer[] = [];
    fill(folder);
    const backup = runBackup(folder);
    // Refusals still go into the log of the database, until there is no space for that either.
    for (let number = 1; refused.length < 60 && number < 5_000; number += 1) {
      const answer = number % 2 === 0 ? await attachFile(origin, people, first.id) : await reportIncident(origin, people, number);
      if (answer.status !== 201) refused.push(answer);
      else if (number % 2 === 1) acknowledged.push(`Incident ${number}`);
    }
    const answers = new Map(refused.map((answer) => [`${answer.status} ${/"message":"([^"]*)/.exec(answer.text)?.[1]}`, answer]));
    for (const { status, text } of answers.values()) process.stderr.write(`Refused: ${status} ${text.slice(0, 200)}\n`);
    process.stderr.write(`Backup: ${backup.status} ${backup.text.slice(0, 300)}\n`);
    const alive = await callServer(origin, '/healthz', {});
    rmSync(toBallastPath(folder));
    let next = 10_000;
    const backS = await waitUntil(async () => {
      next += 1;
      const answer = await reportIncident(origin, people, next);
      if (answer.status === 201) acknowledged.push(`Incident ${next}`);
      return answer.status === 201;
    });
    const { content, chainFaults } = await readContent(folder);
    const there = new Map<string, number>();
    for (const { name } of content.incident) there.set(name, (there.get(name) ?? 0) + 1);
    const none = (name: string, value: number): BenchRow => ({ name, value, unit: '', target: '0' });
    return [
      none('On a full disk: refusals that do not name it', refused.filter((answer) => !explainsFailure(answer)).length),
      none('Server dead', alive.status === 200 ? 0 : 1),
      none('Backups that did not report the full disk', backup.status !== 0 && /space|ENOSPC|full/i.test(backup.text) ? 0 : 1),
      { name: 'From freed space to the next accepted report, without an operator', value: backS, unit: 's', target: '< 60' },
      none('Acknowledged reports lost', acknowledged.filter((name) => !there.has(name)).length),
      none('Reports there twice', [...there.values()].filter((count) => count > 1).length),
      none('Faults in the chain of the audit record', chainFaults),
      none('Tables and indexes that disagree (amcheck)', (await checkPages(folder)).length),
    ];
  } finally {
    await server.stopInOrder();
  }
};

/** `npm run proofs disk`, as root: a disk that fills under a running server and is freed; one that turns read-only and is repaired. */
export const proveDisk = async (): Promise<BenchRow[]> => [
  ...(await withSmallDisk(measureFullDisk)),
  ...(await withFailingDisk(readOnlyDisk)),
];
