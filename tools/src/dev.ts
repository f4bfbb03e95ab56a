import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findProgram, root } from './test-run/program.ts';

/** `npm run dev`: the server, started again when its sources change, and the web application served by Vite with instant updates. */

const port = process.env.PORT ?? '8080';
const environment = { ...process.env, HAZARDGUARD_SERVER: `http://127.0.0.1:${port}` };

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
const web = spawn(process.execPath, [findProgram('vite', 'vite')], { cwd: join(root, 'web'), env: environment, stdio: 'inherit' });
process.stdout.write(`Parts: http://127.0.0.1:${process.env.WEB_PORT ?? 5173}/parts\n`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    server.kill(signal);
    web.kill(signal);
  });
}
for (const [child, other] of [
  [server, web],
  [web, server],
] as const) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    other.kill('SIGTERM');
  });
}
