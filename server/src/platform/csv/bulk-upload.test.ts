import { Readable } from 'node:stream';
import { bulkLimits } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { runBulkUpload } from './bulk-upload.ts';
import { readUpload } from './read-upload.ts';

const table = { needed: ['name'], optional: [], check: () => ({ problems: [{ column: 'name', value: '', reason: 'bad' }] }) };

/** How often other work ran while the file was read. */
const turnsDuring = async (text: string): Promise<{ readonly turns: number; readonly answer: unknown }> => {
  const uploaded = await readUpload(Readable.from([Buffer.from(text)]), undefined);
  let turns = 0;
  const beat = setInterval(() => turns++, 1);
  const options = { dryRun: false, onError: 'skip' } as const;
  const answer: unknown = await runBulkUpload(uploaded, table, options, async (rows) => {
    for await (const _row of rows);
  }).catch((error: unknown) => error);
  clearInterval(beat);
  return { turns, answer };
};

test.each([
  ['bad rows', `name\n${'x\n'.repeat(190_000)}`, { rejected: 190_000 }],
  ['empty lines', `name\n${'\n'.repeat(900_000)}x\n`, { rejected: 1 }],
  ['empty cells', `name\n${`${','.repeat(100_000)}\n`.repeat(80)}x\n`, { rejected: 1 }],
])('a file of %s does not block other requests', async (_what, text, expected) => {
  const { turns, answer } = await turnsDuring(text);
  expect(answer).toMatchObject(expected);
  expect(turns).toBeGreaterThan(5);
});

test('a file with more lines than a spreadsheet is refused, empty ones counted', async () => {
  const { answer } = await turnsDuring(`name\n${'\n'.repeat(bulkLimits.lines)}`);
  expect(answer).toMatchObject({ message: 'The file has more than 1048576 lines; remove empty ones' });
});
