import { ApiError } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { DrillScope } from '../exercise-marks/drill-scope.ts';

const endedStates: readonly string[] = ['Resolved', 'Closed'];

/** Something belongs to an open incident of its site, or of no site. Undefined: no incident has this number yet. */
export const findOpenIncident = async (
  { kysely }: Pick<Database, 'kysely'>,
  incidentId: string,
  industryId: number,
): Promise<{ readonly drillId: DrillScope } | undefined> => {
  const query = kysely.selectFrom('incident').select(['industry_id', 'state', 'drill_id']).where('id', '=', incidentId);
  // The number may be that of another area's incident.
  const incident = await runUnscoped(() => query.executeTakeFirst());
  if (incident === undefined) return undefined;
  const isHere = incident.industry_id === null || incident.industry_id === industryId;
  if (isHere && !endedStates.includes(incident.state)) return { drillId: incident.drill_id };
  const message = `${incidentId} is not an open incident of this site: choose an open one, or a number that no incident has`;
  throw new ApiError('invalid-input', message, [{ field: 'incidentId', value: incidentId, message }]);
};
