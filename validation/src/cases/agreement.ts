import type { Inputs, Tolerance } from './case.ts';
import { isEvidence } from './evidence.ts';
import { statementFindings } from './statement.ts';

type Judge = (got: number, expected: number) => boolean;

const within =
  (min: number, max: number): Judge =>
  (got, expected) =>
    expected === 0 ? got === 0 : got / expected >= min && got / expected <= max;

/** Relative tolerance of numbers that should be equal: rounding. */
const roundingTolerance = 1e-12;

const judges: Readonly<Record<string, (tolerance: Tolerance) => Judge>> = {
  exact: () => (got, expected) => Math.abs(got - expected) <= roundingTolerance * Math.abs(expected),
  relative:
    ({ value = 0 }) =>
    (got, expected) =>
      expected === 0 ? Math.abs(got) <= value : Math.abs(got / expected - 1) <= value,
  absolute:
    ({ value = 0 }) =>
    (got, expected) =>
      Math.abs(got - expected) <= value,
  ratio_range: ({ min = 1, max = 1 }) => within(min, max),
  factor: ({ value = 1 }) => within(1 / value, value),
  // The statement of the expectation, or the ending of its name, contains the limit.
  statistic: () => () => false,
  performance: () => () => false,
};

export const knowsTolerance = ({ type }: Tolerance): boolean => Object.hasOwn(judges, type);

/** Parses "0.85-1.15", [0.85, 1.15], a relative tolerance as a number, or a complete tolerance. */
const parseTolerance = (written: unknown): Tolerance | null => {
  if (typeof written === 'number') return { type: 'relative', value: written };
  const range = typeof written === 'string' ? /^\s*([\d.]+)\s*(?:-|–|to)\s*([\d.]+)\s*$/u.exec(written)?.slice(1) : written;
  if (Array.isArray(range) && range.length === 2) return { type: 'ratio_range', min: Number(range[0]), max: Number(range[1]) };
  return typeof written === 'object' && written !== null && 'type' in written ? (written as Tolerance) : null;
};

const splitWords = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');

/** The tolerance whose name has only words of the member's name, else that of the case. */
const findTolerance = (member: string, tolerance: Tolerance): Tolerance => {
  const words = splitWords(member);
  for (const [name, written] of Object.entries(tolerance)) {
    if (['type', 'value', 'min', 'max'].includes(name) || !splitWords(name).every((word) => words.includes(word))) continue;
    const own = parseTolerance(written);
    if (own !== null) return own;
  }
  return tolerance;
};

/** Tolerances from the notes of a case: "source half-width tolerance 0.3-1.3". */
export const notedTolerances = (notes = ''): Inputs =>
  Object.fromEntries(
    [...notes.matchAll(/([a-z][a-z -]*?) tolerance ([\d.]+)\s*(?:-|–|to)\s*([\d.]+\d)/giu)].map(([, name = '', low, high]) => [
      name.trim(),
      [Number(low), Number(high)],
    ]),
  );

const formatValue = (value: unknown): string => (typeof value === 'number' ? String(Number(value.toPrecision(6))) : JSON.stringify(value));

const isMembers = (value: unknown): value is Inputs => typeof value === 'object' && value !== null;

const numberMiss = (name: string, got: unknown, expected: number, tolerance: Tolerance): readonly string[] => {
  const judge = judges[tolerance.type]?.(tolerance);
  if (judge === undefined) return [`${name}: tolerance '${tolerance.type}' is not understood`];
  if (typeof got === 'number' && judge(got, expected)) return [];
  const ratio = typeof got === 'number' && expected !== 0 ? `, ratio ${(got / expected).toFixed(3)}` : '';
  return [`${name}: got ${formatValue(got)}, expected ${formatValue(expected)}${ratio}`];
};

/** Directions a turn apart are the same: the one nearest to the expected. */
const nearestTurn = (name: string, got: unknown, expected: number): unknown =>
  typeof got === 'number' && /(?:bearing|direction|towards|azimuth)\w*_deg$/u.test(name)
    ? got + 360 * Math.round((expected - got) / 360)
    : got;

const numberText = String.raw`(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)`;
const boundText = new RegExp(`^(>=|<=|>|<|at least|at most|more than|less than)\\s*${numberText}$`, 'u');
const rangeText = new RegExp(`^${numberText}\\s*(?:-|–|to)\\s*${numberText}$`, 'u');
const rises = /^(?:rising|rises|increasing|increases|grows|growing)$/u;
const falls = /^(?:falling|falls|decreasing|decreases|shrinks|shrinking)$/u;

