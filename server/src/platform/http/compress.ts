import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below, an answer fits into two packets, and there is nothing to gain. */
const thresholdBytes = 2_048;

/**
 * Answers in words go out compressed to whoever takes that: lists of places run to megabytes, and a phone on a bad network waits for
 * each of them. The built web client is compressed beforehand and pages compress themselves. Streams of events (SSE, one JSON event
 * per line) are left alone: each event must leave at once.
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
