import { mailChannels, numberChannels, type PersonRecord } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { matchesAny, type SearchTerms } from './matching.ts';
import type { Patterns, Pseudonym } from './patterns.ts';

type Kysely = Pick<Database, 'kysely'>['kysely'];

interface Register {
  readonly kind: PersonRecord['kind'];
  readonly table: string;
  readonly id: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly secondPhone?: string;
}

/** Where a row is one person. */
export const registers: readonly Register[] = [
  { kind: 'account', table: 'person', id: 'id', name: 'name', email: 'email', phone: 'telephone' },
  {
    kind: 'stakeholder',
    table: 'stakeholder',
    id: 'id',
    name: 'name',
    email: 'email_address',
    phone: 'contact_number',
    secondPhone: 'other_number',
  },
  { kind: 'follower', table: 'follower', id: 'id', name: 'name', email: 'address', phone: 'address' },
  { kind: 'assessment-request', table: 'assessment_request', id: 'id', name: 'name', email: 'email', phone: 'phone' },
  { kind: 'invitation', table: 'invitation', id: 'id', name: 'name', email: 'email', phone: 'telephone' },
];

const shares = (
  { name, email, phone, secondPhone }: Register,
  { names, emails, phones }: Patterns,
): Record<'name' | 'email' | 'phone', RawBuilder<boolean>> => {
  const by = (column: string | undefined, patterns: readonly string[]) =>
    column === undefined ? sql<boolean>`false` : matchesAny(sql.ref(column), patterns);
  return {
    name: by(name, names),
    email: by(email, emails),
    phone: sql<boolean>`(coalesce(${by(phone, phones)}, false) or coalesce(${by(secondPhone, phones)}, false))`,
  };
};

/** An e-mail address is one person's; a number may be an office's, so it takes the name beside it, but for a resident who proved it. */
const isCertain = (register: Register, patterns: Patterns): RawBuilder<boolean> => {
  const { name, email, phone } = shares(register, patterns);
  return register.kind === 'follower' ? sql<boolean>`(${email} or ${phone})` : sql<boolean>`(${email} or (${name} and ${phone}))`;
};

const selectColumn = (column: string | undefined, when: RawBuilder<unknown> = sql`true`): RawBuilder<string | null> =>
  column === undefined ? sql`null::text` : sql`case when ${when} then ${sql.ref(column)} end`;

export type FoundRecord = PersonRecord & { readonly table: string };

/** Rows of this person, and rows that only share a name or a number. */
export const findRecords = async (kysely: Kysely, patterns: Patterns): Promise<readonly FoundRecord[]> => {
  const found: FoundRecord[] = [];
  for (const register of registers) {
    const { kind, table, id, name, email, phone } = register;
    const { name: byName, email: byEmail, phone: byPhone } = shares(register, patterns);
    const follows = kind === 'follower';
    const { rows } = await sql<Omit<FoundRecord, 'kind' | 'table'>>`
      select ${sql.ref(id)}::text as id, ${selectColumn(name)} as name,
        ${selectColumn(email, follows ? sql`channel = any(${[...mailChannels]}::text[])` : undefined)} as email, ${selectColumn(phone, follows ? sql`channel = any(${[...numberChannels]}::text[])` : undefined)} as phone,
        coalesce(${isCertain(register, patterns)}, false) as certain
      from ${sql.table(table)} where ${byName} or ${byEmail} or ${byPhone} order by ${sql.ref(id)} limit 1000`.execute(kysely);
    found.push(...rows.map((row) => ({ kind, table, ...row })));
  }
  return found;
};

export const selectIds = (records: readonly PersonRecord[], kind: PersonRecord['kind']): string[] =>
  records.filter((record) => record.kind === kind && record.certain).map(({ id }) => id);

/** Tables that cascade from an account: sessions, passwords, passkeys, two-factor authentication, calendars, invitations. */
const listCascadingTables = async (kysely: Kysely): Promise<readonly { readonly table: string; readonly column: string }[]> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column from pg_constraint join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'person'::regclass and confdeltype = 'c' and relnamespace = 'public'::regnamespace`.execute(kysely);
  return rows;
};

const eraseAccounts = async (kysely: Kysely, accounts: readonly string[], pseudonym: Pseudonym): Promise<void> => {
  const tables = await listCascadingTables(kysely);
  for (const [index, id] of accounts.entries()) {
    for (const { table, column } of tables) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(kysely);
    const email = index === 0 ? pseudonym.email : pseudonym.email.replace('@', `-${index + 1}@`);
    await sql`update person set name = ${pseudonym.name}, email = ${email}, email_verified = false, image = null, last_seen_at = null, telephone = null,
      deactivated_at = coalesce(deactivated_at, now()), updated_at = now() where id = ${id}`.execute(kysely);
  }
};

/** Erases the records that certainly belong to this person. Accounts stay under a pseudonym and cannot sign in; other records are deleted. */
export const eraseRecords = async (
  kysely: Kysely,
  records: readonly PersonRecord[],
  { patterns, accounts }: SearchTerms,
  pseudonym: Pseudonym,
): Promise<void> => {
  await eraseAccounts(kysely, accounts, pseudonym);
  const stakeholders = selectIds(records, 'stakeholder').map(Number);
  await sql`delete from stakeholder_membership where stakeholder_id = any (${stakeholders}::int[])`.execute(kysely);
  await sql`delete from stakeholder where id = any (${stakeholders}::int[])`.execute(kysely);
  await sql`delete from follower where id = any (${selectIds(records, 'follower')}::bigint[])`.execute(kysely);
  await sql`update assessment_request set name = ${pseudonym.name}, email = ${pseudonym.email}, phone = ${pseudonym.phone}
    where id = any (${selectIds(records, 'assessment-request').map(Number)}::int[])`.execute(kysely);
  await sql`delete from invitation where id = any (${selectIds(records, 'invitation').map(Number)}::int[])`.execute(kysely);
  await sql`delete from follow_request where ${matchesAny(sql`address`, patterns.find)}`.execute(kysely);
  await sql`delete from idempotent_answer where ${matchesAny(sql`answer::text`, patterns.loose)}`.execute(kysely);
  // Sent messages stay on record; waiting ones are not sent.
  await sql`update delivery set address = 'erased:' || id, name = case when name is null then null else ${pseudonym.name} end,
      latitude = null, longitude = null, cause = case when state = 'waiting' then 'erased' else cause end,
      state = case when state = 'waiting' then 'gave-up' else state end
    where ${matchesAny(sql`address`, patterns.find)}`.execute(kysely);
};
