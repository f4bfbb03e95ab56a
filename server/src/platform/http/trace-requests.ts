import { liveRoutes } from '@hazardguard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, type Origin, runInSpan, type Span } from '../observe/tracing/trace.ts';

const toOrigin = ({ traceparent, tracestate }: FastifyRequest['headers']): Origin | null =>
  typeof traceparent === 'string' ? { traceparent, tracestate: typeof tracestate === 'string' ? tracestate : undefined } : null;

/**
 * Each request as a span under its route pattern, in the caller's trace: method, status and request id. Addresses, queries,
 * bodies, names and network addresses are left out. Live streams are left out, since they last long by design.
 */
export const traceRequests = (app: FastifyInstance): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route } = request.routeOptions;
    if (route === liveRoutes.stream.path) return done();
    const { method } = request;
    const span = beginSpan({
      name: route === undefined ? method : `${method} ${route}`,
      kind: 'server',
      attributes: {
        'http.request.method': method,
        'hazardguard.request_id': request.id,
        ...(route === undefined ? {} : { 'http.route': route }),
      },
      origin: toOrigin(request.headers),
    });
    if (span === null) return done();
    spans.set(request, span);
    runInSpan(span, done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request);
    if (span === undefined) return done();
    span.note({ 'http.response.status_code': statusCode });
    if (statusCode >= 500) span.fail(String(statusCode));
    runInSpan(span, done);
    span.end();
  });
};
