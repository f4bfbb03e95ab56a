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
    if (folder === undefined || more.length > 0) throw new Error('One folder is needed, which a backup has written');
    if (values.resume && values.rehearse) throw new Error('--resume sends messages and --rehearse sends none: only one of them');
    return { folder, ...values };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), `usage: ${usage}`);
  }
};

/** Restores a backup into the empty data that the environment names, or rehearses it in a database of its own. */
export const restore = async (args: readonly string[]): Promise<void> => {
  const { folder, resume, rehearse } = read(args);
  const begun = performance.now();
  const done = await withMaintenance((care) => (rehearse ? care.rehearseRestore(folder) : care.restore(process.env, folder, { resume })));
  const { manifest, rows, heldBack: held, migrated } = done;
  const lines = [
    `${folder}, made ${manifest.madeAt} by ${manifest.version} (${manifest.mode} data)`,
    `${rows} rows of ${manifest.tables.length} tables came back as they were backed up, in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
    ...(migrated.length > 0 ? [`Brought to this version's schema by ${migrated.length} migrations`] : []),
    ...(held > 0 ? [`${held} messages that waited when it was made were held back`] : []),
    'place' in done ? `The data are in ${done.place}; start HazardGuard` : 'It was a rehearsal: the database made for it is gone again',
    ...('secrets' in done && !done.secrets
      ? ['The backup has no keys: sessions and links sent before are void, browsers must follow anew']
      : []),
  ];
  await writeText(`${lines.join('\n')}\n${formatObjectsNeeded(manifest)}`, undefined);
};
