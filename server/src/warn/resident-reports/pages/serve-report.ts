import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ApiError } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/env/env.ts';
import { buildLink, type View } from '../../../platform/html/page.ts';
import { serveForm } from '../../../platform/html/serve-form.ts';
import { servePage, serveScript } from '../../../platform/html/serve-page.ts';
import { toNetwork } from '../../../platform/http/to-network.ts';
import { findPlace, type PlaceQuery } from '../../community/find-place.ts';
import { findTokenDelivery } from '../../delivery/answer-token.ts';
import { spend } from '../../followers/rates.ts';
import { recordReport } from '../record-report.ts';
import { type ReportPageContent, reportPage, reportPath, reportScript } from './report-page.ts';

const isUuid = (text: string | undefined): text is string => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '');

/** `I smell gas here`: by the link of a message, whose recipient then counts as the sender, or by everybody. */
export const serveReportPage = (app: FastifyInstance, settings: Settings, database: Database, secret: string): void => {
  const isDemo = settings.mode === 'demo';
  /** A link that is not valid is no reason to refuse a report: it is then not verified. */
  const readLink = async ({
    query: { t: token = '' },
  }: View): Promise<Pick<ReportPageContent, 'token' | 'isExercise' | 'hasPlace'> & { readonly deliveryId: string | null }> => {
    const id = findTokenDelivery(token, secret);
    const row =
      id === null
        ? undefined
        : await database.kysely.selectFrom('delivery').select(['status', 'latitude']).where('id', '=', id).executeTakeFirst();
    return row === undefined
      ? { token: null, deliveryId: null, isExercise: false, hasPlace: false }
      : { token, deliveryId: id, isExercise: row.status !== 'Actual', hasPlace: row.latitude !== null };
  };

  servePage(app, settings.mode, reportPath, async ({ view }) => {
    const link = await readLink(view);
    const isDone = view.query.done === '1';
    return { page: reportPage(view, { ...link, isDone, query: { kind: 'nothing' }, request: null }), freshS: 0 };
  });
  serveScript(app, reportScript, readFileSync(new URL('report-position.js', import.meta.url), 'utf8'));

  serveForm(app, settings, reportPath, async ({ view, form, request }) => {
    const link = await readLink(view);
    const [latitude = '', longitude = ''] = (form.at ?? '').split(',');
    const chosen = latitude !== '' && longitude !== '';
    const position = { lat: form.lat ?? '', lng: form.lng ?? '' };
    const query: PlaceQuery = chosen
      ? await findPlace({ lat: latitude, lng: longitude })
      : await findPlace(position.lat === '' && position.lng === '' ? { place: form.place ?? '' } : position);
    const id = isUuid(form.request) ? form.request : randomUUID();
    if (query.kind !== 'point' && query.kind !== 'nothing') {
      return { page: reportPage(view, { ...link, isDone: false, query, request: id }), status: 400, freshS: 0 };
    }
    if (link.deliveryId === null) await spend(database, [{ of: 'report', who: toNetwork(request.ip) }]);
    const isShared = query.kind === 'point' && !chosen && query.name === null;
    const outcome = await recordReport(database, {
      kind: 'smell',
      way: link.deliveryId === null ? 'page' : 'link',
      messageId: id,
      text: null,
      address: null,
      deliveryId: link.deliveryId,
      place: query.kind === 'point' ? { ...query.point, from: isShared && position.lat !== '' ? 'shared' : 'typed' } : null,
      isDemo,
    });
    if (outcome === 'limited') throw new ApiError('too-many-requests', 'Too many reports by this link; try again in an hour');
    return { goTo: buildLink(view, reportPath, { ...(link.token === null ? {} : { t: link.token }), done: '1' }) };
  });
};
