import { ApiError, systemRoutes } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import type { DatabaseLink } from '../db/faults/database-link.ts';

/** What is answered all the same: who watches this server must learn of it. */
const always: ReadonlySet<string> = new Set([systemRoutes.healthz.path, systemRoutes.readyz.path, systemRoutes.metrics.path]);

/** While the database is out of reach every call is refused at once and in words: nothing is acknowledged, and nobody waits. */
export const refuseWhileFenced = (app: FastifyInstance, link: DatabaseLink): void => {
  app.addHook('onRequest', async ({ routeOptions: { url = '', config } }, reply) => {
    if (!link.fenced || config?.permission === undefined || always.has(url)) return;
    reply.header('retry-after', '5');
    throw new ApiError(
      'unavailable',
      'This server has lost its database and takes nothing until it is back. Nothing was stored; ask another server, or try again',
    );
  });
};
