/**
 * What the generic call may ask for: one plain statement on one table, every value bound. Nothing else of SQL can be written
 * down in these types, so nothing else can reach the database.
 */
export type Statement = Select | Insert | Update | Delete;

/** The place of a value in the call's list, from 1. */
export type Bound = number;

export interface Select {
  readonly kind: 'select';
  readonly table: string;
  /** null: every column. */
  readonly columns: readonly string[] | null;
  readonly where: Condition | null;
  readonly orderBy: readonly { readonly column: string; readonly descending: boolean }[];
  readonly limit: Bound | { readonly rows: number } | null;
  readonly offset: Bound | { readonly rows: number } | null;
}

export interface Insert {
  readonly kind: 'insert';
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Bound[])[];
}

export interface Update {
  readonly kind: 'update';
  readonly table: string;
  readonly set: readonly { readonly column: string; readonly value: Bound }[];
  readonly where: Condition;
}

export interface Delete {
  readonly kind: 'delete';
  readonly table: string;
  readonly where: Condition;
}

export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=' | 'like' | 'ilike';

export type Condition =
  | { readonly is: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  | { readonly is: 'compared'; readonly column: string; readonly with: Comparison; readonly value: Bound }
  | { readonly is: 'one-of'; readonly column: string; readonly values: readonly Bound[] }
  | { readonly is: 'null' | 'not-null'; readonly column: string };
