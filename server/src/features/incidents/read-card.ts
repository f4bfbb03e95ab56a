import { ApiError, type IncidentCard, type incidentLink } from '@hazardguard/contract';
import type { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { alertsAbout, findAlert } from '../alerts/store.ts';
import { presentSummary } from '../runs/present.ts';
import { findRun, newestRuns, summariesOf } from '../runs/store.ts';
import { readLinks, readLog, readTasks } from './log.ts';
import { presentIncident } from './rules.ts';
import { findIncident } from './store.ts';

const entriesShown = 100;

/** An incident with all that hangs on it. */
export const readCard = async (database: Database, id: string): Promise<IncidentCard> => {
  const row = await findIncident(database, id);
  const [log, tasks, links, [latest]] = await Promise.all([
    readLog(database, row.internal_id, { before: undefined, limit: entriesShown }),
    readTasks(database, row.internal_id),
    readLinks(database, row.internal_id),
    row.industry_id === null ? [] : newestRuns(database, 1, row.industry_id),
  ]);
  const [runs, alerts] = await Promise.all([summariesOf(database, links.run), alertsAbout(database, id, links.alert)]);
  return {
    incident: presentIncident(row),
    tasks,
    runs: runs.map(presentSummary),
    alerts: alerts.map((alert) => ({
      id: alert.id,
      status: alert.status,
      incidentSeverity: alert.incident_severity,
      incidentDescription: alert.incident_description,
      createdAt: alert.created_at.toISOString(),
    })),
    latestRun: latest === undefined ? null : presentSummary(latest),
    ...log,
  };
};

/** Only what exists is linked. */
export const refuseUnknownLink = async (database: Database, { kind, id }: z.output<typeof incidentLink>): Promise<void> => {
  const found = kind === 'run' ? await findRun(database, id) : await findAlert(database, id);
  if (found === undefined) throw new ApiError('not-found', `There is no such ${kind}`);
};
