import type { IncidentCard, IncidentEvent } from '@hazardguard/contract';
import type { Waiting } from '../outbox/change.ts';
import { toEvents } from '../outbox/incident-projection.ts';

/** What a log entry says, without its ids and times, which the server gives. */
const describeEvent = (event: IncidentEvent): unknown => {
  switch (event.kind) {
    case 'note':
      return [event.noteKind, event.text];
    case 'task':
      return [event.task, event.outcome];
    case 'task-set':
      return [event.text, event.assignee, event.dueAt];
    case 'checklist':
      return [event.hazard, event.attached];
    case 'role':
      return [event.role, event.holder];
    case 'roll-call':
      return event.people.map(({ name }) => name).toSorted();
    case 'radio':
      return [event.from, event.to, event.channel, event.message];
    case 'phone-call':
      return [event.entry, event.mark];
    case 'link':
      return [event.linkKind, event.linkId];
    default:
      return event.id;
  }
};

/** The clocks of two devices may differ by this much, ms. */
const clockToleranceMs = 3_600_000;

/**
 * Whether the server's log has the entry of another device: the same author, kind and text, not older than the entry. A change of fields is
 * there when the incident has the values. @param card the server's answer, about the entry's incident
 */
export const hasArrived = (entry: Waiting, card: IncidentCard): boolean => {
  const byName = entry.byName ?? '';
  return toEvents(entry, card, byName).every((expected) =>
    expected.kind === 'changed'
      ? expected.changes.length === 0
      : card.events.some(
          (event) =>
            event.kind === expected.kind &&
            event.byName === byName &&
            Date.parse(event.at) > entry.change.atMs - clockToleranceMs &&
            JSON.stringify(describeEvent(event)) === JSON.stringify(describeEvent(expected)),
        ),
  );
};
