import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A shorter answer fits into two packets, so compression gains nothing. */
const thresholdBytes = 2_048;

/**
 * Compresses text answers for clients that accept it: lists of places run to megabytes, and a phone on a bad network waits for
 * each of them. The built web client is compressed in advance, and pages compress themselves. Event streams (SSE, one JSON event
 * per line) stay uncompressed: each event must leave immediately.
 */
export const compressAnswers = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    global: true,
    threshold: thresholdBytes,
    encodings: ['gzip'],
    customTypes: /^(?:application\/(?:json|cap\+xml|atom\+xml)|text\/(?:csv|calendar|plain|vtt))(?:;|$)/,
    zlibOptions: { level: 5 },
    globalDecompression: false,
  });
};
