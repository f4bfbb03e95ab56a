import { type Account, replayIncident } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { readRun } from '../../../assess/runs/read-run.ts';
import { summariesOf } from '../../../assess/runs/store.ts';
import type { Database } from '../../../platform/db/database.ts';
import { findIndustry } from '../../../register/industries/store.ts';
import { readStanding } from '../../../register/threshold-status/read-standing.ts';
import { alertsAbout, firstReleaseOf } from '../../../warn/alerts/store.ts';
import { firstAcceptanceOf } from '../../../warn/delivery/receipts.ts';
import { readWholeLog } from '../log.ts';
import { linkedIds } from '../read-card.ts';
import { presentIncident } from '../rules.ts';
import { findIncident } from '../store.ts';
import type { SiteFacts } from './accident-report.ts';
import { type PaperFacts, speechOf } from './facts.ts';
import { milestonesOf } from './milestones.ts';

interface Reader {
  readonly account: Account;
  readonly language: Language;
  readonly version: string;
}

/** Everything that the papers of an incident are made from, as it stands now. */
export const gatherFacts = async (database: Database, id: string, { account, language, version }: Reader): Promise<PaperFacts> => {
  const row = await findIncident(database, id);
  const events = await readWholeLog(database, row.internal_id);
  const { situation } = replayIncident(events);
  const [runs, alerts] = await Promise.all([
    summariesOf(database, linkedIds(situation, 'run')),
    alertsAbout(database, id, linkedIds(situation, 'alert')),
  ]);
  const [newest] = runs;
  const ids = alerts.map((alert) => alert.id);
  const [run, firstReleaseAt, firstAcceptanceAt] = await Promise.all([
    newest === undefined ? null : readRun(database, newest.id),
    firstReleaseOf(database, ids),
    firstAcceptanceOf(database, ids),
  ]);
  return {
    incident: presentIncident(row),
    situation,
    events,
    run: run?.run ?? null,
    alerts,
    afterAction: milestonesOf(events, { firstReleaseAt, firstAcceptanceAt }),
    reader: account.name,
    now: new Date(),
    version,
    speech: speechOf(language),
  };
};

/** What the register knows of the industry where it happened. */
export const gatherSite = async (database: Database, { incident: { industryId }, now }: PaperFacts): Promise<SiteFacts | null> => {
  if (industryId === null) return null;
  const [industry, { stocks }] = await Promise.all([findIndustry(database, industryId), readStanding(database, industryId, now)]);
  return { name: industry.industry_name, district: industry.district, contact: industry.safety_team_contact, stocks };
};
