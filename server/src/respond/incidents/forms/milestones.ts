import { type AfterAction, type IncidentEvent, type IncidentMilestone, incidentMilestones } from '@hazardguard/contract';

interface WarningMoments {
  /** First release of any warning of the incident. */
  readonly firstReleaseAt: Date | null;
  /** First message that a channel accepted. */
  readonly firstAcceptanceAt: Date | null;
}

interface Step {
  readonly at: string;
  readonly state: string;
}

const isOver = (state: string): boolean => state === 'Resolved' || state === 'Closed';

/** Every state of the incident with its start, oldest first. */
const listStates = (events: readonly IncidentEvent[]): readonly Step[] =>
  events.flatMap((event) => {
    if (event.kind !== 'created' && event.kind !== 'changed') return [];
    const to = event.changes.find(({ field }) => field === 'state')?.to;
    return typeof to === 'string' ? [{ at: event.at, state: to }] : [];
  });

/** Start of the last uninterrupted run of matching states; null: the present state does not match. */
const findStartOfLast = (steps: readonly Step[], matches: (state: string) => boolean): string | null => {
  const last = steps.findLastIndex(({ state }) => !matches(state));
  return steps[last + 1]?.at ?? null;
};

const findFirstAssigned = (events: readonly IncidentEvent[]): string | null =>
  events.find(
    (event) =>
      (event.kind === 'created' || event.kind === 'changed') &&
      event.changes.some(({ field, to }) => (field === 'assign' && to !== null) || (field === 'state' && to === 'Assigned')),
  )?.at ?? null;

/**
 * The time of each milestone, from the log and the warnings. A reopened incident counts as resolved from the last time. An incident
 * that is closed directly counts as resolved at that time.
 */
export const findMilestones = (
  events: readonly IncidentEvent[],
  warnings: WarningMoments,
): Pick<AfterAction, 'milestones' | 'reopened'> => {
  const steps = listStates(events);
  const reported = events[0]?.at ?? null;
  const at: Readonly<Record<IncidentMilestone, string | null>> = {
    reported,
    assigned: findFirstAssigned(events),
    'first-alert': warnings.firstReleaseAt?.toISOString() ?? null,
    'first-receipt': warnings.firstAcceptanceAt?.toISOString() ?? null,
    resolved: findStartOfLast(steps, isOver),
    closed: findStartOfLast(steps, (state) => state === 'Closed'),
  };
  const after = (moment: string | null): number | null =>
    moment === null || reported === null ? null : Math.round((Date.parse(moment) - Date.parse(reported)) / 1000);
  return {
    milestones: incidentMilestones.map((milestone) => ({ milestone, at: at[milestone], afterS: after(at[milestone]) })),
    reopened: steps.filter(({ state }, index) => !isOver(state) && isOver(steps[index - 1]?.state ?? '')).length,
  };
};
