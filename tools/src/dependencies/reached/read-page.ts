import { posix } from 'node:path';
import { collectReaches } from './collect.ts';
import { type FileReaches, toPackageName } from './reach.ts';

const inStyle = /(?:url\(\s*|@import\s+)(["']?)([^"')\s;]+)\1/g;
const inPage = /\b(?:src|href)=(["'])([^"']+)\1/g;

/** What a style sheet (`url()`, `@import`) or an HTML page (`src`, `href`) reaches. */
export const readPage = (path: string, text: string, known: ReadonlySet<string>): FileReaches => {
  const reaches = collectReaches(path, text, known);
  for (const match of text.matchAll(path.endsWith('.css') ? inStyle : inPage)) {
    const [target = ''] = (match[2] ?? '').split(/[?#]/);
    const at = match.index;
    const name = toPackageName(target.replace(/^~/, ''));
    if (target === '' || /^[a-z]+:/.test(target)) continue;
    if (known.has(name) || /^~?@/.test(target)) reaches.addLoaded({ kind: 'text', head: target.replace(/^~/, ''), whole: true }, at);
    // Vite serves the sources and `public/` from the root of the package.
    else if (target.startsWith('/src/')) reaches.addPath({ kind: 'path', head: `web${target}`, whole: true }, at, target);
    else if (target.startsWith('/')) reaches.addPath({ kind: 'path', head: `web/public${target}`, whole: true }, at, target);
    else reaches.addPath({ kind: 'path', head: posix.join(posix.dirname(path), target), whole: true }, at, target);
  }
  return { reaches: reaches.list(), calls: [], loaders: new Set() };
};
