import { expect, test } from 'vitest';
import { findDecisionFaults } from './find-decision-faults.ts';

const path = 'docs/decisions/0060-queue.md';
const record = '# 0060 Queue: pg-boss\n\n## Context\n\nWork waits.\n\n## Choice\n\n- pg-boss.\n\n## Consequences\n\nOne library more.\n';

/** The faults of one record, beside another text of the repository. */
const faultsOf = (text: string, at = path, others: readonly (readonly [string, string])[] = []) =>
  findDecisionFaults(new Map([[at, text], ...others]));

test('a record in the format has no fault, with figures or without', () => {
  expect(faultsOf(record)).toEqual([]);
  expect(faultsOf(`${record}\n## Figures\n\n3,500 a second.\n`)).toEqual([]);
});

const later = [['docs/decisions/0098-later.md', record.replace('0060', '0098')]] as const;
const overtake = (line: string, at = '## Context') => faultsOf(record.replace(at, `${line}\n\n${at}`), path, later);

test('a record says below its title which later one holds', () => {
  expect(overtake('Overtaken by [0098](0098-later.md).')).toEqual([]);
  expect(overtake('Overtaken in part by [0098](0098-later.md): the lease.')).toEqual([]);
  for (const line of ['Overtaken by 0098.', 'Overtaken by [0060](0060-queue.md).', 'Overtaken.'])
    expect(overtake(line).join(), line).toMatch(/which later record holds/);
  expect(overtake('Overtaken by [0098](0098-later.md).', '## Choice').join()).toMatch(/below the title/);
});

test.each([
  ['a title without what was decided', record.replace('Queue: pg-boss', 'The queue library'), /first line is a title/],
  ['a title with a full stop', record.replace('pg-boss\n', 'pg-boss.\n'), /first line is a title/],
  ['a title with another number', record.replace('# 0060', '# 0061'), /title has the number 0061/],
  ['a missing heading', record.replace('## Context\n\nWork waits.\n\n', ''), /headings are Context, Choice, Consequences/],
  [
    'headings in another order',
    record.replace('Choice', 'X').replace('Consequences', 'Choice').replace('X', 'Consequences'),
    /headings are/,
  ],
  ['a heading of its own', `${record}\n## Proof\n\nA test.\n`, /found .*Proof/],
  ['an empty section', record.replace('Work waits.\n', ''), /Context is empty/],
  ['a link to a record that is gone', record.replace('Work', '[Work](0030-footprints.md)'), /no decision 0030-footprints.md/],
])('%s is refused', (_fault, text, complaint) => {
  expect(faultsOf(text).join('\n')).toMatch(complaint);
});

test('a file name without a number is refused, and a number used twice', () => {
  expect(faultsOf(record, 'docs/decisions/queue.md').join('\n')).toMatch(/name the file with four digits/);
  expect(faultsOf(record, path, [['docs/decisions/0060-lease.md', record]]).join('\n')).toMatch(/0060 is there more than once/);
});

test('a reference in the code to a record that is gone is refused', () => {
  expect(faultsOf(record, path, [['engine/src/a.ts', '// Why: decision 0060 and 0061.']])).toEqual([
    'engine/src/a.ts: there is no decision 0061',
  ]);
});
