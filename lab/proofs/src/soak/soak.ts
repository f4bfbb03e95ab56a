import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openKillableProgram } from '../../../bench/src/killable-program.ts';
import type { BenchRow } from '../../../bench/src/measure.ts';
import { openPeople, signIn, writeAll } from '../crashes/clients.ts';
import { buildDatabaseUrl, readContent, withDatabase } from '../crashes/database-content.ts';
import { compareLedger, countAcknowledged, openLedger } from '../crashes/ledger.ts';
import { sizes } from '../sizes.ts';
import { readDeployed } from './container-memory.ts';
import { exportAll, exportsInTurn } from './export-all.ts';
import { filesInTurn, importAll } from './import-files.ts';
import { measurePhases } from './measure-phases.ts';
import { followLive, readAll } from './readers.ts';
import { computeOutsideHeapMb, computeSlope, mergeSamples, type Sample, takeSample } from './samples.ts';

const minutes = sizes.readSize('minutes');
const sampleMs = 1_000;
const writerPauseMs = 250;
const readerPauseMs = 100;
const importPauseMs = 5_000;
const exportPauseMs = 3_000;
const liveStreams = 4;
const liveOpenMs = 20_000;
/** Excluded from the slope: code is compiled and caches fill. */
const warmUpShare = 1 / 3;
const idleMs = 10_000;

const { flags, limitMb } = readDeployed();
const settings = { HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', LOG_LEVEL: 'silent', NODE_OPTIONS: flags };

/** 20,000 entries of 7 kB each, sealed already: the export of a year. */
const fillAudit = (folder: string): Promise<unknown> =>
  withDatabase(buildDatabaseUrl(folder, 'postgres', 'hazardguard'), ({ pool }) =>
    pool.query(
      `insert into audit_entry (kind, thing, actor_kind, after, position, hash)
       select 'done', 'bench', 'system', jsonb_build_object('text', repeat(md5(n::text), 216)), 100000000 + n, sha256('')
       from generate_series(1, 20000) as n`,
    ),
  );

/** The sum of the server and of a program that reads a file; what the two took at their worst moments, which need not be the same one. */
const computeSumMb = ({ rssMb, readersMb }: Sample): number => rssMb / 1.048_576 + readersMb;

/**
 * `npm run proofs soak`: eight writers (register, incidents, readings, alerts), two readers of screens, four live streams, imports of which
 * half are hostile, and exports of every kind on one server for an hour, with the flags of `deploy/`; its memory, minute by minute.
 */
export const proveSoak = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-soak-'));
  const server = await openKillableProgram({ dataDir: folder, settings });
  try {
    const origin = server.origin();
    const people = await openPeople(origin);
    const admin = (await signIn(origin, 'admin')).headers();
    await fillAudit(folder);
    await pause(idleMs);
    const alone = new AbortController().signal;
    const phases = await measurePhases(
      () => takeSample(origin, server.pid()),
      [
        ['Idle', () => pause(idleMs)],
        ['Imports, half of them hostile', () => importAll(origin, people.plant, { everyMs: 0, most: filesInTurn, signal: alone })],
        ['Exports of every kind', () => exportAll(origin, admin, { everyMs: 0, most: exportsInTurn, signal: alone })],
      ],
    );
    const ledger = openLedger();
    const wrong: string[] = [];
    const ending = new AbortController();
    const { signal } = ending;
    const writing = writeAll(server.origin, people, ledger, { signal, wrong }, writerPauseMs);
    const reading = [people.plant, people.imt].map((headers) => readAll(origin, headers, readerPauseMs, signal));
    const following = Array.from({ length: liveStreams }, () => followLive(origin, people.approver, liveOpenMs, signal));
    const importing = importAll(origin, people.plant, { everyMs: importPauseMs, signal });
    const exporting = exportAll(origin, admin, { everyMs: exportPauseMs, signal });
    const samples: Sample[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      const ofMinute: Sample[] = [];
      for (const end = performance.now() + 60_000; performance.now() < end; ) {
        await pause(sampleMs);
        ofMinute.push(await takeSample(origin, server.pid()));
      }
      const one = mergeSamples(ofMinute);
      samples.push(one);
      process.stderr.write(
        `Minute ${minute}: ${one.rssMb.toFixed(0)} MB resident, ${computeOutsideHeapMb(one).toFixed(0)} of them outside V8's heap, heap used ${one.heapMb.toFixed(1)} MB, programs that read ${one.readersMb.toFixed(0)} MB, event loop p99 ${one.lagP99Ms.toFixed(0)} ms, ` +
          `${countAcknowledged(ledger)} acknowledged\n`,
      );
    }
    ending.abort();
    await Promise.all([writing, ...following]);
    const [read, imported, exported] = await Promise.all([Promise.all(reading), importing, exporting]);
    await pause(idleMs);
    const atEnd = await takeSample(origin, server.pid());
    const { lost, doubled } = compareLedger(ledger, (await readContent(folder)).content);
    const steady = samples.slice(Math.floor(samples.length * warmUpShare));
    const faults = [...wrong, ...imported.wrong];
    for (const fault of faults.slice(0, 20)) process.stderr.write(`${fault}\n`);
    const failed = faults.length + exported.failed + read.reduce((sum, one) => sum + one.failed, 0);
    const perS = (countAcknowledged(ledger) + read.reduce((sum, { count }) => sum + count, 0)) / (60 * minutes);
    const mb = (name: string, value: number, target = ''): BenchRow => ({ name, value, unit: 'MB', target });
    const perMinute = (name: string, read: (sample: Sample) => number, target: string): BenchRow => ({
      name,
      value: computeSlope(steady.map(read)),
      unit: 'MB/min',
      target,
    });
    return [
      ...phases.flatMap(({ name, peak, after }) => [
        mb(`${name}: resident at most`, peak.rssMb),
        mb(`${name}: resident afterwards`, after.rssMb),
        mb(`${name}: programs that read files, at most`, peak.readersMb),
      ]),
      { name: `Mixed load for ${minutes} min, writes and reads per second`, value: perS, unit: '/s', target: '' },
      { name: 'Imports', value: imported.count, unit: '', target: '' },
      { name: 'Exports', value: exported.count, unit: '', target: '' },
      mb('Bytes of the exports', exported.bytes / 1e6),
      { name: 'Calls that failed, or hostile files that were not refused', value: failed, unit: '', target: '0' },
      { name: 'Writes lost or doubled', value: lost.length + doubled.length, unit: '', target: '0' },
      perMinute('Heap after collections, rise after the first third', ({ heapMb }) => heapMb, '< 0.5'),
      perMinute("Resident memory outside V8's heap, rise after the first third", computeOutsideHeapMb, '< 0.5'),
      perMinute('Resident memory, rise after the first third', ({ rssMb }) => rssMb, '< 1'),
      mb('Resident memory, at most', Math.max(...samples.map(({ rssMb }) => rssMb))),
      mb('Resident memory at the end, idle', atEnd.rssMb),
      mb('Programs that read files, at most', Math.max(...samples.map(({ readersMb }) => readersMb))),
      mb('Both at most, as the limit of deploy/ counts', Math.max(...samples.map(computeSumMb)), `< ${limitMb}`),
      {
        name: 'Event loop delay, worst 99th percentile of a second',
        value: Math.max(...steady.map(({ lagP99Ms }) => lagP99Ms)),
        unit: 'ms',
        target: '',
      },
    ];
  } finally {
    await server.stopInOrder();
    rmSync(folder, { recursive: true, force: true });
  }
};
