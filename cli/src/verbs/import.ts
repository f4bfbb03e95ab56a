import { formatObjectsNeeded } from '../objects-left-out.ts';
import { writeText } from '../output.ts';
import { Refusal } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard import FOLDER';

/** Brings what `export` took into empty data. */
export const importData = async (args: readonly string[]): Promise<void> => {
  const [folder, ...more] = args;
  if (folder === undefined || folder.startsWith('-') || more.length > 0)
    throw new Refusal('One folder is needed, which export has written', `usage: ${usage}`);
  const { manifest, rows, migrated, place } = await withMaintenance(({ importAll }) => importAll(process.env, folder));
  const lines = [
    `${rows} rows of ${manifest.tables.length} tables are in ${place}; each table gives back the very text that was taken out (SHA-256)`,
    ...(migrated.length > 0 ? [`Brought to this version's schema by ${migrated.length} migrations`] : []),
    'Start HazardGuard: what waited to be sent goes out from here',
  ];
  await writeText(`${lines.join('\n')}\n${formatObjectsNeeded(manifest)}`, undefined);
};
