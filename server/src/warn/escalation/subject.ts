import { ApiError, type IncidentState } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

type Part = Pick<Database, 'kysely'>;

/** What a chain is for: an alert, or an incident (by its internal number), with or without an alert. */
export type Subject = { readonly alertId: string; readonly incident: null } | { readonly alertId: null; readonly incident: number };

/** A condition for queries of `escalation`: the chains that call responders for this subject. */
export const matchesSubject = ({ alertId, incident }: Subject): RawBuilder<boolean> =>
  alertId === null
    ? sql<boolean>`escalation.incident = ${incident}`
    : sql<boolean>`(escalation.alert_id = ${alertId} and escalation.purpose = 'respond')`;

export const readAlertSubject = async ({ kysely }: Part, id: string): Promise<Subject> => {
  const alert = await kysely.selectFrom('alert').select('id').where('id', '=', id).executeTakeFirst();
  if (alert === undefined) throw new ApiError('not-found', 'There is no such alert');
  return { alertId: alert.id, incident: null };
};

export const readIncidentSubject = async ({ kysely }: Part, id: string): Promise<Subject & { readonly incident: number }> => {
  const incident = await kysely.selectFrom('incident').select('internal_id').where('id', '=', id).executeTakeFirst();
  if (incident === undefined) throw new ApiError('not-found', `There is no incident ${id}`);
  return { alertId: null, incident: incident.internal_id };
};

/** The site of an alert or incident; null: it has none. */
export const findSite = async ({ kysely }: Part, { alertId, incident }: Subject): Promise<number | null> => {
  const row =
    alertId === null
      ? await kysely.selectFrom('incident').select('industry_id').where('internal_id', '=', incident).executeTakeFirst()
      : await kysely.selectFrom('alert').select('industry_id').where('id', '=', alertId).executeTakeFirst();
  return row?.industry_id ?? null;
};

/** States of an incident in which nobody is called any more. */
export const endedStates: readonly IncidentState[] = ['Resolved', 'Closed'];
