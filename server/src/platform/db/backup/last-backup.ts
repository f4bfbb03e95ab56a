import type { Database } from '../database.ts';

/** When `hazardguard backup` last copied all data; null: never. */
export const readLastBackup = async ({ pool }: Database): Promise<Date | null> => {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select max(at) as at from audit_entry where thing = 'backup' and kind = 'done' and after ? 'rows'`,
  );
  return rows[0]?.at ?? null;
};
