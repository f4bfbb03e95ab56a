import { statSync } from 'node:fs';
import { bundledData, type ReleaseTrialRow, type ValidationRow, validateData } from '@hazardguard/validation';
import { alignColumns } from '../align-columns.ts';
import { writeText } from '../output.ts';
import { readArguments } from '../read-arguments.ts';
import { Refusal, refuseUse } from '../refusal.ts';

export const usage = 'hazardguard validate [--data DIR] [--json]';

const formatCell = (value: unknown): string => {
  if (value === null) return '–';
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : String(value);
};

type Cells = readonly (readonly [name: string, value: unknown])[];

/** Rows with the same columns; texts of the first row to the left. */
const formatTable = (rows: readonly Cells[]): string => {
  const [first = []] = rows;
  const textColumns = first.findIndex(([, value]) => typeof value !== 'string');
  const names = first.map(([name]) => name);
  const cells = rows.map((row) => row.map(([, value]) => formatCell(value)));
  return `${alignColumns([names, ...cells], textColumns < 0 ? names.length : textColumns).join('\n')}\n`;
};

const isRelease = (row: ValidationRow): row is ReleaseTrialRow => 'kind' in row;

/** Scores of release trials with the grade of their numbers, then every value beside the model's. */
const formatReleases = (rows: readonly ReleaseTrialRow[]): readonly string[] => {
  const scores = rows.map(({ values: _, remark, confidence, n, flagged, fac2, mg, vg, interval90Coverage, ...head }): Cells => {
    const published =
      confidence === 'primary' ? '' : confidence === 'secondary' ? 'not a published score' : 'remembered numbers, scored with no others';
    return Object.entries({
      ...head,
      confidence,
      n,
      flagged,
      fac2,
      mg,
      vg,
      interval90Coverage,
      remark: [remark, published].filter((text) => text !== '').join('; '),
    });
  });
  const values = rows.flatMap(({ trial, scenario, mode, observed: kind, values: measured }) =>
    measured.map(
      ({ distanceM, unit, observed, predicted, flag }): Cells =>
        Object.entries({
          trial,
          scenario,
          mode,
          observed: kind,
          unit,
          distanceM,
          measured: Number(observed.toPrecision(4)).toString(),
          predicted: Number(predicted.toPrecision(4)).toString(),
          flag: flag ?? '',
        }),
    ),
  );
  return [formatTable(scores), ...(values.length === 0 ? [] : [formatTable(values)])];
};

/** Rows with the same fields form one table. */
const toTable = (rows: readonly ValidationRow[]): string => {
  const tables = new Map<string, ValidationRow[]>();
  for (const row of rows.filter((one) => !isRelease(one))) {
    const head = Object.keys(row).join();
    tables.set(head, [...(tables.get(head) ?? []), row]);
  }
  const releases = rows.filter(isRelease);
  return [
    ...[...tables.values()].map((members) => formatTable(members.map((row): Cells => Object.entries(row)))),
    ...(releases.length === 0 ? [] : formatReleases(releases)),
  ].join('\n');
};

/** Scores the engine's models on field data: those of the repository, or of a folder. */
export const validate = async (args: readonly string[]): Promise<void> => {
  const { values } = readArguments(args, usage, {
    options: { data: { type: 'string', default: bundledData }, json: { type: 'boolean', default: false } },
  });
  if (statSync(values.data, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw refuseUse(`--data: ${JSON.stringify(values.data)} is not a folder`, usage);
  }
  const rows = validateData(values.data);
  if (rows.length === 0) throw new Refusal(`--data: ${JSON.stringify(values.data)} contains no file`);
  await writeText(values.json ? `${JSON.stringify(rows, null, 1)}\n` : toTable(rows), undefined);
};
