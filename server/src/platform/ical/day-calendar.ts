import { toVisibleLine, toVisibleText } from '@hazardguard/contract';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An event on a day. */
export interface DayEvent {
  /** Stable for as long as the event exists, and globally unique: `assessment-12@host`. */
  readonly uid: string;
  /** Increases with every change, from 0. */
  readonly sequence: number;
  /** YYYY-MM-DD; the same day everywhere. */
  readonly date: string;
  readonly title: string;
  readonly details: string;
  readonly status: 'tentative' | 'confirmed' | 'cancelled';
  readonly changedAt: Date;
}

const statuses = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

const dayMs = 86_400_000;

/** An iCalendar file (RFC 5545) of whole days, for a calendar program to subscribe to; it is refreshed every hour. */
export const buildDayCalendar = (name: string, events: readonly DayEvent[]): string => {
  const calendar = ical({
    name: toVisibleLine(name),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'HazardGuard', product: 'HazardGuard', language: 'EN' },
    ttl: 3_600,
  });
  for (const { uid, sequence, date, title, details, status, changedAt } of events) {
    // Without a time zone the library writes the day in UTC.
    const start = new Date(`${date}T00:00:00Z`);
    calendar.createEvent({
      id: uid,
      sequence,
      start,
      // The first day after the event.
      end: new Date(start.getTime() + dayMs),
      allDay: true,
      summary: toVisibleLine(title),
      description: toVisibleText(details),
      status: statuses[status],
      stamp: changedAt,
      lastModified: changedAt,
    });
  }
  return calendar.toString();
};
