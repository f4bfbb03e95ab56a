import { renewalLeadMin, type SignedInRole } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { queueNotice } from '../delivery/queue-notice.ts';
import { listApprovers } from '../escalation/releasers.ts';
import type { Kysely } from './store.ts';

interface Ending {
  readonly id: string;
  readonly incident_id: string;
  readonly industry_id: number;
  readonly industry_name: string;
  readonly expires_at: Date;
  readonly saved_by: string;
  readonly role: SignedInRole | null;
  readonly writers: readonly string[];
}

/** Real warnings that end soon, without an update that waits for approval and without a notice since their release. */
const listEnding = async ({ kysely }: Kysely): Promise<readonly Ending[]> => {
  const { rows } = await sql<Ending>`
    select alert.id, alert.incident_id, alert.industry_id::int as industry_id, alert.industry_name, live.expires_at, live.saved_by, person.role,
      (select array_agg(distinct writer) from alert_version, unnest(authors) as writer where alert_id = alert.id) as writers
    from alert
    join alert_version live on live.alert_id = alert.id
    left join person on person.id = live.saved_by_id
    where live.state = 'released' and live.status = 'Actual' and alert.drill_id is null
      and live.expires_at > now() and live.expires_at <= now() + make_interval(mins => ${renewalLeadMin})
      and live.saved_at < live.expires_at - make_interval(mins => ${renewalLeadMin})
      and not exists (
        select from alert_version newer where newer.alert_id = alert.id and newer.version > live.version
          and newer.state in ('released', 'cancelled', 'waiting')
      )
      and not exists (
        select from notice where kind = 'alert-ending' and subject = alert.id::text and made_at > live.saved_at
      )
    for update of alert skip locked`.execute(kysely);
  return rows;
};

/** Notifies the authors of each warning that ends soon, and who may release an update of it: once for each release. */
export const notifyEnding = (database: Database): Promise<void> =>
  runUnscoped(() =>
    database.kysely.transaction().execute(async (kysely) => {
      for (const { id, incident_id, industry_id, industry_name, expires_at, saved_by, role, writers } of await listEnding({ kysely })) {
        const approvers = await listApprovers({ kysely }, { industryId: industry_id, alertId: id, except: writers });
        await queueNotice(
          { kysely },
          {
            kind: 'alert-ending',
            subject: id,
            facts: {
              name: saved_by,
              role: role ?? 'l1',
              places: industry_name,
              reason: '',
              until: expires_at.toISOString(),
              incidentId: incident_id,
            },
            language: 'en',
            people: [...writers, ...approvers.map(({ id }) => id)],
          },
        );
      }
    }),
  );
