import type { DrillInput, DrillState, InjectInput } from '@hazardguard/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { recordInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { type DrillRow, type InjectRow, noSuchDrill } from './rules.ts';

export interface Part {
  readonly kysely: Kysely<Schema>;
}

export const findDrill = async ({ kysely }: Part, id: number): Promise<DrillRow> => {
  const row = await kysely.selectFrom('drill').selectAll().where('id', '=', id).where(recordInScope('drill')).executeTakeFirst();
  if (row === undefined) throw noSuchDrill();
  return row;
};

/** Locks the drill until the end of the transaction: steering, delivering injects and ending follow one another. */
export const lockDrill = async ({ kysely }: Part, id: number): Promise<DrillRow> => {
  const row = await kysely.selectFrom('drill').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (row === undefined) throw noSuchDrill();
  return row;
};

interface DrillFilter {
  readonly industryId?: number | undefined;
  readonly state?: DrillState | undefined;
  readonly limit: number;
}

/** Running drills first, then the latest planned. */
export const listDrills = ({ kysely }: Database, { industryId, state, limit }: DrillFilter): Promise<readonly DrillRow[]> => {
  let query = kysely.selectFrom('drill').selectAll().where(recordInScope('drill')).limit(limit);
  if (industryId !== undefined) query = query.where('industry_id', '=', industryId);
  if (state !== undefined) query = query.where('state', '=', state);
  return query.orderBy(sql`state = 'running'`, 'desc').orderBy('planned_at', 'desc').orderBy('id').execute();
};

export const listInjects = ({ kysely }: Part, drillId: number): Promise<readonly InjectRow[]> =>
  kysely.selectFrom('drill_inject').selectAll().where('drill_id', '=', drillId).orderBy('after_s').orderBy('id').execute();

export const listNotes = ({ kysely }: Part, drillId: number) =>
  kysely.selectFrom('drill_note').selectAll().where('drill_id', '=', drillId).orderBy('id').execute();

export const toColumns = (input: DrillInput) => ({
  title: input.title,
  objective: input.objective.trim(),
  template: input.template,
  inventory_item_id: input.inventoryItemId,
  scenario: JSON.stringify(input.scenario),
  planned_at: new Date(input.plannedAt),
  duration_min: input.durationMin,
  targets: JSON.stringify(input.targets),
});

export const writeInjects = async ({ kysely }: Part, drillId: number, injects: readonly InjectInput[]): Promise<void> => {
  await kysely.deleteFrom('drill_inject').where('drill_id', '=', drillId).execute();
  await kysely
    .insertInto('drill_inject')
    .values(
      injects.map(({ afterS, kind, text, weather }) => ({
        drill_id: drillId,
        after_s: afterS,
        kind,
        text,
        weather: weather === null ? null : JSON.stringify(weather),
      })),
    )
    .execute();
};
