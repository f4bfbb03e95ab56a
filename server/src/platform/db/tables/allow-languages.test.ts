import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/postgres.ts';
import { allowLanguages } from './allow-languages.ts';

const db = useTestDatabase();

const readAccepted = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await db().pool.query<{ place: string; rule: string }>(
    `select conrelid::regclass::text as place, pg_get_constraintdef(pg_constraint.oid) as rule
     from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
     where contype = 'c' and attname = 'language' order by 1`,
  );
  return new Map(rows.map(({ place, rule }) => [place, (rule.match(/(?<=')[a-z]+(?=')/g) ?? []).toSorted()]));
};

const listed = [...publicLanguageCodes].toSorted();

test('every language column accepts the languages of the list, and no other', async () => {
  const accepted = await readAccepted();
  expect(accepted.size).toBeGreaterThanOrEqual(4);
  for (const [place, codes] of accepted) expect(codes, place).toEqual(listed);
  const { rows } = await db().pool.query<{ place: string }>(
    `select table_name as place from information_schema.columns
     where column_name = 'language' and table_schema = 'public' and table_name in (select tablename from pg_tables) order by 1`,
  );
  expect(rows.map(({ place }) => place)).toEqual([...accepted.keys()]);
});

test('an existing column accepts an added language from the next start on', async () => {
  const { pool } = db();
  const [place] = (await readAccepted()).keys();
  await pool.query(`alter table ${place} drop constraint ${place}_language_check, add check (language in ('en'))`);
  expect((await readAccepted()).get(`${place}`)).toEqual(['en']);
  const client = await pool.connect();
  try {
    await allowLanguages(client);
  } finally {
    client.release();
  }
  expect((await readAccepted()).get(`${place}`)).toEqual(listed);
});
