import type { Repeats } from '../speed/median.ts';
import type { Inputs } from './inputs.ts';
import type { Members, Value } from './members.ts';

/**
 * A published number the engine must reproduce. `calculation` names an entry of `calculations.ts`, which says what `inputs` it reads and
 * what `expected` members it answers. The name of a number ends with its unit: `rate_kg_s`, `wind_m_s`.
 *
 * With `rows` in the inputs every row is computed by itself, on top of the other inputs, and each expected member is a list with an entry
 * per row. A member `<what>_by_<key>` is a table: `distance_m_by_ppm: {"20": 3100}`.
 */
export interface PublishedCase {
  readonly id: string;
  readonly calculation: string;
  /** Where the numbers come from: a worked example, another program, a field trial. Not read. */
  readonly kind: string;
  readonly title: string;
  readonly inputs: Members;
  readonly expected: Members;
  /** The allowed difference of a number. */
  readonly tolerance: Tolerance;
  /** That of single expected members, by their names. */
  readonly tolerances?: Readonly<Record<string, Tolerance>>;
  /** What the publication states besides, on which the calculation does not depend. Not read. */
  readonly context?: Members;
  readonly source?: string;
  readonly confidence?: string;
  readonly notes?: string;
}

/**
 * Allowed difference of a number from the expected one: relative |got/expected - 1| ≤ value; ratio_range min ≤ got/expected ≤ max;
 * factor 1/value ≤ got/expected ≤ value; exact; absolute |got - expected| ≤ value.
 */
export interface Tolerance {
  readonly type: string;
  readonly value?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Bounds in place of an expected number; a goal is stated, not judged. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly goal?: number;
}

/** Computes an expected member; for a table, its entry of a key. */
export type Answer = (key: string) => Value | Promise<Value>;

/** What a calculation may need besides the inputs. */
export interface Surroundings {
  /** Field data by file name; undefined if there is none. */
  readonly dataFile: (name: string) => unknown;
  /** Number of repetitions of a timed run. */
  readonly repeats: Repeats;
}

/** Reads the inputs of a case and answers the members that may be expected of it. */
export type Calculation = (inputs: Inputs, surroundings: Surroundings) => Readonly<Record<string, Answer>>;

export interface CaseResult {
  readonly id: string;
  readonly title: string;
  readonly status: 'pass' | 'fail' | 'not-run';
  readonly got: Members | null;
  readonly expected: Members;
  /** The disagreement, or what is not understood; empty for a pass. */
  readonly why: string;
}
