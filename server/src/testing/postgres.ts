import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { templateName } from './template.ts';

export interface TestDatabase {
  readonly database: Database;
  /** For a program that opens the database itself. */
  readonly url: string;
  drop(): Promise<void>;
}

const asSuperuser = async (sql: string): Promise<void> => {
  const admin = openDatabase(inject('postgresSuperuserUrl'), { maxConnections: 1 });
  try {
    await admin.pool.query(sql);
  } finally {
    await admin.close();
  }
};

/** A new database with every migration applied, a copy of the run's template. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser(`create database ${name} owner hazardguard template ${templateName}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, { maxConnections: 5 });
  const drop = async () => {
    await database.close();
    await asSuperuser(`drop database if exists ${name} with (force)`);
  };
  return { database, url: url.href, drop };
};

/** Call once at the top of a test file: `const db = useTestDatabase();`, then `db().kysely` inside tests. */
export const useTestDatabase = (): (() => Database) => {
  let made: TestDatabase | undefined;
  beforeAll(async () => {
    made = await createTestDatabase();
  });
  afterAll(async () => {
    await made?.drop();
  });
  return () => {
    if (made === undefined) throw new Error('The test database exists only inside tests and hooks that follow useTestDatabase()');
    return made.database;
  };
};
