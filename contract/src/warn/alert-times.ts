import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';

/** From the first sign to a released warning, s: the promise of the product, which every alert is held to. */
export const releaseTargetS = 90;

/** When the steps from the first sign to the last receipt of an alert's first message were taken; null: not (yet). */
export const alertTimes = z.object({
  /** The first sign: the reading that raised the first alarm came in, the incident was reported, or (without either) it was drafted. */
  first: z.object({ at: isoMoment, what: z.enum(['reading', 'reported', 'drafted']) }),
  draftedAt: isoMoment,
  /** Handed in for the last time before it was released; null also where an override skipped it. */
  handedInAt: isoMoment.nullable(),
  releasedAt: isoMoment.nullable(),
  /** A channel took over the first message. */
  firstReceiptAt: isoMoment.nullable(),
  /** A channel took over the last message, once none waits any more. */
  allReceiptsAt: isoMoment.nullable(),
  /** Of the first release: one for each recipient and channel. */
  messages: z.int().min(0),
  accepted: z.int().min(0),
});
export type AlertTimes = z.infer<typeof alertTimes>;
