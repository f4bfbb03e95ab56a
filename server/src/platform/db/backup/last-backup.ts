import type { Database } from '../database.ts';

/** When data were last taken out whole by `hazardguard backup`; null: never. */
export const readLastBackup = async ({ pool }: Database): Promise<Date | null> => {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select max(at) as at from audit_entry where thing = 'backup' and kind = 'done' and after ? 'rows'`,
  );
  return rows[0]?.at ?? null;
};
