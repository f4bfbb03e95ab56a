import type { Account, SensorInput } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope } from '../../platform/db/scope/row-scope.ts';
import type { DrillScope } from '../../register/exercise-marks/drill-scope.ts';
import { codeTaken, noSuchSensor, type SensorRow, toColumns } from './rules.ts';

/** The active sensors of a site: the real ones, or the simulated ones of a drill. */
export const listSiteSensors = (
  { kysely }: Pick<Database, 'kysely'>,
  industryId: number,
  drillScope: DrillScope = null,
): Promise<SensorRow[]> =>
  kysely
    .selectFrom('sensor')
    .selectAll()
    .where('industry_id', '=', industryId)
    .where(siteIdInScope('sensor.industry_id'))
    .where('drill_id', drillScope === null ? 'is' : '=', drillScope)
    .where('retired_at', 'is', null)
    .orderBy(sql`lower(code)`)
    .execute();

/** Active or retired. */
export const findSensor = async ({ kysely }: Database, id: number): Promise<SensorRow> => {
  const row = await kysely
    .selectFrom('sensor')
    .selectAll()
    .where('id', '=', id)
    .where(siteIdInScope('sensor.industry_id'))
    .executeTakeFirst();
  if (row === undefined) throw noSuchSensor();
  return row;
};

const refuseTakenCode = async <T>(code: string, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    throw error instanceof Error && 'constraint' in error && error.constraint === 'sensor_code_of_site' ? codeTaken(code) : error;
  }
};

export const addSensor = ({ kysely }: Database, input: SensorInput, person: Account): Promise<SensorRow> =>
  refuseTakenCode(input.code, () =>
    kysely
      .insertInto('sensor')
      .values({
        ...toColumns(input),
        industry_id: input.industryId,
        measure: input.measure,
        created_by: person.name,
        created_by_id: person.id,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

/** Undefined: another person has changed it. The alarm count restarts, because the limits may have changed. */
export const changeSensor = (
  { kysely }: Database,
  id: number,
  input: SensorInput & { readonly version: number },
): Promise<SensorRow | undefined> =>
  refuseTakenCode(input.code, () =>
    kysely.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable('sensor')
        .set({ ...toColumns(input), version: sql`version + 1` })
        .where('id', '=', id)
        .where('version', '=', input.version)
        .where('retired_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) await transaction.deleteFrom('sensor_alarm_state').where('sensor_id', '=', id).execute();
      return row;
    }),
  );

export const retireSensor = async ({ kysely }: Database, id: number, person: Account): Promise<void> => {
  await kysely.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('sensor')
      .set({ retired_at: new Date(), retired_by: person.name })
      .where('id', '=', id)
      .where('retired_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw noSuchSensor();
    await transaction.deleteFrom('sensor_alarm_state').where('sensor_id', '=', id).execute();
  });
};
