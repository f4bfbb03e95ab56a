import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runCommand } from '../hazardguard.ts';

export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

type Written = (error?: Error | null) => void;

/** Runs a command line in this process, as the program would in its own, and gives what it said: a start of Node costs more than most of them. */
export const runHere = async (args: readonly string[], input = ''): Promise<Ended> => {
  const said = { stdout: '', stderr: '' };
  const listen = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((text, ...more) => {
      said[name] += String(text);
      const written = more.find((one): one is Written => typeof one === 'function');
      written?.();
      return true;
    });
  const spies = [
    listen('stdout'),
    listen('stderr'),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as never),
  ];
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    return { status: await runCommand(args), ...said };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
};
