import { parseArgs } from 'node:util';
import { formatObjectsNeeded } from '../objects-left-out.ts';
import { writeText } from '../output.ts';
import { Refusal } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard restore FOLDER [--resume | --rehearse]';

const read = (args: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { resume: { type: 'boolean', default: false }, rehearse: { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new Error('Give one folder written by backup');
    if (values.resume && values.rehearse) throw new Error('Use either --resume, which sends messages, or --rehearse, which sends none');
    return { folder, ...values };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), `usage: ${usage}`);
  }
};

/** Restores a backup into the empty database of the environment, or rehearses it in a temporary database. */
export const restore = async (args: readonly string[]): Promise<void> => {
  const { folder, resume, rehearse } = read(args);
  const startedAt = performance.now();
  const done = await withMaintenance((care) => (rehearse ? care.rehearseRestore(folder) : care.restore(process.env, folder, { resume })));
  const { manifest, rows, heldBack: unsent, migrated } = done;
  const lines = [
    `${folder}, made ${manifest.madeAt} by ${manifest.version} (${manifest.mode} data)`,
    `${rows} rows of ${manifest.tables.length} tables match the backup, restored in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    ...(migrated.length > 0 ? [`Migrated to this version by ${migrated.length} migrations`] : []),
    ...(unsent > 0 ? [`${unsent} messages that were waiting at the time of the backup will not be sent`] : []),
    'place' in done ? `The data are in ${done.place}; start HazardGuard` : 'This was a rehearsal: its temporary database is deleted',
    ...('secrets' in done && !done.secrets
      ? ['The backup has no keys: earlier sessions and links are invalid, and browsers must subscribe again']
      : []),
  ];
  await writeText(`${lines.join('\n')}\n${formatObjectsNeeded(manifest)}`, undefined);
};
