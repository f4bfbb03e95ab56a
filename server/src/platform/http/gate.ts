import type { Account, Permission } from '@hazardguard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Auth } from '../auth/auth.ts';
import type { Database } from '../db/database.ts';
import type { Devices } from './device-cookie.ts';
import type { Idempotency } from './idempotency.ts';
import type { ReadAudit } from './read-audit.ts';
import type { Xsrf } from './xsrf.ts';

/** Checks before every handler. */
export interface Gate {
  readonly database: Database;
  readonly auth: Auth;
  readonly xsrf: Xsrf;
  readonly idempotency: Idempotency;
  readonly readings: ReadAudit;
  readonly devices: Devices;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly gate: Gate;
  }
  interface FastifyRequest {
    /** The signed-in account, where the route needs one. */
    account: Account | null;
    /** Sites outside the scope that an incident opens to the account, where the call reads stock or contacts. */
    opened: readonly number[];
  }
  interface FastifyContextConfig {
    /** The permission this route needs; a route without one cannot be registered. */
    readonly permission?: Permission | 'public';
  }
}

export const readSessionCookie = (app: FastifyInstance, request: FastifyRequest): string | undefined =>
  request.cookies[app.gate.auth.sessionCookieName];

const isServedAsFile = (url: string): boolean => url === '/*' || url === '/api/docs' || url.startsWith('/api/docs/');

/** Deny by default: a route that names no permission cannot be registered. Pages and files of the client hold no data. */
export const refuseUnguardedRoutes = (app: FastifyInstance): void => {
  app.addHook('onRoute', ({ method, url, config }) => {
    const reads = [method].flat().every((verb) => verb === 'GET' || verb === 'HEAD');
    if (config?.permission !== undefined || (reads && isServedAsFile(url))) return;
    throw new Error(`Route ${String(method)} ${url} names no permission; register it with handle()`);
  });
};
