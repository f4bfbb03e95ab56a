import { randomUUID } from 'node:crypto';
import { ApiError, answerKinds } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/env/env.ts';
import { buildLink, type View } from '../../../platform/html/page.ts';
import { serveForm } from '../../../platform/html/serve-form.ts';
import { type PageAnswer, servePage } from '../../../platform/html/serve-page.ts';
import { recordReport } from '../../resident-reports/record-report.ts';
import { findTokenDelivery } from '../answer-token.ts';
import { findAnswerable } from '../answers.ts';
import { answerPath } from '../wording.ts';
import { answerPage, unknownAnswerPage } from './answer-page.ts';

/** The page behind the link of a message: the holder of the link counts as the recipient. */
export const serveAnswerPage = (app: FastifyInstance, settings: Settings, database: Database, secret: string): void => {
  const unknown = (view: View): PageAnswer => ({ page: unknownAnswerPage(view), status: 404, freshS: 0 });

  servePage(app, settings.mode, answerPath, async ({ view }) => {
    const { t: token = '' } = view.query;
    const id = findTokenDelivery(token, secret);
    const answerable = id === null ? null : await findAnswerable(database, id);
    return answerable === null ? unknown(view) : { page: answerPage(view, token, answerable), freshS: 0 };
  });
  serveForm(app, settings, answerPath, async ({ view, form }) => {
    const { t: token = '' } = view.query;
    const id = findTokenDelivery(token, secret);
    const answer = answerKinds.find((kind) => kind === form.answer);
    const answerable = id === null ? null : await findAnswerable(database, id);
    if (id === null || answerable === null) return unknown(view);
    if (answer === undefined) return { page: answerPage(view, token, answerable), status: 400, freshS: 0 };
    const report = { kind: answer, way: 'link', messageId: `answer ${randomUUID()}`, text: null, address: null, place: null } as const;
    const outcome = await recordReport(database, { ...report, deliveryId: id, isDemo: settings.mode === 'demo' });
    if (outcome === 'limited') throw new ApiError('too-many-requests', 'The answer was changed too often');
    return { goTo: buildLink(view, answerPath, { t: token }) };
  });
};
