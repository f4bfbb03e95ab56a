import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/postgres.ts';
import { readMigrations } from './migrate.ts';

const db = useTestDatabase();

test('names that were stored before they were checked are put in one visible line; right-to-left names and joiners stay', async () => {
  const { pool } = db();
  const add = async (id: string, name: string) =>
    pool.query(
      "insert into person (id, name, email, email_verified, role, scope_kind, scope_industries) values ($1, $2, $1 || '@example.org', true, 'plant', 'all', '{}')",
      [id, name],
    );
  await add('a', 'Eve\r\nBcc: evil@example.org\r\n\r\nClick http://evil');
  await add('b', 'Safe\u202egnp\u0085x\u200f');
  await add('c', 'مصنع\u200f (2)');
  await add('d', 'रक्\u200dषा');
  await add('e', '\u0001');
  const site = (name: string, key: string) =>
    pool.query("insert into industry (industry_name, name_key, district, safety_team_contact) values ($1, $2, 'Surat', '112')", [
      name,
      key,
    ]);
  await site('Acme', 'acme');
  await site('Ac\u202eme', 'ac\u202eme');
  await site('Dahej\u2066 Works', 'dahej\u2066 works');
  const migration = readMigrations().find(({ name }) => name === '0661_visible_names');
  await pool.query(migration?.sql ?? '');
  const { rows: people } = await pool.query('select name from person order by id');
  expect(people.map(({ name }) => name)).toEqual([
    'Eve Bcc: evil@example.org Click http://evil',
    'Safegnp x',
    'مصنع\u200f (2)',
    'रक्\u200dषा',
    '?',
  ]);
  // A name that another site has already is left alone rather than stopping the start.
  const { rows: sites } = await pool.query('select industry_name, name_key from industry order by id');
  expect(sites).toEqual([
    { industry_name: 'Acme', name_key: 'acme' },
    { industry_name: 'Ac\u202eme', name_key: 'ac\u202eme' },
    { industry_name: 'Dahej Works', name_key: 'dahej works' },
  ]);
});
