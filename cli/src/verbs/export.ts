import { formatObjectsLeftOut } from '../objects-left-out.ts';
import { writeText } from '../output.ts';
import { refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard export FOLDER';

/** Exports all data and keys of a stopped installation. */
export const exportData = async (args: readonly string[]): Promise<void> => {
  const [folder, ...more] = args;
  if (folder === undefined || folder.startsWith('-') || more.length > 0) throw refuseUse('Give one folder that does not exist yet', usage);
  const { manifest, place } = await withMaintenance(({ exportAll }) => exportAll(process.env, folder));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `${place}: ${rows} rows of ${manifest.tables.length} tables, and the keys, are in ${folder}`,
    'Do not start this installation again: the imported one sends the messages that are waiting',
  ];
  await writeText(`${lines.join('\n')}\n${formatObjectsLeftOut(manifest)}`, undefined);
};
