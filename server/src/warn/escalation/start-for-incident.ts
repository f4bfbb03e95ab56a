import type { Account } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { beginEscalation } from './begin-escalation.ts';
import { incidentOver, noChain, runningAlready } from './rules.ts';
import { endedStates, matchesSubject, type Subject } from './subject.ts';

type IncidentSubject = Subject & { readonly incident: number };

/** Time for which an unanswered call stays on every screen after its last tier, s. */
const unansweredShownS = 24 * 60 * 60;

/**
 * Calls the responders for an incident, in the caller's transaction. For a drill, a sample site or a demo it is an exercise, as their
 * alerts are. False: there is no chain for it.
 */
export const beginForIncident = async (kysely: Database['kysely'], subject: IncidentSubject, by: Account): Promise<boolean> => {
  // Locked, so that two simultaneous requests start one chain, and an incident that is just being closed is closed first.
  const incident = await kysely
    .selectFrom('incident')
    .select(['state', 'sample', 'drill_id', 'industry_id'])
    .select(sql<Date>`now()`.as('now'))
    .where('internal_id', '=', subject.incident)
    .forUpdate()
    .executeTakeFirst();
  if (incident === undefined || endedStates.includes(incident.state)) throw incidentOver();
  const running = await kysely
    .selectFrom('escalation')
    .select('id')
    .where(matchesSubject(subject))
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (running !== undefined) throw runningAlready();
  const installation = await kysely.selectFrom('installation').select('mode').executeTakeFirst();
  const industry =
    incident.industry_id === null
      ? undefined
      : await kysely.selectFrom('industry').select('district').where('id', '=', incident.industry_id).executeTakeFirst();
  const real = incident.drill_id === null && !incident.sample && installation?.mode === 'live';
  return beginEscalation(
    { kysely },
    {
      subject,
      version: 0,
      whose: { industryId: incident.industry_id, district: industry?.district ?? null },
      status: real ? 'Actual' : 'Exercise',
      expiresAt: ({ tiers }) => {
        const chainS = tiers.reduce((sum, { waitS }) => sum + waitS, 0);
        return new Date(incident.now.getTime() + (chainS + unansweredShownS) * 1_000);
      },
      withRelease: false,
      by,
    },
  );
};

/** Calls the responders for an incident before there is an alert, or again. */
export const startForIncident = (database: Database, subject: IncidentSubject, by: Account): Promise<void> =>
  database.kysely.transaction().execute(async (kysely) => {
    if (!(await beginForIncident(kysely, subject, by))) throw noChain();
  });
