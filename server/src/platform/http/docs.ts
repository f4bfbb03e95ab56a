import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './openapi.ts';

/** Built on first use: writing every schema takes a third of a second, which no start should wait for. */
const memoiseDocs = (version: string): (() => string) => {
  let text: string | undefined;
  return () => {
    text ??= JSON.stringify(buildOpenApi(version));
    return text;
  };
};

/** The OpenAPI document at /api/openapi.json and a readable page at /api/docs, with every file served from here. */
export const serveDocs = async (app: FastifyInstance, version: string): Promise<void> => {
  const text = memoiseDocs(version);
  app.get('/api/openapi.json', { config: { permission: 'public' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text()),
  );
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', paths: {}, info: { title: 'HazardGuard', version } } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'HazardGuard API' },
    uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: 0, displayOperationId: true, supportedSubmitMethods: ['get'] },
    transformSpecification: () => JSON.parse(text()) as Record<string, unknown>,
    transformSpecificationClone: false,
  });
};
