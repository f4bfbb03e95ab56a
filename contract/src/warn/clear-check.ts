import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';

/** What speaks against an all clear now. `unknown`: the model's cloud could not be computed. */
export const clearObstacles = ['cloud', 'unknown', 'sensors', 'release'] as const;
export type ClearObstacle = (typeof clearObstacles)[number];

/** An all clear that a person asked for before the check allowed it; kept with the version, and in the log of the incident. */
export const earlyClear = z.object({
  obstacles: z.array(z.enum(clearObstacles)),
  /** When the model's cloud has passed; null: not known, or there is none. */
  safeAt: isoMoment.nullable(),
  reason: z.string(),
  by: z.string(),
  /** The version with which it was given. */
  version: z.int().min(1),
});
export type EarlyClear = z.infer<typeof earlyClear>;

export const mostClearVillages = 10;

/** Whether a warning can end now: by the model's cloud, the sensors of the site and the state of the incident. */
export const clearCheck = z.object({
  at: isoMoment,
  obstacles: z.array(z.enum(clearObstacles)),
  /** `no-run`: the warning has none. `no-cloud`: heat or blast, which does not travel. */
  cloud: z.enum(['travels', 'passed', 'no-cloud', 'no-run', 'unknown']),
  /** When the last concentration above the warned level has passed the last village, or the end of the zone; null: not known. */
  safeAt: isoMoment.nullable(),
  /** Villages that it has not passed yet, the last first, at most ten; `villagesOmitted` more. */
  villages: z.array(z.object({ name: z.string(), safeAt: isoMoment })),
  villagesOmitted: z.int().min(0),
  /** Sensors of the site that are in alarm now, by code. */
  sensors: z.array(z.string()),
  /** The incident is resolved or closed; null: there is none. */
  over: z.boolean().nullable(),
  /** Given for the all clear that waits; null: none. */
  given: earlyClear.nullable(),
});
export type ClearCheck = z.infer<typeof clearCheck>;
