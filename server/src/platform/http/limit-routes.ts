import { ApiError, type Route } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';

/** The only routes of a background server. */
export const limitRoutes = (app: FastifyInstance, routes: readonly Route[]): void => {
  const paths = new Set(routes.map(({ path }) => path));
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    if (!paths.has(url)) throw new ApiError('not-found', 'This server does background work only; use a server that answers requests');
  });
};
