import { z } from 'zod';
import { emailAddress, isoDate, latitude, longitude, telephone, unknownWhenEmpty } from '../wire/fields.ts';
import { multiLine, oneLine, oneLineOrNone } from '../wire/text.ts';
import { parseGeometryText, toGeometryColumns } from './geometry.ts';
import type { FieldName, RegisterFields } from './register-field.ts';

/** Longest shape that a form or a cell takes, characters: 20,000 corners. */
const mostCharacters = 900_000;

const wrongShape =
  'The shape must be a line or an area in degrees, as WKT or GeoJSON: POLYGON ((72.83 21.17, 72.84 21.17, 72.84 21.18, 72.83 21.17))';

/** The shape of a receptor, a line or an area, as WKT or GeoJSON. */
export const shapeText = multiLine(mostCharacters).superRefine((text, context) => {
  const geometry = parseGeometryText(text);
  const columns = geometry === null ? null : toGeometryColumns(geometry);
  if (columns === null) context.addIssue({ code: 'custom', message: wrongShape });
  else if ('problem' in columns) context.addIssue({ code: 'custom', message: columns.why });
});

/** What the schemas of fields are made of. */
const fieldRules = {
  string: z.string,
  number: z.number,
  oneOf: z.enum,
  oneLine,
  oneLineOrNone,
  multiLine,
  unknownWhenEmpty,
  isoDate,
  latitude,
  longitude,
  telephone,
  emailAddress,
  shapeText,
};
export type FieldRules = typeof fieldRules;

/** The shape of the schema of what a person enters. */
export const toInputShape = <Fields extends RegisterFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input(fieldRules)])) as {
    [Name in FieldName<Fields>]: ReturnType<Fields[Name]['input']>;
  };

/** The shape of the schema of a stored row. */
export const toRowShape = <Fields extends RegisterFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { row }]) => [name, row(fieldRules)])) as {
    [Name in FieldName<Fields>]: ReturnType<Fields[Name]['row']>;
  };
