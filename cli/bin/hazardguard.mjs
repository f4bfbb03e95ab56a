#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findRuntime } from '../../tools/runtime.mjs';

/** `sysexits` 69: a required service is unavailable. */
const unavailable = 69;

try {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  // An import passes millions of short-lived rows: a small nursery keeps them from becoming old, and a heap that grows in small steps is collected in time.
  const flags = process.argv[2] === 'data' ? ['--max-semi-space-size=8', '--heap-growing-percent=20'] : [];
  const child = spawn(await findRuntime(), [...flags, main, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    process.stderr.write(`hazardguard: ${error.message}\n`);
    process.exitCode = unavailable;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
} catch (error) {
  process.stderr.write(`hazardguard: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = unavailable;
}
