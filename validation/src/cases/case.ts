import type { Repeats } from '../speed/median.ts';

/** A published number the engine must reproduce, in the format that every file of cases has. */
export interface PublishedCase {
  readonly id: string;
  readonly module: string;
  readonly kind: string;
  readonly title: string;
  readonly inputs: Inputs;
  readonly expected: Inputs;
  readonly tolerance: Tolerance;
  readonly source?: string;
  readonly confidence?: string;
  readonly notes?: string;
}

export type Inputs = Readonly<Record<string, unknown>>;

/**
 * How far a value may lie from the expected one:
 * relative |got/expected - 1| ≤ value; ratio_range min ≤ got/expected ≤ max; factor 1/value ≤ got/expected ≤ value; exact;
 * absolute |got - expected| ≤ value; statistic: as the words of `expected` say; performance: a median not above the one stated.
 * Any other member is a tolerance of its own for the expected members that have its words in their name, such as `"duration": "0.85-1.15"`.
 */
export interface Tolerance {
  readonly type: string;
  readonly value?: number;
  readonly min?: number;
  readonly max?: number;
  readonly [member: string]: unknown;
}

/** got: the names and shapes of `expected`; why: what of the case is not understood; null: another interpreter's. */
export type Interpretation = { readonly got: Inputs } | { readonly why: string } | null;

/** What a case may need beside the other cases. */
export interface Surroundings {
  /** Field data by the name of their file; undefined where there is none. */
  readonly dataFile: (name: string) => unknown;
  /** How often something is done that is timed. */
  readonly repeats: Repeats;
}

/**
 * Reads a case, asks the engine and answers. It decides by module, kind and the names of inputs and expected members, never by
 * the id, and reads every input by its name: one that nobody has read makes the case not-run.
 */
export type Interpreter = (
  one: PublishedCase,
  caseById: (id: string) => PublishedCase | undefined,
  surroundings: Surroundings,
) => Interpretation | Promise<Interpretation>;

export interface CaseResult {
  readonly id: string;
  readonly title: string;
  readonly status: 'pass' | 'fail' | 'not-run';
  readonly got: Inputs | null;
  readonly expected: Inputs;
  /** What disagrees, or what is not understood; empty for a pass. */
  readonly why: string;
}
