import type { Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { BreakGlassTable } from '../../db/person-tables.ts';

export type BreakGlassRow = Selectable<BreakGlassTable>;

export const findBreakGlass = ({ kysely }: Database, id: number): Promise<BreakGlassRow | undefined> =>
  kysely.selectFrom('break_glass').selectAll().where('id', '=', id).executeTakeFirst();

/** All there are, newest first, a portion at a time. */
export const readBreakGlass = ({ kysely }: Database, limit: number, offset: number): Promise<readonly BreakGlassRow[]> =>
  kysely.selectFrom('break_glass').selectAll().orderBy('opened_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();

interface Mailed {
  readonly sent: number;
  readonly failed: number;
  readonly reason: string | null;
}

export const noteMail = async ({ kysely }: Database, id: number, { sent, failed, reason }: Mailed): Promise<void> => {
  await kysely.updateTable('break_glass').set({ mail_sent: sent, mail_failed: failed, mail_reason: reason }).where('id', '=', id).execute();
};

/** Who may sign in and holds one of the roles, with what they answer for. */
export const peopleOf = ({ kysely }: Database, roles: readonly string[]) =>
  kysely
    .selectFrom('person')
    .select(['id', 'email', 'role', 'scope_kind', 'scope_industries', 'scope_area'])
    .where('role', 'in', roles)
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    .execute();
