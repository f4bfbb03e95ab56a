import { z } from 'zod';
import { peopleBases } from '../register/people-inside-schema.ts';
import { vesselAssumptions } from '../register/release-from-stock.ts';
import { vesselKinds } from '../register/vessel-fields.ts';
import { idParam, isoMoment, rowId } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { scenarioBody } from './run.ts';
import { weatherSource } from './weather-forecast.ts';

/**
 * Two cases per chemical, after the rule of the US EPA's Risk Management Program: 'worst' is the content of the largest vessel within
 * 10 minutes (40 CFR 68.25), 'alternative' a hole of 25 mm (40 CFR 68.28 leaves the size open).
 */
export const precomputedCaseKinds = ['worst', 'alternative'] as const;

/** Why a site has no case: no position on record, no stock, or no stock that the engine can compute. */
export const precomputedStates = ['waiting', 'computed', 'no-position', 'no-stock', 'no-case'] as const;

/** Reference air: the weather that 40 CFR 68.22 sets for a case. */
export const referenceWeather = {
  worst: { windSpeedMs: 1.5, stability: 'F', temperatureC: 25, humidityPercent: 50 },
  alternative: { windSpeedMs: 3, stability: 'D', temperatureC: 25, humidityPercent: 50 },
} as const;

/** Wind below this counts as calm in the warning of a calm, stable night, m/s. */
export const calmBelowMs = 2;

const stability = z.enum(['A', 'B', 'C', 'D', 'E', 'F']);

/** Reach of a case in one weather; `beyondRange`: `reachM` is the limit of the model, a lower bound. */
const reach = z.object({ reachM: z.number(), beyondRange: z.boolean(), windSpeedMs: z.number(), stability });

export const precomputedCase = z.object({
  kind: z.enum(precomputedCaseKinds),
  chemicalId: z.string(),
  chemical: z.string(),
  casNo: z.string(),
  inventoryItemId: rowId,
  quantityKg: z.number(),
  /** Vessels of the item, of which the case takes one, and what was assumed of them; missing in footprints stored before there were vessels. */
  from: z
    .object({
      vessels: z.int().nullable(),
      /** Missing in footprints stored before it was recorded. */
      kind: z.enum(vesselKinds).nullable().exactOptional(),
      assumed: z.array(z.enum(vesselAssumptions)),
    })
    .exactOptional(),
  hazard: z.enum(['leak', 'flammable', 'fire', 'explosion']),
  /** The level whose reach counts, such as AEGL-2, LFL, HEAT-5 or BLAST-1PSI. */
  level: z.string(),
  /** Exposure time that a toxic level is for, s; null: another level. Left out of footprints stored before it was recorded. */
  levelExposureS: z.number().nullable().exactOptional(),
  /** In the reference air of the rule. */
  reference: reach,
  /** In the reference air, which has no wind direction: `windFromDeg` is 0. */
  scenario: scenarioBody,
});
export type PrecomputedCase = z.infer<typeof precomputedCase>;

/** People by `choosePeopleInside`: null, not known; `peopleBasis` is missing in footprints stored before there was one. */
const someoneInside = { people: z.number().nullable(), peopleBasis: z.enum(peopleBases).nullable().exactOptional() };

const presentCase = reach.extend({
  windFromDeg: z.number(),
  /** Inside the footprint with the current wind. */
  ...someoneInside,
  receptors: z.int(),
  schools: z.int(),
  hospitals: z.int(),
  /** Gives the same numbers on a screen or on the command line. */
  scenario: scenarioBody,
  weather: z.object({
    source: weatherSource,
    /** An observed or entered record, or the current hour of a forecast. */
    of: z.enum(['observation', 'forecast']),
    at: isoMoment,
    ageS: z.number().min(0),
    stale: z.boolean(),
  }),
});

/** A case with a shorter reach than the worst one in the reference air, and a longer one now or in an hour ahead. */
const overtakingCase = precomputedCase.pick({ chemical: true, casNo: true, hazard: true, level: true, quantityKg: true }).extend({
  /** Null where its reach is not longer now. */
  present: z.object({ reachM: z.number(), beyondRange: z.boolean() }).nullable(),
  /** Number of hours ahead in which its reach is longer. */
  hours: z.int().min(0),
  /** The farthest of these. */
  farthest: z.object({ time: isoMoment, reachM: z.number(), beyondRange: z.boolean() }).nullable(),
});
export type OvertakingCase = z.infer<typeof overtakingCase>;

export const precomputedHour = z.object({
  time: isoMoment,
  /** Null where the engine refused the hour. */
  reachM: z.number().nullable(),
  beyondRange: z.boolean(),
  windSpeedMs: z.number(),
  windFromDeg: z.number(),
  stability: stability.nullable(),
  /** The sun is below the horizon. */
  night: z.boolean(),
  /** The wind carries the cloud over the nearest school. */
  overSchool: z.boolean(),
});
export type PrecomputedHour = z.infer<typeof precomputedHour>;

export const precomputedWarnings = ['calm-stable-night', 'towards-school', 'school-inside'] as const;

const span = { from: isoMoment, to: isoMoment, reachM: z.number(), beyondRange: z.boolean() };
export const precomputedWarning = z.discriminatedUnion('code', [
  /** Wind below 2 m/s and class F between dusk and dawn; `presentReachM` null without present weather. */
  z.object({ code: z.literal('calm-stable-night'), ...span, windSpeedMs: z.number(), presentReachM: z.number().nullable() }),
  /** Hours in which the wind carries the worst case over the nearest school. */
  z.object({ code: z.literal('towards-school'), ...span, school: z.string(), distanceM: z.number() }),
  /** The nearest school is in the footprint now. */
  z.object({ code: z.literal('school-inside'), school: z.string(), distanceM: z.number() }),
]);
export type PrecomputedWarning = z.infer<typeof precomputedWarning>;

