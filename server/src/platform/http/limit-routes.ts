import { ApiError, type Route } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';

/** Of all that the features register, only these are answered here: this process works for others. */
export const limitRoutes = (app: FastifyInstance, routes: readonly Route[]): void => {
  const paths = new Set(routes.map(({ path }) => path));
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    if (!paths.has(url)) throw new ApiError('not-found', 'This server works in the background and answers nobody; ask one that serves');
  });
};
