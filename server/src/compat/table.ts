import type { Account, Permission } from '@hazardguard/contract';
import type { z } from 'zod';
import type { Announced } from '../platform/db/changes.ts';
import type { Database } from '../platform/db/database.ts';
import type { Statement } from './guard/statement.ts';

export type Scalar = string | number | boolean | null;
/** Columns with their values. */
export type Row = Readonly<Record<string, Scalar>>;

/** The caller, and the database to look up referenced rows. */
export interface Asker {
  readonly database: Database;
  readonly account: Account;
}

/** One table of the generic call: the columns of the old client, and the values that the platform adds. */
export interface CompatTable {
  /** The columns in order, each with the rule for its values; null: read-only. */
  readonly columns: Readonly<Record<string, z.ZodType<Scalar> | null>>;
  /** Columns that a new row must have. */
  readonly needed: readonly string[];
  /** The permission for each verb; other verbs are refused. */
  readonly may: Readonly<Partial<Record<Statement['kind'], Permission>>>;
  /** Why it is read-only: its rows are derived from others. */
  readonly derived?: string;
  /** A checked row as the view takes it. */
  readonly complete?: (row: Row, asker: Asker, kind: 'insert' | 'update') => Row | Promise<Row>;
  /** SQL that every update also sets. */
  readonly stamp?: string;
  readonly announced?: Announced;
  /** Statements on rows of all sites or districts: a person who does not see everything cannot run them. */
  readonly overAll: readonly Statement['kind'][];
  /** Settings of the transaction that the view reads its rows from. */
  readonly settings?: (asker: Asker) => Promise<Readonly<Record<string, string>>>;
}
