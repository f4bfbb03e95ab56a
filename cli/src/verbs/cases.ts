import { dirname } from 'node:path';
import { type CaseResult, openCases, readCases, runCases } from '@hazardguard/validation';
import { alignColumns } from '../align-columns.ts';
import { readText } from '../input.ts';
import { readJson } from '../json-text.ts';
import { writeText } from '../output.ts';
import { readArguments, takeOnly } from '../read-arguments.ts';
import { Refusal } from '../refusal.ts';

export const usage = 'hazardguard cases <cases.json | -> [--json]';

const statuses = ['pass', 'fail', 'not-run'] as const;

const formatSummary = (results: readonly CaseResult[]): string =>
  `${results.length} cases: ${statuses.map((status) => `${results.filter((one) => one.status === status).length} ${status}`).join(', ')}`;

const toTable = (results: readonly CaseResult[]): string => {
  const lines = alignColumns([['Id', 'Status', 'Title'], ...results.map(({ id, status, title }) => [id, status, title])], 3);
  const [head = '', ...rows] = lines;
  return [
    head,
    ...rows.flatMap((line, i) => (results[i]?.why ? [line, `    ${results[i].why}`] : [line])),
    '',
    formatSummary(results),
    '',
  ].join('\n');
};

/** JSON has no NaN or Infinity; such results are written as text. */
const toJsonValue = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

/** Runs published cases through the engine, one line per case; exit code 1 if one fails. */
export const cases = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = readArguments(args, usage, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const path = takeOnly(positionals, `One file of cases is needed, ${positionals.length} given`, usage);
  const { name, text } = await readText(path);
  const read = readCases(readJson(text, name));
  if ('why' in read) throw new Refusal(`${name}: ${read.why}`);
  const results = await runCases(read, { others: openCases(), folders: path === '-' ? [] : [dirname(path)] });
  const caseResults = results.map(({ id, status, got, expected, why }) => ({ id, status, got, expected, why }));
  await writeText(values.json ? `${JSON.stringify(caseResults, toJsonValue, 1)}\n` : toTable(results), undefined);
  if (results.some((one) => one.status === 'fail')) process.exitCode = 1;
};
