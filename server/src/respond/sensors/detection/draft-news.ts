import { type AlertNews, findAreaChange, isUnmoved, type Run, roleTitles } from '@hazardguard/contract';
import { readRun } from '../../../assess/runs/read-run.ts';
import { toAlertArea } from '../../../warn/alerts/alert-area.ts';
import { countArea, listActVillages } from '../../../warn/alerts/area-columns.ts';
import { updateAlert } from '../../../warn/alerts/draft-alert.ts';
import { findNoFlameM } from '../../../warn/alerts/no-flame-distance.ts';
import { findNews } from '../../../warn/alerts/present.ts';
import { proposeAlert } from '../../../warn/alerts/proposal.ts';
import { findRunArea, type RunArea, toProbability, toZoneArea } from '../../../warn/alerts/run-area.ts';
import { findSiteName } from '../../../warn/alerts/site-name.ts';
import { type AlertRow, findAlert } from '../../../warn/alerts/store.ts';
import { appendObservation } from '../../incidents/log.ts';
import { noteCalculation, readCheck, storeNews } from './alert-checks.ts';
import { findObstacle } from './estimate.ts';
import { type FoundNews, findAlertNews, type NewsDeps } from './find-alert-news.ts';
import { describeNews, explainFailure } from './news-text.ts';
import { sensorNetworkAccount } from './sensor-network-account.ts';

/** Shortest interval between two calculations for one warning: people must be able to read a draft before the next replaces it. */
const calculateMs = 3 * 60_000;

/** Why a draft would overwrite the work of a person; null: it would not. */
const findHold = (row: AlertRow): AlertNews['held'] => {
  if (row.area_choice === 'drawn') return 'drawn';
  const isOwn = row.state === 'draft' && row.authors.every((author) => author === sensorNetworkAccount.id);
  return row.state === 'released' || isOwn ? null : 'written';
};

/** The area that the warning has now, of the new run: its zone alone or its threshold stay, with their reasons. */
const findNextArea = (deps: NewsDeps, row: AlertRow, run: Run): Promise<RunArea> | RunArea =>
  row.area_choice === 'zone' && row.area_reason !== null
    ? toZoneArea(run, row.area_reason)
    : findRunArea(deps, run, toProbability(row.area_choice === 'drawn' ? null : row.area_percent));

/** The update with the texts of the templates; who issues it stays. */
const writeUpdate = async (deps: NewsDeps, row: AlertRow, { run, area }: { readonly run: Run; readonly area: RunArea }, reason: string) => {
  const { database, compute, settings } = deps;
  const now = new Date();
  const proposal = proposeAlert({
    run: { ...run, industryName: run.placeName ?? run.industryName },
    area,
    status: row.status,
    incidentId: row.incident_id,
    person: { name: sensorNetworkAccount.name, roleTitle: roleTitles[sensorNetworkAccount.role] },
    now,
    publicUrl: settings.publicUrl,
    noFlameM: await findNoFlameM(compute, run),
    siteName: await findSiteName(database, run),
    villages: await listActVillages(database, area),
  });
  const percent = area.choice === 'warned-area' ? row.area_percent : null;
  const input = {
    ...proposal,
    source: row.source,
    areaPercent: percent,
    areaReason: area.reason ?? (percent === null ? null : row.area_reason),
    drawn: null,
    version: row.version,
  };
  await updateAlert(deps, row.id, input, sensorNetworkAccount, now, { reason });
};

const writeLog = async ({ database }: NewsDeps, row: AlertRow, text: string): Promise<void> => {
  // A warning may have a number that no incident has.
  if (row.incident_at === null) return;
  await database.kysely.transaction().execute((transaction) => appendObservation(transaction, row.incident_id, text, sensorNetworkAccount));
};

/** The release of the public message has ended by its own calculation. */
const isReleaseOver = async ({ database }: NewsDeps, row: AlertRow, now: Date): Promise<boolean> => {
  const { run_id: runId } = await database.kysely
    .selectFrom('alert_version')
    .innerJoin('alert', 'alert.id', 'alert_id')
    .select((part) => part.fn.coalesce('alert_version.run_id', 'alert.run_id').as('run_id'))
    .where('alert_id', '=', row.id)
    .where('version', '=', row.live_version ?? 0)
    .executeTakeFirstOrThrow();
  if (runId === null) return false;
  const { scenario, createdAt, result } = (await readRun(database, runId)).run;
  return now.getTime() > Date.parse(scenario.time ?? createdAt) + 1000 * result.source.durationS;
};

const draft = async (deps: NewsDeps, row: AlertRow, { because, needsMove }: FoundNews, runId: string, now: Date): Promise<void> => {
  const { database } = deps;
  const { run } = await readRun(database, runId);
  const area = await findNextArea(deps, row, run);
  const { population, actNow } = await countArea(database, toAlertArea(area.zones, area.warned));
  const counted = { ...population, actNow };
  if (needsMove && isUnmoved(findAreaChange(row.population, counted))) return;
  const held = findHold(row);
  const change = findAreaChange(row.live_population, counted);
  const news: AlertNews = { at: now.toISOString(), because, runId, change, held, isReleaseOver: await isReleaseOver(deps, row, now) };
  const { reason, log } = describeNews(news, row);
  if (held === null) await writeUpdate(deps, row, { run, area }, reason);
  await writeLog(deps, row, log);
  await storeNews(database, row.id, news);
};

/**
 * Looks at a warning in force and drafts its update if a new source, wind or reading changes it. The draft waits for a person who sends it for
 * approval, and another who approves it; the next one replaces it, but never what a person has written.
 */
export const checkAlert = async (deps: NewsDeps, alertId: string): Promise<void> => {
  const { database } = deps;
  const now = new Date();
  const row = await findAlert(database, alertId);
  const { considered_run, calculated_at } = await readCheck(database, alertId);
  // An all clear that waits ends the warning: it is not followed by an update.
  if (row === undefined || row.live_at === null || row.kind === 'Cancel') return;
  if (calculated_at !== null && Math.abs(now.getTime() - calculated_at.getTime()) < calculateMs) return;
  const isRecent = calculated_at !== null && calculated_at > row.live_at;
  const about = { row, news: findNews(row, now), consideredRun: isRecent ? considered_run : null };
  const found = await findAlertNews(deps, about, now);
  if (found === undefined) return;
  await noteCalculation(database, alertId, null, now);
  try {
    const runId = await found.makeRun();
    await noteCalculation(database, alertId, runId, now);
    await draft(deps, row, found, runId, now);
  } catch (error) {
    const obstacle = findObstacle(error);
    if (obstacle === undefined) throw error;
    // A person has changed the warning meanwhile: it is looked at again.
    if (obstacle.code === 'refused' && obstacle.error === 'edited-meanwhile') return;
    await writeLog(deps, row, explainFailure(found.because, error as Error));
  }
};
