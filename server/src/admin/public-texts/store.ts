import type { OtherPublicLanguage } from '@hazardguard/i18n/languages';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';

type Part = Pick<Database, 'kysely'>;
export type TextRow = Selectable<Schema['public_text']>;

export const listRows = ({ kysely }: Part, language: OtherPublicLanguage): Promise<readonly TextRow[]> =>
  kysely.selectFrom('public_text').selectAll().where('language', '=', language).execute();

export const listOfferings = ({ kysely }: Part) => kysely.selectFrom('offered_language').selectAll().execute();

/** Lets corrections and signatures wait for each other until the end of the transaction: each is about the text that a person saw. */
export const lockTexts = async ({ kysely }: Part): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('public_text'))`.execute(kysely);
};

export const findRow = (
  { kysely }: Part,
  { language, namespace, key }: Pick<TextRow, 'language' | 'namespace' | 'key'>,
): Promise<TextRow | undefined> =>
  kysely
    .selectFrom('public_text')
    .selectAll()
    .where('language', '=', language)
    .where('namespace', '=', namespace)
    .where('key', '=', key)
    .executeTakeFirst();

export const storeRow = ({ kysely }: Part, row: TextRow): Promise<TextRow> => {
  const { language: _language, namespace: _namespace, key: _key, ...values } = row;
  return kysely
    .insertInto('public_text')
    .values(row)
    .onConflict((conflict) => conflict.columns(['language', 'namespace', 'key']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const storeOffering = async ({ kysely }: Part, row: Omit<Selectable<Schema['offered_language']>, 'changed_at'>): Promise<void> => {
  const { language: _language, ...values } = row;
  await kysely
    .insertInto('offered_language')
    .values(row)
    .onConflict((conflict) => conflict.column('language').doUpdateSet({ ...values, changed_at: sql<Date>`now()` }))
    .execute();
};
