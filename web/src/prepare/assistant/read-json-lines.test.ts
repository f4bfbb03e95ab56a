import { expect, test } from 'vitest';
import { readJsonLines } from './read-json-lines.ts';

const read = async (chunks: readonly Uint8Array[]): Promise<unknown[]> => {
  const values: unknown[] = [];
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const value of readJsonLines(body)) values.push(value);
  return values;
};

test('lines are read wherever the bytes were cut, the last one also without its end', async () => {
  const bytes = new TextEncoder().encode('{"a":"गैस"}\n\n{"b":2}\n3');
  expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual([{ a: 'गैस' }, { b: 2 }, 3]);
  expect(await read([bytes])).toEqual([{ a: 'गैस' }, { b: 2 }, 3]);
  expect(await read([])).toEqual([]);
});

test('what is no JSON is thrown', async () => {
  await expect(read([new TextEncoder().encode('<html>\n')])).rejects.toThrow();
});
