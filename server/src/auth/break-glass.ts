import { type Account, ApiError, breakGlassMinutes, type Scope } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { scopeColumns, scopeOf } from './scope-columns.ts';

/** Everything is open to somebody. */
export interface Opening {
  readonly reason: string;
  readonly endsAt: Date;
}

export interface Standing {
  /** What the person answers for. */
  readonly own: Scope;
  /** What the person sees now. */
  readonly scope: Scope;
  readonly opening: Opening | null;
}

const ownScope = async ({ kysely }: Pick<Database, 'kysely'>, personId: string): Promise<Scope> =>
  scopeOf(
    await kysely
      .selectFrom('person')
      .select(['scope_kind', 'scope_industries', 'scope_area'])
      .where('id', '=', personId)
      .executeTakeFirstOrThrow(),
  );

const openNow = ({ kysely }: Pick<Database, 'kysely'>) =>
  kysely.selectFrom('break_glass').where('ended_at', 'is', null).where('ends_at', '>', sql<Date>`now()`);

/** What the person answers for, and whether everything is open instead. */
export const readStanding = async (database: Database, personId: string): Promise<Standing> => {
  const own = await ownScope(database, personId);
  if (own.kind === 'all') return { own, scope: own, opening: null };
  const row = await openNow(database).select(['reason', 'ends_at']).where('person_id', '=', personId).executeTakeFirst();
  if (row === undefined) return { own, scope: own, opening: null };
  return { own, scope: { kind: 'all' }, opening: { reason: row.reason, endsAt: row.ends_at } };
};

/** Opens everything to the person; refused where it is open already. */
export const breakGlass = (
  database: Database,
  { id, name, role }: Account,
  reason: string,
): Promise<{ readonly id: number; readonly endsAt: Date }> =>
  database.kysely.transaction().execute(async (kysely) => {
    // Two presses at once open once.
    await kysely.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute();
    const scope = await ownScope({ kysely }, id);
    const open = await openNow({ kysely }).select('id').where('person_id', '=', id).executeTakeFirst();
    if (scope.kind === 'all' || open !== undefined) throw new ApiError('conflict', 'You see everything already');
    const row = await kysely
      .insertInto('break_glass')
      .values({
        person_id: id,
        person_name: name,
        role,
        ...scopeColumns(scope),
        reason,
        ends_at: sql<Date>`now() + make_interval(mins => ${breakGlassMinutes})`,
      })
      .returning(['id', 'ends_at'])
      .executeTakeFirstOrThrow();
    return { id: row.id, endsAt: row.ends_at };
  });

/** True where something was open. */
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

/** By the person; ending what has ended is no failure. */
export const endOwnBreakGlass = (database: Database, { id, name }: Account): Promise<boolean> => end(database, { personId: id }, name);

/** By somebody above. */
export const endBreakGlass = (database: Database, id: number, { name }: Account): Promise<boolean> => end(database, { id }, name);
