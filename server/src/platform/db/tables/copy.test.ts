import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/postgres.ts';
import { copyRows, inTransaction } from './copy.ts';

const db = useTestDatabase();

test('COPY stores every value unchanged, with tabs, backslashes, line ends and nulls', async () => {
  await db().pool.query('create table copied (n int, t text, b boolean)');
  const rows = [
    [1, 'a\tb\nc\\d\r\\N', true],
    [2, null, false],
    [3, '', null],
    [4, 'क्लोरीन', true],
  ] as const;
  await inTransaction(db(), (client) => copyRows(client, 'copied', ['n', 't', 'b'], rows));
  const { rows: stored } = await db().pool.query('select n, t, b from copied order by n');
  expect(stored.map(({ n, t, b }) => [n, t, b])).toEqual(rows);
});

test('a refused row leaves nothing behind', async () => {
  await db().pool.query('create table guarded (n int check (n > 0))');
  const rows = Array.from({ length: 30_000 }, (_, i) => [30_000 - i - 1]);
  await expect(inTransaction(db(), (client) => copyRows(client, 'guarded', ['n'], rows))).rejects.toThrow('guarded_n_check');
  const { rows: counted } = await db().pool.query('select count(*) as n from guarded');
  expect(counted).toEqual([{ n: 0 }]);
});
