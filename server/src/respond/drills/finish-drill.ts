import type { Account, DrillState } from '@hazardguard/contract';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { stopExercise } from '../../warn/escalation/stop-exercise.ts';
import { closeExercise } from '../incidents/write-incident.ts';
import { endSimulatedSensors } from '../sensors/simulated-sensors.ts';
import type { DrillDeps } from './fire-inject.ts';
import { type DrillRow, drillClock } from './rules.ts';
import { lockDrill } from './store.ts';

interface End {
  readonly state: Extract<DrillState, 'ended' | 'abandoned'>;
  /** Null: the time was up. */
  readonly by: Account | null;
  readonly reason: string | null;
  readonly now: Date;
}

const formatReason = ({ state, reason }: End): string =>
  [state === 'ended' ? 'The drill is over' : 'THE DRILL WAS STOPPED FOR A REAL EVENT', reason].filter(Boolean).join('. ');

/** Ends a locked drill with its sensors, alarms and incidents; waiting injects are not delivered any more. */
export const finishDrill = async (transaction: Transaction<Schema>, drill: DrillRow, end: End): Promise<DrillRow> => {
  const { state, by, reason, now } = end;
  const account = by ?? drillClock;
  await endSimulatedSensors(transaction, { industryId: drill.industry_id, drillId: drill.id, by: account.name, now });
  await transaction
    .updateTable('drill_inject')
    .set({ due_at: null })
    .where('drill_id', '=', drill.id)
    .where('due_at', 'is not', null)
    .execute();
  const ended = await transaction
    .updateTable('drill')
    .set({ state, ended_at: now, ended_by: by?.name ?? null, end_reason: reason, version: sql`version + 1` })
    .where('id', '=', drill.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await stopExercise(transaction, drill.id);
  await closeExercise(transaction, drill.id, account, formatReason(end));
  return ended;
};

/** Ends one drill whose time is up; false: there is none. */
export const endNext = ({ database, now: clock }: Pick<DrillDeps, 'database' | 'now'>): Promise<boolean> =>
  database.kysely.transaction().execute(async (transaction) => {
    const now = await clock({ kysely: transaction });
    const { rows } = await sql<{ id: number }>`
      select id from drill where state = 'running' and started_at + duration_min * interval '1 minute' <= ${now}::timestamptz
      limit 1 for no key update skip locked`.execute(transaction);
    const [over] = rows;
    if (over === undefined) return false;
    await finishDrill(transaction, await lockDrill({ kysely: transaction }, over.id), { state: 'ended', by: null, reason: null, now });
    return true;
  });
