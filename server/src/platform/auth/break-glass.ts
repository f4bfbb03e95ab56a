import {
  type Account,
  ApiError,
  breakGlassApprovalHours,
  breakGlassMinutes,
  breakGlassRequestMinutes,
  type EmergencyScope,
  maxBreakGlassWithdrawals,
  type Scope,
} from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/tables/schema.ts';
import { toEmergencyScope, toOpensColumns, toScope, toScopeColumns } from './scope-columns.ts';

export type BreakGlassRequestRow = Selectable<Schema['break_glass_request']>;

/** Emergency access that a person has now. */
export interface Opening {
  readonly id: number;
  readonly reason: string;
  readonly opens: EmergencyScope;
  readonly endsAt: Date;
}

export interface AccountStatus {
  /** The person's scope. */
  readonly own: Scope;
  readonly opening: Opening | null;
}

type Part = Pick<Database, 'kysely'>;

const readOwnScope = async ({ kysely }: Part, personId: string): Promise<Scope> =>
  toScope(
    await kysely
      .selectFrom('person')
      .select(['scope_kind', 'scope_industries', 'scope_area'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow(),
  );

const selectOpen = ({ kysely }: Part) =>
  kysely.selectFrom('break_glass').where('ended_at', 'is', null).where('ends_at', '>', sql<Date>`now()`);

const selectWaiting = ({ kysely }: Part) =>
  kysely.selectFrom('break_glass_request').where('outcome', 'is', null).where('ends_at', '>', sql<Date>`now()`);

/** The person's scope, and that of emergency access. */
export const readAccountStatus = async (database: Database, personId: string): Promise<AccountStatus> => {
  const own = await readOwnScope(database, personId);
  if (own.kind === 'all') return { own, opening: null };
  const row = await selectOpen(database)
    .select(['id', 'reason', 'ends_at', 'opens_kind', 'opens_industries', 'opens_area'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const opens = row === undefined ? null : toEmergencyScope(row);
  if (row === undefined || opens === null) return { own, opening: null };
  return { own, opening: { id: row.id, reason: row.reason, opens, endsAt: row.ends_at } };
};

/** Whether the person had emergency access within the last day, so that a supervisor must approve the next request. */
export const needsApproval = async ({ kysely }: Part, personId: string): Promise<boolean> => {
  const earlier = await kysely
    .selectFrom('break_glass')
    .select('id')
    .where('person_id', '=', personId)
    .where('opened_at', '>', sql<Date>`now() - make_interval(hours => ${breakGlassApprovalHours})`)
    .executeTakeFirst();
  return earlier !== undefined;
};

/** Repeated requests and withdrawals would flood the supervisors with messages. */
const refuseFlood = async ({ kysely }: Part, personId: string): Promise<void> => {
  const { withdrawn } = await kysely
    .selectFrom('break_glass_request')
    .select(({ fn }) => fn.countAll<number>().as('withdrawn'))
    .where('person_id', '=', personId)
    .where('outcome', '=', 'withdrawn')
    .where('asked_at', '>', sql<Date>`now() - make_interval(hours => ${breakGlassApprovalHours})`)
    .executeTakeFirstOrThrow();
  if (withdrawn < maxBreakGlassWithdrawals) return;
  throw new ApiError(
    'too-many-requests',
    `You have withdrawn ${maxBreakGlassWithdrawals} requests within ${breakGlassApprovalHours} hours; call your supervisor`,
  );
};

/** Two clicks at the same moment open it once. */
const lockPerson = ({ kysely }: Part, personId: string): Promise<unknown> =>
  kysely.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();

const refuseIfOpen = async (part: Part, personId: string): Promise<Scope> => {
  const scope = await readOwnScope(part, personId);
  if (scope.kind === 'all') throw new ApiError('conflict', 'Your scope covers every site already');
  const open = await selectOpen(part).select('id').where('person_id', '=', personId).executeTakeFirst();
  if (open !== undefined) throw new ApiError('conflict', 'You have emergency access already; end it first');
  return scope;
};

interface NewOpening {
  readonly person: Pick<Account, 'id' | 'name' | 'role'>;
  readonly scope: Scope;
  readonly opens: EmergencyScope;
  readonly reason: string;
  readonly approvedBy: Pick<Account, 'id' | 'name'> | null;
}

const addOpening = ({ kysely }: Part, { person, scope, opens, reason, approvedBy }: NewOpening) =>
  kysely
    .insertInto('break_glass')
    .values({
      person_id: person.id,
      person_name: person.name,
      role: person.role,
      ...toScopeColumns(scope),
      ...toOpensColumns(opens),
      reason,
      ends_at: sql<Date>`now() + make_interval(mins => ${breakGlassMinutes})`,
      approved_by: approvedBy?.name ?? null,
      approved_by_id: approvedBy?.id ?? null,
    })
    .returning(['id', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow();

interface Asked {
  readonly opens: EmergencyScope;
  readonly reason: string;
  readonly language: Language;
}

export interface Opened {
  readonly kind: 'opened' | 'asked';
  readonly id: number;
  readonly endsAt: Date;
}

/**
 * Opens emergency access for this person; within a day of the last time it creates a request instead. `after` belongs to the same
 * transaction.
 */
export const openEmergencyAccess = (
  database: Database,
  person: Account,
  { opens, reason, language }: Asked,
  after: (transaction: Part, opened: Opened) => Promise<void>,
): Promise<Opened> =>
  database.kysely.transaction().execute(async (kysely) => {
    const transaction = { kysely };
    await lockPerson(transaction, person.id);
    const scope = await refuseIfOpen(transaction, person.id);
    const ask = async (): Promise<Opened> => {
      const waiting = await selectWaiting(transaction).select('id').where('person_id', '=', person.id).executeTakeFirst();
      if (waiting !== undefined) throw new ApiError('conflict', 'Your request is already waiting for a supervisor');
      await refuseFlood(transaction, person.id);
      const row = await kysely
        .insertInto('break_glass_request')
        .values({
          person_id: person.id,
          person_name: person.name,
          role: person.role,
          ...toScopeColumns(scope),
          ...toOpensColumns(opens),
          reason,
          language,
          ends_at: sql<Date>`now() + make_interval(mins => ${breakGlassRequestMinutes})`,
        })
        .returning(['id', 'ends_at as endsAt'])
        .executeTakeFirstOrThrow();
      return { kind: 'asked', ...row };
    };
    const opened: Opened = (await needsApproval(transaction, person.id))
      ? await ask()
      : { kind: 'opened', ...(await addOpening(transaction, { person, scope, opens, reason, approvedBy: null })) };
    await after(transaction, opened);
    return opened;
  });

export const findRequest = ({ kysely }: Part, id: number): Promise<BreakGlassRequestRow | undefined> =>
  kysely.selectFrom('break_glass_request').selectAll().where('id', '=', id).executeTakeFirst();

/** Approves or refuses a request, once. When approved, the 60 minutes begin now. Returns the id of the new access; null: refused. */
export const decideRequest = (
  database: Database,
  id: number,
  by: Account,
  approve: boolean,
  after: (transaction: Part, opened: Opened | null) => Promise<void>,
): Promise<number | null> =>
  database.kysely.transaction().execute(async (kysely) => {
    const transaction = { kysely };
    const row = await kysely.selectFrom('break_glass_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    if (row.outcome !== null || row.ends_at <= new Date())
      throw new ApiError('conflict', 'This request was decided, withdrawn or has ended');
    if (row.person_id === by.id) throw new ApiError('forbidden', 'Another person must decide on your request');
    const open = async (): Promise<Opened> => {
      await lockPerson(transaction, row.person_id);
      const person = await kysely.selectFrom('person').select('deactivated_at').where('id', '=', row.person_id).executeTakeFirst();
      if (person?.deactivated_at !== null) throw new ApiError('conflict', 'This account is deactivated');
      const scope = await refuseIfOpen(transaction, row.person_id);
      const opens = toEmergencyScope(row) as EmergencyScope;
      const asker = { id: row.person_id, name: row.person_name, role: row.role as Account['role'] };
      return { kind: 'opened', ...(await addOpening(transaction, { person: asker, scope, opens, reason: row.reason, approvedBy: by })) };
    };
    const opened = approve ? await open() : null;
    await kysely
      .updateTable('break_glass_request')
      .set({
        outcome: approve ? 'approved' : 'refused',
        decided_at: sql<Date>`now()`,
        decided_by: by.name,
        decided_by_id: by.id,
        break_glass_id: opened?.id ?? null,
      })
      .where('id', '=', id)
      .execute();
    await after(transaction, opened);
    return opened?.id ?? null;
  });

/** True where access was open. */
const end = async (database: Database, of: { readonly personId: string } | { readonly id: number }, by: string): Promise<boolean> => {
  const query = database.kysely
    .updateTable('break_glass')
    .set({ ended_at: sql<Date>`now()`, ended_by: by })
    .where('ended_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`);
  const { numUpdatedRows } = await ('id' in of
    ? query.where('id', '=', of.id)
    : query.where('person_id', '=', of.personId)
  ).executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** By the person, who withdraws a waiting request too; ending an ended access is no failure. */
export const endOwnBreakGlass = async (database: Database, { id, name }: Account): Promise<void> => {
  await database.kysely
    .updateTable('break_glass_request')
    .set({ outcome: 'withdrawn', decided_at: sql<Date>`now()`, decided_by: name, decided_by_id: id })
    .where('person_id', '=', id)
    .where('outcome', 'is', null)
    .execute();
  await end(database, { personId: id }, name);
};

/** By a supervisor. */
export const endBreakGlass = (database: Database, id: number, { name }: Account): Promise<boolean> => end(database, { id }, name);
