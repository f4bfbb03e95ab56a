import { type Account, replayIncident } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { findRunRoads } from '../../../assess/run-report/road-lines.ts';
import { readRun } from '../../../assess/runs/read-run.ts';
import { listSummaries } from '../../../assess/runs/store.ts';
import type { Compute } from '../../../platform/compute/pool.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findIndustryInScope } from '../../../register/industries/store.ts';
import { readThresholdStatus } from '../../../register/threshold-status/read-threshold-status.ts';
import { findFirstRelease, listIncidentAlerts } from '../../../warn/alerts/store.ts';
import { findFirstAcceptance } from '../../../warn/delivery/receipts.ts';
import { readWholeLog } from '../log.ts';
import { listLinkedIds } from '../read-card.ts';
import { presentIncident } from '../rules.ts';
import { findIncident } from '../store.ts';
import type { SiteFacts } from './accident-report.ts';
import { compareReadings, readWarnings } from './debrief.ts';
import { buildReportFormat, type IncidentFormFacts } from './form-facts.ts';
import { findMilestones } from './milestones.ts';

interface Deps {
  readonly database: Database;
  readonly compute: Compute;
  readonly signal: AbortSignal;
}

interface Reader {
  readonly account: Account;
  readonly language: Language;
  readonly version: string;
}

/** The present facts for the reports and forms of an incident. */
export const gatherFacts = async (deps: Deps, id: string, { account, language, version }: Reader): Promise<IncidentFormFacts> => {
  const { database } = deps;
  const now = new Date();
  const row = await findIncident(database, id);
  const events = await readWholeLog(database, row.internal_id);
  const { situation } = replayIncident(events);
  const [runs, alerts] = await Promise.all([
    listSummaries(database, listLinkedIds(situation, 'run')),
    listIncidentAlerts(database, id, listLinkedIds(situation, 'alert')),
  ]);
  const [newest] = runs;
  const ids = alerts.map((alert) => alert.id);
  const [run, firstReleaseAt, firstAcceptanceAt] = await Promise.all([
    newest === undefined ? null : readRun(database, newest.id),
    findFirstRelease(database, ids),
    findFirstAcceptance(database, ids),
  ]);
  const [warnings, readings] = await Promise.all([
    readWarnings(database, alerts),
    compareReadings(deps, { run: run?.run ?? null, events, drillId: row.drill_id, now }),
  ]);
  return {
    incident: presentIncident(row),
    situation,
    events,
    run: run?.run ?? null,
    roads: run === null ? null : await findRunRoads(database, run.run),
    alerts,
    afterAction: { ...findMilestones(events, { firstReleaseAt, firstAcceptanceAt }), warnings, readings },
    reader: account.name,
    now,
    version,
    format: buildReportFormat(language),
  };
};

/**
 * Facts about the industry of the incident; null: it is not in the register, or it has moved away from the reader's district: where it is
 * now, whom to ask there and what it stores is for the authority of now.
 */
export const gatherSite = async (database: Database, { incident: { industryId }, now }: IncidentFormFacts): Promise<SiteFacts | null> => {
  const industry = industryId === null ? null : await findIndustryInScope(database, industryId);
  if (industry === null) return null;
  const { stocks } = await readThresholdStatus(database, industry.id, now);
  return { name: industry.industry_name, district: industry.district, contact: industry.safety_team_contact, stocks };
};
