import { Readable } from 'node:stream';
import { ApiError, dutyRoutes } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { runAsViewer } from '../../platform/db/scope/row-scope.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import { makeTableCache } from '../../platform/db/tables/table-cache.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openPdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { formatDayInIndia, readMsihcTiers } from '../../register/threshold-status/read-threshold-status.ts';
import { buildDutyCalendar } from './calendar.ts';
import { endFeed, findFeed, makeFeed } from './feed-store.ts';
import { readPlan } from './plan.ts';
import { type DutyRow, noSuchDistrict, noSuchDuty, presentDuty, presentEntry, refuseEntry, refuseForeignScope } from './rules.ts';
import {
  appendEntry,
  countDuties,
  everyDuty,
  findDuty,
  hasDistrict,
  listDistricts,
  listDuties,
  listEntries,
  refuseForeignReferences,
} from './store.ts';

const entryLimit = 100;

/** The rows with the MSIHC threshold status of their sites. */
const present = async (database: Database, rows: readonly DutyRow[]) => {
  const tiers = await readMsihcTiers(database, [...new Set(rows.flatMap(({ industry_id }) => industry_id ?? []))]);
  return rows.map((row) => presentDuty(row, row.industry_id === null ? null : (tiers.get(row.industry_id) ?? null)));
};

export const duties: Feature = (app, { database, settings, version, changes }) => {
  const countCache = makeTableCache<Awaited<ReturnType<typeof countDuties>>>(changes, ['industry', 'duty_entry']);
  const pdfRenderer = openPdfRenderer();
  app.addHook('onClose', () => pdfRenderer.close());
  const host = settings.publicUrl === null ? 'hazardguard' : new URL(settings.publicUrl).hostname;
  const today = (): string => formatDayInIndia(new Date());

  handle(app, dutyRoutes.list, async ({ query: { search, titled, page, pageSize, ...filters } }) => {
    const pageQuery = {
      ...everyDuty,
      sort: undefined,
      ...filters,
      search: normaliseSearch(search),
      titled: titled?.split(','),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    };
    const day = today();
    const key = JSON.stringify([day, pageQuery.search, titled, filters.scope, filters.rule, filters.industryId, filters.district]);
    const [rows, counts] = await Promise.all([
      listDuties(database, pageQuery, day),
      countCache.keep(key, () => countDuties(database, pageQuery, day)),
    ]);
    const total = filters.state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[filters.state];
    return { rows: await present(database, rows), total, page, pageSize, counts };
  });
  handle(app, dutyRoutes.districts, async () => ({ districts: [...(await listDistricts(database))] }));
  handle(app, dutyRoutes.entries, async ({ query: { rule, subject } }) => {
    const { rows, total } = await listEntries(database, rule, subject, entryLimit);
    return { entries: rows.map(presentEntry), omitted: total - rows.length };
  });
  handle(app, dutyRoutes.record, async ({ body, account }) => {
    const row = await findDuty(database, body.rule, body.subject, today());
    if (row === undefined) throw noSuchDuty();
    await refuseForeignScope(database, account, row);
    refuseEntry(body, row, today());
    await refuseForeignReferences(database, body, row);
    await appendEntry(database, body, row, account);
    changes.note('duty_entry');
    const [now] = await present(database, [(await findDuty(database, body.rule, body.subject, today())) ?? row]);
    if (now === undefined) throw noSuchDuty();
    return now;
  });
  handle(app, dutyRoutes.makeFeed, async ({ body, account }) => {
    if (body.industryId !== null) await findIndustry(database, body.industryId);
    if (body.district !== null && !(await hasDistrict(database, body.district))) throw noSuchDistrict();
    return { path: `/api/duties/feed/${await makeFeed(database, account.id, body)}.ics` };
  });
  handle(app, dutyRoutes.endFeed, async ({ account }) => {
    await endFeed(database, account.id);
    return undefined;
  });
  handle(app, dutyRoutes.plan, async ({ params, query: { kind, language }, reply }) => {
    const pdf = await pdfRenderer.render(await readPlan(database, params.id, kind, language, new Date(), version));
    reply.header('content-disposition', `attachment; filename="${kind}-plan-annex-${params.id}.pdf"`);
    return Readable.from([pdf]);
  });
  handle(app, dutyRoutes.feed, async ({ params }) => {
    const feed = await findFeed(database, params.token.slice(0, -'.ics'.length));
    if (feed === undefined) throw new ApiError('not-found', 'This calendar address no longer works. Create a new one on the Duties screen');
    return Readable.from([await runAsViewer(feed.person, () => buildDutyCalendar(database, feed, today(), host))]);
  });
};
