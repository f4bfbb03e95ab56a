import { findDutyRule } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { buildDayCalendar, type DayEvent } from '../../platform/ical/day-calendar.ts';
import type { FeedScope } from './feed-store.ts';
import type { DutyRow } from './rules.ts';
import { everyDuty, listDatedDuties } from './store.ts';

/** At most this many events, the soonest first. */
const eventLimit = 2_000;

const toDayEvent = (row: Awaited<ReturnType<typeof listDatedDuties>>[number], host: string): DayEvent => {
  const { title, law, source, unverified } = findDutyRule(row.rule);
  return {
    uid: `${row.rule}-${Buffer.from(row.subject).toString('hex')}@${host}`,
    sequence: row.last_entry,
    date: requireDate(row),
    title: row.name === '' ? title : `${row.name}: ${title}`,
    details: [law, unverified ? `Unverified: ${source}` : source, 'Check with a competent person.'].join('\n'),
    status: 'confirmed',
    changedAt: row.changed_at ?? new Date(`${requireDate(row)}T00:00:00Z`),
  };
};

const requireDate = ({ rule, subject, due_on }: DutyRow): string => {
  if (due_on === null) throw new Error(`Duty ${rule} of ${subject} has no due date`);
  return due_on;
};

/** Every duty in scope that has a due date, as all-day events. */
export const buildDutyCalendar = async (
  database: Database,
  { industryId, district }: FeedScope,
  today: string,
  host: string,
): Promise<string> => {
  const scope = { ...everyDuty, industryId: industryId ?? undefined, district: district ?? undefined };
  const rows = await listDatedDuties(database, scope, today, eventLimit);
  return buildDayCalendar(
    'HazardGuard: duties',
    rows.map((row) => toDayEvent(row, host)),
  );
};
