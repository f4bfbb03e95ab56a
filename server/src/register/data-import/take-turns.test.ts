import { expect, test } from 'vitest';
import { makeTurns } from './take-turns.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('one file after the other, in the order in which they came', async () => {
  const inTurn = makeTurns();
  const log: string[] = [];
  const { promise: first, resolve: endFirst } = Promise.withResolvers<void>();
  const works = [
    inTurn(async () => {
      log.push('first');
      await first;
    }),
    inTurn(async () => {
      log.push('second');
      throw new Error('damaged');
    }),
    inTurn(async () => void log.push('third')),
  ];
  await turn();
  expect(log).toEqual(['first']);
  endFirst();
  await expect(works[1]).rejects.toThrow('damaged');
  await works[2];
  expect(log).toEqual(['first', 'second', 'third']);
});

test('when too many wait, the next is asked to come later; a cancelled one gives its place away', async () => {
  const inTurn = makeTurns();
  const { promise: first, resolve: endFirst } = Promise.withResolvers<void>();
  const cancel = new AbortController();
  const done: number[] = [];
  const running = inTurn(() => first);
  const waiting = Array.from({ length: 8 }, (_none, i) => inTurn(async () => void done.push(i), i === 3 ? cancel.signal : undefined));
  await expect(inTurn(async () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
  cancel.abort();
  await expect(waiting[3]).rejects.toMatchObject({ code: 'unavailable' });
  endFirst();
  await Promise.all([running, ...waiting.filter((_one, i) => i !== 3)]);
  expect(done).toEqual([0, 1, 2, 4, 5, 6, 7]);
  await inTurn(async () => undefined);
});