/** Whether a number, or a list of them, is as a statement says: "> 500", "at most 3", "400-600", "rising"; null: no such statement. */
const numbersHold = (got: unknown, statement: string): boolean | null => {
  const text = statement.trim().toLowerCase().replaceAll('≤', '<=').replaceAll('≥', '>=');
  if (Array.isArray(got) && (rises.test(text) || falls.test(text))) {
    const sign = rises.test(text) ? 1 : -1;
    return got.every((value, i) => i === 0 || sign * (Number(value) - Number(got[i - 1])) > 0);
  }
  if (typeof got !== 'number') return null;
  const range = rangeText.exec(text);
  if (range !== null) return got >= Number(range[1]) && got <= Number(range[2]);
  const [, sign = '', bound] = boundText.exec(text) ?? [];
  if (bound === undefined) return null;
  const limit = Number(bound);
  if (sign === '>' || sign === 'more than') return got > limit;
  if (sign === '<' || sign === 'less than') return got < limit;
  return sign === '>=' || sign === 'at least' ? got >= limit : got <= limit;
};

const misses = (name: string, got: unknown, expected: unknown, tolerance: Tolerance): readonly string[] => {
  // Among distances null means that the level is not reached; elsewhere that no value was published.
  if (expected === null)
    return !name.includes('distance') || got === null ? [] : [`${name}: got ${formatValue(got)}, expected not reached`];
  if (typeof expected === 'number') return numberMiss(name, nearestTurn(name, got, expected), expected, tolerance);
  if (typeof expected === 'string') {
    const holds = numbersHold(got, expected);
    if (holds !== null) return holds ? [] : [`${name}: got ${formatValue(got)}, expected ${expected}`];
  }
  // Two expected numbers for one result are bounds.
  if (Array.isArray(expected) && typeof got === 'number') {
    const [low = Number.NaN, high = Number.NaN] = expected.map(Number);
    return got >= low && got <= high ? [] : [`${name}: got ${formatValue(got)}, expected between ${low} and ${high}`];
  }
  if (isMembers(expected)) {
    const members = isMembers(got) ? got : {};
    return Object.entries(expected).flatMap(([key, value]) => misses(`${name}.${key}`, members[key], value, tolerance));
  }
  return Object.is(got, expected) ? [] : [`${name}: got ${formatValue(got)}, expected ${formatValue(expected)}`];
};

const boundMiss = (name: string, got: Inputs, expected: unknown): readonly string[] => {
  const [, quantity = '', end] = /^(.+)_(max|min)$/u.exec(name) ?? [];
  const value = Number(got[quantity] ?? got[name]);
  const fine = end === 'max' ? value <= Number(expected) : value >= Number(expected);
  return fine ? [] : [`${quantity}: got ${formatValue(value)}, ${end === 'max' ? 'at most' : 'at least'} ${formatValue(expected)} allowed`];
};

/** Disagreements with the result, and parts of the expectation that are not understood; a sentence each. */
export interface Findings {
  readonly misses: readonly string[];
  readonly unclear: readonly string[];
}

/** Compares every expected member with the result. A goal is reported, not judged. */
export const disagreements = (got: Inputs, expected: Inputs, tolerance: Tolerance): Findings => {
  const findings = Object.entries(expected).map(([name, value]): Findings => {
    const answer = got[name];
    if (name.startsWith('goal')) return { misses: [], unclear: [] };
    if (typeof value === 'string' && isEvidence(answer)) return statementFindings(value, answer, tolerance);
    if (tolerance.type === 'performance') return { misses: boundMiss(name, got, value), unclear: [] };
    return { misses: misses(name, answer, value, findTolerance(name, tolerance)), unclear: [] };
  });
  return { misses: findings.flatMap((one) => one.misses), unclear: findings.flatMap((one) => one.unclear) };
};

/** Expected members without a result. */
export const unanswered = (got: Inputs, expected: Inputs): readonly string[] =>
  Object.keys(expected).filter(
    (name) => !name.startsWith('goal') && got[name] === undefined && got[name.replace(/_(max|min)$/u, '')] === undefined,
  );
