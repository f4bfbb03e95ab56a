import type { IncidentEvent } from '@hazardguard/contract';

/** Number of log entries that have been replayed. */
export type Step = number;

/** Time of the first and last entry, ms since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const findSpan = (events: readonly IncidentEvent[]): Span => ({
  from: Date.parse(events[0]?.at ?? ''),
  to: Date.parse(events.at(-1)?.at ?? ''),
});

/** Number of entries up to a moment; at least one. */
export const findStep = (events: readonly IncidentEvent[], moment: number): Step =>
  Math.max(1, events.findLastIndex(({ at }) => Date.parse(at) <= moment) + 1);

/** Moves forward or back by a number of entries, within the log. */
export const moveStep = (events: readonly IncidentEvent[], step: Step, by: number): Step =>
  Math.min(Math.max(step + by, 1), Math.max(events.length, 1));

/** Time of the last entry of a step. */
export const findStepMoment = (events: readonly IncidentEvent[], step: Step): number => Date.parse(events[step - 1]?.at ?? '');

/** Position of a moment on the bar, percent; 0 if all entries have the same time. */
export const computePercent = ({ from, to }: Span, moment: number): number => (to === from ? 0 : ((moment - from) / (to - from)) * 100);
