import { type AfterAction, type IncidentEvent, type IncidentMilestone, incidentMilestones } from '@hazardguard/contract';

interface OfWarnings {
  /** Of any warning of the incident. */
  readonly firstReleaseAt: Date | null;
  /** The first message that a channel took over. */
  readonly firstAcceptanceAt: Date | null;
}

interface Step {
  readonly at: string;
  readonly state: string;
}

const isOver = (state: string): boolean => state === 'Resolved' || state === 'Closed';

/** Every state that the incident was in, oldest first, with when it came into it. */
const listStates = (events: readonly IncidentEvent[]): readonly Step[] =>
  events.flatMap((event) => {
    if (event.kind !== 'created' && event.kind !== 'changed') return [];
    const to = event.changes.find(({ field }) => field === 'state')?.to;
    return typeof to === 'string' ? [{ at: event.at, state: to }] : [];
  });

/** When the run of states that lasts until now began; null: the last state is none of these. */
const findStartOfLast = (steps: readonly Step[], holds: (state: string) => boolean): string | null => {
  const last = steps.findLastIndex(({ state }) => !holds(state));
  return steps[last + 1]?.at ?? null;
};

const findFirstAssigned = (events: readonly IncidentEvent[]): string | null =>
  events.find(
    (event) =>
      (event.kind === 'created' || event.kind === 'changed') &&
      event.changes.some(({ field, to }) => (field === 'assign' && to !== null) || (field === 'state' && to === 'Assigned')),
  )?.at ?? null;

/**
 * When each milestone came, from the log and from the warnings. An incident that was taken up again counts as resolved from the last
 * time on; one closed without being resolved is resolved then, too.
 */
export const findMilestones = (events: readonly IncidentEvent[], warnings: OfWarnings): AfterAction => {
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
