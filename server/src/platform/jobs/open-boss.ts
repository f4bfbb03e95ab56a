import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import { queueSchema } from './queues.ts';

/** pg-boss on the server's own pool, with one database link and one fence. Errors of its background work go to `onError`. */
export const openBoss = ({ pool }: Database, onError: (error: unknown) => void, options: ConstructorOptions): PgBoss => {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: queueSchema, ...options });
  boss.on('error', onError);
  return boss;
};
