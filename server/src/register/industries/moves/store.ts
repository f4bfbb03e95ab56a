import { siteMovesListed } from '@hazardguard/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { runUnscoped, siteMoveInScope } from '../../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../../platform/db/tables/schema.ts';

export type MoveRow = Selectable<Schema['site_move']>;
type Part = Pick<Database, 'kysely'>;

/** Moves that wait in the scope, oldest first, and how many they are. */
export const listWaitingMoves = async ({ kysely }: Part): Promise<{ readonly rows: readonly MoveRow[]; readonly total: number }> => {
  const { rows } = await sql<MoveRow & { readonly total: number }>`
    select *, count(*) over () as total from site_move where outcome is null and ${siteMoveInScope()}
    order by proposed_at, id limit ${siteMovesListed}`.execute(kysely);
  return { rows, total: rows[0]?.total ?? 0 };
};

/** Locked until the end of the transaction: it is decided once. */
export const lockMove = ({ kysely }: Part, id: number): Promise<MoveRow | undefined> =>
  kysely.selectFrom('site_move').selectAll().where('id', '=', id).where(siteMoveInScope()).forUpdate().executeTakeFirst();

interface Decision {
  readonly outcome: 'accepted' | 'refused' | 'withdrawn';
  readonly by: { readonly id: string; readonly name: string };
  readonly reason: string | null;
}

export const storeDecision = async ({ kysely }: Part, id: number, { outcome, by, reason }: Decision): Promise<void> => {
  const values = { outcome, decided_at: sql<Date>`now()`, decided_by: by.name, decided_by_id: by.id, reason };
  // The answer says what was decided, although the site may now be outside the scope of the person who decided.
  await runUnscoped(() => kysely.updateTable('site_move').set(values).where('id', '=', id).execute());
};

/** Moves the site. It is not yet in the scope of who consents. */
export const moveSite = async ({ kysely }: Part, move: MoveRow): Promise<void> => {
  const position = { latitude: move.to_latitude, longitude: move.to_longitude };
  const values = {
    district: move.to_district,
    state: move.to_latitude === null ? null : move.to_state,
    ...position,
    agreed_latitude: position.latitude,
    agreed_longitude: position.longitude,
    version: sql<number>`version + 1`,
    updated_at: sql<Date>`now()`,
  };
  await runUnscoped(() => kysely.updateTable('industry').set(values).where('id', '=', move.industry_id).execute());
};