export const precomputedFootprint = z.object({
  industryId: rowId,
  industryName: z.string(),
  sample: z.boolean(),
  state: z.enum(precomputedStates),
  /** Time of the last computation; null: not computed yet. */
  computedAt: isoMoment.nullable(),
  /** Stock, position or weather have changed since: it will be computed again. */
  due: z.boolean(),
  engineVersion: z.string().nullable(),
  /** The worst of all worst cases by the reach of its level; everything below is about it. */
  worst: precomputedCase.nullable(),
  /** The alternative case with the longest reach; `present`: its reach now, where the weather is known. */
  alternative: precomputedCase.extend({ present: reach.nullable() }).nullable(),
  /** People within the reach in the reference air, in any direction. */
  peopleAround: z.number().nullable(),
  aroundBasis: z.enum(peopleBases).nullable().exactOptional(),
  present: presentCase.nullable(),
  /** Why there is no present case; null when there is. */
  presentReason: z.string().nullable(),
  /** What is missing for a present case: weather, or a model for it; null when there is one. */
  presentMissing: z.enum(['weather', 'model']).nullable(),
  /** The hourly forecast that `hours` come from. */
  forecast: z
    .object({ source: weatherSource, receivedAt: isoMoment, ageS: z.number().min(0), stale: z.boolean(), utcOffsetMin: z.int() })
    .nullable(),
  forecastReason: z.string().nullable(),
  hours: z.array(precomputedHour),
  /** The hour with the farthest reach. */
  worstHour: reach.extend({ time: isoMoment, windFromDeg: z.number(), ...someoneInside }).nullable(),
  /** `worst` is the worst case in the reference air; these reach farther in other weather, the farthest first. */
  overtakenBy: z.array(overtakingCase),
  nearestSchool: z
    .object({
      name: z.string(),
      distanceM: z.number(),
      bearingDeg: z.number(),
      /** Inside the footprint now; null without present weather. */
      insideNow: z.boolean().nullable(),
      /** Nearer than the reach in the reference air. */
      insideAround: z.boolean(),
    })
    .nullable(),
  warnings: z.array(precomputedWarning),
  /** Stock without a case, by CAS number. */
  leftOut: z.array(
    z.object({ casNo: z.string(), why: z.enum(['not-in-library', 'mass-unknown', 'not-modelled', 'solution', 'two-substances']) }),
  ),
});
export type PrecomputedFootprint = z.infer<typeof precomputedFootprint>;

export const precomputedFootprintColumns = ['industryName', 'reachM', 'people', 'worstReachM', 'computedAt'] as const;

/** A row of the list. Without present weather `reachM` and `people` are those in the reference air; see `basis`. */
export const precomputedFootprintRow = z.object({
  industryId: rowId,
  industryName: z.string(),
  district: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  sample: z.boolean(),
  state: z.enum(precomputedStates),
  basis: z.enum(['present', 'reference']).nullable(),
  chemical: z.string().nullable(),
  hazard: z.string().nullable(),
  level: z.string().nullable(),
  reachM: z.number().nullable(),
  people: z.number().nullable(),
  /** In the worst hour of the forecast. */
  worstReachM: z.number().nullable(),
  worstAt: isoMoment.nullable(),
  warnings: z.array(z.enum(precomputedWarnings)),
  computedAt: isoMoment.nullable(),
  due: z.boolean(),
});

export const precomputeJob = z.object({
  /** The setting STANDING_FOOTPRINTS. */
  on: z.boolean(),
  sites: z.int(),
  computed: z.int(),
  due: z.int(),
  running: z.int(),
  /** Sites whose last try failed; they are tried again. */
  failed: z.int(),
  lastFailure: z.string().nullable(),
  oldestComputedAt: isoMoment.nullable(),
});

export const precomputedFootprintRoutes = tagged('runs', {
  list: route('GET', '/api/standing-footprints', 'listStandingFootprints', {
    summary: 'The worst case of every site, kept up to date',
    permission: 'run.read',
    scope: 'rows',
    query: pageQuery(precomputedFootprintColumns).extend({
      warning: z.enum(precomputedWarnings).optional(),
      hazard: z.enum(['leak', 'flammable', 'fire', 'explosion']).optional(),
      state: z.enum(precomputedStates).optional(),
    }),
    answer: pageSchema(precomputedFootprintRow),
  }),
  job: route('GET', '/api/standing-footprints/job', 'readStandingJob', {
    summary: 'Progress of the background job',
    permission: 'run.read',
    scope: 'rows',
    answer: precomputeJob,
  }),
  read: route('GET', '/api/industries/:id/standing-footprint', 'readStandingFootprint', {
    summary: 'The worst case of one site now and in each of the next 48 hours',
    permission: 'run.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: precomputedFootprint,
  }),
  cases: route('GET', '/api/industries/:id/worst-cases', 'listWorstCases', {
    summary: 'The worst case of each chemical of a site in the reference air, the farthest first',
    permission: 'run.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: z.object({ cases: z.array(precomputedCase), leftOut: precomputedFootprint.shape.leftOut }),
  }),
  compute: route('POST', '/api/industries/:id/standing-footprint', 'computeStandingFootprint', {
    summary: 'Compute the worst case of one site again, now',
    permission: 'run.create',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: precomputedFootprint,
  }),
});
