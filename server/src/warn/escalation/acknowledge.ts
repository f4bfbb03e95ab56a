import type { Account, acknowledgeWays } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
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
 * Writes an acknowledgement down, each person's once, and ends the chain when one of its tiers has enough, late as that may be. The
 * chain's row is held, so that its timer and an acknowledgement never cross.
 */
const recordAcknowledgement = async ({ kysely }: Part, { escalationId, stepId, who, name, way }: Acknowledged): Promise<void> => {
  await kysely
    .insertInto('escalation_acknowledgement')
    .values({ escalation_id: escalationId, step_id: stepId, who, name, way })
    .onConflict((conflict) => conflict.columns(['escalation_id', 'who']).doNothing())
    .execute();
  await sql`
    update escalation set state = 'acknowledged', ended_at = now()
    where id = ${escalationId} and state in ('running', 'unanswered') and exists (
      select from escalation_step step where step.escalation_id = escalation.id
        and needed <= (select count(*) from escalation_acknowledgement given where given.step_id = step.id))`.execute(kysely);
};

const lockEscalation = (kysely: Database['kysely'], id: string) =>
  kysely.selectFrom('escalation').select(['id', 'tier']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Whose message it was: of several people who share an address the first, for one link is one person. */
const findPerson = async ({ kysely }: Part, stepId: number, channel: string, address: string) => {
  const person = await kysely
    .selectFrom('escalation_person')
    .select(['stakeholder_id', 'name'])
    .where('step_id', '=', stepId)
    .where(sql<boolean>`${address} = any(addresses)`)
    .orderBy('stakeholder_id')
    .limit(1)
    .executeTakeFirst();
  return person === undefined
    ? { who: `address:${channel} ${address}`, name: address }
    : { who: `stakeholder:${person.stakeholder_id}`, name: person.name };
};

/** By the link of a message. False: there is no such message, or it asks for nothing. */
export const acknowledgeByLink = (database: Database, deliveryId: string): Promise<boolean> =>
  database.kysely.transaction().execute(async (kysely) => {
    const message = await kysely
      .selectFrom('delivery')
      .innerJoin('escalation_step', 'escalation_step.id', 'escalation_step_id')
      .select(['channel', 'address', 'escalation_id', 'escalation_step.id as step_id'])
      .where('delivery.id', '=', deliveryId)
      .executeTakeFirst();
    if (message === undefined) return false;
    const { escalation_id: escalationId, step_id: stepId, channel, address } = message;
    await lockEscalation(kysely, escalationId);
    await recordAcknowledgement(
      { kysely },
      { escalationId, stepId, way: 'link', ...(await findPerson({ kysely }, stepId, channel, address)) },
    );
    return true;
  });

/** Somebody signed in who has the address of one person of the directory is that person; else the account counts. */
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

/** Signed in: counts for the tier that is being waited for. */
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

/** The time of a tier is over now: whichever server looks first calls the next one. */
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
