import { formatObjectsNeeded } from '../objects-left-out.ts';
import { writeText } from '../output.ts';
import { refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard import FOLDER';

/** Imports into an empty database what `export` wrote. */
export const importData = async (args: readonly string[]): Promise<void> => {
  const [folder, ...more] = args;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) throw refuseUse('Give one folder written by export', usage);
  const { manifest, rows, migrated, place } = await withMaintenance(({ importAll }) => importAll(process.env, folder));
  const lines = [
    `${rows} rows of ${manifest.tables.length} tables are in ${place}; each table matches the export (SHA-256)`,
    ...(migrated.length > 0 ? [`Migrated to this version by ${migrated.length} migrations`] : []),
    'Start HazardGuard: it sends the messages that are waiting',
  ];
  await writeText(`${lines.join('\n')}\n${formatObjectsNeeded(manifest)}`, undefined);
};
