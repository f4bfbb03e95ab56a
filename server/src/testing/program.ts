import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Program {
  readonly child: ChildProcess;
  /** All output until now. */
  output(): string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

/** Starts the server like `npm start`, as a separate process, with these settings only. `within` is a prefix of the command. */
export const startProgram = (
  settings: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  within: readonly string[] = [],
): Program => {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(HAZARDGUARD_|OTEL_)/.test(name) && name !== 'DATABASE_URL');
  const [command = process.execPath, ...rest] = [...within, process.execPath, '--disable-warning=ExperimentalWarning', main, ...args];
  const child = spawn(command, rest, {
    env: { ...Object.fromEntries(inherited), PORT: '0', WEATHER_PROVIDER: 'none', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  return { child, output: () => output, ended };
};

/** Waits until the server has printed its address; otherwise fails with its output. */
export const waitUntilReady = async (program: Program): Promise<string> => {
  for (;;) {
    const address = /http:\/\/localhost:\d+/.exec(program.output())?.[0];
    if (address !== undefined) return address;
    const over = await Promise.race([
      program.ended.then(() => true),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 20)),
    ]);
    if (over) throw new Error(`The server ended before it was ready: ${program.output()}`);
  }
};
