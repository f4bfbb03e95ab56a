import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@hazardguard/contract';
import { type MemoryLimits, toArguments } from './memory-limits.ts';

/** Time without an answer after which a program is ended: many times what the largest part of a file takes on a slow disk. */
const mostSilentMs = 5 * 60_000;

/** Characters of its error output that are kept for the log. */
const keptOutput = 4_000;

/** Variables of this process that a program gets: where Windows is, where compiled code is kept. No setting and no secret. */
const passed = ['SystemRoot', 'NODE_COMPILE_CACHE', 'TZ'] as const;

/** A program of its own that reads what strangers send: without settings, secrets, database or port. */
export interface OpenedProgram<Message, Answer> {
  readonly send: (message: Message) => void;
  /** The next answer, in order. Throws an `ApiError` `invalid-file` when the program needed more memory or time than it has. */
  readonly next: () => Promise<Answer>;
  /** Kills it. Safe to call twice. */
  readonly end: () => Promise<void>;
}

const tooMuchMemory = 'The file needs more memory than one import may use. Split it, or save it as CSV';
const tooSlow = 'The file takes too long to read. Split it, or save it as CSV';

/** Exit codes of a program that was refused memory: `abort` of V8, and a kill from outside as a shell writes it. */
const memoryCodes: readonly (number | null)[] = [134, 137];

/**
 * Starts a module of this server as a process of its own. It ends when `end` is called, when `signal` is aborted, and when this process
 * ends, however that happens; what it allocates never counts as this process's memory.
 */
export const openProgram = <Message extends object, Answer>(
  module: URL,
  { limits, signal }: { readonly limits: MemoryLimits; readonly signal?: AbortSignal | undefined },
): OpenedProgram<Message, Answer> => {
  const child = fork(fileURLToPath(module), [String(limits.residentMb)], {
    execArgv: toArguments(limits),
    env: Object.fromEntries(passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const answers: Answer[] = [];
  let failure: Error | null = null;
  let output = '';
  let wake: (() => void) | null = null;
  let isAsked = false;
  const awaken = (): void => {
    wake?.();
    wake = null;
  };
  const kill = (): void => void child.kill('SIGKILL');
  const fail = (error: Error): void => {
    failure ??= error;
    kill();
    awaken();
  };
  child.stderr?.on('data', (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-keptOutput);
  });
  child.on('message', (answer) => {
    answers.push(answer as Answer);
    awaken();
  });
  child.on('error', fail);
  const ended = new Promise<void>((resolve) => {
    child.once('close', (code, killedBy) => {
      process.off('exit', kill);
      signal?.removeEventListener('abort', onAbort);
      const isMemory = !isAsked && (killedBy !== null || memoryCodes.includes(code));
      failure ??= isMemory
        ? new ApiError('invalid-file', tooMuchMemory)
        : new Error(`The program that reads files ended with ${killedBy ?? code}: ${output}`);
      awaken();
      resolve();
    });
  });
  const end = (): Promise<void> => {
    isAsked = true;
    kill();
    return ended;
  };
  const onAbort = (): void => fail(signal?.reason instanceof Error ? signal.reason : new Error('The request was cancelled'));
  signal?.addEventListener('abort', onAbort);
  process.on('exit', kill);
  if (signal?.aborted === true) onAbort();
  const next = async (): Promise<Answer> => {
    const silent = setTimeout(() => fail(new ApiError('invalid-file', tooSlow)), mostSilentMs);
    try {
      for (;;) {
        const answer = answers.shift();
        if (answer !== undefined) return answer;
        if (failure !== null) throw failure;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    } finally {
      clearTimeout(silent);
    }
  };
  return {
    // A program that has ended reports that itself, as the failure of the next answer.
    send: (message) => void child.send(message, () => undefined),
    next,
    end,
  };
};
