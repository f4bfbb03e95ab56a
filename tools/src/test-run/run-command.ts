import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { followProcessorTime } from './processor-time.ts';
import { root } from './program.ts';

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
  /** Of the program and everything it started; undefined where it is not measured. */
  readonly processorS?: number | undefined;
}

const running = new Set<ChildProcess>();

export interface Manner {
  readonly environment?: Readonly<Record<string, string>>;
  /** Runs with low priority. */
  readonly inBackground?: boolean;
}

/** Runs a JavaScript or TypeScript program on this Node, from the root, and keeps what it prints. */
export const runProgram = (args: readonly string[], { environment, inBackground = false }: Manner = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const endProcessorTime = followProcessorTime(child.pid);
    if (inBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(Buffer.from(error.message)));
    child.on('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output, processorS: endProcessorTime() });
    });
  });

/** Ends the programs of a run that a person interrupts. */
export const stopPrograms = (): void => {
  for (const child of running) child.kill('SIGTERM');
};
