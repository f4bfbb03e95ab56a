import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runCommand } from '../hazardguard.ts';

export interface CommandResult {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

type WriteCallback = (error?: Error | null) => void;

/** Runs a command line in this process and returns its output: a new Node process would take longer than most commands. */
export const runHere = async (args: readonly string[], input = ''): Promise<CommandResult> => {
  const output = { stdout: '', stderr: '' };
  const capture = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((text, ...more) => {
      output[name] += String(text);
      const callback = more.find((one): one is WriteCallback => typeof one === 'function');
      callback?.();
      return true;
    });
  const spies = [
    capture('stdout'),
    capture('stderr'),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([Buffer.from(input)]) as never),
  ];
  const before = process.exitCode;
  process.exitCode = undefined;
  try {
    return { status: await runCommand(args), ...output };
  } finally {
    process.exitCode = before;
    for (const spy of spies) spy.mockRestore();
  }
};
