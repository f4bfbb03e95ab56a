import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { textLimits } from '../wire/constants.ts';
import { idParam, rowIdText } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { multiLine, multiLineOrNone } from '../wire/text.ts';
import { drillCard, drillChange, drillInput, drillNote, drillNow, drillRecord, drillStates, drillSummary, drillTemplate } from './drill.ts';

const common = { tag: 'drills', params: idParam } as const;
const reason = multiLineOrNone(textLimits.note).default('');

export const injectActs = ['fire', 'hold', 'resume', 'skip'] as const;
export type InjectAct = (typeof injectActs)[number];

export const drillRoutes = tagged('drills', {
  list: route('GET', '/api/drills', 'listDrills', {
    summary: 'Drills of a site or in a state: running ones first, then the newest',
    permission: 'drill.read',
    scope: { of: 'industry', query: 'industryId' },
    query: z.object({
      industryId: rowIdText.optional(),
      state: z.enum(drillStates).optional(),
      limit: z.coerce.number<string>().int().min(1).max(200).default(50),
    }),
    answer: z.object({ drills: z.array(drillSummary) }),
  }),
  /** A separate path, because `/api/drills/now` would be read as a drill id. */
  now: route('GET', '/api/drills-now', 'readDrillsNow', {
    summary: 'Running and just abandoned drills for the banner on every screen, with real incidents at the same sites',
    permission: 'drill.read',
    scope: 'rows',
    answer: z.object({ drills: z.array(drillNow) }),
  }),
  templates: route('GET', '/api/industries/:id/drill-templates', 'listDrillTemplates', {
    summary: 'Ready-made drills that fit what a site stores',
    permission: 'drill.run',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    /** Language of the texts, which people then edit. */
    query: z.object({ language: z.enum(languageCodes).default('en') }),
    answer: z.object({ templates: z.array(drillTemplate) }),
  }),
  plan: route('POST', '/api/drills', 'planDrill', {
    summary: 'Plan a drill: the hidden release, the weather, the injects, the targets',
    permission: 'drill.run',
    scope: { of: 'industry', body: 'industryId' },
    body: drillInput,
    queued: true,
    status: 201,
    answer: drillCard,
  }),
  read: route('GET', '/api/drills/:id', 'readDrill', {
    ...common,
    summary: 'A drill as its controller sees it, with the hidden release, the injects and the score',
    permission: 'drill.run',
    scope: { of: 'drill', param: 'id' },
    answer: drillCard,
  }),
  change: route('PUT', '/api/drills/:id', 'changeDrill', {
    ...common,
    summary: 'Change a drill that has not started',
    permission: 'drill.run',
    scope: { of: 'drill', param: 'id' },
    body: drillChange,
    answer: drillCard,
  }),
  start: route('POST', '/api/drills/:id/start', 'startDrill', {
    ...common,
    summary: 'Start the drill: the clock runs, simulated sensors send readings, injects are delivered on time',
    permission: 'drill.run',
    scope: { of: 'drill', param: 'id' },
    answer: drillCard,
  }),
  record: route('POST', '/api/drills/:id/record', 'recordDrill', {
    ...common,
    summary: 'Store a drill that was run by hand, without the server: the planned drill is over, with these times',
    permission: 'drill.run',
    scope: { of: 'drill', param: 'id' },
    body: drillRecord,
    queued: true,
    answer: drillCard,
  }),
  inject: route('POST', '/api/drills/:id/injects/:injectId', 'actOnInject', {
    ...common,
    summary: 'Deliver an inject now, hold it, resume it, or skip it',
    permission: 'drill.run',
    scope: { of: 'drill', param: 'id' },
    params: idParam.extend({ injectId: idParam.shape.id }),
    body: z.object({ act: z.enum(injectActs) }),
    answer: drillCard,
  }),
  note: route('POST', '/api/drills/:id/notes', 'noteDrill', {
    ...common,
    summary: "Add an evaluator's observation",
    permission: 'drill.run',
    scope: { of: 'drill', param: 'id' },
    body: z.object({ text: multiLine(textLimits.note) }),
    queued: true,
    status: 201,
    answer: drillNote,
  }),
  end: route('POST', '/api/drills/:id/end', 'endDrill', {
    ...common,
    summary: 'End a running drill; its incidents are closed',
    permission: 'drill.run',
    scope: { of: 'drill', param: 'id' },
    body: z.object({ reason }),
    answer: drillSummary,
  }),
  /** Anyone who is signed in may stop an exercise because of a real event. */
  abandon: route('POST', '/api/drills/:id/abandon', 'abandonDrill', {
    ...common,
    summary: 'Real emergency: stop the drill immediately',
    permission: 'drill.read',
    scope: { of: 'drill', param: 'id' },
    body: z.object({ reason }),
    answer: drillSummary,
  }),
  report: route('GET', '/api/drills/:id/report.pdf', 'readDrillReport', {
    ...common,
    summary: 'Report of a finished drill (A4): scores against targets, injects, evaluators’ notes',
    permission: 'drill.read',
    scope: { of: 'drill', param: 'id' },
    query: z.object({ language: z.enum(languageCodes).default('en') }),
    answerType: 'application/pdf',
  }),
});
