import type { OpenEscalation } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Chains that wait for somebody or that nobody has answered, while their alert is public: what nobody signed in may overlook. */
export const openEscalations = async ({ kysely }: Database): Promise<{ readonly escalations: OpenEscalation[]; readonly now: string }> => {
  const rows = await kysely
    .selectFrom('escalation')
    .innerJoin('alert', 'alert.id', 'escalation.alert_id')
    .select(['alert.id', 'incident_id', 'industry_name', 'status', 'state', 'tier', 'tiers', 'next_at'])
    .where('state', 'in', ['running', 'unanswered'])
    .where(sql<boolean>`expires_at > now()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('alert_version as told')
            .select('told.version')
            .whereRef('told.alert_id', '=', 'escalation.alert_id')
            .where('told.state', '=', 'cancelled'),
        ),
      ),
    )
    // Of a drill only while it runs.
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('alert.drill_id', 'is', null),
        exists(selectFrom('drill').select('drill.id').whereRef('drill.id', '=', 'alert.drill_id').where('drill.state', '=', 'running')),
      ]),
    )
    // One that was started once more has taken its place.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('escalation as later')
            .select('later.id')
            .whereRef('later.alert_id', '=', 'escalation.alert_id')
            .whereRef('later.started_at', '>', 'escalation.started_at'),
        ),
      ),
    )
    .orderBy(sql`state = 'unanswered'`, 'desc')
    .orderBy('next_at')
    .execute();
  const { now } = await kysely.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return {
    now: now.toISOString(),
    escalations: rows.map((row) => ({
      alertId: row.id,
      incidentId: row.incident_id,
      industryName: row.industry_name,
      status: row.status,
      state: row.state,
      tier: row.tier,
      tiers: row.tiers.length,
      endsAt: row.next_at.toISOString(),
    })),
  };
};
