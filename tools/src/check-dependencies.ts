import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockFolders, readLockFile } from './dependencies/lock-file.ts';
import { findImageFaults, findProgramFaults } from './dependencies/reached/find-image-faults.ts';
import { findReachFaults } from './dependencies/reached/find-reach-faults.ts';
import { isSource, type Manifest, type Project, readReaches } from './dependencies/reached/project.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\0')
  .filter(Boolean);
/** It names paths inside packages in order to remove them. */
const namesUnused = 'tools/unused-files.mjs';
const sources = new Map(tracked.filter((path) => isSource(path) && path !== namesUnused).map((path) => [path, read(path)]));
const manifests = new Map(
  tracked
    .filter((path) => /(^|\/)package\.json$/.test(path))
    .map((path) => [path.replace(/\/?package\.json$/, ''), JSON.parse(read(path)) as Manifest]),
);
const known = new Set(
  lockFolders.flatMap((folder) =>
    Object.keys(readLockFile(root, folder)).flatMap((path) =>
      path.includes('node_modules/') ? (path.split('node_modules/').at(-1) ?? '') : [],
    ),
  ),
);

const project: Project = {
  tracked,
  sources,
  manifests,
  known,
  entries: ['server/src/main.ts', 'cli/bin/hazardguard.mjs', 'web/index.html', 'web/vite.config.ts', 'tools/launch.mjs'],
  resolvedFrom: { 'tools/runtime.mjs': 'runtime', 'tools/packaged-chromium.mjs': 'browser', 'tools/chromium.mjs': 'e2e' },
  above: ['lab'],
  built: ['web/dist', 'dist', 'test-results'],
  kept: {
    'package.json: @types/node': 'tsconfig.json names it',
    'server/package.json: @better-fetch/fetch': 'pinned to match better-auth (docs/decisions/0107-auth-library.md)',
    'server/package.json: better-call': 'pinned to match better-auth (docs/decisions/0107-auth-library.md)',
  },
};
const image = {
  dockerfile: read('deploy/docker/Dockerfile'),
  dockerignore: read('deploy/docker/Dockerfile.dockerignore'),
  entries: ['server/src/main.ts', 'cli/bin/hazardguard.mjs'],
  // The image has a Node that is new enough.
  without: ['runtime'],
};
const deployFiles = new Map(tracked.filter((path) => path.startsWith('deploy/')).map((path) => [path, read(path)]));
const reaches = readReaches(project);
const faults = [
  ...findReachFaults(project, reaches),
  ...findImageFaults(project, reaches, image),
  ...findProgramFaults(tracked, deployFiles),
];

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${sources.size} files, ${faults.length} faults\n`);
// A check that read no files must fail.
process.exitCode = faults.length === 0 && sources.size >= 50 ? 0 : 1;
