export { type AppDeps, buildApp } from './app.ts';
export { type Compute, openCompute } from './compute/pool.ts';
export { inTransaction } from './db/copy.ts';
export { type Database, openDatabase } from './db/database.ts';
export { startEmbeddedPostgres } from './db/embedded/start.ts';
export { migrate } from './db/migrate.ts';
export { readSettings, type Settings } from './env.ts';
export { withStandingJob } from './features/standing-footprints/with-standing-job.ts';
export { openApiDocument } from './http/openapi.ts';
