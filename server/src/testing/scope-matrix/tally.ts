import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@hazardguard/contract/routes';
import { matrixPeople } from './people.ts';
import { siteStates } from './sites.ts';

const meanings = {
  refused: 'calls about a row that the person may not see: answered as for a row that does not exist',
  read: 'readings of rows that the person may see',
  reached: 'changes of rows that the person may see, which reach the row',
  body: 'calls that name a row in their body only (none: no row of a site)',
  list: 'lists, counts and files',
  public: 'pages of visitors',
} as const;

type Kind = keyof typeof meanings;
const kinds = Object.keys(meanings) as Kind[];
const columns = [...siteStates, 'none', 'all'] as const;
const folder = join(import.meta.dirname, '..', '..', '..', '..', 'test-results');

/** Counts judged calls, and writes the table of them for readers: `test-results/scope-matrix.md`. */
export const makeTally = () => {
  const counts = new Map<string, number>();
  const toKey = (kind: Kind, person: string, column: (typeof columns)[number]): string => [kind, person, column].join('|');
  const count = (kind: Kind, person: string, column: (typeof columns)[number]): void => {
    const key = toKey(kind, person, column);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };

  const write = (gaps: readonly string[]): void => {
    const people = [...matrixPeople, { name: 'nobody', role: 'public' }];
    const lines = people.flatMap(({ name, role }) =>
      kinds.flatMap((kind) => {
        const cells = columns.map((column) => counts.get(toKey(kind, name, column)) ?? 0);
        return cells.some((cell) => cell > 0) ? [`| ${name} | ${role} | ${kind} | ${cells.join(' | ')} |`] : [];
      }),
    );
    const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
    const text = [
      `# Every route, by person and state of the site: ${total} calls, ${routes.length} routes`,
      kinds.map((kind) => `- ${kind}: ${meanings[kind]}`).join('\n'),
      `| person | role | call | ${columns.join(' | ')} |\n|---|---|---|${'---|'.repeat(columns.length)}\n${lines.join('\n')}`,
      `Judged in part or not at all:\n\n${gaps.map((gap) => `- ${gap}`).join('\n')}\n`,
    ].join('\n\n');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'scope-matrix.md'), text);
  };
  return { count, write };
};
