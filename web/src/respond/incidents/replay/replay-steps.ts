import type { IncidentEvent } from '@hazardguard/contract';

/** The log has been read to here: so many entries have happened. */
export type Step = number;

/** From the first entry to the last, ms since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const findSpan = (events: readonly IncidentEvent[]): Span => ({
  from: Date.parse(events[0]?.at ?? ''),
  to: Date.parse(events.at(-1)?.at ?? ''),
});

/** How many entries had happened by a moment; the first always has. */
export const stepAt = (events: readonly IncidentEvent[], moment: number): Step =>
  Math.max(1, events.findLastIndex(({ at }) => Date.parse(at) <= moment) + 1);

/** So many entries on or back, never beyond either end. */
export const stepBy = (events: readonly IncidentEvent[], step: Step, by: number): Step =>
  Math.min(Math.max(step + by, 1), Math.max(events.length, 1));

/** The moment of the entry that a step ends with. */
export const stepMoment = (events: readonly IncidentEvent[], step: Step): number => Date.parse(events[step - 1]?.at ?? '');

/** Where a moment lies on the bar, percent; entries of one moment lie at its beginning. */
export const percentAlong = ({ from, to }: Span, moment: number): number => (to === from ? 0 : ((moment - from) / (to - from)) * 100);
