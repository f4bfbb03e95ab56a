import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { createGzip } from 'node:zlib';
import { startEmbeddedPostgres } from '@hazardguard/server';
import type { BenchRow } from './measure.ts';

const root = join(import.meta.dirname, '..', '..', '..');

const readLines = (file: string): readonly string[] =>
  readFileSync(join(root, 'deploy', 'docker', file), 'utf8')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter(Boolean);

/** The two stages of the Dockerfile: the commands of the first, and what the second copies from it, as [from, to folder]. */
const readDockerfile = () => {
  const lines = readLines('Dockerfile');
  const second = lines.findLastIndex((line) => line.startsWith('FROM '));
  const commands = lines.slice(0, second).flatMap((line) => (line.startsWith('RUN ') ? [line.slice('RUN '.length)] : []));
  const copies = lines.slice(second).flatMap((line) => {
    const [, from = '', to = ''] = /^COPY --from=build (.+) (\S+)$/.exec(line) ?? [];
    return from.split(' ').flatMap((path) => (path === '' ? [] : [{ path: path.replace('/app/', ''), to }]));
  });
  return { base: lines[second]?.slice('FROM '.length) ?? '', commands, copies };
};

/** The build context of `docker build`: the checkout without what the ignore file names. */
const sendContext = (folder: string): void => {
  const ignored = readLines('Dockerfile.dockerignore');
  const anywhere = new Set(ignored.flatMap((line) => (line.startsWith('**/') ? [line.slice(3)] : [])));
  const atRoot = new Set(ignored.filter((line) => !line.startsWith('**/')));
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => {
      const parts = relative(root, source).split('/');
      return !parts.some((part) => anywhere.has(part)) && !atRoot.has(parts[0] ?? '');
    },
  });
};

const countBytes = async (stream: NodeJS.ReadableStream): Promise<number> => {
  let bytes = 0;
  for await (const chunk of stream) bytes += Buffer.byteLength(chunk);
  return bytes;
};

/** The layers of the image, in one archive. */
const measureSizes = async (folder: string) => {
  const archive = () => spawn('tar', ['-c', '-C', folder, '.'], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout;
  const [plain, packed] = await Promise.all([countBytes(archive()), countBytes(archive().pipe(createGzip()))]);
  return { plain, packed };
};

/** Time from the command to the printed address, s: shows that nothing that a server needs is missing. */
const measureStart = async (app: string, dataDir: string, databaseUrl: string): Promise<number> => {
  const began = performance.now();
  const server = spawn(process.execPath, ['server/src/main.ts', '--role', 'web'], {
    cwd: app,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      HAZARDGUARD_DATA: dataDir,
      HAZARDGUARD_MODE: 'demo',
      HAZARDGUARD_SECRET: 'only for a measurement: 0123456789abcdef',
      DATABASE_URL: databaseUrl,
      WEATHER_PROVIDER: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let output = '';
    for await (const chunk of server.stdout) {
      output += String(chunk);
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (address === undefined) continue;
      const took = (performance.now() - began) / 1000;
      const [page, ready] = await Promise.all([fetch(address), fetch(`${address}/readyz`)]);
      if (!page.ok || !ready.ok) throw new Error(`The image's server answers ${page.status} and ${ready.status}`);
      return took;
    }
    throw new Error(`The image's server ended before it was ready: ${output}`);
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  }
};

/** Size of what the image adds to its base: runs the commands of the Dockerfile next to the checkout, and starts a server from the result alone. */
export const benchImage = async (): Promise<BenchRow[]> => {
  const { base, commands, copies } = readDockerfile();
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-image-'));
  const [built, app] = [join(folder, 'build'), join(folder, 'app')];
  const environment = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` };
  try {
    sendContext(built);
    for (const command of commands)
      execFileSync('sh', ['-c', command], { cwd: built, env: environment, stdio: ['ignore', 'ignore', 'inherit'] });
    mkdirSync(app);
    for (const { path, to } of copies) {
      const target = to.endsWith('/') ? join(app, to, path.split('/').at(-1) ?? '') : join(app, to);
      cpSync(join(built, path), target, { recursive: true, verbatimSymlinks: true });
    }
    const { plain, packed } = await measureSizes(app);
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
    try {
      const startS = await measureStart(app, join(folder, 'data'), postgres.url);
      return [
        { name: `Image above ${base}, unpacked`, value: plain / 1e6, unit: 'MB', target: '< 500 MB' },
        { name: `Image above ${base}, compressed (gzip)`, value: packed / 1e6, unit: 'MB', target: '< 150 MB' },
        { name: 'First start from the image, PostgreSQL running', value: startS, unit: 's', target: '< 15 s' },
      ];
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
