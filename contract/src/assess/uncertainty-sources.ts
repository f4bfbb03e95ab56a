import type { Doubt, DoubtBasis, EnsembleOptions } from '@hazardguard/engine';
import { z } from 'zod';

const windOrigins = [
  'on-site',
  'compass-16',
  'within-20-km',
  'forecast',
  'unknown',
] as const satisfies readonly EnsembleOptions['windOrigin'][];

/** What is not known of a release: the amount is rate and mass together, the sky the cloud cover where nobody gave it. */
const sources = ['direction', 'windSpeed', 'sky', 'amount', 'roughness', 'model'] as const satisfies readonly Doubt[];

/** Where the size of an uncertainty is from. */
const bases = [
  'width-of-compass-points',
  'judgement',
  'turner-1994',
  'touma-1995',
  'field-trials',
] as const satisfies readonly DoubtBasis[];

const areasKm2 = {
  actNowKm2: z.number().min(0),
  /** Null: it would not be larger than the act-now area. */
  beReadyKm2: z.number().min(0).nullable(),
};

/** Where the uncertainty of a run comes from: each source with its size, its basis, and the warned areas as they would be without it. */
export const uncertaintySources = z.object({
  /** Null: it could not be calculated; `failure` says why. */
  table: z
    .object({
      /** How probable a level must be at a place inside each area, 0–1. */
      probability: z.object({ actNow: z.number(), beReady: z.number() }),
      /** Variations of the calculation. */
      members: z.number(),
      windOrigin: z.enum(windOrigins),
      /** The areas with all sources, zone and guide's distances included. */
      ...areasKm2,
      rows: z.array(
        z.object({
          source: z.enum(sources),
          /** Degrees for the direction, half the range in percent for the sky, else the standard deviation of the logarithm; null: any direction. */
          spread: z.number().nullable(),
          basis: z.enum(bases),
          /** The areas without this source. */
          ...areasKm2,
        }),
      ),
    })
    .nullable(),
  failure: z.string().nullable(),
});
export type UncertaintySources = z.infer<typeof uncertaintySources>;
