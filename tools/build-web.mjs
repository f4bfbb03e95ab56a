import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Builds the web application when its sources differ from those of the last build. Plain JavaScript. */

const sources = ['web', 'i18n', 'contract', 'engine', 'chemicals', 'package-lock.json'];
const skipped = new Set(['node_modules', 'dist', '.cache']);

const addToHash = (hash, root, path) => {
  const place = join(root, path);
  const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${path}/${entry.name}`;
    if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) addToHash(hash, root, name);
    else if (entry.isFile()) hash.update(`${name}\n`).update(readFileSync(join(root, name)));
  }
};

const wantedStamp = (root) => {
  const hash = createHash('sha256');
  for (const source of sources) {
    if (source.includes('.')) hash.update(readFileSync(join(root, source)));
    else addToHash(hash, root, source);
  }
  return hash.digest('hex');
};

/** The new build is made in another folder and then moved into place, so that a running server never serves half a build. */
export const buildWeb = (node, root) => {
  const dist = join(root, 'web', 'dist');
  const wanted = wantedStamp(root);
  const stamp = join(dist, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Building the web application ...\n');
  const cache = join(root, 'node_modules', '.cache');
  const next = join(cache, `web-next-${process.pid}`);
  const last = join(cache, `web-last-${process.pid}`);
  mkdirSync(cache, { recursive: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const built = spawnSync(node, [vite, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (built.signal !== null) process.exit(130);
  if (built.status !== 0) throw new Error(`The web application could not be built:\n${built.stdout}${built.stderr}`.trimEnd());
  writeFileSync(join(next, '.stamp'), wanted);
  if (existsSync(dist)) renameSync(dist, last);
  renameSync(next, dist);
  rmSync(last, { recursive: true, force: true });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    buildWeb(process.execPath, dirname(dirname(fileURLToPath(import.meta.url))));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
