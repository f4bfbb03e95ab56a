import type { FastifyInstance } from 'fastify';
import type { Meters } from '../observe/meters.ts';

/** Request times by route pattern: an address could identify people. Event streams are left out, since they last long by design. */
export const meterRequests = (app: FastifyInstance, meters: Meters): void => {
  const observe = meters.histogram('hazardguard_http_request_duration_seconds', 'Requests by route', ['method', 'route', 'status']);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other';
    if (route !== '/api/live') observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
};
