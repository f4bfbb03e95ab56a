import { recordEntry } from '../db/audit/record.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { prepareQueues } from '../jobs/prepare-queues.ts';
import { type Environment, withInstallation } from './work-on.ts';

export interface Migrated {
  readonly place: string;
  /** Migrations that ran now. */
  readonly ran: readonly string[];
  /** Migrations that this program knows. */
  readonly known: number;
}

/** Migrates the schema of the configured data to this program's, in one step or not at all. Throws a `StartError` with a remedy. */
export const migrateData = (environment: Environment): Promise<Migrated> =>
  withInstallation(environment, { alone: false, call: 'migrate' }, async ({ database, installation }) => {
    const ran = await migrate(database);
    await prepareQueues(database);
    if (ran.length > 0)
      await recordEntry(database, { kind: 'done', thing: 'upgrade', thingId: ran.at(-1) ?? null, after: { migrations: ran } });
    return { place: installation.place, ran, known: readMigrations().length };
  });
