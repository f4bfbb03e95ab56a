import type { RiskResult, RiskStudyDocument } from '@hazardguard/engine';
import { z } from 'zod';
import { idParam, isoMoment, rowId, rowIdText, rowVersion } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { checkedTexts, checkTexts } from '../wire/text.ts';

/** The engine itself checks the study: one set of rules for file, API and form. */
const riskStudyBody = z
  .custom<RiskStudyDocument>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), {
    error: 'A risk study object',
  })
  .superRefine((given, context) => checkTexts(given, context))
  .register(checkedTexts, { lines: 'one' })
  .meta({ description: 'A risk study: site, wind climate, sections, people', type: 'object' });

/** A result as stored: without the grid, which the contours represent. */
export type StoredRisk = Omit<RiskResult, 'individualRisk'> & { readonly individualRisk: Omit<RiskResult['individualRisk'], 'grid'> };

const storedRisk = z
  .custom<StoredRisk>((value) => typeof value === 'object' && value !== null)
  .meta({ description: 'The result of a risk study, without the grid of individual risk', type: 'object' });

export const riskStudyInput = z.object({
  industryId: rowId,
  /** The study this is a new version of; null: a new study. */
  studyId: z.uuid().nullable(),
  /** The newest version that the client knows; 0 for a new study. */
  version: z.literal(0).or(rowVersion),
  document: riskStudyBody,
});

export const riskStudySummary = z.object({
  id: z.uuid(),
  version: z.int().min(1),
  /** The newest version there is. */
  newest: z.int().min(1),
  industryId: rowId,
  industryName: z.string(),
  sample: z.boolean(),
  title: z.string(),
  createdAt: isoMoment,
  createdBy: z.string(),
  engineVersion: z.string(),
  studyHash: z.string(),
  /** Expected deaths a year. */
  pll: z.number().min(0),
  /** Highest individual risk, per year. */
  highestPerYear: z.number().min(0),
});
export type RiskStudySummary = z.infer<typeof riskStudySummary>;

export const riskStudy = riskStudySummary.extend({ document: riskStudyBody, result: storedRisk });
export type RiskStudyVersion = z.infer<typeof riskStudy>;

const stability = z.enum(['A', 'B', 'C', 'D', 'E', 'F']);

/** The wind climate from the weather records stored around a site, or the reason why there is none. */
export const observedClimate = z.object({
  /** Hours with a stored record, and the number of calendar months (up to 12) that they cover. */
  hours: z.int().min(0),
  months: z.int().min(0).max(12),
  from: isoMoment.nullable(),
  to: isoMoment.nullable(),
  needed: z.object({ hours: z.int(), months: z.int() }),
  calmPercent: z.number().min(0).max(100),
  /** Shares of all time by 16 sectors, the first centred on north; null where the records are too few. */
  classes: z
    .array(
      z.object({
        stability,
        windSpeedMs: z.number(),
        period: z.enum(['day', 'night']),
        shares: z.array(z.number().min(0).max(1)).length(16),
      }),
    )
    .nullable(),
  /** Why there is none, one sentence; null where there is. */
  reason: z.string().nullable(),
});
export type ObservedClimate = z.infer<typeof observedClimate>;

/** Years of hourly weather records fit. */
const studyBytes = 4 * 1024 * 1024;

export const riskStudyRoutes = tagged('risk', {
  create: route('POST', '/api/risk-studies', 'createRiskStudy', {
    summary: 'Compute a risk study and store it as a new version',
    permission: 'run.create',
    scope: { of: 'industry', body: 'industryId' },
    body: riskStudyInput,
    bodyBytes: studyBytes,
    status: 201,
    answer: riskStudy,
  }),
  list: route('GET', '/api/risk-studies', 'listRiskStudies', {
    summary: 'Risk studies of an industry in their newest versions, newest first',
    permission: 'run.read',
    scope: { of: 'industry', query: 'industryId' },
    query: z.object({ industryId: rowIdText }),
    answer: z.object({ studies: z.array(riskStudySummary), omitted: z.int().min(0) }),
  }),
  read: route('GET', '/api/risk-studies/:id', 'readRiskStudy', {
    summary: 'One version of a risk study, complete; the newest unless one is named',
    permission: 'run.read',
    scope: { of: 'risk-study', param: 'id' },
    params: z.object({ id: z.uuid() }),
    query: z.object({ version: rowIdText.optional() }),
    answer: riskStudy,
  }),
  climate: route('GET', '/api/industries/:id/wind-climate', 'readWindClimate', {
    summary: 'Wind climate of a site from its stored weather records, where there are enough',
    permission: 'run.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: observedClimate,
  }),
});
