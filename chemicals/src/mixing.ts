import reactivityData from '../data/reactivity.json' with { type: 'json' };
import type { Chemical } from './record.ts';

/** What CAMEO's chart says of two reactive groups; worst first. */
export const mixingOutcomes = ['incompatible', 'caution', 'not-assessed', 'compatible'] as const;
export type MixingOutcome = (typeof mixingOutcomes)[number];

export interface Mixing {
  readonly outcome: MixingOutcome;
  /** What may happen, in the chart's words. */
  readonly hazards: readonly string[];
  /** Gases that may form, as the chart writes them. */
  readonly gases: readonly string[];
  /** The groups were assigned for this library, not by CAMEO: a chemist must review them. */
  readonly unverified: boolean;
}

interface Pair {
  readonly outcome: MixingOutcome;
  readonly hazards: readonly number[];
  readonly gases: readonly number[];
}

const outcomes: Readonly<Record<string, MixingOutcome>> = { I: 'incompatible', A: 'caution', C: 'compatible' };
const notAssessed: Pair = { outcome: 'not-assessed', hazards: [], gases: [] };

const pairKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

// Rows of [group, group, code, hazards, gases]; the compiler reads them as arrays of anything. mixing.test.ts checks the shape.
const rows = reactivityData.pairs as unknown as readonly (readonly [number, number, string, readonly number[], readonly number[]])[];
const pairs: ReadonlyMap<string, Pair> = new Map(
  rows.map(([a, b, code, hazards, gases]) => [pairKey(a, b), { outcome: outcomes[code] ?? 'not-assessed', hazards, gases }]),
);

const named = (texts: readonly string[], indices: readonly number[]): readonly string[] =>
  [...new Set(indices)].toSorted((a, b) => a - b).flatMap((index) => texts[index] ?? []);

/** Everything the chart can say of two groups, in its own words and order. */
export const mixingHazardTexts: readonly string[] = reactivityData.hazards;

/**
 * What may happen when two chemicals meet: the worst that the chart lists for any pair of their reactive groups. A pair that the
 * chart does not list is not assessed, which does not mean that it is safe: one such pair prevents the result 'compatible'.
 * Source: CAMEO Chemicals 3.1.0, a screening aid.
 */
export const mixing = (one: Chemical, other: Chemical): Mixing => {
  const groups = (chemical: Chemical): readonly number[] => chemical.hazard.reactiveGroups?.v ?? [];
  const met = groups(one).flatMap((a) => groups(other).map((b) => pairs.get(pairKey(a, b)) ?? notAssessed));
  const outcome = mixingOutcomes.find((candidate) => met.some((pair) => pair.outcome === candidate)) ?? 'not-assessed';
  const worst = met.filter((pair) => pair.outcome === outcome);
  return {
    outcome,
    hazards: named(
      reactivityData.hazards,
      worst.flatMap(({ hazards }) => hazards),
    ),
    gases: named(
      reactivityData.gases,
      worst.flatMap(({ gases }) => gases),
    ),
    unverified: [one, other].some(({ hazard }) => [hazard.reactiveGroups?.s ?? 'derived'].flat().includes('derived')),
  };
};
