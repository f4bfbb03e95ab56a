import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const acceptable = /^[A-Za-z0-9._:-]{8,100}$/;

/** Log levels that omit successful requests. */
const quiet: ReadonlySet<string> = new Set(['silent', 'fatal', 'error', 'warn']);

/** The caller's `x-request-id` where it is a plain token, else a new one. */
export const toRequestId = (request: IncomingMessage): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
};

/**
 * One line per request: its id, method, route pattern, status and time. Addresses, queries, bodies, names and network addresses
 * are left out: a route pattern names the call without naming a person.
 */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    if (level === 'error' || !quiet.has(request.log.level)) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log[level]({ method: request.method, route: request.routeOptions.url ?? null, status: reply.statusCode, ms }, 'request');
    }
    done();
  });
};
