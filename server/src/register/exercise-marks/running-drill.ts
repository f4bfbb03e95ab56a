import { ApiError, type DrillWeather } from '@hazardguard/contract';
import { firstWeather, type ScenarioDocument } from '@hazardguard/engine';
import type { Database } from '../../platform/db/database.ts';
import type { DrillScope } from './drill-scope.ts';

type Part = Pick<Database, 'kysely'>;

/** The running drill of an industry; null: none. */
export const findRunningDrill = async ({ kysely }: Part, industryId: number): Promise<DrillScope> => {
  const query = kysely.selectFrom('drill').select('id').where('industry_id', '=', industryId).where('state', '=', 'running');
  return (await query.executeTakeFirst())?.id ?? null;
};

/** Refuses a drill that is not running at the site. Null is always allowed: no drill. */
export const refuseWrongDrill = async (part: Part, drillId: DrillScope, industryId: number | null): Promise<void> => {
  if (drillId === null) return;
  if (industryId !== null && (await findRunningDrill(part, industryId)) === drillId) return;
  const message = 'This drill is not running at the site. Leave the exercise, or report the event as real';
  throw new ApiError('conflict', message, [{ field: 'drillId', value: String(drillId), message }]);
};

/** The drill scope of an incident by its number; undefined: there is no such incident. */
export const findIncidentDrill = async ({ kysely }: Part, incidentId: string): Promise<DrillScope | undefined> =>
  (await kysely.selectFrom('incident').select('drill_id').where('id', '=', incidentId).executeTakeFirst())?.drill_id;

/** The weather of the exercise at this moment and since when. */
export const findDrillWeather = async (
  { kysely }: Part,
  drillId: number,
): Promise<{ readonly weather: DrillWeather; readonly since: Date }> => {
  const { scenario, weather, weather_at, started_at, created_at } = await kysely
    .selectFrom('drill')
    .select(['scenario', 'weather', 'weather_at', 'started_at', 'created_at'])
    .where('id', '=', drillId)
    .executeTakeFirstOrThrow();
  return { weather: weather ?? toDrillWeather(scenario as ScenarioDocument), since: weather_at ?? started_at ?? created_at };
};

/** The weather of a scenario at its start, with defaults for missing values. */
export const toDrillWeather = (scenario: Pick<ScenarioDocument, 'weather'>): DrillWeather => {
  const { windSpeedMs, windFromDeg, temperatureC, humidityPercent = 50, cloudPercent = 50 } = firstWeather(scenario);
  return { windSpeedMs, windFromDeg, temperatureC, humidityPercent, cloudPercent };
};
