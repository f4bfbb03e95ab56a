import { Readable } from 'node:stream';
import { ApiError, capRoutes } from '@hazardguard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { computeEtag, writeFeed } from '../../platform/cap/write-feed.ts';
import { servePage } from '../../platform/html/serve-page.ts';
import { handle } from '../../platform/http/handle.ts';
import { archivePage } from './archive/archive-page.ts';
import { findCapDocument, listCurrentMessages, listMessagesBefore, readFeedChangedAt } from './cap-store.ts';
import type { StepDeps } from './steps.ts';

/** Feeds are polled by many readers: 15 s of caching protects the database. */
const freshS = 15;
const perPage = 50;

/** The text, or 304 if the reader has it already (RFC 9110, section 13.1.2). */
const sendTagged = (request: FastifyRequest, reply: FastifyReply, text: string): Readable => {
  const tag = computeEtag(text);
  reply.header('etag', tag).header('cache-control', `public, max-age=${freshS}`);
  const known = request.headers['if-none-match'];
  if (known === undefined || !(known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))) {
    return Readable.from([text]);
  }
  reply.code(304);
  return Readable.from([]);
};

/** The public parts of released alerts: the feed, each message, the archive. */
export const servePublicCap = (app: FastifyInstance, { database, settings: { mode, publicUrl } }: Omit<StepDeps, 'sign'>): void => {
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
