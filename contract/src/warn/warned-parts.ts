import { z } from 'zod';
import { warnedAreas } from './alert-choices.ts';

/** Exposure time that a toxic value is given for, s; null: not toxic, or an alert before it was recorded. */
const levelExposureS = z.number().nullable().default(null);

/** What the stored area of an alert says about one of its two areas, as the server wrote it with the run. */
export const warnedPart = z.object({
  warnedArea: z.enum(warnedAreas),
  levelId: z.string(),
  severity: z.enum(['severe', 'middle', 'mild']),
  value: z.number(),
  unit: z.string(),
  exposureS: levelExposureS,
  /** From the source to the farthest corner, m. */
  reachM: z.number().min(0),
  /** The level is at least so probable at a place inside, 0–1. */
  probability: z.number().min(0).max(1),
  /** The greatest distance at which it is so probable, m; the area may reach farther by the guide. */
  probableM: z.number().min(0),
  /** The probable distance is the end of the model's range: never written as a distance. */
  isModelLimit: z.boolean(),
  /** Probability that the level reaches farther than the area somewhere, 0–1. */
  beyondShare: z.number().min(0).max(1),
  /** The area is the smoke of a fire to this distance downwind, m: by convention, not calculated. Null: it is not. */
  smokeM: z.number().min(0).nullable().default(null),
  /** The Emergency Response Guidebook's distances that the area keeps; null: this area keeps none. */
  guide: z
    .object({
      downwind: z
        .object({ distanceM: z.number(), orMore: z.boolean(), spill: z.enum(['small', 'large']), container: z.string().nullable() })
        .nullable(),
      aroundM: z.number(),
      around: z.enum(['least', 'vessel-in-fire']),
    })
    .nullable()
    .default(null),
});
export type WarnedPart = z.infer<typeof warnedPart>;

/** A zone of the best estimate in the stored area of an alert from a run. */
const warnedZone = z.object({
  levelId: z.string(),
  value: z.number(),
  unit: z.string(),
  exposureS: levelExposureS,
  reachM: z.number().min(0),
  /** `beyond-range`: the zone is cut where the model ends. */
  status: z.enum(['reached', 'beyond-range', 'not-reached']),
});
export type WarnedZone = z.infer<typeof warnedZone>;

const storedArea = z.object({ features: z.array(z.object({ properties: z.unknown() })) });

/** The two areas of an alert, the stricter first; none: the alert has no such areas, as every alert before them. */
export const listWarnedParts = (area: unknown): readonly WarnedPart[] =>
  (storedArea.safeParse(area).data?.features ?? []).flatMap(({ properties }) => {
    const part = warnedPart.safeParse(properties).data;
    return part === undefined ? [] : [part];
  });

/** The be-ready area is the smoke of a fire: people there shelter. */
export const isSmokeArea = (area: unknown): boolean => listWarnedParts(area).some(({ smokeM }) => smokeM !== null);

/** The widest zone of the best estimate that is warned, of the mildest warned level; undefined: the area is drawn. */
export const findWidestZone = (area: unknown): WarnedZone | undefined =>
  (storedArea.safeParse(area).data?.features ?? [])
    .flatMap(({ properties }) => warnedZone.safeParse(properties).data ?? [])
    .toSorted((one, other) => other.reachM - one.reachM)
    .at(0);
