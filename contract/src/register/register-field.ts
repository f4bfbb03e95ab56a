import type { z } from 'zod';
import type { FieldRules } from './field-rules.ts';

/** How a field is entered, shown and written in a file. */
export type FieldKind = 'text' | 'number' | 'choice' | 'date' | 'degrees' | 'phone' | 'email';

/**
 * One field of a register. Form, table, bulk upload, download, SQL and test data follow from it. The field's name is its name in JSON,
 * its header in files (others: `field-lists.ts` of the import) and the key of its texts: `field.<name>`, `invalid.<name>`, `hint.<name>`. A list of fields is shown without the
 * schema library, so its schemas are functions of the rules.
 */
export interface RegisterField {
  readonly kind: FieldKind;
  /** The rule for what a person enters. */
  readonly input: (rules: FieldRules) => z.ZodType;
  /** The type of the stored value. */
  readonly row: (rules: FieldRules) => z.ZodType;
  /** Column of the table in the database. */
  readonly column: string;
  /** May be left empty in the form, and left out of a file. */
  readonly optional?: true;
  /** The form shows a hint. */
  readonly hint?: true;
  /** By letters: without regard to case. */
  readonly sort: 'letters' | 'value';
  /** A valid value, for the template of a bulk upload and for tests. */
  readonly example: string;
  /** Least width of the column in the table, px. */
  readonly width: number;
  /** On a phone: the card's heading, a line of it, or behind 'Details'. */
  readonly phone: 'title' | 'line' | 'details';
}

export type RegisterFields = Readonly<Record<string, RegisterField>>;
export type FieldName<Fields extends RegisterFields> = keyof Fields & string;

/** The names of the fields with a hint. */
export type FieldWithHint<Fields extends RegisterFields> = {
  [Name in FieldName<Fields>]: Fields[Name] extends { readonly hint: true } ? Name : never;
}[FieldName<Fields>];

/** What fields of plain text have in common. */
export const textField = { kind: 'text', sort: 'letters' } as const;

/** The names of the fields in their order, which is the order of the columns in files. */
export const listFieldNames = <Fields extends RegisterFields>(fields: Fields) =>
  Object.keys(fields) as [FieldName<Fields>, ...FieldName<Fields>[]];

export const isNumeric = (kind: FieldKind): boolean => kind === 'number' || kind === 'degrees';

/** A valid row, made of the examples. */
export const buildExample = <Fields extends RegisterFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind, example }]) => [name, isNumeric(kind) ? Number(example) : example])) as {
    [Name in FieldName<Fields>]: z.output<ReturnType<Fields[Name]['input']>>;
  };
