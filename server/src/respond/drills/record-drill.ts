import type { Account, DrillRecord, FieldProblem } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { DrillDeps } from './fire-inject.ts';
import { type DrillRow, refuseDrillStep, refuseProblems } from './rules.ts';
import { listInjects, lockDrill } from './store.ts';

/** A record that ends in the future comes from a clock that is ahead: all its times are moved back, and the lengths stay. ms */
const findAheadMs = ({ endedAt }: DrillRecord, now: Date): number => Math.max(0, Date.parse(endedAt) - now.getTime());

const findInjectProblems = (given: DrillRecord['injects'], known: ReadonlySet<number>): readonly FieldProblem[] =>
  given.flatMap(({ id }, index) => {
    const field = `injects.${index}.id`;
    if (!known.has(id)) return [{ field, value: String(id), message: 'The drill has no such inject' }];
    return given.findIndex((other) => other.id === id) === index
      ? []
      : [{ field, value: String(id), message: 'This inject is given twice' }];
  });

/** Stores a planned drill that was run by hand: it is over, without sensors, readings or messages. */
export const recordDrill = (
  { database, now: clock }: Pick<DrillDeps, 'database' | 'now'>,
  id: number,
  record: DrillRecord,
  person: Account,
): Promise<DrillRow> =>
  database.kysely.transaction().execute(async (transaction) => {
    const drill = await lockDrill({ kysely: transaction }, id);
    refuseDrillStep(drill.state, 'record');
    const injects = await listInjects({ kysely: transaction }, id);
    refuseProblems(findInjectProblems(record.injects, new Set(injects.map((inject) => inject.id))));
    const aheadMs = findAheadMs(record, await clock({ kysely: transaction }));
    const toMoment = (given: string): Date => new Date(Date.parse(given) - aheadMs);
    for (const inject of record.injects) {
      await transaction
        .updateTable('drill_inject')
        .set({ state: 'fired', fired_at: toMoment(inject.at), fired_by: person.name })
        .where('id', '=', inject.id)
        .execute();
    }
    const reached = Object.fromEntries(Object.entries(record.reached).map(([milestone, at]) => [milestone, toMoment(at).toISOString()]));
    return transaction
      .updateTable('drill')
      .set({
        state: 'ended',
        by_hand: true,
        reached: JSON.stringify(reached),
        started_at: toMoment(record.startedAt),
        started_by: person.name,
        ended_at: toMoment(record.endedAt),
        ended_by: person.name,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
