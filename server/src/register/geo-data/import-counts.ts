import type { GeoFeature } from './geo-feature.ts';
import { because, type Reason } from './reason.ts';

export interface Refused extends Reason {
  readonly row: number;
  readonly field: string | null;
}

/** Refusals that a report lists; all are counted. */
export const mostRefused = 10_000;

/** An invitation whose link was not mailed. */
export interface Unsent {
  readonly row: number;
  readonly name: string | null;
  readonly email: string;
  /** With the one-time token: shown once, to the person who invites. */
  readonly path: string;
  /** What the mail server said; null: no mail is sent here. */
  readonly reason: string | null;
}

/** The layer that a file went into, and whether it made it. */
export interface ImportedLayer {
  readonly table: 'geo_source' | 'map_layer';
  readonly id: number;
  readonly made: boolean;
}

/** What an import did, or would do. */
export interface ImportCounts {
  /** Rows or features of the file. */
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rows of `added` with gaps. */
  readonly toComplete: number;
  readonly refused: readonly Refused[];
  /** What else is wrong with refused rows, cell by cell. */
  readonly others: readonly Refused[];
  /** All refused rows, also those that are not listed. */
  readonly refusedCount: number;
  readonly layer?: ImportedLayer;
  readonly unsent?: readonly Unsent[];
}

/** Counts the rows of a file while they are judged: every refusal is counted, the first are listed by row. */
export class RowTally {
  readonly counts = { read: 0, added: 0, changed: 0, unchanged: 0, toComplete: 0, refusedCount: 0 };
  readonly #refused: Refused[] = [];
  readonly #others: Refused[] = [];

  /** Counts a row that is read; false: it has a fault and is refused. */
  read({ row, fault }: GeoFeature): boolean {
    this.counts.read += 1;
    if (fault !== null) this.refuse(row, [{ field: null, ...because(fault.code, fault.values) }]);
    return fault === null;
  }

  /** Refuses a row for the first problem; the others are listed with it. */
  refuse(row: number, [first, ...rest]: readonly Omit<Refused, 'row'>[]): void {
    if (first === undefined) return;
    this.counts.refusedCount += 1;
    if (this.#refused.length >= mostRefused) return;
    this.#refused.push({ row, ...first });
    this.#others.push(...rest.map((problem) => ({ row, ...problem })));
  }

  note(outcome: 'added' | 'changed' | 'unchanged', hasGaps: boolean): void {
    this.counts[outcome] += 1;
    if (outcome === 'added' && hasGaps) this.counts.toComplete += 1;
  }

  get result(): ImportCounts {
    const byRow = (a: Refused, b: Refused): number => a.row - b.row;
    return { ...this.counts, refused: this.#refused.toSorted(byRow), others: this.#others.toSorted(byRow) };
  }
}
