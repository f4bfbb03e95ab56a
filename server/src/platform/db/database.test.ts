import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';

const db = useTestDatabase();

test('a commit is on the disk when it is acknowledged: fsync, full page writes and synchronous commit are on', async () => {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']) {
    const { rows } = await db().pool.query<Record<string, string>>(`show ${setting}`);
    expect([setting, Object.values(rows[0] ?? {})[0]]).toEqual([setting, 'on']);
  }
});

test('the application connects as a role without superuser rights, by SCRAM, on the loopback address only', async () => {
  const role = await db().pool.query('select rolsuper, rolcreaterole from pg_roles where rolname = current_user');
  expect(role.rows).toEqual([{ rolsuper: false, rolcreaterole: false }]);
  const listening = await db().pool.query('show listen_addresses');
  expect(listening.rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const address = await db().pool.query('select inet_server_addr()::text as address');
  expect(address.rows).toEqual([{ address: '127.0.0.1/32' }]);
});

test('a bigint arrives as a number, and one that a number cannot hold is refused', async () => {
  const { rows } = await sql<{ n: number }>`select 9007199254740991::bigint as n`.execute(db().kysely);
  expect(rows).toEqual([{ n: 9007199254740991 }]);
  await expect(sql`select 9007199254740993::bigint as n`.execute(db().kysely)).rejects.toThrow('9007199254740993');
});

test('a calendar date stays the day it is', async () => {
  const { rows } = await sql<{ d: string }>`select date '2026-03-01' as d`.execute(db().kysely);
  expect(rows).toEqual([{ d: '2026-03-01' }]);
});
