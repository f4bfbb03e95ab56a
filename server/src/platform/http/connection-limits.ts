import type { Socket } from 'node:net';
import { ApiError } from '@hazardguard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Time limits for a client, ms. */
const headersMs = 15_000;
const bodyMs = 60_000;
const keepAliveMs = 75_000;
/** Connections that the process accepts in all. */
const connectionsOfProcess = 12_000;

export interface ConnectionLimits {
  /** Open connections, or behind a proxy requests, per address. */
  readonly perAddress: number;
  /** Whether the address of a connection is that of a proxy. */
  readonly isBehindProxy: boolean;
  /** Shorter in tests. */
  readonly headersMs?: number;
  readonly bodyMs?: number;
  readonly checkMs?: number;
}

/** Counts by address; `enter` is false where the address is at its limit. */
const makeCounter = (most: number) => {
  const open = new Map<string, number>();
  return {
    enter: (address: string): boolean => {
      const now = open.get(address) ?? 0;
      if (now >= most) return false;
      open.set(address, now + 1);
      return true;
    },
    leave: (address: string): void => {
      const now = (open.get(address) ?? 1) - 1;
      if (now <= 0) open.delete(address);
      else open.set(address, now);
    },
  };
};

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Least average rate of an upload, bytes per second: a tenth of a 2G network's rate. */
const uploadBytesPerS = 1_000;

/**
 * Ends a request whose body does not arrive in time: within 60 s, or, for an upload, 60 s after its last byte or when it is
 * slower than any network. An answer sent before the body arrived (a refusal) changes nothing. Answers have no time limit, so a
 * live stream stays open.
 */
const endSlowBody = (request: FastifyRequest, reply: FastifyReply, isUpload: boolean, ms: number): void => {
  const { raw } = request;
  const { socket } = raw;
  const first = socket.bytesRead;
  let seen = first;
  let looks = 0;
  const look = (): void => {
    if (raw.complete || socket.destroyed) return;
    looks += 1;
    const isFast = socket.bytesRead - first >= (uploadBytesPerS * looks * ms) / 1_000;
    if (isUpload && !reply.raw.writableEnded && socket.bytesRead > seen && isFast) {
      seen = socket.bytesRead;
      timer = setTimeout(look, ms).unref();
    } else {
      request.log.warn({ address: request.ip }, 'a body did not arrive in time: the connection is closed');
      raw.destroy();
    }
  };
  let timer = setTimeout(look, ms).unref();
  raw.once('close', () => clearTimeout(timer));
};

/** Closes connections that send their request slowly, and refuses more per address than the limit. */
export const limitConnections = (app: FastifyInstance, limits: ConnectionLimits): void => {
  const { server } = app;
  server.headersTimeout = limits.headersMs ?? headersMs;
  // Bodies are timed below: uploads may take longer than this would allow.
  server.requestTimeout = 0;
  server.keepAliveTimeout = keepAliveMs;
  server.maxConnections = connectionsOfProcess;
  const { enter, leave } = makeCounter(limits.perAddress);
  if (!limits.isBehindProxy) {
    server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? '';
      if (!enter(address)) {
        socket.destroy();
        return;
      }
      socket.once('close', () => leave(address));
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request))
      endSlowBody(request, reply, (request.routeOptions.bodyLimit ?? 0) > (app.initialConfig.bodyLimit ?? 0), limits.bodyMs ?? bodyMs);
    if (!limits.isBehindProxy) return;
    const address = request.ip;
    if (!enter(address)) throw new ApiError('too-many-requests', `At most ${limits.perAddress} requests at a time from one address`);
    reply.raw.once('close', () => leave(address));
  });
};
