import { formatObjectsNeeded } from '../objects-left-out.ts';
import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard restore FOLDER [--resume | --rehearse]';

/** Restores a backup into the empty database of the environment, or rehearses it in a temporary database. */
export const restore = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, usage, {
    allowPositionals: true,
    options: { resume: { type: 'boolean', default: false }, rehearse: { type: 'boolean', default: false } },
  });
  const folder = takeOnly(positionals, 'Give one folder written by backup', usage);
  const { resume, rehearse } = values;
  if (resume && rehearse) throw refuseUse('Use either --resume, which sends messages, or --rehearse, which sends none', usage);
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
