import { type AuditFilters, auditCountLimit } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { containsText } from '../../platform/db/tables/search.ts';

export interface EntryRow {
  readonly id: number;
  readonly at: Date;
  readonly kind: 'added' | 'changed' | 'removed' | 'read' | 'done';
  readonly thing: string;
  readonly thing_id: string | null;
  readonly actor_kind: 'person' | 'public' | 'machine' | 'system' | 'command' | 'database';
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly actor_role: string | null;
  readonly request: string | null;
  readonly call: string | null;
  readonly position: number | null;
}

export interface WholeEntryRow extends EntryRow {
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly hash: Buffer | null;
}

/** An entry as it was hashed. */
export interface EntryText {
  readonly id: number;
  readonly position: number | null;
  readonly hash: Buffer | null;
  readonly text: string;
}

const lineColumns = sql`id, at, kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, position`;

/** Finds people by their present name and e-mail address, and actors without an account by the name in the entry. */
const isByActor = (who: string): RawBuilder<boolean> => sql<boolean>`(
  (actor_kind = 'person' and actor_id = any(array(
    select id from person where id = ${who} or ${containsText(sql`lower(name)`, who)} or ${containsText(sql`lower(email)`, who)})))
  or ${containsText(sql`lower(actor_name)`, who)})`;

const matchesFilters = ({ kind, thing, thingId, actorKind, who, from, to }: AuditFilters): RawBuilder<unknown> => {
  const conditions: RawBuilder<unknown>[] = [];
  if (kind) conditions.push(sql`kind = ${kind}`);
  if (thing) conditions.push(sql`thing = ${thing}`);
  if (thingId) conditions.push(sql`thing_id = ${thingId}`);
  if (actorKind) conditions.push(sql`actor_kind = ${actorKind}`);
  if (who?.trim()) conditions.push(isByActor(who.trim()));
  if (from) conditions.push(sql`at >= ${from}::timestamptz`);
  if (to) conditions.push(sql`at < ${to}::timestamptz`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly direction: 'asc' | 'desc';
}

export const listEntries = async ({ kysely }: Database, filters: AuditFilters, page: Page): Promise<readonly EntryRow[]> => {
  const order = page.direction === 'asc' ? sql`asc` : sql`desc`;
  const { rows } = await sql<EntryRow>`
    select ${lineColumns} from audit_entry where ${matchesFilters(filters)} order by at ${order}, id ${order} limit ${page.limit} offset ${page.offset}`.execute(
    kysely,
  );
  return rows;
};

/** Counts at most `auditCountLimit` entries: the record may be very large. */
export const countEntries = async ({ kysely }: Database, filters: AuditFilters): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from audit_entry where ${matchesFilters(filters)} limit ${auditCountLimit}) as counted`.execute(
    kysely,
  );
  return rows[0]?.total ?? 0;
};

export const findEntry = async ({ kysely }: Database, id: number): Promise<WholeEntryRow | undefined> => {
  const { rows } = await sql<WholeEntryRow>`select ${lineColumns}, before, after, hash from audit_entry where id = ${id}`.execute(kysely);
  return rows[0];
};

export const countSealed = async ({ kysely }: Database): Promise<number> => {
  const { rows } = await sql<{ newest: number | null }>`select max(position) as newest from audit_entry`.execute(kysely);
  return rows[0]?.newest ?? 0;
};

/** Rows of a read, the first and at most; and about how many characters: an entry may hold the outline of a State. */
const firstRows = 20;
const mostRows = 100;
const mostCharacters = 1024 * 1024;

const countCharacters = (row: object): number =>
  Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 8), 0);

async function* eachAfter<Row extends object>(
  read: (after: number, limit: number) => Promise<readonly Row[]>,
  key: (row: Row) => number,
): AsyncGenerator<Row> {
  let limit = firstRows;
  for (let after = 0; ; ) {
    const rows = await read(after, limit);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = key(last);
    const characters = rows.reduce((sum, row) => sum + countCharacters(row), 0);
    limit = Math.max(1, Math.min(mostRows, Math.floor((rows.length * mostCharacters) / characters)));
  }
}

/** All matching entries in the order of the chain, followed by those not sealed yet. */
export async function* streamEntries<Row extends { readonly id: number; readonly position: number | null }>(
  { kysely }: Database,
  filters: AuditFilters,
  columns: RawBuilder<unknown>,
): AsyncGenerator<Row> {
  const part = async (where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number): Promise<readonly Row[]> => {
    const { rows } = await sql<Row>`
      select ${columns} from audit_entry entry where ${where} and ${matchesFilters(filters)} order by ${order} limit ${limit}`.execute(
      kysely,
    );
    return rows;
  };
  yield* eachAfter<Row>(
    (after, limit) => part(sql`position > ${after}`, sql`position`, limit),
    ({ position }) => position ?? 0,
  );
  yield* eachAfter<Row>(
    (after, limit) => part(sql`position is null and id > ${after}`, sql`id`, limit),
    ({ id }) => id,
  );
}

export const textColumns = sql`id, position, hash, audit_text(entry) as text`;
export const tableColumns = sql`${lineColumns}, hash, before::text as before, after::text as after`;
