import { expect, test } from 'vitest';
import { makeFairQueue } from './turns.ts';

const limits = { atOnce: 4, atOnceEach: 2, waiting: 20, waitingEach: 10 };

test('an account with many statements waiting holds up no other, and all of them have their turn', async () => {
  const { take } = makeFairQueue(limits);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (asker: string) =>
    take(asker, () => {
      begun.push(asker);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [...Array.from({ length: 8 }, () => work('hostile')), work('honest'), work('other'), work('honest')];
  await expect.poll(() => begun).toEqual(['hostile', 'hostile', 'honest', 'other']);
  for (let ended = 0; ended < all.length; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended);
    ends[ended]?.();
  }
  await Promise.all(all);
  expect(begun.filter((asker) => asker === 'honest')).toHaveLength(2);
  expect(begun.indexOf('honest', 3)).toBeLessThan(6);
});

test('so many wait and no more, of one account and of all; one that fails makes room', async () => {
  const { take } = makeFairQueue({ ...limits, atOnce: 1 });
  let fail = (): void => undefined;
  const first = take('a', () => new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('no')))));
  const waiting = ['a', 'b'].flatMap((asker) => Array.from({ length: 10 }, () => take(asker, async () => asker)));
  await expect(take('a', async () => 'x')).rejects.toThrow('Too many statements');
  await expect(take('c', async () => 'x')).rejects.toThrow('Too many statements');
  fail();
  await expect(first).rejects.toThrow('no');
  expect(await Promise.all(waiting)).toHaveLength(20);
  expect(await take('c', async () => 'x')).toBe('x');
});
