import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import type { Settings } from './env.ts';

/** What the application needs to run; everything else it makes itself. */
export interface AppDeps {
  readonly settings: Settings;
  readonly database: Database;
  /** Signs sessions and request tokens. */
  readonly secret: string;
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** The HTTP application, ready to listen or to be asked in tests. */
export const buildApp = async ({ settings, database }: AppDeps): Promise<FastifyInstance> => {
  const { trustProxy } = settings;
  const app = fastify({
    logger: { level: settings.logLevel },
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
  });
  app.get('/healthz', () => ({ status: 'ok', checks: {} }));
  app.get('/readyz', async () => {
    await database.pool.query('select 1');
    return { status: 'ok', checks: { database: 'ok' } };
  });
  if (existsSync(webFolder)) {
    await app.register(fastifyStatic, { root: webFolder });
    app.setNotFoundHandler((_request, reply) => reply.sendFile('index.html'));
  }
  return app;
};
