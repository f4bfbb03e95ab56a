import { z } from 'zod';
import { incidentIdText } from '../register/incident-reference.ts';
import { areaPopulation } from '../register/population.ts';
import { textLimits } from '../wire/constants.ts';
import { isoMoment, rowId } from '../wire/fields.ts';
import { multiLine, reasonText } from '../wire/text.ts';
import { drawnArea } from './alert-area.ts';
import {
  alertActions,
  alertHazards,
  alertKinds,
  alertStates,
  alertStatuses,
  areaChoices,
  areaPercents,
  incidentSeverities,
} from './alert-choices.ts';
import { alertNews } from './alert-news.ts';
import { alertText, alertTranslations } from './alert-text.ts';
import { areaChange } from './area-change.ts';
import { areaQuestion } from './area-question.ts';
import { storedVariants, storedVillagesOff } from './place-advice.ts';

/** The five contents of a warning in English and in other languages, and the specification's four required fields. */
export const alertInput = z.object({
  runId: z.uuid(),
  status: z.enum(alertStatuses),
  incidentId: incidentIdText,
  incidentSeverity: z.enum(incidentSeverities),
  incidentDescription: multiLine(textLimits.note),
  ...alertText.shape,
  translations: alertTranslations.exactOptional(),
  /** For the CAP event and response; null: not given, only in the texts. */
  hazard: z.enum(alertHazards).nullable().exactOptional(),
  action: z.enum(alertActions).nullable().exactOptional(),
  expiresAt: isoMoment,
  /** Null or left out: the warned area, or, for a saved alert, its present choice. */
  areaChoice: z.enum(areaChoices).nullable().exactOptional(),
  /** Why another area than the warned area is chosen. */
  areaReason: reasonText().nullable().exactOptional(),
  /**
   * How probable the level must be at a place of both areas, percent: another one than that of the server needs a reason. Null: as the server is
   * set; left out: that, or, for a saved alert, its present choice.
   */
  areaPercent: z.literal(areaPercents).nullable().exactOptional(),
});
export type AlertInput = z.infer<typeof alertInput>;

/** A change of a saved alert, possibly with a newer run or another drawn area. */
export const alertEdit = alertInput.extend({
  /** Null: the alert has no run; its area is drawn. */
  runId: z.uuid().nullable(),
  drawn: drawnArea.nullable().default(null),
  version: z.int().min(1),
});
export type AlertEdit = z.infer<typeof alertEdit>;

/** The public message of an alert: the one released last. */
export const liveAlert = z.object({
  version: z.int().min(1),
  state: z.enum(['released', 'cancelled']),
  kind: z.enum(alertKinds),
  at: isoMoment,
  by: z.string(),
  expiresAt: isoMoment,
  /** The reason of an override; null: released by two persons. */
  override: z.string().nullable(),
  /** Of the CAP message, as in `/cap/{identifier}`; null: released before CAP messages were stored. */
  identifier: z.string().nullable(),
});

export const alert = alertInput.extend({
  id: z.uuid(),
  /** Null: drafted by hand. */
  runId: z.uuid().nullable(),
  drawn: drawnArea.nullable(),
  translations: alertTranslations,
  hazard: z.enum(alertHazards).nullable(),
  action: z.enum(alertActions).nullable(),
  /** Null: the alert has no run, or is older than the choice. */
  areaChoice: z.enum(areaChoices).nullable(),
  areaReason: z.string().nullable(),
  areaPercent: z.literal(areaPercents).nullable(),
  /** What the area asks before it is sent for approval; null: nothing, or it is answered. */
  areaQuestion: areaQuestion.nullable(),
  /** What a person confirmed about the area; null: nothing was asked. */
  areaAnswer: areaQuestion.nullable(),
  /** An update before its release: whom it adds, releases and moves; null: it is none. */
  areaChange: areaChange.nullable(),
  /** What the server found since the release; null: nothing. */
  news: alertNews.nullable(),
  state: z.enum(alertStates),
  /** The message type of the version, once released. */
  kind: z.enum(alertKinds),
  industryId: rowId.nullable(),
  industryName: z.string(),
  createdAt: isoMoment,
  createdBy: z.string(),
  updatedAt: isoMoment,
  updatedBy: z.string(),
  version: z.int().min(1),
  /** Ids of the authors of this message; none of them may approve it. */
  authorIds: z.array(z.string()),
  /** Why it was sent back, updated or cancelled. */
  reason: z.string().nullable(),
  live: liveAlert.nullable(),
  /** The public message has expired or, if there is none, the draft. */
  expired: z.boolean(),
  /** Start of the stopwatch. */
  since: z.object({ at: isoMoment, what: z.enum(['detected', 'reported', 'drafted']) }),
  /** Where it stops: the first release, which later messages do not move; null: not released yet. */
  firstReleasedAt: isoMoment.nullable(),
  hasImage: z.boolean(),
  /** Caveats of the run. */
  caveats: z.array(z.string()),
  /** The warned zones, worst first, as a GeoJSON FeatureCollection. */
  area: z.unknown(),
  /** People at recorded places. */
  peopleInside: z.number().min(0),
  /** People by the best source of population, counted for this area; null: it is older than the count. */
  population: areaPopulation.nullable().exactOptional(),
  /** Villages and wards inside whose recipients get nothing. */
  villagesOff: storedVillagesOff,
  /** False: everybody gets the same advice. */
  byPlace: z.boolean(),
  /** Advice by distance from the source, in place of the common one. */
  variants: storedVariants,
  /** The drill it belongs to; null: it is real. */
  drillId: rowId.nullable(),
});
export type Alert = z.infer<typeof alert>;

/** One saved version, in the history of an alert. */
export const alertVersion = z.object({
  version: z.int().min(1),
  state: z.enum(alertStates),
  kind: z.enum(alertKinds),
  at: isoMoment,
  by: z.string(),
  reason: z.string().nullable(),
  override: z.string().nullable(),
  identifier: z.string().nullable(),
  areaChoice: z.enum(areaChoices).nullable(),
  areaReason: z.string().nullable(),
  areaPercent: z.literal(areaPercents).nullable(),
  areaAnswer: areaQuestion.nullable(),
  villagesOff: storedVillagesOff,
});
export type AlertVersion = z.infer<typeof alertVersion>;
