import { z } from 'zod';
import { email, idParam, isoDate, isoMoment, rowId } from '../wire/fields.ts';
import { pageQuery, pageSchema } from '../wire/paging.ts';
import { route, tagged } from '../wire/route.ts';
import { multiLine, oneLine } from '../wire/text.ts';

export const assessmentStatuses = ['requested', 'confirmed', 'done', 'cancelled'] as const;
export type AssessmentStatus = (typeof assessmentStatuses)[number];

/** The allowed next statuses of each status. */
export const assessmentSteps: Readonly<Record<AssessmentStatus, readonly AssessmentStatus[]>> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['done', 'cancelled'],
  done: ['confirmed'],
  cancelled: ['requested'],
};

const topicsMax = 500;

/** The fields of the dialog; topics and district are optional. */
export const assessmentInput = z.object({
  date: isoDate,
  name: oneLine(),
  phone: oneLine(30).regex(/^\+?[0-9 ().\-/]{5,}(x\d{1,6})?$/, { error: 'Enter a telephone number' }),
  email,
  topics: multiLine(topicsMax).optional(),
  /** The district whose authority is asked; absent: that of the account. */
  district: oneLine().optional(),
});
export type AssessmentInput = z.infer<typeof assessmentInput>;

export const assessment = z.object({
  id: rowId,
  date: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  topics: z.string().nullable(),
  /** Null: for the authorities of States and of the country. */
  district: z.string().nullable(),
  status: z.enum(assessmentStatuses),
  requestedAt: isoMoment,
  /** The person who last set the status; null: never changed. */
  changedBy: z.string().nullable(),
  version: z.int().min(1),
  /** Whether the reader's authority answers it; a person who asked another authority only reads the request. */
  ofOwnAuthority: z.boolean(),
});
export type Assessment = z.infer<typeof assessment>;

export const assessmentColumns = ['date', 'name', 'district', 'status', 'requestedAt'] as const;

export const assessmentRoutes = tagged('training', {
  request: route('POST', '/api/assessments', 'requestAssessment', {
    summary: 'Request an assessment',
    permission: 'assessment.request',
    scope: 'common',
    body: assessmentInput,
    status: 201,
    answer: assessment,
  }),
  list: route('GET', '/api/assessments', 'listAssessments', {
    summary: 'Requests for an assessment to your authority, and your own; paged, searched and sorted',
    permission: 'assessment.request',
    scope: 'rows',
    reads: 'people',
    query: pageQuery(assessmentColumns).extend({ status: z.enum(assessmentStatuses).optional() }),
    answer: pageSchema(assessment),
  }),
  setStatus: route('PUT', '/api/assessments/:id/status', 'setAssessmentStatus', {
    summary: 'Confirm, finish, cancel or reopen a request',
    permission: 'assessment.manage',
    scope: { of: 'assessment-request', param: 'id' },
    params: idParam,
    body: z.object({ status: z.enum(assessmentStatuses), version: z.int().min(1) }),
    answer: assessment,
  }),
  /** The address contains a secret and is returned once; a new one replaces it. */
  makeFeed: route('POST', '/api/assessments/feed', 'makeAssessmentFeed', {
    summary: 'Create a private address of the calendar feed; it replaces your previous one',
    permission: 'assessment.read',
    scope: 'own',
    status: 201,
    answer: z.object({ path: z.string() }),
  }),
  endFeed: route('DELETE', '/api/assessments/feed', 'endAssessmentFeed', {
    summary: 'Delete the address of your calendar feed',
    permission: 'assessment.read',
    scope: 'own',
    status: 204,
  }),
  feed: route('GET', '/api/assessments/feed/:token', 'readAssessmentFeed', {
    summary: 'The calendar feed (iCalendar), for anyone with its address',
    permission: 'public',
    scope: 'published',
    reads: 'people',
    params: z.object({ token: z.string().regex(/^[\w-]{43}\.ics$/, { error: 'The address of a calendar feed' }) }),
    answerType: 'text/calendar',
  }),
});
