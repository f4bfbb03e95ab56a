import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

describe('writeCsv', () => {
  it('is read back cell by cell by another CSV reader', () => {
    const rows = [
      ['line', 'value'],
      ['2', 'Acid, "pure"'],
      ['3', 'two\nlines'],
      ['4', 'सूरत'],
    ];
    expect(Papa.parse<string[]>(writeCsv(rows), { skipEmptyLines: true }).data).toEqual(rows);
  });

  it('keeps a formula from running in a spreadsheet', () => {
    for (const cell of ['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)', '﹦1', '−1+1'])
      expect(writeCsv([[cell]])).toContain(`'${cell}`);
  });

  it('leaves negative coordinates as numbers', () => {
    expect(writeCsv([['-21.17', '+72']])).toBe('\ufeff-21.17,+72\r\n');
  });
});
