import titles from '@hazardguard/i18n/en/server/duty-rules.json' with { type: 'json' };
import { languageCodes } from '@hazardguard/i18n/languages';
import { z } from 'zod';
import { incidentIdText } from '../register/incident-reference.ts';
import { type ThresholdTier, thresholdTiers } from '../register/threshold-status.ts';
import { planKinds, textLimits } from '../wire/constants.ts';
import { idParam, isoDate, isoMoment, rowId, rowIdText } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { multiLineOrNone, oneLine, oneLineOrNone } from '../wire/text.ts';

/** Who has a duty: the occupier of a site, the groups of a district, the group of the State. */
export const dutyScopes = ['site', 'district', 'state'] as const;
export type DutyScope = (typeof dutyScopes)[number];

/** What triggers a duty: a major accident, a completed safety audit, a planned activity, a lesson that is due on a day. */
export type DutyEvent = 'accident' | 'audit' | 'start' | 'lesson';

interface DutyRule {
  readonly scope: DutyScope;
  /** In English, for calendars and plans; screens translate by the id. */
  readonly title: string;
  /** Recurs this long after it was last done. */
  readonly every?: { readonly months: number } | { readonly days: number };
  /** Due this long after the event, or before it (negative). */
  readonly after?: { readonly event: DutyEvent } & ({ readonly months: number } | { readonly days: number });
  /** The duty that begins on the day this one was done. */
  readonly sets?: string;
  readonly law: string;
  /** Where the interval was read. */
  readonly source: string;
  /** The interval was not checked against the text of the law. */
  readonly unverified?: true;
  /** Lowest MSIHC tier of Schedule 2 at which the duty applies to a site. */
  readonly from?: Exclude<ThresholdTier, 'below' | 'not-classified'>;
}

const msihc = 'Manufacture, Storage and Import of Hazardous Chemicals Rules, 1989';
const accidents = 'Chemical Accidents (Emergency Planning, Preparedness and Response) Rules, 1996';
const gazette = 'G.S.R. 347(E), 1 August 1996';
const notOpened = 'As practised; the text of the rule was not opened';
const accidentProcedure = 'Ministry of Environment and Forests, accident reporting procedure (envfor.nic.in), which quotes rule 5';

/** Hours after a major accident within which the occupier notifies the authority: MSIHC Rules, rule 5(1). */
export const accidentNoticeHours = 48;

