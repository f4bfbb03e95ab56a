import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const readRecords = (...pieces: string[]) => [...parseCsv(pieces, ',')];

test('records and their lines do not depend on how the text is split', () => {
  const text = 'a,b\n"one\ntwo",2\n\n"say ""hi""",4\nlast,5';
  const whole = readRecords(text);
  expect(whole.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, 'a', 'b'],
    [2, 'one\ntwo', '2'],
    [4, ''],
    [5, 'say "hi"', '4'],
    [6, 'last', '5'],
  ]);
  expect(readRecords(...text)).toEqual(whole);
  const long = Array.from({ length: 40_000 }, (_, n) => `${n},"cell\n${'x'.repeat(n % 50)}"`);
  const records = readRecords(long.join('\n'));
  expect(records).toHaveLength(40_000);
  expect(records.at(-1)).toMatchObject({ line: 79_999, fault: null });
});

test('a quotation mark that is not closed within 128 kB is refused with the line where it opens', () => {
  const rows = 'a,b\n'.repeat(100_000);
  expect(() => readRecords(`${'a,b\n'.repeat(40_000)}c,"never\n${rows}`)).toThrow(
    'A quotation mark opens in line 40001 and is not closed within 128 kB',
  );
  expect(() => readRecords(`"of\ntwo lines","never\n${rows}`)).toThrow('A quotation mark opens in line 2 ');
  expect(() => readRecords('x,'.repeat(100_000))).toThrow('The row in line 1 does not end within 128 kB');
  expect(readRecords('a,"b').at(-1)).toMatchObject({ line: 1, fault: 'A quotation mark opens here and is not closed' });
});
