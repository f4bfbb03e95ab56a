import { Readable } from 'node:stream';
import { ApiError, assessmentRoutes, isAllowed } from '@hazardguard/contract';
import { runAsViewer } from '../../../platform/db/scope/row-scope.ts';
import { normaliseSearch } from '../../../platform/db/tables/search.ts';
import type { Feature } from '../../../platform/http/feature.ts';
import { handle } from '../../../platform/http/handle.ts';
import { buildDayCalendar } from '../../../platform/ical/day-calendar.ts';
import { presentAssessment, refusePastDay, toDayEvent } from './rules.ts';
import {
  addAssessment,
  countAssessments,
  endFeed,
  findFeedReader,
  listAssessments,
  listUpcomingAssessments,
  makeFeed,
  setStatus,
} from './store.ts';

/** Assessment requests: create, list, change status, calendar feed. */
export const assessments: Feature = (app, { database, settings }) => {
  const host = settings.publicUrl === null ? 'hazardguard' : new URL(settings.publicUrl).hostname;

  handle(app, assessmentRoutes.request, async ({ body, account }) => {
    refusePastDay(body.date, new Date());
    return presentAssessment(await addAssessment(database, body, account));
  });
  handle(app, assessmentRoutes.list, async ({ query: { search: text, page, pageSize, ...rest }, account }) => {
    const askedBy = isAllowed(account.role, 'assessment.read') ? null : account.id;
    const filter = { search: normaliseSearch(text), status: rest.status, askedBy, sort: rest.sort, direction: rest.direction };
    const pageQuery = { ...filter, limit: pageSize, offset: (page - 1) * pageSize };
    const [rows, total] = await Promise.all([listAssessments(database, pageQuery), countAssessments(database, pageQuery)]);
    return { rows: rows.map(presentAssessment), total, page, pageSize };
  });
  handle(app, assessmentRoutes.setStatus, async ({ params, body, account }) =>
    presentAssessment(await setStatus(database, params.id, body, account.name)),
  );
  handle(app, assessmentRoutes.makeFeed, async ({ account }) => ({
    path: `/api/assessments/feed/${await makeFeed(database, account.id)}.ics`,
  }));
  handle(app, assessmentRoutes.endFeed, async ({ account }) => {
    await endFeed(database, account.id);
    return undefined;
  });
  handle(app, assessmentRoutes.feed, async ({ params }) => {
    const reader = await findFeedReader(database, params.token.slice(0, -'.ics'.length));
    if (reader === null) {
      throw new ApiError('not-found', 'This calendar address no longer works. Create a new one on the Training screen');
    }
    const events = (await runAsViewer(reader, () => listUpcomingAssessments(database))).map((row) => toDayEvent(row, host));
    return Readable.from([buildDayCalendar('HazardGuard: assessments', events)]);
  });
};
