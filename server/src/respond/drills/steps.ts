import { type Account, ApiError, type DrillNote, type InjectAct } from '@hazardguard/contract';
import { sql } from 'kysely';
import { addSimulatedSensors } from '../sensors/simulated-sensors.ts';
import { finishDrill } from './finish-drill.ts';
import { type DrillDeps, fireInject } from './fire-inject.ts';
import { presentNote } from './present.ts';
import { type DrillRow, refuseDrillStep, refuseInjectStep } from './rules.ts';
import { buildTrueScenario, rewriteSamples } from './samples.ts';
import { findDrill, listInjects, lockDrill } from './store.ts';

const isAnotherRunning = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'drill_running';

/** Starts the clock: adds simulated sensors that read zero, and gives the injects their times. */
export const startDrill = async (deps: DrillDeps, id: number, person: Account): Promise<DrillRow> => {
  try {
    return await deps.database.kysely.transaction().execute(async (transaction) => {
      const planned = await lockDrill({ kysely: transaction }, id);
      refuseDrillStep(planned.state, 'start');
      const { industry_id: industryId } = planned;
      if (industryId === null) throw new ApiError('conflict', 'The site of this drill has been removed');
      const now = await deps.now({ kysely: transaction });
      const { site, substance } = buildTrueScenario(planned, now);
      const drill = await transaction
        .updateTable('drill')
        .set({ state: 'running', started_at: now, started_by: person.name, version: sql`version + 1` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await sql`update drill_inject set due_at = ${now}::timestamptz + after_s * interval '1 second'
        where drill_id = ${id} and state = 'waiting'`.execute(transaction);
      const industry = await transaction
        .selectFrom('industry')
        .select(['latitude', 'longitude'])
        .where('id', '=', industryId)
        .executeTakeFirst();
      const { latitude, longitude } = industry ?? {};
      // Around the position of the site if it has one, not around the hidden source.
      const centre = latitude == null || longitude == null ? site : { latitude, longitude };
      await addSimulatedSensors(transaction, { industryId, drillId: id, cas: substance.cas, site: centre, person });
      await rewriteSamples(transaction, { drill, now, compute: deps.compute, signal: deps.signal });
      return drill;
    });
  } catch (error) {
    if (isAnotherRunning(error)) throw new ApiError('conflict', 'Another drill is running at this site. End it first');
    throw error;
  }
};

interface SteerInput {
  readonly id: number;
  readonly injectId: number;
  readonly act: InjectAct;
  readonly person: Account;
}

export const steerInject = (deps: DrillDeps, { id, injectId, act, person }: SteerInput): Promise<void> =>
  deps.database.kysely.transaction().execute(async (transaction) => {
    const drill = await lockDrill({ kysely: transaction }, id);
    refuseDrillStep(drill.state, 'inject');
    const inject = (await listInjects({ kysely: transaction }, id)).find((one) => one.id === injectId);
    if (inject === undefined) throw new ApiError('not-found', 'The drill has no such inject');
    refuseInjectStep(inject.state, act);
    if (act === 'fire') return fireInject(transaction, deps, { drill, inject, by: person.name });
    const now = await deps.now({ kysely: transaction });
    const dueMs = (drill.started_at ?? now).getTime() + inject.after_s * 1000;
    const change =
      act === 'resume'
        ? { state: 'waiting' as const, due_at: new Date(Math.max(dueMs, now.getTime())) }
        : { state: act === 'hold' ? ('held' as const) : ('skipped' as const), due_at: null };
    await transaction.updateTable('drill_inject').set(change).where('id', '=', injectId).execute();
  });

export const writeNote = async ({ database }: DrillDeps, id: number, text: string, person: Account): Promise<DrillNote> => {
  refuseDrillStep((await findDrill(database, id)).state, 'note');
  const row = await database.kysely
    .insertInto('drill_note')
    .values({ drill_id: id, text, by_name: person.name, by_id: person.id })
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentNote(row);
};

/** Ends a drill by hand: as planned, or because of a real event. */
export const stopDrill = (
  deps: DrillDeps,
  {
    id,
    step,
    reason,
    person,
  }: { readonly id: number; readonly step: 'end' | 'abandon'; readonly reason: string; readonly person: Account },
): Promise<DrillRow> =>
  deps.database.kysely.transaction().execute(async (transaction) => {
    const drill = await lockDrill({ kysely: transaction }, id);
    refuseDrillStep(drill.state, step);
    const state = step === 'end' ? 'ended' : 'abandoned';
    return finishDrill(transaction, drill, {
      state,
      by: person,
      reason: reason.trim() || null,
      now: await deps.now({ kysely: transaction }),
    });
  });
