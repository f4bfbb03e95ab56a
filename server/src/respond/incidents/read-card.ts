import { ApiError, type IncidentCard, type IncidentSituation, type incidentLink, replayIncident } from '@hazardguard/contract';
import type { z } from 'zod';
import { presentSummary } from '../../assess/runs/present.ts';
import { findRun, listNewestRuns, listSummaries } from '../../assess/runs/store.ts';
import type { Database } from '../../platform/db/database.ts';
import { presentAlert } from '../../warn/alerts/present.ts';
import { findAlert, listIncidentAlerts } from '../../warn/alerts/store.ts';
import { readWholeLog } from './log.ts';
import { presentIncident } from './rules.ts';
import { findIncident } from './store.ts';

const entriesShown = 100;

/** Ids of the linked runs or alerts. */
export const listLinkedIds = ({ links }: IncidentSituation, kind: 'run' | 'alert'): readonly string[] =>
  links.flatMap((link) => (link.kind === kind ? [link.id] : []));

/** An incident with its situation, runs, alerts and newest log entries. */
export const readCard = async (database: Database, id: string): Promise<IncidentCard> => {
  const row = await findIncident(database, id);
  const [log, [latest]] = await Promise.all([
    readWholeLog(database, row.internal_id),
    row.industry_id === null ? [] : listNewestRuns(database, 1, row.industry_id),
  ]);
  const { situation } = replayIncident(log);
  const [runs, alerts] = await Promise.all([
    listSummaries(database, listLinkedIds(situation, 'run')),
    listIncidentAlerts(database, id, listLinkedIds(situation, 'alert')),
  ]);
  return {
    incident: presentIncident(row),
    situation,
    runs: runs.map(presentSummary),
    alerts: alerts.map((row) => {
      const { id, status, state, kind, live, expired, drillId, incidentSeverity, incidentDescription, createdAt, runId } =
        presentAlert(row);
      return { id, status, state, kind, live, expired, drillId, incidentSeverity, incidentDescription, createdAt, runId };
    }),
    latestRun: latest === undefined ? null : presentSummary(latest),
    events: log.slice(-entriesShown).toReversed(),
    olderEvents: Math.max(0, log.length - entriesShown),
  };
};

/** Refuses a link to a run or alert that does not exist. */
export const refuseUnknownLink = async (database: Database, { kind, id }: z.output<typeof incidentLink>): Promise<void> => {
  const found = kind === 'run' ? await findRun(database, id) : await findAlert(database, id);
  if (found === undefined) throw new ApiError('not-found', `No such ${kind}`);
};
