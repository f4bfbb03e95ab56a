import { ApiError, capRoutes } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import { writeFeed } from '../../platform/cap/write-feed.ts';
import { servePage } from '../../platform/html/serve-page.ts';
import { handle } from '../../platform/http/handle.ts';
import { sendTagged } from '../../platform/http/send-tagged.ts';
import { archivePage } from './archive/archive-page.ts';
import { findCapDocument, listCurrentMessages, listMessagesBefore, readFeedChangedAt } from './cap-store.ts';
import type { StepDeps } from './steps.ts';

/** As of the feeds, s. */
const freshS = 15;
const perPage = 50;

/** The public parts of released alerts: the feed, each message, the archive. */
export const servePublicCap = (
  app: FastifyInstance,
  { database, settings: { mode, publicUrl } }: Omit<StepDeps, 'sign' | 'compute'>,
): void => {
  handle(app, capRoutes.feed, async ({ request, reply }) => {
    const [entries, updated] = await Promise.all([listCurrentMessages(database, mode), readFeedChangedAt(database, mode)]);
    const title = mode === 'demo' ? 'HazardGuard: exercises and tests' : 'HazardGuard: public warnings';
    return sendTagged(request, reply, writeFeed({ title, base: publicUrl ?? '', updated, entries }));
  });
  handle(app, capRoutes.message, async ({ params, request, reply }) => {
    const document = await findCapDocument(database, mode, params.identifier);
    if (document === undefined) throw new ApiError('not-found', 'There is no such public message');
    return sendTagged(request, reply, document);
  });
  servePage(app, mode, '/Community/archive', async ({ view }) => {
    const before = Date.parse(view.query.before ?? '');
    const messages = await listMessagesBefore(database, mode, Number.isNaN(before) ? null : new Date(before), perPage + 1);
    return { page: archivePage(view, messages.slice(0, perPage), messages.length > perPage), freshS };
  });
};
