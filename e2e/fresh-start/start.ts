import { findInstallation, isReady, startInstalled } from '../start-installed.ts';

/** `npm start` in the delivered installation, without a weather service, which a machine without a network could not reach. */
const [port = ''] = process.argv.slice(2);
const server = startInstalled(await findInstallation(), ['tools/launch.mjs', 'start'], { PORT: port, WEATHER_PROVIDER: 'none' });
server.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
process.on('SIGTERM', () => server.kill('SIGTERM'));
await isReady(server);
process.stdout.write('The server is ready\n');
