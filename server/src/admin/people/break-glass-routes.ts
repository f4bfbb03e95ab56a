import { Readable } from 'node:stream';
import {
  type Account,
  ApiError,
  type BreakGlass,
  type BreakGlassRequest,
  breakGlassRoutes,
  type EmergencyScope,
} from '@hazardguard/contract';
import {
  type BreakGlassRequestRow,
  decideRequest,
  endBreakGlass,
  endOwnBreakGlass,
  findRequest,
  needsApproval,
  openEmergencyAccess,
} from '../../platform/auth/break-glass.ts';
import { isScopeWithin, listPlaceNames, readScopeSites } from '../../platform/auth/scope-sites.ts';
import { sendTableFile } from '../../platform/csv/table-file.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { openPdfRenderer } from '../../platform/pdf/pdf-renderer.ts';
import { countNotices, queueNotice } from '../../warn/delivery/queue-notice.ts';
import { presentOpening, presentRequest, toAsker } from './break-glass-present.ts';
import { buildReportDocument, readReport, reportCells, reportHeader } from './break-glass-report.ts';
import { type Asker, findPeopleToNotify, mayDecide, mayView } from './break-glass-rules.ts';
import { type BreakGlassRow, findBreakGlass, findLastRequest, findTargets, readBreakGlass, readRequests } from './break-glass-store.ts';
import { makeGrantorReader } from './grantors.ts';

const listLimit = 100;
const batchSize = 200;

const noSuchOpening = (): ApiError => new ApiError('not-found', 'There is no such emergency access');
const noSuchRequest = (): ApiError => new ApiError('not-found', 'There is no such request for emergency access');

const refuse = (message: string): ApiError => new ApiError('invalid-input', message, [{ field: 'opens', message }]);

