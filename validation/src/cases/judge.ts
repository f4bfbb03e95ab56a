import type { Bounds, PublishedCase, Tolerance } from './case.ts';
import { isMembers, type Members } from './members.ts';

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
};

/** The first tolerance of a case that is none. */
export const unknownTolerance = ({ tolerance, tolerances = {} }: PublishedCase): Tolerance | undefined =>
  [tolerance, ...Object.values(tolerances)].find(({ type }) => !Object.hasOwn(judges, type));

const formatValue = (value: unknown): string => (typeof value === 'number' ? String(Number(value.toPrecision(6))) : JSON.stringify(value));

/** Directions a turn apart are the same: the one nearest to the expected. */
const nearestTurn = (name: string, got: number, expected: number): number =>
  /bearing_deg(?:\.|$)/u.test(name) ? got + 360 * Math.round((expected - got) / 360) : got;

const numberMisses = (name: string, got: unknown, expected: number, tolerance: Tolerance): readonly string[] => {
  const judge = judges[tolerance.type]?.(tolerance);
  if (typeof got === 'number' && judge?.(nearestTurn(name, got, expected), expected)) return [];
  const ratio = typeof got === 'number' && expected !== 0 ? `, ratio ${(got / expected).toFixed(3)}` : '';
  return [`${name}: got ${formatValue(got)}, expected ${formatValue(expected)}${ratio}`];
};

export const isBounds = (value: unknown): value is Bounds =>
  isMembers(value) && Object.keys(value).every((key) => key === 'min' || key === 'max' || key === 'goal');

/** How a result differs from the expected one, a sentence each; null: none was published. */
export const misses = (name: string, got: unknown, expected: unknown, tolerance: Tolerance): readonly string[] => {
  if (expected === null) return [];
  if (typeof expected === 'number') return numberMisses(name, got, expected, tolerance);
  if (isBounds(expected)) {
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = expected;
    if (typeof got === 'number' && got >= min && got <= max) return [];
    const bounds = [...(expected.min === undefined ? [] : [`at least ${min}`]), ...(expected.max === undefined ? [] : [`at most ${max}`])];
    return [`${name}: got ${formatValue(got)}, expected ${bounds.join(' and ')}`];
  }
  if (typeof expected === 'object') {
    const members = (got ?? {}) as Members;
    return Object.entries(expected).flatMap(([key, value]) => misses(`${name}.${key}`, members[key], value, tolerance));
  }
  return got === expected ? [] : [`${name}: got ${formatValue(got)}, expected ${formatValue(expected)}`];
};
