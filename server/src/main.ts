import { parseArgs } from 'node:util';
import { setupLinkMinutes } from '@hazardguard/contract';
import { openDataFolder } from './platform/data-folder/data-folder.ts';
import { lockDataFolder } from './platform/data-folder/lock.ts';
import { StartError, toStartError } from './platform/data-folder/start-error.ts';
import { readSettings, type Settings } from './platform/env/env.ts';
import type { RunningServer } from './start.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const complain = (failure: unknown): void => {
  const error = toStartError(failure);
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error)?.stack ?? String(error)}\n`);
};

/** The address as a person on this machine would type it. */
const toShownAddress = ({ publicUrl, serves }: Settings, { address }: RunningServer): string | null =>
  (serves ? publicUrl : null) ?? address?.replace('//127.0.0.1:', '//localhost:') ?? null;

const introduceWorker = (address: string | null, { place }: RunningServer): void => {
  print('HazardGuard   does background work');
  if (address !== null) print(`Health        ${address}/readyz`);
  print(`Data          ${place}`);
  print('Stop          Ctrl-C');
};

const introduce = (settings: Settings, server: RunningServer): void => {
  const address = toShownAddress(settings, server);
  if (!settings.serves) {
    introduceWorker(address, server);
    return;
  }
  print(`HazardGuard   ${address}`);
  print(
    settings.mode === 'demo'
      ? 'Sign in       pick a role on the sign-in page; this is demo mode, with sample sites and no passwords'
      : 'Sign in       with your e-mail and password',
  );
  if (server.setupPath !== null) {
    print(`Set up        ${address}${server.setupPath}`);
    print(`              creates the first administrator; valid once, for ${setupLinkMinutes} minutes`);
  }
  print(`Data          ${server.place}`);
  print('Stop          Ctrl-C');
};

const readArguments = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { role: { type: 'string' } } });
  } catch (error) {
    throw new StartError(`${(error as Error).message}. The one option is --role web, worker or all.`);
  }
};

/** `--role worker` is the same as the setting ROLE, and overrides it. */
const setRole = (environment: NodeJS.ProcessEnv, args: readonly string[]): NodeJS.ProcessEnv => {
  const { values } = readArguments(args);
  return values.role === undefined ? environment : { ...environment, ROLE: values.role };
};

/** One process, from settings to exit code: 0 after a requested stop, 1 otherwise. */
const main = async (): Promise<void> => {
  let stopAsked = false;
  let server: RunningServer | null = null;
  const finish = async (code: number): Promise<void> => {
    if (stopAsked) return;
    stopAsked = true;
    try {
      await server?.stop();
      process.exit(code);
    } catch (error) {
      complain(error);
      process.exit(1);
    }
  };
  let stopEarly = false;
  const onSignal = (): void => {
    if (server === null) stopEarly = true;
    else void finish(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // The launcher has a channel to this process: when the launcher is killed, nobody could stop the server regularly any more.
  process.on('disconnect', onSignal);
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (error: unknown) => {
      complain(error);
      void finish(1);
    });
  }
  // Whatever read the output may end before the server does, as with `| tee`; the server goes on, and no write may fail it.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
  process.channel?.unref();
  try {
    const settings = readSettings(setRole(process.env, process.argv.slice(2)));
    openDataFolder(settings.dataDir);
    const lock = lockDataFolder(settings.dataDir);
    // Loading the program takes longer than finding that it may not start, so it comes afterwards.
    const { startServer } = await import('./start.ts');
    server = await startServer(settings, lock, print);
    if (stopEarly) return await finish(0);
    introduce(settings, server);
  } catch (error) {
    complain(error);
    process.exit(1);
  }
};

await main();
