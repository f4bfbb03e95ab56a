import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects before the answer. */
export const abortWhenGone = (reply: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort();
  });
  return gone.signal;
};
