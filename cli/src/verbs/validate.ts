import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundledData, type ValidationRow, validateData } from '@hazardguard/validation';
import { alignColumns } from '../align-columns.ts';
import { writeText } from '../output.ts';
import { Refusal } from '../refusal.ts';

export const usage = 'hazardguard validate [--data DIR] [--json]';

const readFlags = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: { data: { type: 'string', default: bundledData }, json: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error), `usage: ${usage}`);
  }
};

const formatCell = (value: unknown): string => (typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(3) : String(value));

/** Rows with the same fields form one table. */
const toTable = (rows: readonly ValidationRow[]): string => {
  const tables = new Map<string, ValidationRow[]>();
  for (const row of rows) {
    const head = Object.keys(row).join();
    tables.set(head, [...(tables.get(head) ?? []), row]);
  }
  return [...tables]
    .map(([head, members]) => {
      const names = head.split(',');
      const textColumns = names.filter((name) => typeof (members[0] as unknown as Record<string, unknown>)[name] === 'string').length;
      return `${alignColumns([names, ...members.map((row) => Object.values(row).map(formatCell))], textColumns).join('\n')}\n`;
    })
    .join('\n');
};

/** Scores the engine's models on field data: those of the repository, or of a folder. */
export const validate = async (args: readonly string[]): Promise<void> => {
  const { values } = readFlags(args);
  if (statSync(values.data, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new Refusal(`--data: ${JSON.stringify(values.data)} is not a folder`, `usage: ${usage}`);
  }
  const rows = validateData(values.data);
  if (rows.length === 0) throw new Refusal(`--data: ${JSON.stringify(values.data)} contains no file`);
  await writeText(values.json ? `${JSON.stringify(rows, null, 1)}\n` : toTable(rows), undefined);
};
