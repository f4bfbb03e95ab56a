import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/env/env.ts';
import { buildLink, type View } from '../../../platform/html/page.ts';
import { serveForm } from '../../../platform/html/serve-form.ts';
import { type PageAnswer, servePage } from '../../../platform/html/serve-page.ts';
import { findTokenDelivery } from '../../delivery/answer-token.ts';
import { acknowledgePath } from '../../delivery/wording.ts';
import { acknowledgeByLink } from '../acknowledge.ts';
import { acknowledgePage, unknownAcknowledgePage } from './acknowledge-page.ts';
import { findAcknowledgeable } from './find-acknowledgeable.ts';

/** The page behind the link in a responder's message: the holder of the link counts as the person called. */
export const serveAcknowledgePage = (app: FastifyInstance, settings: Settings, database: Database, secret: string): void => {
  const unknown = (view: View): PageAnswer => ({ page: unknownAcknowledgePage(view), status: 404, freshS: 0 });
  const findDelivery = (view: View): string | null => findTokenDelivery(view.query.t ?? '', secret, 'acknowledge');

  servePage(app, settings.mode, acknowledgePath, async ({ view }) => {
    const id = findDelivery(view);
    const found = id === null ? null : await findAcknowledgeable(database, id);
    return found === null ? unknown(view) : { page: acknowledgePage(view, view.query.t ?? '', found), freshS: 0 };
  });
  serveForm(app, settings, acknowledgePath, async ({ view, form }) => {
    const id = findDelivery(view);
    const answer = form.acknowledge === 'going' || form.acknowledge === 'cannot' ? form.acknowledge : null;
    if (id === null || !(await acknowledgeByLink(database, id, 'link', answer))) return unknown(view);
    return { goTo: buildLink(view, acknowledgePath, { t: view.query.t ?? '' }) };
  });
};
