import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { carryOverSteps } from '../delivery/queue-step.ts';
import { beginEscalation } from './begin-escalation.ts';
import { noChain, notPublic, runningAlready } from './rules.ts';
import { matchesSubject } from './subject.ts';

type Part = Pick<Database, 'kysely'>;

/** The latest public message of an alert, with its industry. */
export const findPublicMessage = async ({ kysely }: Part, alertId: string) =>
  kysely
    .selectFrom('alert_version as message')
    .innerJoin('alert', 'alert.id', 'message.alert_id')
    .leftJoin('industry', 'industry.id', 'alert.industry_id')
    .select([
      'message.version',
      'message.state',
      'message.status',
      'message.expires_at',
      'alert.industry_id',
      'industry.district',
      'alert.incident_id',
    ])
    .select(sql<boolean>`message.expires_at <= now()`.as('expired'))
    .where('message.alert_id', '=', alertId)
    .where('message.state', 'in', ['released', 'cancelled'])
    .orderBy('message.version', 'desc')
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

/** The alert's chain calls the same people with an approved message, so the incident's own chain ends, answered or not. */
const endIncidentEscalation = async ({ kysely }: Part, incidentId: string): Promise<void> => {
  await kysely
    .updateTable('escalation')
    .set({ state: 'stopped', stopped: 'alert', ended_at: sql<Date>`now()` })
    .where('state', 'in', ['running', 'unanswered'])
    .where('incident', 'in', kysely.selectFrom('incident').select('internal_id').where('id', '=', incidentId))
    .execute();
};

/**
 * Applies a release to the chain, in the release's transaction and after its messages were queued. The first release starts the chain and
 * ends one that was started for the incident. An update keeps it running with the new message and expiry; a cancellation stops it.
 */
export const escalateRelease = async (part: Part, alertId: string): Promise<void> => {
  const message = await findPublicMessage(part, alertId);
  if (message === undefined) throw new Error(`Alert ${alertId} is released, but has no public message`);
  const ofAlert = matchesSubject({ alertId, incident: null });
  const running = part.kysely.updateTable('escalation').where(ofAlert).where('state', '=', 'running');
  if (message.state === 'cancelled') {
    await running.set({ state: 'stopped', stopped: 'cancelled', ended_at: sql<Date>`now()` }).execute();
    return;
  }
  await running.set({ expires_at: message.expires_at }).execute();
  const before = await part.kysely.selectFrom('escalation').select('id').where(ofAlert).limit(1).executeTakeFirst();
  if (before === undefined) {
    if (await beginForAlert(part, alertId, message, true)) await endIncidentEscalation(part, message.incident_id);
  } else await carryOverSteps(part.kysely, alertId, message.version);
};

/** Starts the chain by hand: for an alert that was released before there was a chain, or again after it ended. */
export const startAgain = (database: Database, alertId: string): Promise<void> =>
  database.kysely.transaction().execute(async (kysely) => {
    const part = { kysely };
    // Locked, so that two simultaneous requests start one chain.
    await kysely.selectFrom('alert').select('id').where('id', '=', alertId).forUpdate().execute();
    const message = await findPublicMessage(part, alertId);
    if (message === undefined || message.state === 'cancelled' || message.expired) throw notPublic();
    const state = await kysely
      .selectFrom('escalation')
      .select('id')
      .where(matchesSubject({ alertId, incident: null }))
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (state !== undefined) throw runningAlready();
    if (!(await beginForAlert(part, alertId, message, false))) throw noChain();
  });
