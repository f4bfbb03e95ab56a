import { readdirSync, readFileSync } from 'node:fs';
import { dataReader } from '../data-files.ts';
import { type Repeats, usualRepeats } from '../speed/median.ts';
import { calculations } from './calculations.ts';
import type { CaseResult, PublishedCase, Surroundings } from './case.ts';
import { readInputs } from './inputs.ts';
import { misses, unknownTolerance } from './judge.ts';
import { isMembers, type Members, UnreadableCase } from './members.ts';

const readTolerance = (written: unknown) => ({ ...(isMembers(written) ? written : {}), type: String((written as Members)?.type ?? '') });

/** Parses a file of cases, or says why it is not one. */
export const readCases = (json: unknown): readonly PublishedCase[] | { readonly why: string } => {
  const list = isMembers(json) ? json.cases : json;
  if (!Array.isArray(list)) return { why: "a file of cases is a list, or an object whose member 'cases' is one" };
  return list.map((written: unknown, i): PublishedCase => {
    const one = isMembers(written) ? written : {};
    const text = (name: string): string => (typeof one[name] === 'string' ? one[name] : '');
    const members = (name: string): Members => (isMembers(one[name]) ? one[name] : {});
    return {
      ...one,
      id: text('id') || `case ${i + 1}`,
      calculation: text('calculation'),
      kind: text('kind'),
      title: text('title'),
      inputs: members('inputs'),
      expected: members('expected'),
      tolerance: readTolerance(one.tolerance),
      tolerances: Object.fromEntries(Object.entries(members('tolerances')).map(([name, value]) => [name, readTolerance(value)])),
    };
  });
};

const folder = new URL('../../cases/', import.meta.url);

/** Every published case of `validation/cases`, in the order of the file names. */
export const openCases = (): readonly PublishedCase[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const cases = readCases(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      if ('why' in cases) throw new Error(`${name}: ${cases.why}`);
      return cases;
    });

/** The expected members of one set of inputs, computed. */
const computeMembers = async (
  { calculation }: PublishedCase,
  members: Members,
  expected: Members,
  surroundings: Surroundings,
): Promise<Members> => {
  const compute = Object.hasOwn(calculations, calculation) ? calculations[calculation as keyof typeof calculations] : undefined;
  if (compute === undefined) throw new UnreadableCase(`there is no calculation '${calculation}'`);
  const inputs = readInputs(members);
  const answers = compute(inputs, surroundings);
  const got: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(expected)) {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (answer === undefined || name.includes('_by_') !== (isMembers(value) && name.includes('_by_')))
      throw new UnreadableCase(`expected "${name}" is not understood`);
    if (!name.includes('_by_')) got[name] = await answer('');
    else
      got[name] = Object.fromEntries(
        await Promise.all(Object.keys(value as Members).map(async (key) => [key, await answer(key)] as const)),
      );
  }
  const [ignored] = inputs.unread();
  if (ignored !== undefined) throw new UnreadableCase(`input "${ignored}" is not understood`);
  return got;
};

/** Every row by itself, on top of the other inputs; the results of a member as a list. */
const computeRows = async (one: PublishedCase, rows: readonly unknown[], surroundings: Surroundings): Promise<Members> => {
  const { rows: _rows, ...shared } = one.inputs;
  const results: Members[] = [];
  for (const [i, row] of rows.entries()) {
    const expected = Object.entries(one.expected).map(([name, list]) => {
      if (!Array.isArray(list) || list.length !== rows.length) throw new UnreadableCase(`expected "${name}" has no entry for each row`);
      return [name, list[i] as unknown] as const;
    });
    results.push(await computeMembers(one, { ...shared, ...(isMembers(row) ? row : {}) }, Object.fromEntries(expected), surroundings));
  }
  return Object.fromEntries(Object.keys(one.expected).map((name) => [name, results.map((result) => result[name])]));
};

const runCase = async (one: PublishedCase, surroundings: Surroundings): Promise<CaseResult> => {
  const { id, title, inputs, expected, tolerance, tolerances = {} } = one;
  const result = (status: CaseResult['status'], why: string, got: Members | null = null): CaseResult => ({
    id,
    title,
    status,
    got,
    expected,
    why,
  });
  const strange = unknownTolerance(one);
  if (strange !== undefined) return result('not-run', `tolerance '${strange.type}' is not understood`);
  if (Object.keys(expected).length === 0) return result('not-run', 'nothing is expected');
  const unmet = Object.keys(tolerances).find((name) => !Object.hasOwn(expected, name));
  if (unmet !== undefined) return result('not-run', `the tolerance of "${unmet}" is of nothing expected`);
  try {
    const got = Array.isArray(inputs.rows)
      ? await computeRows(one, inputs.rows, surroundings)
      : await computeMembers(one, inputs, expected, surroundings);
    const why = Object.entries(expected).flatMap(([name, value]) => misses(name, got[name], value, tolerances[name] ?? tolerance));
    return result(why.length === 0 ? 'pass' : 'fail', why.join('; '), got);
  } catch (error) {
    if (error instanceof UnreadableCase) return result('not-run', error.message);
    return result('fail', error instanceof Error ? error.message : String(error));
  }
};

export interface CaseOptions {
  /** Folders to search for field data before those of this repository. */
  readonly folders?: readonly string[];
  readonly repeats?: Repeats;
}

/** Runs every case of a file: pass, fail with the disagreement, or not-run with what is not understood. */
export const runCases = async (
  cases: readonly PublishedCase[],
  { folders = [], repeats = usualRepeats }: CaseOptions = {},
): Promise<readonly CaseResult[]> => {
  const surroundings: Surroundings = { dataFile: dataReader(folders), repeats };
  const results: CaseResult[] = [];
  for (const one of cases) results.push(await runCase(one, surroundings));
  return results;
};
