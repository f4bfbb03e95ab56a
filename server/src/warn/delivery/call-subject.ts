import type { AreaChange } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { toAreaChange } from '../alerts/present.ts';
import { findAlert } from '../alerts/store.ts';

/** What the message to a called responder says about the incident, from its report. */
interface IncidentSubject {
  readonly kind: 'incident';
  readonly incidentId: string;
  readonly industryName: string | null;
  readonly description: string | null;
}

/** What the message to an approver says about the version that waits. */
export interface ApprovalSubject {
  readonly kind: 'approval';
  readonly alertId: string;
  readonly version: number;
  readonly incidentId: string;
  readonly industryName: string | null;
  readonly hazardText: string;
  readonly placeText: string;
  /** Whom an update adds, releases and moves; null: it is the first message, or an all clear. */
  readonly change: AreaChange | null;
  /** Nobody may release it as the second person; this approver can release it alone, with a reason. */
  readonly alone: boolean;
}

export type CallSubject = IncidentSubject | ApprovalSubject;

/** Reads the incident or the waiting version of a message when it is sent, so that the message has the newest report. */
export const makeCallSubjectReader =
  ({ kysely }: Database) =>
  async (deliveryId: string): Promise<CallSubject | null> => {
    const row = await kysely
      .selectFrom('delivery')
      .innerJoin('escalation_step', 'escalation_step.id', 'escalation_step_id')
      .innerJoin('escalation', 'escalation.id', 'escalation_id')
      .leftJoin('incident', 'incident.internal_id', 'escalation.incident')
      .leftJoin('alert', 'alert.id', 'escalation.alert_id')
      .leftJoin('alert_version as waiting', (join) =>
        join.onRef('waiting.alert_id', '=', 'alert.id').onRef('waiting.version', '=', 'waiting_version'),
      )
      .select(['incident.id', 'incident.industry_name', 'short_description'])
      .select([
        'alert.id as alert_id',
        'alert.incident_id',
        'alert.industry_name as alert_industry',
        'waiting_version',
        'escalation_step.alone',
        'hazard_text',
        'place_text',
      ])
      .where('delivery.id', '=', deliveryId)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.id !== null) {
      return { kind: 'incident', incidentId: row.id, industryName: row.industry_name, description: row.short_description };
    }
    if (row.alert_id === null || row.waiting_version === null) return null;
    const alert = await findAlert({ kysely }, row.alert_id);
    return {
      kind: 'approval',
      alertId: row.alert_id,
      version: row.waiting_version,
      incidentId: row.incident_id ?? '',
      industryName: row.alert_industry,
      hazardText: row.hazard_text ?? '',
      placeText: row.place_text ?? '',
      change: alert === undefined ? null : toAreaChange(alert),
      alone: row.alone,
    };
  };
