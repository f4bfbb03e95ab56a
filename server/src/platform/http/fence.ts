import { ApiError, systemRoutes } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import type { DatabaseLink } from '../db/faults/database-link.ts';

/** Still answered: monitoring of this server needs them. */
const always: ReadonlySet<string> = new Set([systemRoutes.healthz.path, systemRoutes.readyz.path, systemRoutes.metrics.path]);

/** While the database is unreachable every call is refused immediately: nothing is acknowledged, and no caller waits. */
export const refuseWhileFenced = (app: FastifyInstance, link: DatabaseLink): void => {
  app.addHook('onRequest', async ({ routeOptions: { url = '', config } }, reply) => {
    if (!link.fenced || config?.permission === undefined || always.has(url)) return;
    reply.header('retry-after', '5');
    throw new ApiError(
      'unavailable',
      'This server has lost its database and accepts no requests until it is back. Nothing was saved; try again, or use another server',
    );
  });
};
