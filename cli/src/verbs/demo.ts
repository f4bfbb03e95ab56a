import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from '../read-arguments.ts';

export const usage = 'hazardguard demo [--port PORT]';

/** The environment without settings of a live installation. */
const omitOwnData = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('HAZARDGUARD_') && !name.startsWith('DATABASE_URL')));

/** Starts a demo with temporary data, deleted when it stops. */
export const demo = async (args: readonly string[]): Promise<void> => {
  const { port = '8080' } = readArguments(args, usage, { options: { port: { type: 'string' } } }).values;
  const dataDir = mkdtempSync(join(tmpdir(), 'hazardguard-demo-'));
  const server = fileURLToPath(import.meta.resolve('@hazardguard/server/program'));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], {
    env: { ...omitOwnData(process.env), HAZARDGUARD_DATA: dataDir, HAZARDGUARD_MODE: 'demo', PORT: port },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = (): void => void child.kill('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) process.exitCode = code ?? 1;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, stop);
    rmSync(dataDir, { recursive: true, force: true });
  }
};
