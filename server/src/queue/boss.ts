import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { queueSchema } from './queues.ts';

/** pg-boss on the server's own pool: one link to the database, one fence. */
export const bossOn = ({ pool }: Database, options: ConstructorOptions): PgBoss =>
  new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: queueSchema, ...options });