/** The recurring and event-bound duties of the Indian rules. A competent person must check which of them apply. */
export const dutyRules = {
  'site-notification': {
    scope: 'site',
    title: titles['site-notification'],
    after: { event: 'start', months: -3 },
    law: `${msihc}, rule 7`,
    source: 'Public summaries: three months (qhsealert.com), approval (assuranceindia.com); the text of the rule was not opened',
    unverified: true,
    from: 'lower',
  },
  // The rule counts hours, the register days: the day after the accident is the last day that is within 48 hours of any time on the day of the accident.
  'accident-notice': {
    scope: 'site',
    title: titles['accident-notice'],
    after: { event: 'accident', days: 1 },
    law: `${msihc}, rule 5(1)`,
    source: accidentProcedure,
  },
  'public-information': {
    scope: 'site',
    title: titles['public-information'],
    after: { event: 'start', days: 0 },
    law: `${msihc}, rule 15`,
    source: notOpened,
    unverified: true,
    from: 'lower',
  },
  'on-site-drill': {
    scope: 'site',
    title: titles['on-site-drill'],
    every: { months: 6 },
    law: `${msihc}, rule 13`,
    source: notOpened,
    unverified: true,
    from: 'lower',
  },
  'safety-report': {
    scope: 'site',
    title: titles['safety-report'],
    after: { event: 'start', days: -90 },
    law: `${msihc}, rule 10`,
    source: notOpened,
    unverified: true,
    from: 'upper',
  },
  'safety-report-update': {
    scope: 'site',
    title: titles['safety-report-update'],
    every: { months: 36 },
    law: `${msihc}, rule 11(2)`,
    source: notOpened,
    unverified: true,
    from: 'upper',
  },
  'safety-audit': {
    scope: 'site',
    title: titles['safety-audit'],
    every: { months: 12 },
    sets: 'audit-report',
    law: `${msihc}, rule 10`,
    source: notOpened,
    unverified: true,
    from: 'upper',
  },
  'audit-report': {
    scope: 'site',
    title: titles['audit-report'],
    after: { event: 'audit', days: 30 },
    law: `${msihc}, rule 10(5)`,
    source: notOpened,
    unverified: true,
    from: 'upper',
  },
  // The day of the entry is the day it is due; each lesson is an entry of its own.
  lesson: {
    scope: 'site',
    title: titles.lesson,
    after: { event: 'lesson', days: 0 },
    law: 'No law: decided in the debrief of an incident',
    source: 'The date agreed in the debrief',
  },
  'off-site-drill': {
    scope: 'district',
    title: titles['off-site-drill'],
    every: { months: 12 },
    law: `${msihc}, rule 14(4)`,
    source: 'hrdp-idrm.in, responsibilities of the authorities, which quotes rule 14',
  },
  'local-meeting': {
    scope: 'district',
    title: titles['local-meeting'],
    every: { months: 1 },
    law: `${accidents}, rule 8`,
    source: 'A public summary of the rules; the text of the rule was not opened',
    unverified: true,
  },
  'local-drill': {
    scope: 'district',
    title: titles['local-drill'],
    every: { months: 6 },
    law: `${accidents}, rule 10(2)(e)`,
    source: gazette,
  },
  'district-meeting': {
    scope: 'district',
    title: titles['district-meeting'],
    every: { days: 45 },
    law: `${accidents}, rule 8`,
    source: 'erc.mp.gov.in, District Crisis Group',
  },
  'district-drill': {
    scope: 'district',
    title: titles['district-drill'],
    every: { months: 12 },
    law: `${accidents}, rule 9(2)(g)`,
    source: gazette,
  },
  'accident-report': {
    scope: 'district',
    title: titles['accident-report'],
    after: { event: 'accident', days: 15 },
    law: `${accidents}, rule 9(2)(f)`,
    source: gazette,
  },
  'state-meeting': {
    scope: 'state',
    title: titles['state-meeting'],
    every: { months: 3 },
    law: `${accidents}, rules 6 and 7`,
    source: gazette,
  },
  'state-report': {
    scope: 'state',
    title: titles['state-report'],
    every: { months: 3 },
    law: `${accidents}, rules 6 and 7`,
    source: gazette,
  },
  // The ninety days run from the occupier's report. The register only has the date of the accident, which is earlier.
  'accident-analysis': {
    scope: 'state',
    title: titles['accident-analysis'],
    after: { event: 'accident', days: 90 },
    law: `${msihc}, rule 5(2)`,
    source: accidentProcedure,
  },
} as const satisfies Readonly<Record<string, DutyRule>>;
export type DutyRuleId = keyof typeof dutyRules;
export const dutyRuleIds = Object.keys(dutyRules) as [DutyRuleId, ...DutyRuleId[]];
export const findDutyRule = (id: DutyRuleId): DutyRule => dutyRules[id];
/** The duty that begins on the day this one was done. */
export const findNextDuty = (id: DutyRuleId): DutyRuleId | undefined => dutyRuleIds.find((next) => next === findDutyRule(id).sets);

/** A duty due within this many days is `soon`. */
export const dutySoonDays = 30;

/** Most urgent first. 'unrecorded': recurring, but never recorded as done. 'waiting': no event has triggered it. */
export const dutyStates = ['overdue', 'soon', 'unrecorded', 'ok', 'waiting', 'not-applicable'] as const;
export type DutyState = (typeof dutyStates)[number];

/** 'site:12', 'district:bharuch', 'state'. */
const subject = oneLineOrNone(textLimits.place + 20).regex(/^(site:[1-9]\d{0,9}|district:.+|state)$/u, {
  error: 'A subject such as site:12, district:bharuch or state',
});
const rule = z.enum(dutyRuleIds, { error: 'There is no such duty' });
/** A district as the industries name it; case does not matter. */
const district = oneLine(textLimits.place);

/** One duty of one site, district or State, with its state today. */
export const duty = z.object({
  rule,
  subject,
  scope: z.enum(dutyScopes),
  /** Of the site or district; empty for the State. */
  name: z.string(),
  district: z.string(),
  industryId: rowId.nullable(),
  sample: z.boolean(),
  state: z.enum(dutyStates),
  dueOn: isoDate.nullable(),
  lastDoneOn: isoDate.nullable(),
  /** The event that triggered it; of several the one due first. */
  eventOn: isoDate.nullable(),
  /** Threshold status of the site under the MSIHC Rules; null for other scopes. An indication, not a finding. */
  stockTier: z.enum(thresholdTiers).nullable(),
});
export type Duty = z.infer<typeof duty>;

export const dutyColumns = ['dueOn', 'name', 'district', 'rule', 'lastDoneOn'] as const;

export const dutyEntryKinds = ['done', 'event', 'not-applicable', 'applies'] as const;
export type DutyEntryKind = (typeof dutyEntryKinds)[number];

/** An entry; entries are added, never changed. */
export const dutyEntryInput = z.object({
  rule,
  subject,
  kind: z.enum(dutyEntryKinds),
  /** The day it was done, happened, will begin, or is due. */
  on: isoDate,
  /** The person who did it or confirms it; of a lesson the person or role that acts on it. */
  who: oneLine(),
  /** Of a lesson what is to be done. */
  note: multiLineOrNone(textLimits.note).default(''),
  /** The incident of a lesson. */
  incidentId: incidentIdText.optional(),
  /** The entry of the event that is done; left out: the one due first. */
  closes: rowId.optional(),
});
export type DutyEntryInput = z.output<typeof dutyEntryInput>;

