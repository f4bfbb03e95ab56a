import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/start.ts';
import { migrate } from '../platform/db/migrate.ts';
import { prepareQueues } from '../platform/jobs/prepare-queues.ts';
import { templateName } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresSuperuserUrl: string;
    postgresUrl: string;
  }
}

/** One real PostgreSQL for a whole test run, with one migrated database that every test file copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hazardguard-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const admin = openDatabase(server.superuserUrl, { maxConnections: 1 });
  await admin.pool.query(`create database ${templateName} owner hazardguard`);
  await admin.close();
  const templateUrl = new URL(server.url);
  templateUrl.pathname = `/${templateName}`;
  const template = openDatabase(templateUrl.href, { maxConnections: 2 });
  await migrate(template);
  await prepareQueues(template);
  await template.close();
  project.provide('postgresSuperuserUrl', server.superuserUrl);
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};
