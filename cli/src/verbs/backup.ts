import { formatObjectsLeftOut } from '../objects-left-out.ts';
import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard backup FOLDER [--without-keys]';

/** Backs up the data of the server that the environment names. */
export const backup = async (args: readonly string[]): Promise<void> => {
  const options = { 'without-keys': { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArguments(args, usage, { allowPositionals: true, options });
  const folder = takeOnly(positionals, 'Give one folder that does not exist yet', usage);
  const startedAt = performance.now();
  const { manifest, place } = await withMaintenance(({ backUp }) => backUp(process.env, folder, { secrets: !values['without-keys'] }));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const keys = manifest.secrets ? '; it contains the keys that sign sessions and links: protect it like these keys' : '';
  await writeText(
    `${place}: ${rows} rows of ${manifest.tables.length} tables in ${seconds} s, in ${folder}${keys}\n${formatObjectsLeftOut(manifest)}`,
    undefined,
  );
};
