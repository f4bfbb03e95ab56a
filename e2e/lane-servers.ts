import { join } from 'node:path';
import { findInstallation, isReady, startInstalled } from './start-installed.ts';

/**
 * Starts the server of every lane at the same time, each on a port and a folder of its own, and says when all are ready. (Playwright
 * starts servers one after the other.) Ends with the first that ends.
 */
const [lanes = '', port = '', data = ''] = process.argv.slice(2);
const tiles = `http://127.0.0.1:${process.env.E2E_TILES_PORT}/{z}/{x}/{y}.png?key={key}`;

const settings = {
  HOST: '127.0.0.1',
  HAZARDGUARD_MODE: 'demo',
  WEATHER_PROVIDER: 'none',
  // The page does not exist: the journey answers for it, under the policy that the server sends.
  FRAME_HOSTS: 'maps.example.org',
  FRAME_ANUPAMARASAYAN: 'https://maps.example.org/site',
  LOG_LEVEL: 'warn',
  RMP_TABLES: join(import.meta.dirname, 'rmp-tables.json'),
  MAP_STREET_URL: tiles,
  MAP_STREET_KEY: 'key-of-the-journeys',
  MAP_STREET_ATTRIBUTION: 'Tiles of the journeys',
} as const;

const installation = await findInstallation();
const servers = Array.from({ length: Number(lanes) }, (_none, lane) =>
  startInstalled(installation, ['server/src/main.ts'], {
    ...settings,
    PORT: String(Number(port) + lane),
    HAZARDGUARD_DATA: join(data, String(lane)),
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
