import type { Account } from '@hazardguard/contract';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { queueNotice } from '../delivery/queue-notice.ts';
import { listApprovers } from '../escalation/releasers.ts';
import type { AlertRow, Kysely } from './store.ts';

interface Correction {
  readonly row: AlertRow;
  readonly person: Account;
  readonly reason: string;
}

/** Notifies everybody else who may release warnings of this site of a correction, which one person releases alone. */
export const notifyApprovers = ({ kysely }: Kysely, { row, person, reason }: Correction): Promise<void> =>
  // The person who corrects may not have access to these accounts.
  runUnscoped(async () => {
    const approvers = await listApprovers({ kysely }, { industryId: row.industry_id, alertId: row.id, except: [person.id] });
    await queueNotice(
      { kysely },
      {
        kind: 'sent-in-error',
        subject: row.id,
        facts: { name: person.name, role: person.role, places: row.industry_name, reason, until: null, incidentId: row.incident_id },
        language: 'en',
        people: approvers.map(({ id }) => id),
      },
    );
  });
