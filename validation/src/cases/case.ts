import type { Repeats } from '../speed/median.ts';

/**
 * A published number the engine must reproduce, in the format that every file of cases has.
 *
 * `expected` has a number, a text or a list per result; a table by level (`distance_m_by_ppm: {"20": 3100}`); a table over an input, by the
 * member's name (`distance_m_by_class_by_ppm: {D: {"20": 3100}}`), by keys that are classes, substances, entries of a listed input or
 * assignments (`{"cls=D, u10=5": ..}`), or by the names of `rows`; and statements: of a score (`stat`), of a number ("> 500", "400-600"), of a
 * list ("falling"). With `rows` a list has an entry per row.
 */
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
 * Allowed difference of a value from the expected one:
 * relative |got/expected - 1| ≤ value; ratio_range min ≤ got/expected ≤ max; factor 1/value ≤ got/expected ≤ value; exact;
 * absolute |got - expected| ≤ value; statistic: as the statement in `expected` says; performance: a median not above the stated one.
 * Any other member is a separate tolerance for the expected members whose names contain its words, such as `"duration": "0.85-1.15"`.
 */
export interface Tolerance {
  readonly type: string;
  readonly value?: number;
  readonly min?: number;
  readonly max?: number;
  readonly [member: string]: unknown;
}

/** got: same names and shapes as `expected`; why: what is not understood; null: for another interpreter. */
export type Interpretation = { readonly got: Inputs } | { readonly why: string } | null;

/** What a case may need besides the other cases. */
export interface Surroundings {
  /** Field data by file name; undefined if there is none. */
  readonly dataFile: (name: string) => unknown;
  /** Number of repetitions of a timed run. */
  readonly repeats: Repeats;
}

/**
 * Reads a case, runs the engine and returns the results. It selects by module, kind and the names of inputs and expected members, never
 * by the id, and reads every input by its name: an input that is not read makes the case not-run.
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
  /** The disagreement, or what is not understood; empty for a pass. */
  readonly why: string;
}
