import { ApiError, exportNames, incidentRoutes, replayIncident } from '@hazardguard/contract';
import type { Cell } from '@hazardguard/engine/formats';
import { sendTableFile } from '../../platform/csv/table-file.ts';
import type { Database } from '../../platform/db/database.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { appendLink, appendNote, appendTask, readLog, readWholeLog } from './log.ts';
import { listLinkedIds, readCard, refuseUnknownLink } from './read-card.ts';
import { type IncidentPart, type IncidentRow, presentIncident, refuseUnknownTask } from './rules.ts';
import { countIncidents, countViews, eachIncident, findGivenIncident, findIncident, listIncidents } from './store.ts';
import { addIncident, changeIncident, removeIncident } from './write-incident.ts';

/** In the specification's order; the names of people are added beside their ids. */
const csvColumns = [
  'id',
  'industry_name',
  'latitude',
  'longitude',
  'contact_type',
  'urgency',
  'impact',
  'priority',
  'state',
  'assign',
  'assign_name',
  'short_description',
  'detailed_description',
  'submitter',
  'submitter_name',
  'created_at',
] as const satisfies readonly (keyof IncidentRow)[];

async function* streamRows(database: Database, part: IncidentPart): AsyncGenerator<readonly Cell[]> {
  for await (const row of eachIncident(database, part)) {
    yield csvColumns.map((column) => (column === 'created_at' ? row.created_at.toISOString() : row[column]));
  }
}

export const incidents: Feature = (app, { settings, database }) => {
  handle(app, incidentRoutes.list, async ({ query: { search: text, page, pageSize, sort, direction, view, origin } }) => {
    const part = { view, origin, search: normaliseSearch(text) };
    const [rows, counts, found] = await Promise.all([
      listIncidents(database, { ...part, sort, direction, limit: pageSize, offset: (page - 1) * pageSize }),
      countViews(database, origin),
      part.search === null ? null : countIncidents(database, part),
    ]);
    return { rows: rows.map(presentIncident), total: found ?? counts[view], page, pageSize, counts };
  });
  handle(app, incidentRoutes.download, ({ query: { search, view, origin, ...file }, reply }) => {
    const rows = streamRows(database, { view, origin, search: normaliseSearch(search) });
    const table = { fileName: exportNames.incidents, columns: csvColumns, types: { created_at: 'moment' }, rows } as const;
    return sendTableFile(reply, table, file, settings.timeZone);
  });
  handle(app, incidentRoutes.create, async ({ body: { drillId = null, givenId = null, ...body }, account }) =>
    presentIncident(await addIncident(database, body, account, drillId, givenId)),
  );
  handle(app, incidentRoutes.read, ({ params }) => readCard(database, params.id));
  handle(app, incidentRoutes.findGiven, ({ params }) => findGivenIncident(database, params.id));
  handle(app, incidentRoutes.update, async ({ params, body: { version, why, ...input }, account }) =>
    presentIncident(await changeIncident(database, { id: params.id, input, version, why: why?.trim() || null }, account)),
  );
  handle(app, incidentRoutes.remove, async ({ params, account }) => {
    await removeIncident(database, params.id, account);
    return undefined;
  });
  handle(app, incidentRoutes.events, async ({ params, query: { before, limit } }) => {
    const { internal_id } = await findIncident(database, params.id);
    return readLog(database, internal_id, { before, limit });
  });
  handle(app, incidentRoutes.note, ({ params, body, account }) => appendNote(database, params.id, body, account));
  handle(app, incidentRoutes.task, async ({ params, body, account }) => {
    const { internal_id } = await findIncident(database, params.id);
    const { task } = params;
    if (task.startsWith('own-')) refuseUnknownTask(replayIncident(await readWholeLog(database, internal_id)).situation, task);
    await appendTask(database, params.id, { task, outcome: body.outcome, why: body.why ?? null }, account);
    return { tasks: replayIncident(await readWholeLog(database, internal_id)).situation.marks };
  });
  handle(app, incidentRoutes.link, async ({ params, body, account }) => {
    await findIncident(database, params.id);
    await refuseUnknownLink(database, body);
    return appendLink(database, params.id, 'link', body, account);
  });
  handle(app, incidentRoutes.unlink, async ({ params: { id, kind, linkId }, account }) => {
    const { internal_id } = await findIncident(database, id);
    const { situation } = replayIncident(await readWholeLog(database, internal_id));
    if (!listLinkedIds(situation, kind).includes(linkId)) throw new ApiError('not-found', `This ${kind} is not linked to ${id}`);
    await appendLink(database, id, 'unlink', { kind, id: linkId }, account);
    return undefined;
  });
};
