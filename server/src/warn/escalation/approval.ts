import { type EscalationTier, isAllowed, signedInRoles } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { leaveResting } from '../../register/stakeholders/responders.ts';
import { queueCall } from '../delivery/queue-call.ts';
import { type AccountOnCall, type AccountsQuery, listAccounts, selectOnDuty } from './accounts-on-call.ts';
import { callPeople } from './call-people.ts';

type Part = Pick<Database, 'kysely'>;

/**
 * Approvers on duty are called twice, then everybody who may approve, again and again until one decides: a warning that waits
 * unnoticed is the delay that these calls exist for.
 */
export const approvalTiers: readonly EscalationTier[] = [
  { groups: [], onDuty: true, needed: 1, waitS: 120 },
  { groups: [], onDuty: true, needed: 1, waitS: 120 },
  { groups: [], onDuty: false, needed: 1, waitS: 180 },
  { groups: [], onDuty: false, needed: 1, waitS: 300 },
];

const approvers = signedInRoles.filter((role) => isAllowed(role, 'alert.approve'));

/** Everybody who may approve warnings of a site, except these accounts. */
export const listApprovers = (part: Part, query: Omit<AccountsQuery, 'roles'>): Promise<readonly AccountOnCall[]> =>
  listAccounts(part, { ...query, roles: approvers });

interface ApprovalStep {
  readonly escalationId: string;
  readonly alertId: string;
  readonly tier: EscalationTier;
  /** From 1. */
  readonly number: number;
}

/** The approvers of the version that waits, without its authors, who may not approve it. */
const listApproversOf = async (part: Part, alertId: string): Promise<readonly AccountOnCall[]> => {
  const { industry_id: industryId, authors } = await part.kysely
    .selectFrom('alert_version')
    .innerJoin('alert', 'alert.id', 'alert_version.alert_id')
    .select(['industry_id', 'authors'])
    .where('alert_id', '=', alertId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return listApprovers(part, { industryId, alertId, except: authors });
};

/** Calls the approvers of the version that waits. */
export const callApprovers = async (part: Part, { escalationId, alertId, tier, number }: ApprovalStep): Promise<void> => {
  const all = await listApproversOf(part, alertId);
  const called = tier.onDuty ? selectOnDuty(all) : leaveResting(all);
  await callPeople(part, {
    escalationId,
    number,
    needed: tier.needed,
    // The wait is kept where nobody may approve: a person may be invited meanwhile.
    waitS: tier.waitS,
    people: called.map(({ id, name, addresses }) => ({ stakeholderId: null, accountId: id, name, groups: [], addresses })),
    queue: (stepId, addresses) => queueCall(part.kysely, stepId, addresses),
  });
};

/** Calls the approvers of an alert's newest version, which waits for approval, in the transaction that hands it in. */
export const requestApproval = async (part: Part, alertId: string): Promise<void> => {
  const { version, status, expires_at } = await part.kysely
    .selectFrom('alert_version')
    .select(['version', 'status', 'expires_at'])
    .where('alert_id', '=', alertId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [tier] = approvalTiers;
  if (tier === undefined) throw new RangeError('No approver is called without a tier');
  const { id: escalationId } = await part.kysely
    .insertInto('escalation')
    .values({
      alert_id: alertId,
      purpose: 'approve',
      waiting_version: version,
      chain_name: 'Approval',
      tiers: JSON.stringify(approvalTiers),
      status,
      expires_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await callApprovers(part, { escalationId, alertId, tier, number: 1 });
};

/** Who was called to decide about the version that waits; null: none waits. */
export const readApprovalCall = async (part: Part, alertId: string) => {
  const { kysely } = part;
  const clock = await kysely.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  const now = clock.now.toISOString();
  const row = await kysely
    .selectFrom('escalation')
    .select(['id', 'waiting_version', 'started_at', 'tier', 'next_at'])
    .where('alert_id', '=', alertId)
    .where('purpose', '=', 'approve')
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (row === undefined) return { call: null, now };
  const { rows: people } = await sql<{ readonly name: string; readonly called: 'accepted' | 'waiting' | 'failed' | 'none' }>`
    select name, case min(best) when 1 then 'accepted' when 2 then 'waiting' when 3 then 'failed' when 4 then 'failed' else 'none' end as called
    from (
      select coalesce(person_id, stakeholder_id::text) as who, person.name, (
        select min(case when receipt = 'failed' then 4 else array_position(array['accepted', 'waiting', 'refused', 'gave-up', 'kept'], delivery.state) end) from delivery
        where escalation_step_id = step_id and address = any(addresses)
      ) as best
      from escalation_person person join escalation_step step on step.id = step_id where step.escalation_id = ${row.id}
    ) as each group by who, name order by name`.execute(kysely);
  return {
    now,
    call: {
      version: row.waiting_version ?? 1,
      startedAt: row.started_at.toISOString(),
      calls: row.tier,
      nextAt: row.next_at.toISOString(),
      people,
      signedIn: (await listApproversOf(part, alertId)).filter(({ signedIn }) => signedIn).map(({ name }) => name),
    },
  };
};
