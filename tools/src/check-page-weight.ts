import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../build-web.mjs';
import { pages } from './page-weight/budgets.ts';
import { type BuiltFile, listCyclic, measurePages } from './page-weight/measure.ts';

const root = join(import.meta.dirname, '..', '..');
// Nothing happens if the build is up to date.
buildWeb(process.execPath, root);

const assets = join(root, 'web', 'dist', 'assets');
const files = new Map<string, BuiltFile>(
  readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, { code: readFileSync(join(assets, name), 'utf8'), gzipBytes: statSync(join(assets, `${name}.gz`)).size }]),
);

const formatKb = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
const weights = measurePages(files, pages);
for (const { title, bytes, budgetBytes } of weights)
  process.stdout.write(`${bytes > budgetBytes ? 'TOO HEAVY  ' : ''}${title}: ${formatKb(bytes)} of ${formatKb(budgetBytes)}\n`);
const cyclic = listCyclic(files);
if (cyclic.length > 0)
  process.stdout.write(
    `These files import each other, so one of them would fail: ${cyclic.join(', ')}. Change codeSplitting in web/vite.config.ts.\n`,
  );
process.exitCode = cyclic.length === 0 && weights.every(({ bytes, budgetBytes }) => bytes <= budgetBytes) ? 0 : 1;