/** Emergency access to named sites or one district: supervisors are notified when it begins, and every row is reported. */
export const breakGlassFeature: Feature = (app, { settings, database, changes, version }) => {
  const grantors = makeGrantorReader(database);
  const { readGrantor, readScopeContext } = grantors;
  const pdfRenderer = openPdfRenderer();
  app.addHook('onClose', () => pdfRenderer.close());

  /** Refuses places that are not in the register or already in the person's scope. */
  const checkOpens = async (account: Account, opens: EmergencyScope): Promise<readonly string[]> => {
    const sites = await readScopeSites(database, [opens, account.scope]);
    if (opens.kind === 'site' && opens.industryIds.some((id) => !sites.byId.has(id)))
      throw refuse('One of the sites is not in the register');
    if (opens.kind === 'district' && !sites.byDistrict.has(opens.area.trim().toLowerCase())) {
      throw refuse('The register has no site in this district');
    }
    if (isScopeWithin(opens, account.scope, sites, () => null)) throw refuse('This is already in your scope');
    return listPlaceNames(opens, sites);
  };
  const listScopes = (rows: readonly (BreakGlassRow | BreakGlassRequestRow)[]) =>
    rows.map(toAsker).flatMap(({ scope, opens }) => [scope, ...(opens === null ? [] : [opens])]);
  const readContextFor = async (account: Account, rows: readonly (BreakGlassRow | BreakGlassRequestRow)[]) => {
    const grantor = await readGrantor(account);
    return { grantor, context: await readScopeContext(grantor, listScopes(rows)) };
  };
  const requireOpening = async (account: Account, id: number): Promise<BreakGlassRow> => {
    const row = await findBreakGlass(database, id);
    if (row === undefined) throw noSuchOpening();
    const { grantor, context } = await readContextFor(account, [row]);
    if (!mayView(grantor, toAsker(row), context)) throw noSuchOpening();
    return row;
  };
  const buildOpeningAnswer = async (row: BreakGlassRow): Promise<BreakGlass> => {
    const messages = await countNotices(database, 'emergency-opened', [String(row.id)]);
    return presentOpening(row, await readScopeSites(database, listScopes([row])), messages.get(String(row.id)));
  };
  const buildRequestAnswer = async (row: BreakGlassRequestRow, canDecide: boolean): Promise<BreakGlassRequest> => {
    const messages = await countNotices(database, 'emergency-asked', [String(row.id)]);
    const sites = await readScopeSites(database, listScopes([row]));
    return presentRequest(row, sites, { messages: messages.get(String(row.id)), mayDecide: canDecide });
  };
  /** The rows that the account may see, newest first. */
  const listVisible = async <Row extends BreakGlassRow | BreakGlassRequestRow>(
    account: Account,
    read: (limit: number, offset: number) => Promise<readonly Row[]>,
  ): Promise<readonly { readonly row: Row; readonly decides: boolean }[]> => {
    const found: { readonly row: Row; readonly decides: boolean }[] = [];
    for (let offset = 0; found.length < listLimit; offset += batchSize) {
      const rows = await read(batchSize, offset);
      const { grantor, context } = await readContextFor(account, rows);
      for (const row of rows) {
        const asker: Asker = toAsker(row);
        if (mayView(grantor, asker, context)) found.push({ row, decides: mayDecide(grantor, asker, context) });
      }
      if (rows.length < batchSize) break;
    }
    return found.slice(0, listLimit);
  };

  handle(app, breakGlassRoutes.open, async ({ body: { opens, reason, language }, account }) => {
    const places = (await checkOpens(account, opens)).join(', ');
    const asker = { personId: account.id, role: account.role, scope: account.scope, opens };
    const people = await findPeopleToNotify(database, grantors, asker);
    const opened = await runUnscoped(() =>
      openEmergencyAccess(database, account, { opens, reason, language }, (transaction, { kind, id, endsAt }) =>
        queueNotice(transaction, {
          kind: kind === 'opened' ? 'emergency-opened' : 'emergency-asked',
          subject: String(id),
          facts: { name: account.name, role: account.role, places, reason, until: endsAt.toISOString() },
          language,
          people,
        }),
      ),
    );
    changes.note('break_glass');
    return { endsAt: opened.kind === 'opened' ? opened.endsAt.toISOString() : null };
  });
  handle(app, breakGlassRoutes.own, async ({ account }) => {
    const row = await findLastRequest(database, account.id);
    return {
      needsApproval: await needsApproval(database, account.id),
      request: row === undefined ? null : await buildRequestAnswer(row, false),
    };
  });
  // Searches the whole register: emergency access is for places outside the own scope.
  handle(app, breakGlassRoutes.targets, ({ query: { search } }) => runUnscoped(() => findTargets(database, search)));
  handle(app, breakGlassRoutes.end, async ({ account }) => {
    await endOwnBreakGlass(database, account);
    changes.note('break_glass');
    return undefined;
  });
  handle(app, breakGlassRoutes.list, ({ account }) =>
    runUnscoped(async () => {
      const openings = await listVisible(account, (limit, offset) => readBreakGlass(database, limit, offset));
      const requests = await listVisible(account, (limit, offset) => readRequests(database, limit, offset));
      const sites = await readScopeSites(database, listScopes([...openings, ...requests].map(({ row }) => row)));
      const listIds = (rows: readonly { readonly row: { readonly id: number } }[]) => rows.map(({ row }) => String(row.id));
      const opened = await countNotices(database, 'emergency-opened', listIds(openings));
      const asked = await countNotices(database, 'emergency-asked', listIds(requests));
      return {
        openings: openings.map(({ row }) => presentOpening(row, sites, opened.get(String(row.id)))),
        requests: requests.map(({ row, decides }) =>
          presentRequest(row, sites, { messages: asked.get(String(row.id)), mayDecide: decides }),
        ),
      };
    }),
  );
  handle(app, breakGlassRoutes.endForPerson, async ({ params, account }) => {
    const { id } = await requireOpening(account, params.id);
    await endBreakGlass(database, id, account);
    changes.note('break_glass');
    return undefined;
  });
  handle(app, breakGlassRoutes.decide, async ({ params: { id }, body: { approve }, account }) => {
    const row = await findRequest(database, id);
    if (row === undefined) throw noSuchRequest();
    const { grantor, context } = await readContextFor(account, [row]);
    const asker = toAsker(row);
    if (!mayView(grantor, asker, context)) throw noSuchRequest();
    if (!mayDecide(grantor, asker, context)) throw new ApiError('forbidden', 'Only another supervisor can decide about this request');
    const { opens } = asker;
    if (opens === null) throw noSuchRequest();
    const places = listPlaceNames(opens, context.sites).join(', ');
    const others = await findPeopleToNotify(database, grantors, { ...asker, opens });
    await runUnscoped(() =>
      decideRequest(database, id, account, approve, async (transaction, opened) => {
        const { language, reason } = row;
        const until = opened?.endsAt.toISOString() ?? null;
        const decision = { name: account.name, role: account.role, places, reason, until, approved: approve };
        const subject = String(id);
        await queueNotice(transaction, { kind: 'emergency-decided', subject, facts: decision, language, people: [row.person_id] });
        if (opened === null) return;
        const facts = { name: row.person_name, role: asker.role, places, reason, until };
        await queueNotice(transaction, { kind: 'emergency-opened', subject: String(opened.id), facts, language, people: others });
      }),
    );
    changes.note('break_glass');
    const decided = await findRequest(database, id);
    if (decided === undefined) throw noSuchRequest();
    return runUnscoped(() => buildRequestAnswer(decided, false));
  });

  const buildReport = async (account: Account, id: number) => {
    const row = await requireOpening(account, id);
    return runUnscoped(async () => ({ opening: await buildOpeningAnswer(row), lines: [...(await readReport(database, row))] }));
  };
  handle(app, breakGlassRoutes.report, ({ params: { id }, account }) => buildReport(account, id));
  handle(app, breakGlassRoutes.reportTable, async ({ params: { id }, query, account, reply }) => {
    const { lines } = await buildReport(account, id);
    const rows = (async function* () {
      for (const line of lines) yield reportCells(line);
    })();
    const table = { fileName: `emergency-access-${id}.csv`, columns: reportHeader, types: { at: 'moment' }, rows } as const;
    return sendTableFile(reply, table, query, settings.timeZone);
  });
  handle(app, breakGlassRoutes.reportPdf, async ({ params: { id }, query: { language }, account, reply }) => {
    const { opening, lines } = await buildReport(account, id);
    const bytes = await pdfRenderer.render(buildReportDocument({ opening, lines, language, version }));
    reply.header('content-disposition', `attachment; filename="emergency-access-${id}.pdf"`);
    return Readable.from([bytes]);
  });
};