export const dutyEntry = z.object({
  id: rowId,
  rule,
  subject,
  kind: z.enum(dutyEntryKinds),
  on: isoDate,
  who: z.string(),
  note: z.string(),
  /** Of a lesson. */
  incidentId: z.string().nullable(),
  /** When what the event triggered was done; null: not yet, or this is no event. */
  doneOn: isoDate.nullable(),
  recordedAt: isoMoment,
  recordedBy: z.string(),
});
export type DutyEntry = z.infer<typeof dutyEntry>;

const stateCounts = z.object(Object.fromEntries(dutyStates.map((state) => [state, z.int().min(0)])) as Record<DutyState, z.ZodInt>);

/** Scope of a calendar feed: one site, one district with its sites, or (neither) everything. */
export const dutyFeedInput = z
  .object({ industryId: rowId.nullable().default(null), district: district.nullable().default(null) })
  .refine(({ industryId, district }) => industryId === null || district === null, {
    error: 'Choose a site or a district, not both',
    path: ['district'],
  });
export type DutyFeedInput = z.output<typeof dutyFeedInput>;

const feedToken = z.object({ token: z.string().regex(/^[\w-]{43}\.ics$/, { error: 'The address of a calendar feed' }) });

export const dutyRoutes = tagged('duties', {
  list: route('GET', '/api/duties', 'listDuties', {
    summary: 'Duties of every site, district and the State, paged, searched and sorted; the most urgent first',
    permission: 'duty.read',
    scope: { of: 'industry', query: 'industryId' },
    query: pageQuery(dutyColumns).extend({
      state: z.enum(dutyStates).optional(),
      scope: z.enum(dutyScopes).optional(),
      rule: rule.optional(),
      industryId: rowIdText.optional(),
      /** The district's own duties and those of its sites. */
      district: district.optional(),
      /** Comma-separated duties whose titles match the search in the reader's language; without it, English titles are searched. */
      titled: z
        .string()
        .max(1_000)
        .regex(/^[a-z,-]*$/, { error: 'Comma-separated duties, such as on-site-drill,safety-audit' })
        .optional(),
    }),
    /** `counts` cover all matches of the search, whatever the `state` filter. */
    answer: pageSchema(duty).extend({ counts: stateCounts }),
  }),
  districts: route('GET', '/api/duties/districts', 'listDutyDistricts', {
    summary: 'The districts that have duties, by name: the districts of the industries, each once regardless of case',
    permission: 'duty.read',
    scope: 'rows',
    answer: z.object({ districts: z.array(z.string()) }),
  }),
  entries: route('GET', '/api/duties/entries', 'listDutyEntries', {
    summary: 'The entries of one duty, newest first',
    permission: 'duty.read',
    scope: { of: 'duty-subject', query: 'subject' },
    query: z.object({ rule, subject }),
    answer: z.object({ entries: z.array(dutyEntry), omitted: z.int().min(0) }),
  }),
  record: route('POST', '/api/duties/entries', 'recordDuty', {
    summary: 'Record that a duty was done, was triggered, or does not apply; returns its new state',
    permission: 'duty.record',
    scope: { of: 'duty-subject', body: 'subject' },
    body: dutyEntryInput,
    status: 201,
    queued: true,
    answer: duty,
  }),
  /** The address contains a secret and is returned once; a new one replaces it. */
  makeFeed: route('POST', '/api/duties/feed', 'makeDutyFeed', {
    summary:
      'Create a private address of your calendar feed of all duties, of one district with its sites, or of one site; it replaces your previous one',
    permission: 'duty.read',
    scope: { of: 'industry', body: 'industryId' },
    body: dutyFeedInput,
    status: 201,
    answer: z.object({ path: z.string() }),
  }),
  endFeed: route('DELETE', '/api/duties/feed', 'endDutyFeed', {
    summary: 'Delete the address of your calendar feed of duties',
    permission: 'duty.read',
    scope: 'own',
    status: 204,
  }),
  feed: route('GET', '/api/duties/feed/:token', 'readDutyFeed', {
    summary: 'The calendar feed of duties (iCalendar), for anyone with its address',
    permission: 'public',
    scope: 'rows',
    params: feedToken,
    answerType: 'text/calendar',
  }),
  plan: route('GET', '/api/industries/:id/plan.pdf', 'readPlanAnnex', {
    summary: 'Annex of the on-site or off-site emergency plan, generated from the register',
    permission: 'duty.read',
    scope: { of: 'industry', param: 'id' },
    reads: 'stakeholders',
    params: idParam,
    query: z.object({ kind: z.enum(planKinds).default('on-site'), language: z.enum(languageCodes).default('en') }),
    answerType: 'application/pdf',
  }),
});
