import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import type { PoolClient } from 'pg';

const accepted = publicLanguageCodes.map((code) => `'${code}'`).join(', ');

/** Columns named `language` accept the languages of the list, so that an added language needs no migration. */
export const allowLanguages = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ place: string; name: string; rule: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as rule
     from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
     where contype = 'c' and attname = 'language'`,
  );
  for (const { place, name, rule } of rows) {
    if (publicLanguageCodes.every((code) => rule.includes(`'${code}'`))) continue;
    await client.query(`alter table ${place} drop constraint ${name}, add constraint ${name} check (language in (${accepted}))`);
  }
};
