import { type Account, type EscalationTier, findReleaseBar, type WhoMayRelease } from '@hazardguard/contract';
import { sql } from 'kysely';
import { findTies, listRemedies } from '../../platform/auth/second-person.ts';
import type { Database } from '../../platform/db/database.ts';
import { leaveResting } from '../../register/stakeholders/responders.ts';
import { queueCall } from '../delivery/queue-call.ts';
import { type AccountOnCall, selectOnDuty } from './accounts-on-call.ts';
import { callPeople } from './call-people.ts';
import { listConfirmable } from './confirmable.ts';
import { listReleasers, type Releasers, type Releasing } from './releasers.ts';

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

interface ApprovalStep {
  readonly escalationId: string;
  readonly alertId: string;
  readonly tier: EscalationTier;
  /** From 1. */
  readonly number: number;
}

/** Who may release the newest version of an alert, by the rule of the release. */
const listReleasersOf = async (part: Releasing, alertId: string): Promise<Releasers> => {
  const {
    industry_id: industryId,
    authors,
    status,
  } = await part.kysely
    .selectFrom('alert_version')
    .innerJoin('alert', 'alert.id', 'alert_version.alert_id')
    .select(['industry_id', 'authors', 'status'])
    .where('alert_id', '=', alertId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return listReleasers(part, { industryId, alertId, authors, isReal: status === 'Actual' });
};

/**
 * Calls those who may release the version that waits. Where nobody may as the second person, those who may release it alone are called,
 * and read that; where nobody is left, nobody is called, and the page of the warning says so.
 */
export const callApprovers = async (part: Releasing, { escalationId, alertId, tier, number }: ApprovalStep): Promise<void> => {
  const { able, alone } = await listReleasersOf(part, alertId);
  const deciding = able.length === 0 ? alone : able;
  const called = tier.onDuty ? selectOnDuty(deciding) : leaveResting(deciding);
  await callPeople(part, {
    escalationId,
    number,
    needed: tier.needed,
    // The wait is kept where nobody may release it: a person may be invited or confirmed meanwhile.
    waitS: tier.waitS,
    people: called.map(({ id, name, addresses }) => ({ stakeholderId: null, accountId: id, name, groups: [], addresses })),
    alone: able.length === 0,
    queue: (stepId, addresses) => queueCall(part.kysely, stepId, addresses),
  });
};

/** Calls the approvers of an alert's newest version, which waits for approval, in the transaction that hands it in. */
export const requestApproval = async (part: Releasing, alertId: string): Promise<void> => {
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

interface Reader {
  readonly account: Account;
  /** The reader's browser; null: unknown. */
  readonly deviceId: string | null;
}

const presentPeople = (people: readonly AccountOnCall[]) =>
  people.map(({ name, signedIn }) => ({ name, signedIn })).toSorted((a, b) => Number(b.signedIn) - Number(a.signedIn));

/** Who may release the version that waits, and why the reader may not; null: none waits. */
export const readWhoMayRelease = async (
  database: Database & Releasing,
  alertId: string,
  { account, deviceId }: Reader,
): Promise<WhoMayRelease | null> => {
  const { state, authors, status } = await database.kysely
    .selectFrom('alert_version')
    .select(['state', 'authors', 'status'])
    .where('alert_id', '=', alertId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  if (state !== 'waiting') return null;
  const { able, alone } = await listReleasersOf(database, alertId);
  const { givers, ...ties } = await findTies(database, { authors, approver: account.id, deviceId });
  // Who owes two-factor authentication gets no answer of this call.
  const facts = { role: account.role, isAuthor: authors.includes(account.id), isReal: status === 'Actual', owesSecondFactor: false };
  const bar = findReleaseBar({ ...facts, ...ties });
  const remedies = bar === 'invitation' ? listRemedies(givers, { authors, approver: account.id }) : [];
  return { bar, confirm: await listConfirmable(database, remedies), able: presentPeople(able), alone: presentPeople(alone) };
};

/** Who was called to decide about the version that waits; null: nobody is. */
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
  const newest = await kysely
    .selectFrom('escalation_step')
    .select('alone')
    .where('escalation_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    now,
    call: {
      version: row.waiting_version ?? 1,
      startedAt: row.started_at.toISOString(),
      calls: row.tier,
      nextAt: row.next_at.toISOString(),
      people,
      alone: newest?.alone ?? false,
    },
  };
};
