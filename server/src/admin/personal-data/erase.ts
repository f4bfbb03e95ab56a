import { randomBytes } from 'node:crypto';
import { type Account, ApiError, type DataPlace, type DataSubject, type PersonalDataFound } from '@hazardguard/contract';
import { sql } from 'kysely';
import { isDemoPerson } from '../../platform/auth/demo-accounts.ts';
import { recordEntry } from '../../platform/db/audit/record.ts';
import type { Database } from '../../platform/db/database.ts';
import { mentionsPerson, removePerson } from './matching.ts';
import { buildPseudonym } from './patterns.ts';
import { eraseRecords } from './records.ts';
import { groupByTable, type PersonSearch, searchPerson } from './search-person.ts';

type Kysely = Pick<Database, 'kysely'>['kysely'];

interface Erased {
  readonly pseudonym: string;
  readonly erased: DataPlace[];
  readonly kept: PersonalDataFound['kept'];
}

const refuseFixed = (accounts: readonly string[], asker: Account): void => {
  if (accounts.includes(asker.id)) throw new ApiError('conflict', 'You cannot erase your own data. Ask another administrator');
  if (accounts.some(isDemoPerson)) throw new ApiError('conflict', 'Demo accounts are shared and belong to no person');
};

const eraseMentions = async (kysely: Kysely, { columns, places, terms }: PersonSearch, pseudonym: string): Promise<void> => {
  const found = new Set(places.map(({ table, column }) => `${table}.${column}`));
  for (const [table, ofTable] of groupByTable(columns.filter(({ table, column }) => found.has(`${table}.${column}`)))) {
    const changes = ofTable.map((place) => sql`${sql.ref(place.column)} = ${removePerson(place, terms, pseudonym)}`);
    const where = sql.join(
      ofTable.map((place) => mentionsPerson(place, terms)),
      sql` or `,
    );
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${where}`.execute(kysely);
  }
};

const listWholePlaces = ({ records, places }: PersonSearch): DataPlace[] => {
  const whole = Map.groupBy(
    records.filter(({ certain }) => certain),
    ({ table }) => table,
  );
  return [...[...whole].map(([table, rows]) => ({ table, column: '*', rows: rows.length })), ...places];
};

/** Erases one person in a single transaction. The audit entry gives reason and places, but not the name. */
export const erasePerson = ({ kysely }: Database, subject: DataSubject, reason: string, asker: Account): Promise<Erased> =>
  kysely.transaction().execute(async (transaction) => {
    await sql`select set_config('hazardguard.erasing', 'on', true), pg_advisory_xact_lock(hashtext('people'))`.execute(transaction);
    const pseudonym = buildPseudonym(randomBytes(4).toString('hex'));
    const before = await searchPerson(transaction, subject, pseudonym);
    refuseFixed(before.terms.accounts, asker);
    await eraseRecords(transaction, before.records, before.terms, pseudonym);
    await eraseMentions(transaction, before, pseudonym.name);
    const after = await searchPerson(transaction, subject, pseudonym);
    const left = [
      ...after.places.map(({ table, column }) => `${table}.${column}`),
      ...after.records.filter(({ certain }) => certain).map(({ table }) => table),
    ];
    if (left.length > 0) throw new Error(`The person is still named in ${left.join(', ')}: nothing was erased`);
    const { find, replace } = before.terms.patterns;
    const redacted = await sql<{
      reason: string;
    }>`select erase_text(${reason}, ${[...find]}::text[], ${[...replace]}::text[]) as reason`.execute(transaction);
    const erased = listWholePlaces(before);
    await recordEntry(
      { kysely: transaction },
      {
        kind: 'done',
        thing: 'erasure',
        thingId: pseudonym.name,
        after: { reason: redacted.rows[0]?.reason, erased, kept: before.kept },
      },
    );
    return { pseudonym: pseudonym.name, erased, kept: before.kept };
  });
