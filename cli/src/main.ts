import { runCommand } from './hazardguard.ts';

// The error also reaches the callback of the write, which is where it is handled.
process.stdout.on('error', () => undefined);

process.exitCode = await runCommand(process.argv.slice(2));
