import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { makeThrottle } from './throttle.ts';

const database = useTestDatabase();
let accounts = 0;

/** A throttle shared by two servers, called in turn, with an account and a network of this test only. */
const setUp = () => {
  const servers = [makeThrottle(database(), 'sign-in'), makeThrottle(database(), 'sign-in')] as const;
  accounts += 1;
  let turn = 0;
  const next = () => servers[turn++ % 2] as (typeof servers)[0];
  /** Simulates that so much time has passed. */
  const pass = (seconds: number) =>
    database().pool.query(
      "update sign_in_attempt set wait_until = wait_until - $1 * interval '1 second', last_at = last_at - $1 * interval '1 second'",
      [seconds],
    );
  return { next, pass, account: `a${accounts}@example.org`, network: `192.0.2.${accounts}` };
};
const times = async <T>(count: number, act: () => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let n = 0; n < count; n += 1) done.push(await act());
  return done;
};

test('the sixth guess waits on every server, each wait twice the last, at most a minute', async () => {
  const { next, pass, account, network } = setUp();
  const guess = () => next().begin(account, network);
  expect(await times(6, guess)).toEqual([0, 0, 0, 0, 0, 2]);
  const waits = await times(8, async () => {
    const wait = await guess();
    await pass(wait);
    expect(await guess()).toBe(0);
    return wait;
  });
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
});

test('simultaneous guesses are each counted', async () => {
  const { next, account, network } = setUp();
  const waits = await Promise.all(Array.from({ length: 20 }, () => next().begin(account, network)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
});

test('guesses from other addresses do not slow down the person’s own', async () => {
  const { next, account, network } = setUp();
  await times(20, () => next().begin(account, '198.51.100.66'));
  expect(await next().begin(account, network)).toBe(0);
});

test('a right password clears the count', async () => {
  const { next, account, network } = setUp();
  await times(4, () => next().begin(account, network));
  await next().succeed(account, network);
  expect(await times(5, () => next().begin(account, network))).toEqual([0, 0, 0, 0, 0]);
});

test('an address that tries many accounts is slowed down', async () => {
  const { next, network } = setUp();
  const waits = await times(60, () => next().begin(`${Math.random()}@example.org`, network));
  expect(waits.slice(0, 50).every((wait) => wait === 0)).toBe(true);
  expect(waits.filter((wait) => wait > 0).length).toBeGreaterThan(0);
});

test('old counts expire, and a clock jump causes no long wait', async () => {
  const { next, pass, account, network } = setUp();
  await times(6, () => next().begin(account, network));
  await pass(16 * 60);
  expect(await times(5, () => next().begin(account, network))).toEqual([0, 0, 0, 0, 0]);
  await times(1, () => next().begin(account, network));
  await pass(-24 * 3_600);
  expect(await next().begin(account, network)).toBe(0);
});

test('no address and no account is stored', async () => {
  const { next, account, network } = setUp();
  await next().begin(account, network);
  const { rows } = await database().pool.query('select * from sign_in_attempt');
  expect(JSON.stringify(rows)).not.toContain(account);
});

test('attempts that must wait remove old counts, too', async () => {
  const { next, pass, network } = setUp();
  const rows = async () =>
    (await database().pool.query<{ count: number }>('select count(*)::int as count from sign_in_attempt')).rows[0]?.count;
  for (let n = 0; n < 60; n += 1) await next().begin(`old${n}@example.org`, '198.51.100.77');
  await pass(16 * 60);
  const waiting = `waits@example.org`;
  // As if the account had to wait already: none of these attempts is checked.
  await times(6, () => next().begin(waiting, network));
  await database().pool.query(
    `insert into sign_in_attempt select sha256(n::text::bytea), 1, null, now() - interval '1 hour' from generate_series(1, 200) n`,
  );
  const before = (await rows()) ?? 0;
  expect((await times(10, () => next().begin(waiting, network))).every((wait) => wait > 0)).toBe(true);
  expect(await rows()).toBeLessThanOrEqual(before - 190);
});
