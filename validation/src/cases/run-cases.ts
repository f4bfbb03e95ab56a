import { dataReader } from '../data-files.ts';
import { type Repeats, usualRepeats } from '../speed/median.ts';
import { disagreements, knowsTolerance, notedTolerances, unanswered } from './agreement.ts';
import type { CaseResult, Inputs, Interpretation, PublishedCase, Surroundings } from './case.ts';
import { computeFigures, isEvidence } from './evidence.ts';
import { interpreters } from './interpreters.ts';
import { UnreadableCase } from './read.ts';
import { trackUnused } from './tracked.ts';
import { cutTables, joinTables } from './variants.ts';

const isMembers = (value: unknown): value is Inputs => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a file of cases, or says why it is not one. */
export const readCases = (json: unknown): readonly PublishedCase[] | { readonly why: string } => {
  const list = isMembers(json) ? json.cases : json;
  if (!Array.isArray(list)) return { why: "a file of cases is a list, or an object whose member 'cases' is one" };
  return list.map((written: unknown, i): PublishedCase => {
    const one = isMembers(written) ? written : {};
    const text = (name: string): string => (typeof one[name] === 'string' ? one[name] : '');
    return {
      ...one,
      id: text('id') || `case ${i + 1}`,
      module: text('module'),
      kind: text('kind'),
      title: text('title'),
      inputs: isMembers(one.inputs) ? one.inputs : {},
      expected: isMembers(one.expected) ? one.expected : {},
      tolerance:
        isMembers(one.tolerance) && typeof one.tolerance.type === 'string' ? { ...one.tolerance, type: one.tolerance.type } : { type: '' },
    };
  });
};

type ById = (id: string) => PublishedCase | undefined;

export interface CaseOptions {
  /** Cases that these may refer to. */
  readonly others?: readonly PublishedCase[];
  /** Folders to search for field data before those of this repository. */
  readonly folders?: readonly string[];
  readonly repeats?: Repeats;
}

/** The case with the inputs of the case it refers to as defaults. */
const withReferred = (one: PublishedCase, byId: ById): PublishedCase => {
  const { ref } = one.inputs;
  const other = typeof ref === 'string' ? byId(ref) : undefined;
  return other === undefined || other === one ? one : { ...one, inputs: { ...withReferred(other, byId).inputs, ...one.inputs } };
};

const interpretWhole = async (one: PublishedCase, byId: ById, surroundings: Surroundings): Promise<Interpretation> => {
  for (const interpreter of interpreters) {
    const interpretation = await interpreter(one, byId, surroundings);
    if (interpretation !== null) return interpretation;
  }
  return { why: `no interpreter for module '${one.module}', kind '${one.kind}', expected ${Object.keys(one.expected).join(', ')}` };
};

/** Every variant of the inputs that the expected tables run over is interpreted by itself. */
const interpret = async (one: PublishedCase, byId: ById, surroundings: Surroundings): Promise<Interpretation> => {
  const { whole, variants } = cutTables(one);
  if (variants.length === 0) return interpretWhole(one, byId, surroundings);
  const rest = Object.keys(whole.expected).length > 0 ? await interpretWhole(whole, byId, surroundings) : { got: {} };
  if (rest === null || 'why' in rest) return rest;
  const answers: (readonly [readonly string[], unknown])[] = [];
  for (const { part, path, inner } of variants) {
    const answer = await interpretWhole(part, byId, surroundings);
    if (answer === null || 'why' in answer) return answer;
    if (answer.got[inner] === undefined) return { why: `expected "${path.join('.')}" is not understood` };
    answers.push([path, answer.got[inner]]);
  }
  return { got: joinTables(rest.got, answers) };
};

/** The result for people: evidence as figures. */
const withFigures = (got: Inputs): Inputs =>
  Object.fromEntries(Object.entries(got).map(([name, value]) => [name, isEvidence(value) ? computeFigures(value) : value]));

const runCase = async (written: PublishedCase, byId: ById, surroundings: Surroundings): Promise<CaseResult> => {
  const { id, title, expected, tolerance } = written;
  const notRun = (why: string, got: Inputs | null = null): CaseResult => ({ id, title, status: 'not-run', got, expected, why });
  if (!knowsTolerance(tolerance)) return notRun(`tolerance '${tolerance.type}' is not understood`);
  if (Object.keys(expected).length === 0) return notRun('nothing is expected');
  const {
    inputs: { ref },
  } = written;
  if (typeof ref === 'string' && byId(ref) === undefined) return notRun(`case '${ref}', which it refers to, does not exist`);
  const referred = withReferred(written, byId);
  const { inputs, unread } = trackUnused(referred.inputs);
  try {
    const interpretation = await interpret({ ...referred, inputs }, byId, surroundings);
    if (interpretation === null || 'why' in interpretation) return notRun(interpretation?.why ?? '');
    const got = withFigures(interpretation.got);
    const [ignored] = unread();
    if (ignored !== undefined) return notRun(`input "${ignored}" is not understood`, got);
    const [missing] = unanswered(interpretation.got, expected);
    if (missing !== undefined) return notRun(`expected "${missing}" is not understood`, got);
    const { misses, unclear } = disagreements(interpretation.got, expected, { ...notedTolerances(written.notes), ...tolerance });
    if (unclear.length > 0) return notRun(unclear.join('; '), got);
    return { id, title, status: misses.length === 0 ? 'pass' : 'fail', got, expected, why: misses.join('; ') };
  } catch (error) {
    if (error instanceof UnreadableCase) return notRun(error.message);
    return { id, title, status: 'fail', got: null, expected, why: error instanceof Error ? error.message : String(error) };
  }
};

/** Runs every case of a file: pass, fail with the disagreement, or not-run with what is not understood. */
export const runCases = async (
  cases: readonly PublishedCase[],
  { others = [], folders = [], repeats = usualRepeats }: CaseOptions = {},
): Promise<readonly CaseResult[]> => {
  const all = new Map([...others, ...cases].map((one) => [one.id, one] as const));
  const surroundings: Surroundings = { dataFile: dataReader(folders), repeats };
  const results: CaseResult[] = [];
  for (const one of cases) results.push(await runCase(one, (id) => all.get(id), surroundings));
  return results;
};
