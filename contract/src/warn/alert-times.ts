import { z } from 'zod';
import { isoMoment } from '../wire/fields.ts';

/** Target time from the first sign to the release, s; every alert is measured against it. */
export const releaseTargetS = 90;

/** When the steps from the first sign to the last receipt of an alert's first message were taken; null: not (yet). */
export const alertTimes = z.object({
  /** The first sign: the first alarm's reading, the report of the incident, or, without either, the draft. */
  first: z.object({ at: isoMoment, what: z.enum(['reading', 'reported', 'drafted']) }),
  draftedAt: isoMoment,
  /** Last submission before the release; null also if an override skipped it. */
  handedInAt: isoMoment.nullable(),
  releasedAt: isoMoment.nullable(),
  /** A channel accepted the first message. */
  firstReceiptAt: isoMoment.nullable(),
  /** A channel accepted the last message; null while messages are waiting. */
  allReceiptsAt: isoMoment.nullable(),
  /** Messages of the first release: one for each recipient and channel. */
  messages: z.int().min(0),
  accepted: z.int().min(0),
});
export type AlertTimes = z.infer<typeof alertTimes>;
