import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes files from installed packages that no program reads: a quarter of what npm unpacks, which every checkout, image and
 * backup would carry. Plain JavaScript: it runs on any Node from 20.19.
 */

/** Builds for other kinds of program, sources next to their build, tests, headers, a package manager. `*` matches part of a name. */
const unusedPaths = [
  '@opentelemetry/*/build/esm',
  '@opentelemetry/*/build/esnext',
  'bintrees/test',
  'fastify/test',
  'maplibre-gl/dist/*-dev.mjs',
  'maplibre-gl/src',
  'node-*/include',
  'pdfkit/.yarn',
  'pdfkit/js/pdfkit.standalone.js',
  'pdfmake/build',
  'react-dom/cjs/react-dom-profiling.*',
];

/** Node and Vite run the JavaScript of a package, and TypeScript reads its declarations. */
const isSource = (name) => name.endsWith('.map') || (/\.[cm]?tsx?$/.test(name) && !/\.d\.[cm]?ts$/.test(name));

const removeSources = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeSources(path);
    else if (entry.isFile() && isSource(entry.name)) rmSync(path, { force: true });
  }
};

const findPaths = (folder, [part, ...rest]) => {
  if (part === undefined) return [folder];
  if (!part.includes('*')) return existsSync(join(folder, part)) ? findPaths(join(folder, part), rest) : [];
  const [before, after] = part.split('*');
  return readdirSync(folder)
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .flatMap((name) => findPaths(join(folder, name), rest));
};

const cleanModules = (modules) => {
  for (const unused of unusedPaths)
    for (const path of findPaths(modules, unused.split('/'))) rmSync(path, { recursive: true, force: true });
  removeSources(modules);
};

/** `folder` has the lock file; a workspace below it may hold packages of its own. */
export const removeUnusedFiles = (folder) => {
  for (const place of ['.', ...readdirSync(folder)]) {
    const modules = join(folder, place, 'node_modules');
    if (existsSync(modules)) cleanModules(modules);
  }
};
