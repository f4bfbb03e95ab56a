import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Public feeds are polled by many readers: 15 s of caching protects the database. */
const freshS = 15;

/** Strong: equal bytes have equal tags (RFC 9110, section 8.8.3). */
export const computeEtag = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** The content, or 304 if the reader has it already (RFC 9110, section 13.1.2). */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, content: string | Buffer): Readable => {
  const tag = computeEtag(content);
  reply.header('etag', tag).header('cache-control', `public, max-age=${freshS}`);
  const known = request.headers['if-none-match'];
  if (known === undefined || !(known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag))) {
    return Readable.from([content]);
  }
  reply.code(304);
  return Readable.from([]);
};
