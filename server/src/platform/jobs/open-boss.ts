import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { queueSchema } from './queues.ts';

/** pg-boss on the server's own pool: one link to the database, one fence. What goes wrong in its background is told to `onError`. */
export const openBoss = ({ pool }: Database, onError: (error: unknown) => void, options: ConstructorOptions): PgBoss => {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: queueSchema, ...options });
  boss.on('error', onError);
  return boss;
};
