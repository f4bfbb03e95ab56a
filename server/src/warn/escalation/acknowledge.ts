import type { Account, acknowledgeWays } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { officerOf } from '../delivery/officer-facts.ts';
import { notRunning } from './rules.ts';
import { matchesSubject, type Subject } from './subject.ts';

type Part = Pick<Database, 'kysely'>;

interface Acknowledged {
  readonly escalationId: string;
  readonly stepId: number;
  readonly who: string;
  readonly name: string;
  readonly way: (typeof acknowledgeWays)[number];
}

/**
 * Records an acknowledgement, once for each person, and ends the chain when one of its tiers has enough, even after its time. The
 * chain's row is locked, so that its timer and an acknowledgement cannot interfere.
 */
const recordAcknowledgement = async ({ kysely }: Part, { escalationId, stepId, who, name, way }: Acknowledged): Promise<void> => {
  await kysely
    .insertInto('escalation_acknowledgement')
    .values({ escalation_id: escalationId, step_id: stepId, who, name, way })
    .onConflict((conflict) => conflict.columns(['escalation_id', 'who']).doNothing())
    .execute();
  await sql`
    update escalation set state = 'acknowledged', ended_at = now()
    where id = ${escalationId} and purpose = 'respond' and state in ('running', 'unanswered') and exists (
      select from escalation_step step where step.escalation_id = escalation.id
        and needed <= (select count(*) from escalation_acknowledgement given where given.step_id = step.id))`.execute(kysely);
};

/** What an answer belongs to: the call of a tier, or a warning of which the officer was informed. */
type Answered =
  | { readonly escalation_id: string; readonly step_id: number; readonly alert_id: null }
  | { readonly escalation_id: null; readonly step_id: null; readonly alert_id: string };

/** Records an answer; the same one again changes nothing. */
const recordAnswer = async (
  kysely: Database['kysely'],
  { of, who, name, answer }: Pick<Acknowledged, 'who' | 'name'> & { readonly of: Answered; readonly answer: ResponderAnswer },
): Promise<void> => {
  const latest = await kysely
    .selectFrom('responder_answer')
    .select('answer')
    .where(({ eb }) => (of.alert_id === null ? eb('escalation_id', '=', of.escalation_id) : eb('alert_id', '=', of.alert_id)))
    .where('who', '=', who)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest?.answer === answer) return;
  await kysely
    .insertInto('responder_answer')
    .values({ ...of, who, name, answer })
    .execute();
};

const lockEscalation = (kysely: Database['kysely'], id: string) =>
  kysely.selectFrom('escalation').select(['id', 'tier']).where('id', '=', id).forUpdate().executeTakeFirst();

/** The person a message went to. If several share the address, the first: one link stands for one person. */
const findPerson = async ({ kysely }: Part, stepId: number, channel: string, address: string) => {
  const person = await kysely
    .selectFrom('escalation_person')
    .select(['stakeholder_id', 'person_id', 'name'])
    .where('step_id', '=', stepId)
    .where(sql<boolean>`${address} = any(addresses)`)
    .orderBy('stakeholder_id')
    .limit(1)
    .executeTakeFirst();
  if (person === undefined) return { who: `address:${channel} ${address}`, name: address };
  const who = person.person_id === null ? `stakeholder:${person.stakeholder_id}` : `account:${person.person_id}`;
  return { who, name: person.name };
};

/** The person of the directory whom a message went to. */
const findOfficer = async ({ kysely }: Part, deliveryId: string) => {
  const { rows } = await sql<{ readonly who: string; readonly name: string }>`
    select coalesce('stakeholder:' || (select id from ${officerOf}), 'address:' || channel || ' ' || address) as who, coalesce(name, address) as name
    from delivery where id = ${deliveryId}`.execute(kysely);
  return rows[0] ?? { who: `message:${deliveryId}`, name: '' };
};

/** Whether a person goes there. */
export type ResponderAnswer = 'going' | 'cannot';

/**
 * Acknowledges by the link of a message, or in answer to it; who cannot go does not acknowledge. An officer who was not called by a tier only
 * answers. False: there is no such message, or it asks for nothing.
 */
export const acknowledgeByLink = (
  database: Database,
  deliveryId: string,
  way: Exclude<(typeof acknowledgeWays)[number], 'app'> = 'link',
  answer: ResponderAnswer | null = null,
): Promise<boolean> =>
  database.kysely.transaction().execute(async (kysely) => {
    const message = await kysely
      .selectFrom('delivery')
      .leftJoin('escalation_step', 'escalation_step.id', 'escalation_step_id')
      .select(['audience', 'alert_id', 'channel', 'address', 'escalation_id', 'escalation_step.id as step_id'])
      .where('delivery.id', '=', deliveryId)
      .executeTakeFirst();
    if (message === undefined) return false;
    const { escalation_id: escalationId, step_id: stepId, alert_id, channel, address } = message;
    if (escalationId === null || stepId === null) {
      if (message.audience !== 'stakeholder' || alert_id === null || answer === null) return false;
      const of = { escalation_id: null, step_id: null, alert_id };
      await recordAnswer(kysely, { of, answer, ...(await findOfficer({ kysely }, deliveryId)) });
      return true;
    }
    await lockEscalation(kysely, escalationId);
    const person = await findPerson({ kysely }, stepId, channel, address);
    const of = { escalation_id: escalationId, step_id: stepId, alert_id: null };
    if (answer !== null) await recordAnswer(kysely, { of, answer, ...person });
    if (answer !== 'cannot') await recordAcknowledgement({ kysely }, { escalationId, stepId, way, ...person });
    return true;
  });

/** A user with the e-mail address of exactly one person of the directory counts as that person; otherwise the account counts. */
export const resolvePersonKey = async ({ kysely }: Part, account: Pick<Account, 'id' | 'email'>): Promise<string> => {
  const people = await kysely
    .selectFrom('stakeholder')
    .select('id')
    .where(sql<boolean>`lower(btrim(email_address)) = ${account.email.trim().toLowerCase()}`)
    .limit(2)
    .execute();
  const [person] = people;
  return person !== undefined && people.length === 1 ? `stakeholder:${person.id}` : `account:${account.id}`;
};

/** Acknowledges as a signed-in user, for the tier called last. */
export const acknowledgeInApp = (database: Database, subject: Subject, account: Account): Promise<void> =>
  database.kysely.transaction().execute(async (kysely) => {
    const running = await kysely
      .selectFrom('escalation')
      .select('id')
      .where(matchesSubject(subject))
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    const row = running && (await lockEscalation(kysely, running.id));
    if (row === undefined) throw notRunning();
    const step = await kysely
      .selectFrom('escalation_step')
      .select('id')
      .where('escalation_id', '=', row.id)
      .where('tier', '=', row.tier)
      .executeTakeFirstOrThrow();
    const who = await resolvePersonKey({ kysely }, account);
    await recordAcknowledgement({ kysely }, { escalationId: row.id, stepId: step.id, who, name: account.name, way: 'app' });
  });

/** Ends the waiting time of a tier now; the server that looks first calls the next tier. */
export const callNextNow = async ({ kysely }: Database, subject: Subject, tier: number): Promise<void> => {
  const { numUpdatedRows } = await kysely
    .updateTable('escalation')
    .set({ next_at: sql<Date>`now()`, waits_since: sql<Date>`now()` })
    .where(matchesSubject(subject))
    .where('state', '=', 'running')
    .where('tier', '=', tier)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notRunning();
};
