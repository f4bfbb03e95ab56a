import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@hazardguard/server';
import { stopWhileBusy } from './busy-stop.ts';
import { openKillableProgram } from './killable-program.ts';
import { type BenchRow, computeMedian, toComparedRow } from './measure.ts';

const rounds = 3;
const settings = { HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: 'none', STANDING_FOOTPRINTS: 'off', LOG_LEVEL: 'silent' };

const measureTime = async <T>(work: () => Promise<T>): Promise<{ readonly s: number; readonly made: T }> => {
  const began = performance.now();
  const made = await work();
  return { s: (performance.now() - began) / 1000, made };
};

const measureBareStart = async (dataDir: string): Promise<number> => {
  const { s, made } = await measureTime(() => startEmbeddedPostgres({ dataDir, log: () => undefined }));
  await made.stop();
  return s;
};

const measureStart = async (dataDir: string): Promise<{ readonly startS: number; readonly stopS: number }> => {
  const { s, made } = await measureTime(() => openKillableProgram({ dataDir, settings }));
  const { s: stopS } = await measureTime(() => made.stopInOrder());
  return { startS: s, stopS };
};

/** Time from the command to the line with the address: on an empty folder, and on one with data, each compared with PostgreSQL alone. */
export const benchStartup = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-startup-'));
  try {
    const times = { cold: [] as number[], warm: [] as number[], stop: [] as number[], bareCold: [] as number[], bareWarm: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const [own, bare] = [join(folder, `own-${round}`), join(folder, `bare-${round}`)];
      times.cold.push((await measureStart(own)).startS);
      const warm = await measureStart(own);
      times.warm.push(warm.startS);
      times.stop.push(warm.stopS);
      times.bareCold.push(await measureBareStart(bare));
      times.bareWarm.push(await measureBareStart(bare));
    }
    const busyS = await stopWhileBusy(await openKillableProgram({ dataDir: join(folder, 'own-0'), settings }));
    return [
      toComparedRow(
        'First start on an empty folder, compared with PostgreSQL alone',
        computeMedian(times.cold),
        's',
        computeMedian(times.bareCold),
        '< 15 s',
      ),
      toComparedRow(
        'Start on data, compared with PostgreSQL alone',
        computeMedian(times.warm),
        's',
        computeMedian(times.bareWarm),
        '< 5 s',
      ),
      { name: 'Normal stop', value: computeMedian(times.stop), unit: 's', target: '< 5 s' },
      { name: 'Stop with live streams, an upload and thirty runs in progress', value: busyS, unit: 's', target: '< 10 s' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
