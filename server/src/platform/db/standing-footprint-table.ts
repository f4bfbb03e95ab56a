import type { Generated, JSONColumnType } from 'kysely';

/** The documents are typed by the feature that writes them. */
export interface StandingFootprintTable {
  readonly industry_id: number;
  readonly due_at: Date;
  readonly claimed_by: string | null;
  readonly failures: Generated<number>;
  readonly failure: string | null;
  readonly basis: string | null;
  readonly cases: JSONColumnType<object, string | null, string | null> | null;
  readonly state: Generated<'waiting' | 'computed' | 'no-position' | 'no-stock' | 'no-case'>;
  readonly computed_at: Date | null;
  readonly times: Generated<number>;
  readonly answer: JSONColumnType<object, string | null, string | null> | null;
  readonly reach_m: number | null;
  readonly people: number | null;
  readonly worst_reach_m: number | null;
  readonly worst_at: Date | null;
  readonly chemical: string | null;
  readonly hazard: string | null;
  readonly level: string | null;
  readonly warnings: Generated<string[]>;
}
