import { ApiError, type Assessment, type AssessmentStatus, assessmentSteps } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/tables/schema.ts';
import type { DayEvent } from '../../../platform/ical/day-calendar.ts';

export type AssessmentRow = Omit<Selectable<Schema['assessment_request']>, 'search_text' | 'state' | 'requested_by_id'> & {
  /** The reader's authority answers it. */
  readonly own_authority: boolean;
};

export const presentAssessment = (row: AssessmentRow): Assessment => ({
  id: row.id,
  date: row.date,
  name: row.name,
  phone: row.phone,
  email: row.email,
  topics: row.topics,
  district: row.district,
  status: row.status,
  requestedAt: row.requested_at.toISOString(),
  changedBy: row.changed_by,
  version: row.version,
  ofOwnAuthority: row.own_authority,
});

export const noSuchAssessment = (id: number): ApiError => new ApiError('not-found', `There is no assessment request with the id ${id}`);

/** The earliest date that is still today somewhere, because people use several time zones. */
export const computeEarliestDay = (now: Date): string => new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

export const refusePastDay = (date: string, now: Date): void => {
  if (date >= computeEarliestDay(now)) return;
  const message = 'The date has passed. Choose today or a later date';
  throw new ApiError('invalid-input', message, [{ field: 'date', message, value: date }]);
};

export const refuseStep = (from: AssessmentStatus, to: AssessmentStatus): void => {
  if (assessmentSteps[from].includes(to)) return;
  throw new ApiError('conflict', `A request that is ${from} cannot become ${to}. Allowed: ${assessmentSteps[from].join(', ')}`);
};

export const editedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Another person has changed this request in the meantime. Reload it');

const eventStatus: Readonly<Record<AssessmentStatus, DayEvent['status']>> = {
  requested: 'tentative',
  confirmed: 'confirmed',
  done: 'confirmed',
  cancelled: 'cancelled',
};

/** The request as a calendar event. `host` makes the uid unique among installations. */
export const toDayEvent = (row: AssessmentRow, host: string): DayEvent => ({
  uid: `assessment-${row.id}@${host}`,
  sequence: row.version - 1,
  date: row.date,
  title: `Assessment: ${row.name} (${row.status})`,
  details: [row.district, row.topics, row.phone, row.email].filter((line) => line !== null).join('\n'),
  status: eventStatus[row.status],
  changedAt: row.changed_at,
});
