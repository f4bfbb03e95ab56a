import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { carrySteps } from '../delivery/queue-step.ts';
import { callTier } from './call-tier.ts';
import { listChains } from './chain-store.ts';
import { chainFor, noChain, notPublic, runningAlready } from './rules.ts';

type Part = Pick<Database, 'kysely'>;

/** The message of an alert that the public has, and whose alert it is. */
export const publicMessage = async ({ kysely }: Part, alertId: string) =>
  kysely
    .selectFrom('alert_version as told')
    .innerJoin('alert', 'alert.id', 'told.alert_id')
    .leftJoin('industry', 'industry.id', 'alert.industry_id')
    .select(['told.version', 'told.state', 'told.status', 'told.expires_at', 'alert.industry_id', 'industry.district'])
    .select(sql<boolean>`told.expires_at <= now()`.as('expired'))
    .where('told.alert_id', '=', alertId)
    .where('told.state', 'in', ['released', 'cancelled'])
    .orderBy('told.version', 'desc')
    .limit(1)
    .executeTakeFirst();

type Message = NonNullable<Awaited<ReturnType<typeof publicMessage>>>;

/** Starts the chain of the alert's industry, first tier and all. False: nobody has made one. */
const begin = async (part: Part, alertId: string, message: Message, withRelease: boolean): Promise<boolean> => {
  const chain = chainFor(await listChains(part), { industryId: message.industry_id, district: message.district });
  const [tier] = chain?.tiers ?? [];
  if (chain === null || tier === undefined) return false;
  const { status, version } = message;
  const { id: escalationId } = await part.kysely
    .insertInto('escalation')
    .values({
      alert_id: alertId,
      chain_name: chain.name,
      tiers: JSON.stringify(chain.tiers),
      status,
      expires_at: message.expires_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await callTier(part, { escalationId, alertId, version, status, tier, number: 1, withRelease });
  return true;
};

/**
 * What a release does to the chain, in its transaction and after its messages were queued. The first release starts it, an update
 * leaves it as it stands, with the new words and the new end, and a cancellation stops it.
 */
export const escalateRelease = async (part: Part, alertId: string): Promise<void> => {
  const message = await publicMessage(part, alertId);
  if (message === undefined) throw new Error(`Alert ${alertId} is released, but is not there`);
  const running = part.kysely.updateTable('escalation').where('alert_id', '=', alertId).where('state', '=', 'running');
  if (message.state === 'cancelled') {
    await running.set({ state: 'stopped', stopped: 'cancelled', ended_at: sql<Date>`now()` }).execute();
    return;
  }
  await running.set({ expires_at: message.expires_at }).execute();
  const before = await part.kysely.selectFrom('escalation').select('id').where('alert_id', '=', alertId).limit(1).executeTakeFirst();
  if (before === undefined) await begin(part, alertId, message, true);
  else await carrySteps(part.kysely, alertId, message.version);
};

/** Starts the chain by hand: for an alert that was released before there was one, or once more after its end. */
export const startAgain = (database: Database, alertId: string): Promise<void> =>
  database.kysely.transaction().execute(async (kysely) => {
    const part = { kysely };
    // Held, so that two who press at once start one.
    await kysely.selectFrom('alert').select('id').where('id', '=', alertId).forUpdate().execute();
    const message = await publicMessage(part, alertId);
    if (message === undefined || message.state === 'cancelled' || message.expired) throw notPublic();
    const state = await kysely
      .selectFrom('escalation')
      .select('id')
      .where('alert_id', '=', alertId)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (state !== undefined) throw runningAlready();
    if (!(await begin(part, alertId, message, false))) throw noChain();
  });
