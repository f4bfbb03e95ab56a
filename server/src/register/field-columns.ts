import type { FieldName, RegisterFields } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';

/** SQL column → value of the field. */
export type FieldColumns<Fields extends RegisterFields, Values extends Readonly<Record<FieldName<Fields>, unknown>>> = {
  -readonly [Name in FieldName<Fields> as Fields[Name]['column']]: Values[Name];
};

/** Field → value of its SQL column. */
type FieldValues<Fields extends RegisterFields, Row> = { [Name in FieldName<Fields>]: Row[Fields[Name]['column'] & keyof Row] };

/** Values of fields as the values of their SQL columns. */
export const toColumns = <Fields extends RegisterFields, Values extends Readonly<Record<FieldName<Fields>, unknown>>>(
  fields: Fields,
  values: Values,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [column, values[name as FieldName<Fields>]])) as FieldColumns<
    Fields,
    Values
  >;

/** The fields of a stored row. */
export const toFieldValues = <Fields extends RegisterFields, Row extends Readonly<Record<Fields[FieldName<Fields>]['column'], unknown>>>(
  fields: Fields,
  row: Row,
) => Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [name, row[column as keyof Row]])) as FieldValues<Fields, Row>;

export const listColumns = <Fields extends RegisterFields>(fields: Fields) =>
  Object.values(fields).map(({ column }) => column) as Fields[FieldName<Fields>]['column'][];

/** Columns that a new row must have. */
export const listRequiredColumns = (fields: RegisterFields): string[] =>
  Object.values(fields).flatMap(({ column, optional }) => (optional === true ? [] : [column]));

/** Columns of a select list. */
export const selectColumns = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)));

/** Columns of a select list under the names of their fields. */
export const selectFields = (fields: RegisterFields): RawBuilder<unknown> =>
  sql.join(Object.entries(fields).map(([name, { column }]) => sql`${sql.ref(column)} as ${sql.ref(name)}`));

/** What each field is sorted by. */
export const toSortKeys = <Fields extends RegisterFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { column, sort }]) => [name, sort === 'letters' ? sql`lower(${sql.ref(column)})` : sql.ref(column)]),
  ) as Readonly<Record<FieldName<Fields>, RawBuilder<unknown>>>;
