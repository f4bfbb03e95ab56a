import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { fillStates } from './states.ts';

const database = useTestDatabase();

test('what another server has under its hand is passed over: two never wait for each other', async () => {
  const { pool } = database();
  await pool.query(
    "insert into person (id, name, email, email_verified, role, scope_kind, scope_area) values ('s', 'S', 's@example.org', false, 'l2', 'state', 'Gujarat')",
  );
  const { rows } = await pool.query<{ id: number }>(
    `insert into industry (industry_name, name_key, district, safety_team_contact, latitude, longitude)
     select 'Works ' || n, 'works ' || n, 'Bharuch', '1077', 21.7, 72.9 from generate_series(1, 3) as n returning id`,
  );
  const listStates = async () =>
    (await pool.query<{ state: string | null }>('select state from industry order by id')).rows.map(({ state }) => state);
  const other = await pool.connect();
  try {
    await other.query('begin');
    await other.query('select from industry where id = $1 for no key update', [rows[1]?.id]);
    await fillStates(database());
    expect(await listStates()).toEqual(['Gujarat', null, 'Gujarat']);
  } finally {
    await other.query('rollback');
    other.release();
  }
  await fillStates(database());
  expect(await listStates()).toEqual(['Gujarat', 'Gujarat', 'Gujarat']);
});
