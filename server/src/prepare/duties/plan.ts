import type { PlanKind } from '@hazardguard/contract';
import { type Language, toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { makeReportFormatter } from '../../assess/run-report/report-formatter.ts';
import { findRunRoads, formatRoads } from '../../assess/run-report/road-lines.ts';
import { readRun } from '../../assess/runs/read-run.ts';
import { listNewestRuns } from '../../assess/runs/store.ts';
import type { Database } from '../../platform/db/database.ts';
import type { PdfDocument } from '../../platform/pdf/document.ts';
import { presentIndustry } from '../../register/industries/rules.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { listReceptorsAround } from '../../register/receptors/store.ts';
import { readThresholdStatus } from '../../register/threshold-status/read-threshold-status.ts';
import { buildPlanDocument } from './plan-content.ts';
import { readDirectory } from './plan-directory.ts';
import { makeFigures } from './plan-figures.ts';

const planTexts = await loadTexts('emergency-plan');
const reportTexts = await loadTexts('run-report');

/** Radius within which a plan lists vulnerable places. */
const radiusM = 10_000;
const placeLimit = 40;

/** Reads from the register everything about a site that an annex of its plan needs. */
export const readPlan = async (
  database: Database,
  industryId: number,
  kind: PlanKind,
  language: Language,
  now: Date,
  version: string,
): Promise<PdfDocument> => {
  const industry = presentIndustry(await findIndustry(database, industryId));
  const { latitude, longitude } = industry;
  const [thresholdStatus, [latest], directory, around] = await Promise.all([
    readThresholdStatus(database, industryId, now),
    listNewestRuns(database, 1, industryId),
    readDirectory(database),
    latitude === null || longitude === null
      ? { receptors: [], total: 0 }
      : listReceptorsAround(database, { latitude, longitude, radiusM, limit: placeLimit }),
  ]);
  const run = latest === undefined ? null : (await readRun(database, latest.id)).run;
  const texts = planTexts[language];
  const roads = run === null ? null : await findRunRoads(database, run);
  const reportText = reportTexts[language];
  return buildPlanDocument({
    kind,
    industry,
    thresholdStatus,
    directory,
    receptors: around.receptors,
    receptorsTotal: around.total,
    radiusM,
    run,
    roads: roads === null ? [] : formatRoads(roads, reportText, makeReportFormatter(reportText, language)),
    now,
    version,
    texts,
    figures: makeFigures(toFormatLocale(language)),
  });
};
