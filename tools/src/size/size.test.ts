import { expect, test } from 'vitest';
import { readImports } from '../architecture/read-imports.ts';
import { findOverruns, isRaised } from './budget.ts';
import { countWords, isCounted, isDocument, measureSize } from './measure-size.ts';

const files = new Map([
  ['web/src/warn/list.tsx', "import { row } from './row.ts';\nimport { shared } from '../ui/shared.ts';\nrow(shared);\n"],
  ['web/src/warn/row.ts', 'export const row = 1;\n'],
  ['web/src/ui/shared.ts', 'export const shared = 1;\n'],
  ['web/src/ui/shared.module.css', '.a {\n}\n'],
  ['web/src/main.tsx', 'start();\n'],
  ['engine/src/geo/ring.ts', 'export const ring = 1;\nexport const other = 2;\n'],
]);
const size = measureSize(
  files,
  [...files].flatMap(([path, text]) => (path.endsWith('.css') ? [] : readImports(path, text))),
);

test('lines are counted by room, style sheets among them, and short files with one importer beside them', () => {
  expect([...size.rooms]).toEqual([
    ['engine', 2],
    ['web', 1],
    ['web/ui', 3],
    ['web/warn', 4],
  ]);
  expect([size.cssLines, size.cssFiles, size.single]).toEqual([2, 1, 1]);
});

test.each([
  ['a test', 'web/src/warn/row.test.ts'],
  ['a journey', 'e2e/lane-servers.ts'],
  ['a text', 'i18n/src/hi/alerts.json'],
  ['a tool of the laboratory', 'lab/bench/src/main.ts'],
  ['a generated file', 'web/src/made.ts'],
  ['a picture', 'web/public/a.svg'],
])('%s is not counted', (_what, path) => {
  expect(isCounted(path, new Set(['web/src/made.ts']))).toBe(false);
});

test('words written by hand are counted, without tables’ lines and what is made from data', () => {
  const documents = new Map([
    ['README.md', '# One\n\n| two | three, four |\n|---|---|\n'],
    ['docs/security.md', 'five\n<!-- begin generated: by it -->\n\n| no |\n\n<!-- end generated -->\nsix'],
    ['docs/settings.md', 'no'],
  ]);
  expect(countWords(documents, new Set(['docs/security.md', 'docs/settings.md']))).toBe(6);
  expect(['README.md', 'docs/limits.md', 'docs/decisions/one.md', 'docs/models/risk.md'].filter(isDocument)).toEqual([
    'README.md',
    'docs/limits.md',
  ]);
});

test('a room above its budget, or without one, is named', () => {
  const budget = { engine: 2, web: 1, 'web/ui': 3, 'web/warn': 4, 'style sheets': 2 };
  expect(findOverruns(size, budget)).toEqual([]);
  expect(findOverruns(size, { ...budget, 'web/warn': 3 }).join()).toContain('web/warn has 4 lines, its budget is 3');
  const { engine: _none, ...others } = budget;
  expect(findOverruns(size, others).join()).toContain('no budget');
  expect([isRaised(budget, budget), isRaised(budget, { ...budget, web: 0 }), isRaised(budget, { ...budget, web: 2 })]).toEqual([
    false,
    false,
    true,
  ]);
});
