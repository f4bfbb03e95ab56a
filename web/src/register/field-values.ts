import { type FieldName, listFieldNames, type RegisterField, type RegisterFields } from '@hazardguard/contract';
import { readDegrees } from '../map/position/position-text.ts';

type Texts<Fields extends RegisterFields> = Readonly<Record<FieldName<Fields>, string>>;

/** Fields in the order of the form and the table: a position comes last, because the map beside it is large. */
export const listFormFields = <Fields extends RegisterFields>(fields: Fields): readonly FieldName<Fields>[] =>
  listFieldNames(fields).toSorted((a, b) => Number(fields[a]?.kind === 'degrees') - Number(fields[b]?.kind === 'degrees'));

export const listOptionalFields = <Fields extends RegisterFields>(fields: Fields): readonly FieldName<Fields>[] =>
  listFieldNames(fields).filter((name) => fields[name]?.optional === true);

const readValue = ({ kind, optional }: RegisterField, text: string): string | number | null => {
  if (kind !== 'number' && kind !== 'degrees') return text;
  // '1,000' could mean one or a thousand and is not guessed: only a decimal point counts.
  return optional === true && text.trim() === '' ? null : readDegrees(text);
};

/** What a person typed, as the contract's schema takes it; a number that is none is NaN. */
export const readFormValues = <Fields extends RegisterFields>(
  fields: Fields,
  texts: Partial<Texts<Fields>>,
): Record<string, string | number | null> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readValue(field, texts[name as FieldName<Fields>] ?? '')]));

const writeValue = ({ kind }: RegisterField, value: unknown): string => {
  if (value === null || value === undefined) return '';
  return kind === 'degrees' && typeof value === 'number' ? value.toFixed(6) : String(value);
};

/** A stored row as the texts of its form. */
export const toFormTexts = <Fields extends RegisterFields>(
  fields: Fields,
  row: Readonly<Record<FieldName<Fields>, unknown>>,
): Texts<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, writeValue(field, row[name as FieldName<Fields>])]),
  ) as Texts<Fields>;
