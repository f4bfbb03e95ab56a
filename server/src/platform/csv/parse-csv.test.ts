import { Readable } from 'node:stream';
import { bulkLimits } from '@hazardguard/contract';
import { expect, test } from 'vitest';
import { parseCsv } from './parse-csv.ts';
import { readUpload, uploadBytesMax, withUpload } from './read-upload.ts';

const readRecords = (...pieces: string[]) => [...parseCsv(pieces, ',')];
const upload = async (...chunks: Buffer[]): Promise<string> => {
  const text = await readUpload(Readable.from(chunks), undefined);
  expect([...text.pieces()]).toEqual([...text.pieces()]);
  return [...text.pieces()].join('');
};

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

test('an upload gives the same text however it arrives; line ends are normalised', async () => {
  const file = Buffer.from('\ufeffनाम,b\r\nદહેજ,2\r3,4\n\r\n5');
  const text = 'नाम,b\nદહેજ,2\n3,4\n\n5';
  expect(await upload(file)).toBe(text);
  expect(await upload(...[...file].map((byte) => Buffer.of(byte)))).toBe(text);
  expect(await upload(Buffer.from('a\r'))).toBe('a\n');
});

test('invalid bytes and endless lines are refused as they arrive', async () => {
  const endless = function* () {
    for (let n = 0; n < 1_000; n++) yield Buffer.alloc(64 * 1024, 'x');
    throw new Error('read to its end');
  };
  await expect(upload(Buffer.from('a\nb\nc\xe9\n', 'latin1'))).rejects.toThrow('line 3 has invalid bytes');
  await expect(upload(Buffer.from('a\nb\n\xe9', 'latin1'))).rejects.toThrow('line 3 has invalid bytes');
  await expect(upload(Buffer.from('\ufeffa', 'utf16le'))).rejects.toThrow('it is UTF-16');
  await expect(readUpload(Readable.from(endless()), undefined)).rejects.toThrow('Line 1 of the file is longer than 128 kB');
});

test('concurrent uploads share a memory limit; a finished one makes room', async () => {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const chunk = Buffer.alloc(64 * 1024, 'x,y\n');
  const file = function* () {
    for (let n = 0; n < bulkLimits.bytes / chunk.length; n++) yield chunk;
  };
  const send = () => withUpload(Readable.from(file()), Number.NaN, () => finished);
  const sent = Array.from({ length: uploadBytesMax / bulkLimits.bytes }, send);
  await expect(Promise.all([...sent, send()])).rejects.toThrow('Other files are being uploaded; send this one again in a minute');
  finish();
  await Promise.allSettled(sent);
  await send();
});
