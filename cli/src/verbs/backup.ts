import { parseArgs } from 'node:util';
import { formatObjectsLeftOut } from '../objects-left-out.ts';
import { writeText } from '../output.ts';
import { Refusal } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard backup FOLDER [--without-keys]';

const read = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'without-keys': { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new Error('Give one folder that does not exist yet');
    return { folder, secrets: !values['without-keys'] };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), `usage: ${usage}`);
  }
};

/** Backs up the data of the server that the environment names. */
export const backup = async (args: readonly string[]): Promise<void> => {
  const { folder, secrets } = read(args);
  const startedAt = performance.now();
  const { manifest, place } = await withMaintenance(({ backUp }) => backUp(process.env, folder, { secrets }));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const keys = manifest.secrets ? '; it contains the keys that sign sessions and links: protect it like these keys' : '';
  await writeText(
    `${place}: ${rows} rows of ${manifest.tables.length} tables in ${seconds} s, in ${folder}${keys}\n${formatObjectsLeftOut(manifest)}`,
    undefined,
  );
};
