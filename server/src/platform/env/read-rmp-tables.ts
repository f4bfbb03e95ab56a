import { readFileSync, statSync } from 'node:fs';
import { type RmpTables, rmpTables } from '@hazardguard/contract';
import { StartError } from '../data-folder/start-error.ts';

/** All tables of the guidance need a tenth of it. */
const mostBytes = 1024 * 1024;

const refuse = (path: string, what: string): StartError =>
  new StartError(`RMP_TABLES names ${path}, ${what}. Correct the file (docs/rmp-tables.md says how), or leave RMP_TABLES out.`);

const readText = (path: string): string => {
  try {
    if (statSync(path).size > mostBytes) throw refuse(path, 'which is larger than 1 MiB');
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `RMP_TABLES names ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unreadable'}). Correct the path or its permissions.`,
    );
  }
};

const parse = (path: string): unknown => {
  const text = readText(path);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // The parser's message repeats lines of the file.
    throw refuse(path, `which is no JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
};

/** Editors find the published schema by `$schema`, which is not one of the tables. */
const omitSchema = (given: unknown): unknown => {
  if (typeof given !== 'object' || given === null || !('$schema' in given)) return given;
  const { $schema: _schema, ...rest } = given;
  return rest;
};

/** 'tables[0].rows[3].miles' */
const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`)).join('');

/** Reads and validates the tables once; an error stops the start with one sentence that names file, position and fault. */
export const readRmpTables = (path: string): RmpTables => {
  const read = rmpTables.safeParse(omitSchema(parse(path)));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = formatPath(issue?.path ?? []);
  throw refuse(path, `which is wrong${place === '' ? '' : ` at ${place}`}: ${issue?.message ?? 'not as described'}`);
};
