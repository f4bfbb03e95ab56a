import { type Account, isAllowed, signedInRoles } from '@hazardguard/contract';
import { sql } from 'kysely';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { queueNotice } from '../delivery/queue-notice.ts';
import type { AlertRow, Kysely } from './store.ts';

interface Correction {
  readonly row: AlertRow;
  readonly person: Account;
  readonly reason: string;
}

const approvers = signedInRoles.filter((role) => isAllowed(role, 'alert.approve'));

/** Notifies everybody else who may release warnings of this site of a correction, which one person releases alone. */
export const notifyApprovers = ({ kysely }: Kysely, { row, person, reason }: Correction): Promise<void> =>
  // The person who corrects may not have access to these accounts.
  runUnscoped(async () => {
    const { rows } = await sql<{ id: string }>`
      select person.id from person left join industry on industry.id = ${row.industry_id}
      where role = any(${approvers}::text[]) and deactivated_at is null and person.id <> ${person.id} and (
        scope_kind = 'all' or industry.id = any(scope_industries)
        or (scope_kind = 'district' and lower(btrim(industry.district)) = lower(btrim(scope_area)))
        or (scope_kind = 'state' and lower(industry.state) = lower(btrim(scope_area))))`.execute(kysely);
    await queueNotice(
      { kysely },
      {
        kind: 'sent-in-error',
        subject: row.id,
        facts: { name: person.name, role: person.role, places: row.industry_name, reason, until: null, incidentId: row.incident_id },
        language: 'en',
        people: rows.map(({ id }) => id),
      },
    );
  });
