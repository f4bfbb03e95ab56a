import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openKillableProgram } from '@hazardguard/bench/killable-program';
import type { BenchRow } from '@hazardguard/bench/measure';
import { openPeople, writeAll } from '../crashes/clients.ts';
import { readContent } from '../crashes/database-content.ts';
import { compareLedger, countAcknowledged, openLedger } from '../crashes/ledger.ts';
import { sizes } from '../sizes.ts';
import { followLive, readAll } from './readers.ts';
import { computeOutsideHeapMb, computeSlope, mergeSamples, type Sample, takeSample } from './samples.ts';

const minutes = sizes.readSize('minutes');
const sampleMs = 5_000;
const writerPauseMs = 250;
const readerPauseMs = 100;
const liveStreams = 4;
const liveOpenMs = 20_000;
/** Excluded from the slope: code is compiled and caches fill. */
const warmUpShare = 1 / 3;

const settings = { HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', LOG_LEVEL: 'silent' };

const samplesPerMinute = async (origin: string): Promise<Sample> => {
  const samples: Sample[] = [];
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    await pause(sampleMs);
    samples.push(await takeSample(origin));
  }
  return mergeSamples(samples);
};

/**
 * `npm run proofs soak`: eight writers (register, incidents, readings, alerts), two readers of screens and four live streams on one server
 * for half an hour; the memory of its process, minute by minute.
 */
export const proveSoak = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-soak-'));
  const server = await openKillableProgram({ dataDir: folder, settings });
  try {
    const origin = server.origin();
    const people = await openPeople(origin);
    const ledger = openLedger();
    const wrong: string[] = [];
    const ending = new AbortController();
    const { signal } = ending;
    const writing = writeAll(server.origin, people, ledger, { signal, wrong }, writerPauseMs);
    const reading = [people.plant, people.imt].map((headers) => readAll(origin, headers, readerPauseMs, signal));
    const following = Array.from({ length: liveStreams }, () => followLive(origin, people.approver, liveOpenMs, signal));
    const samples: Sample[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      const one = await samplesPerMinute(origin);
      samples.push(one);
      process.stderr.write(
        `Minute ${minute}: ${one.rssMb.toFixed(0)} MB resident, ${computeOutsideHeapMb(one).toFixed(0)} of them outside V8's heap, heap used ${one.heapMb.toFixed(1)} MB, event loop p99 ${one.lagP99Ms.toFixed(0)} ms, ` +
          `${countAcknowledged(ledger)} acknowledged\n`,
      );
    }
    ending.abort();
    await Promise.all([writing, ...following]);
    const read = await Promise.all(reading);
    const { lost, doubled } = compareLedger(ledger, (await readContent(folder)).content);
    const steady = samples.slice(Math.floor(samples.length * warmUpShare));
    const failed = wrong.length + read.reduce((sum, one) => sum + one.failed, 0);
    const perS = (countAcknowledged(ledger) + read.reduce((sum, { count }) => sum + count, 0)) / (60 * minutes);
    return [
      { name: `Mixed load for ${minutes} min, writes and reads per second`, value: perS, unit: '/s', target: '' },
      { name: 'Writes that failed, or were lost or doubled', value: failed + lost.length + doubled.length, unit: '', target: '0' },
      {
        name: 'Heap after collections, rise after the first third',
        value: computeSlope(steady.map(({ heapMb }) => heapMb)),
        unit: 'MB/min',
        target: '< 0.5',
      },
      {
        name: "Resident memory outside V8's heap, rise after the first third",
        value: computeSlope(steady.map(computeOutsideHeapMb)),
        unit: 'MB/min',
        target: '< 0.5',
      },
      {
        name: 'Resident memory, rise after the first third',
        value: computeSlope(steady.map(({ rssMb }) => rssMb)),
        unit: 'MB/min',
        target: '< 1',
      },
      { name: 'Resident memory at the end', value: samples.at(-1)?.rssMb ?? Number.NaN, unit: 'MB', target: '' },
      {
        name: 'Event loop delay, worst 99th percentile of 5 s',
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
