import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { carryOverSteps } from '../delivery/queue-step.ts';
import { beginEscalation } from './begin-escalation.ts';
import { noChain, notPublic, runningAlready } from './rules.ts';

type Part = Pick<Database, 'kysely'>;

/** The message of an alert that the public has, and whose alert it is. */
export const findPublicMessage = async ({ kysely }: Part, alertId: string) =>
  kysely
    .selectFrom('alert_version as told')
    .innerJoin('alert', 'alert.id', 'told.alert_id')
    .leftJoin('industry', 'industry.id', 'alert.industry_id')
    .select(['told.version', 'told.state', 'told.status', 'told.expires_at', 'alert.industry_id', 'industry.district', 'alert.incident_id'])
    .select(sql<boolean>`told.expires_at <= now()`.as('expired'))
    .where('told.alert_id', '=', alertId)
    .where('told.state', 'in', ['released', 'cancelled'])
    .orderBy('told.version', 'desc')
    .limit(1)
    .executeTakeFirst();

type Message = NonNullable<Awaited<ReturnType<typeof findPublicMessage>>>;

const beginForAlert = (part: Part, alertId: string, message: Message, withRelease: boolean): Promise<boolean> => {
  const { status, version, industry_id: industryId, district, expires_at: expiresAt } = message;
  const subject = { alertId, incident: null };
  return beginEscalation(part, {
    subject,
    version,
    whose: { industryId, district },
    status,
    expiresAt: () => expiresAt,
    withRelease,
    by: null,
  });
};

/** The alert's chain asks the same people, with words that two have released: the incident's own ends, answered or not. */
const endIncidentEscalation = async ({ kysely }: Part, incidentId: string): Promise<void> => {
  await kysely
    .updateTable('escalation')
    .set({ state: 'stopped', stopped: 'alert', ended_at: sql<Date>`now()` })
    .where('state', 'in', ['running', 'unanswered'])
    .where('incident', 'in', kysely.selectFrom('incident').select('internal_id').where('id', '=', incidentId))
    .execute();
};

/**
 * What a release does to the chain, in its transaction and after its messages were queued. The first release starts it, in place of one
 * that was started for the incident; an update leaves it as it stands, with the new words and the new end, and a cancellation stops it.
 */
export const escalateRelease = async (part: Part, alertId: string): Promise<void> => {
  const message = await findPublicMessage(part, alertId);
  if (message === undefined) throw new Error(`Alert ${alertId} is released, but is not there`);
  const running = part.kysely.updateTable('escalation').where('alert_id', '=', alertId).where('state', '=', 'running');
  if (message.state === 'cancelled') {
    await running.set({ state: 'stopped', stopped: 'cancelled', ended_at: sql<Date>`now()` }).execute();
    return;
  }
  await running.set({ expires_at: message.expires_at }).execute();
  const before = await part.kysely.selectFrom('escalation').select('id').where('alert_id', '=', alertId).limit(1).executeTakeFirst();
  if (before === undefined) {
    if (await beginForAlert(part, alertId, message, true)) await endIncidentEscalation(part, message.incident_id);
  } else await carryOverSteps(part.kysely, alertId, message.version);
};

/** Starts the chain by hand: for an alert that was released before there was one, or once more after its end. */
export const startAgain = (database: Database, alertId: string): Promise<void> =>
  database.kysely.transaction().execute(async (kysely) => {
    const part = { kysely };
    // Held, so that two who press at once start one.
    await kysely.selectFrom('alert').select('id').where('id', '=', alertId).forUpdate().execute();
    const message = await findPublicMessage(part, alertId);
    if (message === undefined || message.state === 'cancelled' || message.expired) throw notPublic();
    const state = await kysely
      .selectFrom('escalation')
      .select('id')
      .where('alert_id', '=', alertId)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (state !== undefined) throw runningAlready();
    if (!(await beginForAlert(part, alertId, message, false))) throw noChain();
  });
