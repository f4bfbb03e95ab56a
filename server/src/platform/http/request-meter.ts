import type { FastifyInstance } from 'fastify';
import type { Meters } from '../observe/meters.ts';

/** How long requests take, by route pattern: an address would tell by and about whom. Streams of events are no requests that take long. */
export const meterRequests = (app: FastifyInstance, meters: Meters): void => {
  const observe = meters.histogram('hazardguard_http_request_duration_seconds', 'Requests by route', ['method', 'route', 'status']);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    if (route !== '/api/live') observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
};
