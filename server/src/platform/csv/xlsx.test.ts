import type { Cell } from '@hazardguard/engine/formats';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { writeXlsx, type XlsxTable } from './xlsx.ts';

async function* stream(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly Cell[]> {
  yield* rows;
}

const write = async (table: Omit<XlsxTable, 'zone' | 'rows'> & { readonly rows: readonly (readonly Cell[])[]; readonly zone?: string }) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeXlsx({ zone: 'Asia/Kolkata', ...table, rows: stream(table.rows) })) pieces.push(piece);
  return Buffer.concat(pieces);
};
const plain = (...names: readonly string[]) => names.map((name) => ({ name, type: 'plain' }) as const);

// Read back by another program, read-excel-file.
describe('a table in Excel', () => {
  test('numbers are numbers, true is true, an absent value is an empty cell', async () => {
    const file = await write({ columns: plain('a', 'b', 'c', 'd'), rows: [[1.5, -2e-7, true, null]] });
    expect(await readSheet(file)).toEqual([
      ['a', 'b', 'c', 'd'],
      [1.5, -2e-7, true, null],
    ]);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', "'=1", '\t=1', '001234', '1e5', ' space ', 'a\nb', 'क्लोरीन & <x> "y"', '_x0041_'])(
    'the text %j stays that text',
    async (text) => {
      expect(await readSheet(await write({ columns: plain('a'), rows: [[text]] }), { trim: false })).toEqual([['a'], [text]]);
    },
  );

  test('days are dates; moments are dates in the zone of the reader, which the heading names', async () => {
    const columns = [
      { name: 'received', type: 'day' },
      { name: 'at', type: 'moment' },
    ] as const;
    // 18:45 UTC is a quarter past midnight of the next day in India.
    const file = await write({ columns, rows: [['2026-03-01', '2026-03-01T18:45:00.000Z']] });
    expect(await readSheet(file)).toEqual([
      ['received', 'at (Asia/Kolkata)'],
      [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:15:00Z')],
    ]);
  });

  test('a day or moment that cannot be one stays text', async () => {
    const columns = [
      { name: 'a', type: 'day' },
      { name: 'b', type: 'moment' },
    ] as const;
    expect((await readSheet(await write({ columns, rows: [['soon', '1850-01-01T00:00:00Z']] })))[1]).toEqual([
      'soon',
      '1850-01-01T00:00:00Z',
    ]);
  });

  test('characters that XML does not have do not break the file', async () => {
    const [, row] = await readSheet(await write({ columns: plain('a', 'b'), rows: [['a\u0000b\ud800c', 'after']] }));
    expect(row?.[1]).toBe('after');
  });

  test('a text longer than a cell of Excel is shortened, and says so', async () => {
    const [, row] = await readSheet(await write({ columns: plain('a'), rows: [['x'.repeat(40_000)]] }));
    expect(String(row?.[0]).length).toBe(32_767);
    expect(row?.[0]).toContain('shortened');
  });

  test('a table longer than a sheet goes on in the next, with its heading', async () => {
    const rows = Array.from({ length: 250 }, (_none, i) => [i]);
    const file = await write({ columns: plain('n'), rows, rowsPerSheet: 101 });
    const sheets = await readWorkbook(file);
    expect(sheets.map(({ sheet, data }) => [sheet, data.length, data[0]])).toEqual([
      ['Sheet1', 101, ['n']],
      ['Sheet2', 101, ['n']],
      ['Sheet3', 51, ['n']],
    ]);
    expect(sheets.flatMap(({ data }) => data.slice(1)).flat()).toEqual(rows.flat());
  });

  test('a table without rows has its heading', async () => {
    expect(await readSheet(await write({ columns: plain('a', 'b'), rows: [] }))).toEqual([['a', 'b']]);
  });

  test('rows are taken as the file is read: the whole table is never held', async () => {
    let taken = 0;
    async function* endless(): AsyncGenerator<readonly Cell[]> {
      for (;;) {
        taken += 1;
        yield [`row ${taken}`, 'x'.repeat(1_000)];
      }
    }
    const file = writeXlsx({ columns: plain('a', 'b'), rows: endless(), zone: 'UTC' });
    let bytes = 0;
    while (bytes < 20_000) bytes += ((await file.next()).value as Uint8Array).length;
    await file.return(undefined);
    expect(taken).toBeLessThan(20_000);
  });
});
