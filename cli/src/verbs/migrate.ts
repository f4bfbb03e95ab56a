import { writeText } from '../output.ts';
import { refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard migrate';

/** Migrates the database schema to this version. */
export const migrate = async (args: readonly string[]): Promise<void> => {
  if (args.length > 0) throw refuseUse('migrate takes no arguments', usage);
  const { place, ran, known } = await withMaintenance(({ migrateData }) => migrateData(process.env));
  const outcome = ran.length === 0 ? `up to date, ${known} migrations` : `${ran.length} migrations ran, of ${known}: ${ran.join(', ')}`;
  await writeText(`${place}: ${outcome}\n`, undefined);
};
