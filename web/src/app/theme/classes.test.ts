import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: root })
      .filter((path) => !path.includes('.test.'))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
  );

const listClasses = (sheet: string): ReadonlySet<string> => {
  const selectors = sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name));
};

/** Classes that nobody uses, and names that no style sheet has. */
const findFaults = (sheets: ReadonlyMap<string, string>, sources: ReadonlyMap<string, string>): readonly string[] => {
  const all = [...sources.values()].join('\n');
  const inSources = new Set([...all.matchAll(/(?<![\w-])hg-[a-z][a-z0-9-]*/g)].map(([name]) => name));
  const shared = [...sheets].filter(([path]) => !path.endsWith('.module.css')).flatMap(([, sheet]) => [...listClasses(sheet)]);
  const faults = [
    ...shared.filter((name) => name.startsWith('hg-') && !inSources.has(name)).map((name) => `unused: ${name}`),
    ...[...inSources].filter((name) => !shared.includes(name)).map((name) => `unknown: ${name}`),
  ];
  const used = new Map<string, Set<string>>();
  for (const [from, source] of sources) {
    for (const [, variable, to = ''] of source.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)) {
      const path = normalize(join(dirname(from), to));
      const names = [...source.matchAll(new RegExp(`(?<!\\.)\\b${variable}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
      used.set(path, new Set([...(used.get(path) ?? []), ...names]));
    }
  }
  for (const [path, sheet] of sheets) {
    if (!path.endsWith('.module.css')) continue;
    const defined = listClasses(sheet);
    const named = used.get(path) ?? new Set();
    faults.push(...[...defined].filter((name) => !named.has(name)).map((name) => `unused: ${path} ${name}`));
    faults.push(...[...named].filter((name) => !defined.has(name)).map((name) => `unknown: ${path} ${name}`));
  }
  return faults;
};

describe('classes', () => {
  it('of the style sheets are used, and those in use exist', () => {
    const sheets = read('**/*.css');
    expect(sheets.size).toBeGreaterThan(50);
    const sources = read('**/*.{ts,tsx}');
    expect(findFaults(sheets, sources)).toEqual([]);
    // The parts page shows classes of layouts; only a screen or a part uses them.
    expect(findFaults(sheets, new Map([...sources].filter(([path]) => !path.includes('/testing/'))))).toEqual([]);
  });

  it('that nobody uses, or that no sheet has, are found', () => {
    const sheets = new Map([
      ['layouts.css', '.hg-card {\n}\n.hg-old {\n}\n'],
      ['a/b.module.css', '.used {\n}\n.dead:hover {\n}\n'],
    ]);
    const source = "import own from './b.module.css';\n<p className='hg-card hg-wrong' a={own.used} b={own.lost} c={row.own.data} />";
    expect(findFaults(sheets, new Map([['a/c.tsx', source]]))).toEqual([
      'unused: hg-old',
      'unknown: hg-wrong',
      'unused: a/b.module.css dead',
      'unknown: a/b.module.css lost',
    ]);
  });
});
