import { sql, type Transaction } from 'kysely';
import type { Compute } from '../../platform/compute/pool.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { DrillRow, InjectRow } from './rules.ts';
import { rewriteSamples } from './samples.ts';
import type { Part } from './store.ts';

export interface DrillDeps {
  readonly database: Database;
  readonly compute: Compute;
  /** The clock of the database: one for all servers. */
  readonly now: (part: Part) => Promise<Date>;
  readonly signal: AbortSignal;
}

interface Fired {
  readonly drill: DrillRow;
  readonly inject: InjectRow;
  /** Null: delivered on time. */
  readonly by: string | null;
}

/** Delivers an inject in the transaction that locks its drill: once, even with several servers. */
export const fireInject = async (
  transaction: Transaction<Schema>,
  { compute, signal, now: clock }: Omit<DrillDeps, 'database'>,
  { drill, inject, by }: Fired,
): Promise<void> => {
  const now = await clock({ kysely: transaction });
  await transaction
    .updateTable('drill_inject')
    .set({ state: 'fired', fired_at: now, fired_by: by, due_at: null })
    .where('id', '=', inject.id)
    .execute();
  if (inject.kind !== 'release' && inject.kind !== 'weather') return;
  const change =
    inject.kind === 'release'
      ? { release_at: now }
      : { weather: inject.weather === null ? null : JSON.stringify(inject.weather), weather_at: now };
  const changed = await transaction.updateTable('drill').set(change).where('id', '=', drill.id).returningAll().executeTakeFirstOrThrow();
  if (changed.release_at !== null) await rewriteSamples(transaction, { drill: changed, now, compute, signal });
};

/** Delivers the inject that has been due longest, of a drill that is not locked; false: none is due. */
export const fireNext = (deps: DrillDeps): Promise<boolean> =>
  deps.database.kysely.transaction().execute(async (transaction) => {
    const now = await deps.now({ kysely: transaction });
    const { rows } = await sql<{ id: number; drill_id: number }>`
      select inject.id, inject.drill_id from drill_inject inject join drill on drill.id = inject.drill_id
      where inject.state = 'waiting' and inject.due_at <= ${now}::timestamptz and drill.state = 'running'
      order by inject.due_at, inject.id limit 1 for no key update of drill skip locked`.execute(transaction);
    const [due] = rows;
    if (due === undefined) return false;
    const drill = await transaction.selectFrom('drill').selectAll().where('id', '=', due.drill_id).executeTakeFirstOrThrow();
    const inject = await transaction.selectFrom('drill_inject').selectAll().where('id', '=', due.id).executeTakeFirstOrThrow();
    // A person may have delivered or held it before the lock was granted.
    if (drill.state !== 'running' || inject.state !== 'waiting' || inject.due_at === null) return true;
    await fireInject(transaction, deps, { drill, inject, by: null });
    return true;
  });
