import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Starts the server of every lane at the same time, each on a port and a folder of its own, and says when all are ready. (Playwright
 * starts servers one after the other.) Ends with the first that ends.
 */
const [lanes = '', port = '', folder = ''] = process.argv.slice(2);
const program = join(import.meta.dirname, '..', 'server', 'src', 'main.ts');

/** The program prints its address when it answers. Its output is read to the end, or the pipe would fill. */
const isReady = ({ stdout }: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    let text = '';
    stdout?.on('data', (chunk: Buffer) => {
      if (/^HazardGuard +http/m.test(text)) return;
      text += chunk.toString();
      if (/^HazardGuard +http/m.test(text)) resolve();
    });
  });

const servers = Array.from({ length: Number(lanes) }, (_none, lane) =>
  spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(Number(port) + lane), HAZARDGUARD_DATA: join(folder, String(lane)) },
  }),
);
for (const server of servers) {
  server.once('exit', (code) => {
    process.exitCode ??= code ?? 1;
    for (const other of servers) other.kill('SIGTERM');
  });
}
// The signal reaches the servers too: this process ends after them.
process.on('SIGTERM', () => {
  for (const server of servers) server.kill('SIGTERM');
});
await Promise.all(servers.map(isReady));
process.stdout.write('All servers are ready\n');
