import type { Reason } from './reason.ts';

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
