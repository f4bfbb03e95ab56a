import type { Database } from '../../platform/db/database.ts';

/** What the message to a called responder says about the incident, from its report. */
export interface CallSubject {
  readonly incidentId: string;
  readonly industryName: string | null;
  readonly description: string | null;
}

/** Reads the incident of a message when it is sent, so that the message has the newest report. */
export const makeCallSubjectReader =
  ({ kysely }: Database) =>
  async (deliveryId: string): Promise<CallSubject | null> => {
    const row = await kysely
      .selectFrom('delivery')
      .innerJoin('escalation_step', 'escalation_step.id', 'escalation_step_id')
      .innerJoin('escalation', 'escalation.id', 'escalation_id')
      .innerJoin('incident', 'incident.internal_id', 'escalation.incident')
      .select(['incident.id', 'industry_name', 'short_description'])
      .where('delivery.id', '=', deliveryId)
      .executeTakeFirst();
    return row === undefined ? null : { incidentId: row.id, industryName: row.industry_name, description: row.short_description };
  };
