import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

/** The OpenAPI document at /api/openapi.json and a readable page at /api/docs, every file of it from here. */
export const serveDocs = async (app: FastifyInstance, version: string): Promise<void> => {
  const document = openApiDocument(version);
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', { config: { permission: 'public' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(text) } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: 'HazardGuard API' },
    uiConfig: { layout: 'BaseLayout', defaultModelsExpandDepth: 0, displayOperationId: true, supportedSubmitMethods: ['get'] },
  });
};
