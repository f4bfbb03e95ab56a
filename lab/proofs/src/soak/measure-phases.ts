import { setTimeout as pause } from 'node:timers/promises';
import { mergeSamples, type Sample } from './samples.ts';

export interface Phase {
  readonly name: string;
  readonly peak: Sample;
  readonly after: Sample;
}

const everyMs = 200;

/** What each kind of load takes alone, one after the other. */
export const measurePhases = async (
  take: () => Promise<Sample>,
  loads: readonly (readonly [name: string, run: () => Promise<unknown>])[],
): Promise<readonly Phase[]> => {
  const phases: Phase[] = [];
  for (const [name, run] of loads) {
    const samples = [await take()];
    let isOver = false;
    const watch = async (): Promise<void> => {
      while (!isOver) {
        await pause(everyMs);
        samples.push(await take());
      }
    };
    await Promise.all([run().finally(() => (isOver = true)), watch()]);
    const after = await take();
    const peak = mergeSamples(samples);
    phases.push({ name, peak, after });
    process.stderr.write(
      `${name}: ${peak.rssMb.toFixed(0)} MB resident at most, ${after.rssMb.toFixed(0)} afterwards, programs that read ${peak.readersMb.toFixed(0)} MB\n`,
    );
  }
  return phases;
};
