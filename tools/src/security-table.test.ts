import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { glossaryPage, readAsvs, securityPage } from './generators/documents.ts';

const root = join(import.meta.dirname, '..', '..');
const rows = readAsvs();

/** How many items each section of OWASP ASVS 5.0.0 has at levels 1 and 2, and which numbers those are where not all count. */
const sections: Readonly<Record<string, readonly number[]>> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'asvs-5.0.0-levels-1-2.json'), 'utf8'),
) as Record<string, readonly number[]>;

const wanted = Object.entries(sections).flatMap(([section, numbers]) => numbers.map((number) => `${section}.${number}`));

const order = (item: string): readonly number[] => item.split('.').map(Number);
const before = (a: string, b: string): boolean => {
  const [left, right] = [order(a), order(b)];
  for (const [index, number] of left.entries()) if (number !== right[index]) return number < (right[index] ?? 0);
  return false;
};

/** The items that `7.1.3, 7.6.1` or `6.8.1–6.8.4` means. */
const listItems = (cell: string): readonly string[] =>
  cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–');
    return wanted.filter((item) => !before(item, from) && !before(to, item));
  });

test('every item of levels 1 and 2 has exactly one row with a state', () => {
  const listed = rows.flatMap(({ items }) => listItems(items));
  expect(listed.toSorted()).toEqual([...wanted].toSorted());
  for (const { items, state } of rows) expect(state, items).toMatch(/^(yes|part|no|–)$/);
});

test('every file that the table names is there', () => {
  const named = rows.flatMap(({ where }) => [...where.matchAll(/`([\w./-]+\.(?:ts|tsx|json))`/g)].map(([, path = '']) => path));
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, 'server', 'src', path)));
  expect([...new Set(missing)]).toEqual([]);
});

test.each([securityPage, glossaryPage])('$path is what its data make; if not, npm run generate', async ({ path, make }) => {
  const page = readFileSync(join(root, path), 'utf8');
  expect(page).toBe(await make());
  expect(page.split('\n').filter((line) => /^\| \S/.test(line)).length).toBeGreaterThan(100);
});
