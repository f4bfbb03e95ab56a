import { writeText } from '../output.ts';
import { readArguments } from '../read-arguments.ts';
import { refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';

export const usage = 'hazardguard files move --to s3|postgres | files check [--own]';

const parseChoice = (args: readonly string[]): { readonly to: 's3' | 'postgres' } | { readonly own: boolean } => {
  const { values, positionals } = readArguments(args, usage, {
    allowPositionals: true,
    options: { to: { type: 'string' }, own: { type: 'boolean' } },
  });
  const [act, ...more] = positionals;
  if (more.length > 0 || (act !== 'move' && act !== 'check')) throw refuseUse('Use move or check', usage);
  if (act === 'check') {
    if (values.to !== undefined) throw refuseUse('--to is only for move', usage);
    return { own: values.own ?? false };
  }
  if (values.own !== undefined) throw refuseUse('--own is only for check', usage);
  if (values.to !== 's3' && values.to !== 'postgres') throw refuseUse('--to must be s3 or postgres', usage);
  return { to: values.to };
};

const formatMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const writeReport = async (lines: readonly string[], damaged: readonly string[]): Promise<void> => {
  const bad = damaged.map((file) => `damaged  ${file}`);
  await writeText(`${[...lines, ...bad].join('\n')}\n`, undefined);
  if (damaged.length > 0) process.exitCode = 1;
};

/** Moves files between PostgreSQL and the object store, or reads those of the object store; exit code 1 where one is damaged. */
export const files = async (args: readonly string[]): Promise<void> => {
  const wanted = parseChoice(args);
  if ('own' in wanted) {
    const { place, sound, damaged, adopted } = await withMaintenance((care) => care.verifyObjects(process.env, wanted));
    const own = wanted.own ? [`${adopted} of them are this installation's from now on: it removes them when no row names them`] : [];
    return writeReport([`${place}: ${sound} files are as they were put, ${damaged.length} are not`, ...own], damaged);
  }
  const moved = await withMaintenance((care) => care.moveAllFiles(process.env, wanted.to));
  const lines = [
    `${moved.files} files (${formatMegabytes(moved.bytes)}) moved, each checked against its SHA-256; ${moved.damaged.length} are damaged and were not moved`,
    `In PostgreSQL: ${moved.inRows.files} (${formatMegabytes(moved.inRows.bytes)}). In ${moved.place}: ${moved.inObjects.files} (${formatMegabytes(moved.inObjects.bytes)})`,
    ...(moved.newGoTo === wanted.to ? [] : [`New files go to ${moved.newGoTo}, as set by FILES`]),
  ];
  return writeReport(lines, moved.damaged);
};
