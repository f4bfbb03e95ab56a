import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@hazardguard/server';

/** A program that is killed with SIGKILL and restarted immediately, as a service manager does. */
export interface Killable {
  /** Resolves when it is ready again. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const waitUntil = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 50));
};

/** A PostgreSQL with a constant address, although its port changes with each start: connections are proxied by this process. */
export const openKillableDatabase = async (dataDir: string): Promise<Killable & { readonly url: string; readonly ownUrl: string }> => {
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined });
  let postgres = await start();
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(Number(new URL(postgres.url).port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const url = new URL(postgres.url);
  url.port = String(address !== null && typeof address === 'object' ? address.port : 0);
  return {
    url: url.href,
    /** The direct address, valid until it is killed. */
    ownUrl: postgres.url,
    kill: async () => {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.ended;
      postgres = await start();
    },
    stop: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await postgres.stop();
    },
  };
};

interface ProgramOptions {
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
}

const main = join(import.meta.dirname, '../../../server/src/main.ts');
const printed = /http:\/\/localhost:\d+/;

/** The server's program; `origin` and `output` belong to the current process. */
export const openKillableProgram = async ({ dataDir, settings }: ProgramOptions) => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  let child: ChildProcess;
  let output = '';
  let stopping = false;
  const ready = () => printed.test(output);
  const start = async (): Promise<void> => {
    output = '';
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { ...process.env, HAZARDGUARD_DATA: dataDir, PORT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const ended = once(child, 'exit');
    const own = child;
    await waitUntil(() => ready() || own.exitCode !== null || own.signalCode !== null);
    // A start fails with a message while the database is starting itself; a service manager would try again.
    if (!ready()) {
      await ended;
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (!stopping) await start();
    }
  };
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  const endInOrder = async (): Promise<void> => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return {
    origin: (): string => printed.exec(output)?.[0] ?? '',
    output: (): string => output,
    pid: (): number => child.pid ?? 0,
    lives: (): boolean => child.exitCode === null && child.signalCode === null,
    /** For callers that kill it themselves: starts it, and again until it serves. */
    start,
    end,
    kill: async (): Promise<void> => {
      await end();
      await start();
    },
    stopInOrder: endInOrder,
    stop: async (): Promise<void> => {
      stopping = true;
      await end();
    },
  };
};
