import { readFileSync } from 'node:fs';
import { writeText } from '../output.ts';
import { readArguments } from '../read-arguments.ts';
import { type Refusal, refuseUse } from '../refusal.ts';
import { withMaintenance } from '../with-maintenance.ts';
import { countData, usage as countUsage } from './data-count.ts';

const importUsage =
  'hazardguard data import FILE… [--as KIND] [--map MAPPING.json] [--date-order dmy|mdy|ymd] [--source NAME] [--year YEAR] [--licence TEXT] [--dry-run] [--json]';

export const usage = `${importUsage}\n       ${countUsage}`;

type DataImport = typeof import('@hazardguard/server/data-import');

const refuse = (sentence: string): Refusal => refuseUse(sentence, usage);

const isTexts = (value: unknown): value is Record<string, string | null> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item) => typeof item === 'string' || item === null);

/** A mapping file: `columns`, `constants` and `values`; or only pairs of field and header. */
const readMapping = (path: string): Parameters<DataImport['importFiles']>[2]['mapping'] => {
  const parse = (): unknown => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch (error) {
      throw refuse(`The mapping ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const given = parse();
  const wrong = () =>
    refuse(`The mapping ${path} must be {"columns": {FIELD: HEADER}, "constants": {FIELD: VALUE}, "values": {FIELD: {THEIRS: OURS}}}`);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw wrong();
  const { columns, constants, values, ...rest } = given as Record<string, unknown>;
  if (columns === undefined && constants === undefined && values === undefined) {
    if (!isTexts(rest)) throw wrong();
    return { columns: rest };
  }
  if (Object.keys(rest).length > 0 || (columns !== undefined && !isTexts(columns)) || (constants !== undefined && !isTexts(constants)))
    throw wrong();
  if (values !== undefined && !(typeof values === 'object' && values !== null && Object.values(values).every(isTexts))) throw wrong();
  const texts = (map: Record<string, string | null> | undefined): Record<string, string> =>
    Object.fromEntries(Object.entries(map ?? {}).map(([name, value]) => [name, value ?? '']));
  return {
    columns: columns as Record<string, string | null> | undefined,
    constants: texts(constants as Record<string, string | null> | undefined),
    values: Object.fromEntries(
      Object.entries((values ?? {}) as Record<string, Record<string, string | null>>).map(([name, map]) => [name, texts(map)]),
    ),
  };
};

const formatReport = (file: string, report: Awaited<ReturnType<DataImport['importFiles']>>[number]): string => {
  const { as, read: rows, added, changed, unchanged, toComplete, refused } = report;
  const [first] = refused;
  if (first?.row === 0) return `${file}: refused. ${first.why}\n`;
  const head = `${file}: as ${as}; ${rows} read, ${added} added (${toComplete} to complete), ${changed} changed, ${unchanged} unchanged, ${refused.length} refused\n`;
  return (
    head +
    refused
      .slice(0, 50)
      .map(({ row, field, why }) => `  row ${row}${field === null ? '' : `, ${field}`}: ${why}\n`)
      .join('') +
    (refused.length > 50 ? `  and ${refused.length - 50} more: --json lists them\n` : '')
  );
};

const pick = <Value extends string>(name: string, given: string | undefined, allowed: readonly Value[]): Value | null => {
  if (given === undefined) return null;
  const found = allowed.find((value) => value === given);
  if (found === undefined) throw refuse(`${name} must be one of ${allowed.join(', ')}`);
  return found;
};

const importData = async (args: readonly string[]): Promise<void> => {
  const { values, positionals: files } = readArguments(args, usage, {
    allowPositionals: true,
    options: {
      as: { type: 'string' },
      map: { type: 'string' },
      'date-order': { type: 'string' },
      source: { type: 'string' },
      year: { type: 'string' },
      licence: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (files.length === 0) throw refuse('Give at least one file');
  const year = values.year === undefined ? null : Number(values.year);
  if (year !== null && !(Number.isInteger(year) && year >= 1900 && year <= 2200)) throw refuse('--year must be a year such as 2020');
  const mapping = values.map === undefined ? {} : readMapping(values.map);
  const { importFiles, importKinds, dateOrders } = await import('@hazardguard/server/data-import');
  const options = {
    as: pick('--as', values.as, importKinds),
    mapping,
    dateOrder: pick('--date-order', values['date-order'], dateOrders),
    dryRun: values['dry-run'],
    sourceName: values.source ?? null,
    year,
    licence: values.licence ?? null,
    note: (sentence: string) => void process.stderr.write(`${sentence}\n`),
  };
  const reports = await withMaintenance(() => importFiles(process.env, files, options));
  const text = values.json
    ? `${JSON.stringify(files.length === 1 ? reports[0] : reports)}\n`
    : reports.map((report, index) => formatReport(files[index] ?? '', report)).join('');
  await writeText(text, undefined);
  const refusedWhole = reports.some(({ refused }) => refused[0]?.row === 0);
  process.exitCode = refusedWhole ? 2 : reports.some(({ refused }) => refused.length > 0) ? 3 : 0;
};

const acts: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = { import: importData, count: countData };

/** Imports files as authorities have them, and counts people and places around a point. */
export const data = async ([act = '', ...args]: readonly string[]): Promise<void> => {
  const chosen = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (chosen === undefined) throw refuse(`One of ${Object.keys(acts).join(', ')} is needed`);
  await chosen(args);
};
