import readExcel from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { readOwnCsv, writeExcel } from './save-excel.ts';
import { writeCsv } from './write-csv.ts';

// Read back by another program, read-excel-file.
describe('a table of a screen in Excel', () => {
  it('has numbers as numbers, codes and formula-like texts as texts', async () => {
    const rows = [
      ['name', 'reach', 'code', 'formula', 'none'],
      ['क्लोरीन', '1234.5', '007', '=1+1', ''],
      ['x', '-0.25', '1e-7', '+91 98', 'y'],
    ];
    expect((await readExcel(await writeExcel(rows)))[0]?.data).toEqual([
      rows[0],
      ['क्लोरीन', 1234.5, '007', '=1+1', null],
      ['x', -0.25, 1e-7, '+91 98', 'y'],
    ]);
  });

  it('of a CSV file has its texts without the sign that guards them there', () => {
    const rows = [['a'], ['=1+1'], ["'=1"], ['say "x", y\nz']];
    expect(readOwnCsv(writeCsv(rows))).toEqual(rows);
  });
});
