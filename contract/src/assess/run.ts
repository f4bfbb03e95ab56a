import type { RunResult, ScenarioDocument } from '@hazardguard/engine';
import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { incidentId } from '../register/incident-reference.ts';
import { zonePopulation } from '../register/population.ts';
import { textLimits } from '../wire/constants.ts';
import { isoMoment, rowId, rowIdText } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { checkedTexts, checkTexts, oneLine } from '../wire/text.ts';
import { uncertaintySources } from './uncertainty-sources.ts';
import { weatherSource } from './weather-forecast.ts';

/** The engine itself checks the scenario (`checkScenario`): one set of rules for file, API and form. */
export const scenarioBody = z
  .custom<ScenarioDocument>((value) => typeof value === 'object' && value !== null && !Array.isArray(value), { error: 'A scenario object' })
  .superRefine((given, context) => checkTexts(given, context))
  .register(checkedTexts, { lines: 'one' })
  .meta({ description: 'A scenario document; see docs/scenario.schema.json', type: 'object' });

export const runResult = z
  .custom<RunResult>((value) => typeof value === 'object' && value !== null)
  .meta({ description: 'A run result: zones, impact, caveats, inputs', type: 'object' });

/** Origin of a temperature that the source of the wind did not measure; `entered`: a person stated it. */
export const temperatureOrigin = z.enum(['last-known', 'climate', 'assumed', 'entered']);

/**
 * Source and age of the weather that the run used; stored with the run. `compass-16`: set by a person who named the direction as one of 16 points;
 * `wind-unknown`: the person did not know the wind, so the cloud may go in any direction; `typical`: stated values, because none was known.
 */
export const weatherOrigin = z.object({
  source: weatherSource,
  observedAt: z.iso.datetime({ offset: true }).nullable(),
  ageS: z.number().min(0).nullable(),
  /** From the place of the release to that of the weather, m; absent: not recorded. */
  distanceM: z.number().min(0).nullable().exactOptional(),
  /** Origin of the temperature where the source did not measure it. */
  temperatureFrom: temperatureOrigin.nullable().exactOptional(),
});

export const runInput = z.object({
  industryId: rowId,
  inventoryItemId: rowId.nullable(),
  /** Without receptors: the server counts its own. */
  scenario: scenarioBody,
  weatherOrigin,
  /** The drill that the run belongs to, running at the industry. */
  drillId: rowId.nullable().exactOptional(),
  /** The open incident, at this industry or at none, that the run is made for; its drill is the run's. */
  incidentId: incidentId.nullable().exactOptional(),
  /** Where the release is when it is not at the industry, such as a road tanker; texts of a warning name this place. */
  placeName: oneLine(textLimits.name).nullable().exactOptional(),
  /** The stock is a solution or mixture, and a person has chosen to assess it as the pure chemical. Without it such a stock is refused. */
  assessAsPure: z.boolean().default(false),
});

export const run = z.object({
  id: z.uuid(),
  industryId: rowId.nullable(),
  industryName: z.string(),
  inventoryItemId: rowId.nullable(),
  createdAt: isoMoment,
  createdBy: z.string(),
  scenario: scenarioBody,
  weatherOrigin,
  result: runResult,
  /** People inside each zone reached, worst zone first, counted when the run was made; null: it is older than the count. */
  population: z.array(zonePopulation).nullable().exactOptional(),
  /** The drill it belongs to; null: it is real. */
  drillId: rowId.nullable(),
  /** The incident that it was made for; null: none. */
  incidentId: incidentId.nullable(),
  /** Where the release is when it is not at the industry; null: at the industry. */
  placeName: z.string().nullable(),
});
export type Run = z.infer<typeof run>;

export const runSummary = run.omit({ scenario: true, result: true, population: true }).extend({
  chemical: z.string(),
  hazard: z.string(),
  worstReachM: z.number(),
  /** Inside the widest zone, by `choosePeopleInside`; null: not known. */
  people: z.number().nullable(),
  /** Computed by another version of the engine than the one in use, which may give other figures. */
  isOlderEngine: z.boolean(),
});

const uuidParam = z.object({ id: z.uuid() });

export const runRoutes = tagged('runs', {
  create: route('POST', '/api/runs', 'createRun', {
    summary: 'Run a scenario and store inputs and result',
    permission: 'run.create',
    scope: { of: 'industry', body: 'industryId' },
    body: runInput,
    status: 201,
    queued: true,
    answer: run,
  }),
  list: route('GET', '/api/runs', 'listRuns', {
    summary: 'Latest runs, newest first',
    permission: 'run.read',
    scope: { of: 'industry', query: 'industryId' },
    query: z.object({
      industryId: rowIdText.optional(),
      /** 'with': runs of drills too, each marked. Left out by default, so that no one takes an exercise for a real event. */
      exercises: z.enum(['with', 'without']).default('without'),
      limit: z.coerce.number<string>().int().min(1).max(100).default(20),
    }),
    answer: z.object({ runs: z.array(runSummary) }),
  }),
  read: route('GET', '/api/runs/:id', 'readRun', {
    summary: 'One run, complete',
    permission: 'run.read',
    scope: { of: 'run', param: 'id' },
    params: uuidParam,
    answer: run,
  }),
  uncertaintySources: route('GET', '/api/runs/:id/uncertainty-sources', 'readUncertaintySources', {
    summary: 'Where the uncertainty of a run comes from, and how large the warned areas would be without each source',
    permission: 'run.read',
    scope: { of: 'run', param: 'id' },
    params: uuidParam,
    answer: uncertaintySources,
  }),
  report: route('GET', '/api/runs/:id/report.pdf', 'readRunReport', {
    summary: 'The report of a stored run as an A4 PDF: zones, who is inside, what to do, inputs and caveats',
    permission: 'run.read',
    scope: { of: 'run', param: 'id' },
    params: uuidParam,
    query: z.object({ language: z.enum(languageCodes).default('en') }),
    answerType: 'application/pdf',
  }),
});
