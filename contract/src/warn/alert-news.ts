import { z } from 'zod';
import { weatherOrigin } from '../assess/run.ts';
import { isoMoment } from '../wire/fields.ts';
import { areaChange } from './area-change.ts';

const wind = z.object({ fromDeg: z.number(), speedMs: z.number(), stability: z.string() });

/** Why the server calculated a warning in force again. */
export const newsReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wind'), source: weatherOrigin.shape.source, observedAt: isoMoment, before: wind, now: wind }),
  /** Sensors outside of the areas measure the level of the be-ready area or more, the highest first. */
  z.object({
    kind: z.literal('reading'),
    sensors: z.array(z.object({ code: z.string(), at: isoMoment, ppm: z.number() })).min(1),
    levelId: z.string(),
    levelPpm: z.number(),
  }),
  /** Readings gave another source. */
  z.object({ kind: z.literal('estimate'), at: isoMoment }),
]);
export type NewsReason = z.infer<typeof newsReason>;

/**
 * Why nothing was drafted: a person is writing the next message or has sent it for approval, or has drawn the public area; that is never
 * overwritten.
 */
export const newsHolds = ['written', 'drawn'] as const;

/** What the server found about a public warning since its release. */
export const alertNews = z.object({
  at: isoMoment,
  because: newsReason,
  /** The run of the new facts. */
  runId: z.uuid(),
  /** Compared with the public message. */
  change: areaChange,
  /** Why it was not drafted; null: it was. */
  held: z.enum(newsHolds).nullable(),
  /** By the calculation the release had ended before the new facts. */
  isReleaseOver: z.boolean(),
});
export type AlertNews = z.infer<typeof alertNews>;
