import { z } from 'zod';
import { textLimits } from './constants.ts';
import { messages } from './messages.ts';

/** Control characters other than tab and line breaks have no place in a register. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Without control characters, and well formed. */
export const isPlainText = (text: string): boolean => !control.test(text) && text.isWellFormed();

/** Required text: trimmed, not empty, bounded, no control characters. Markup is kept as text: screens never render it. */
export const requiredText = (max: number = textLimits.name) =>
  z
    .string({ error: messages.allFieldsMandatory })
    .trim()
    .min(1, { error: messages.allFieldsMandatory })
    .max(max, { error: `At most ${max} characters` })
    .refine(isPlainText, { error: 'Control characters are not allowed' });

/** Text that may be empty: bounded, no control characters. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max, { error: `At most ${max} characters` })
    .refine(isPlainText, { error: 'Control characters are not allowed' });

/** What a form leaves empty is not known. */
export const unknownWhenEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? null : given), schema.nullable());

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A number, or one written out, as a form's input or a cell of a CSV file gives it. */
export const asWritten = z.union([z.number(), z.string().trim().regex(decimal).transform(Number)], { error: 'A number' });

export const writtenNumber = (least: number, most: number) => {
  const error = `A number from ${least} to ${most}`;
  return asWritten.pipe(z.number({ error }).min(least, { error }).max(most, { error }));
};

/** What a person types to find something; null characters cannot be in a database's text. */
export const searchText = z
  .string()
  .max(200, { error: 'At most 200 characters' })
  .refine(isPlainText, { error: 'Control characters are not allowed' });

export const latitude = z
  .number({ error: 'Latitude must be a number' })
  .min(-90, { error: 'Latitude must be between -90 and 90' })
  .max(90, { error: 'Latitude must be between -90 and 90' });
export const longitude = z
  .number({ error: 'Longitude must be a number' })
  .min(-180, { error: 'Longitude must be between -180 and 180' })
  .max(180, { error: 'Longitude must be between -180 and 180' });

/** A calendar date without time, YYYY-MM-DD, that exists. */
export const isoDate = z.iso.date({ error: 'A date as YYYY-MM-DD' });
export const isoMoment = z.iso.datetime({ offset: true });
/** What a column of ids, or of versions, can hold. */
const largestId = 2 ** 31 - 1;
export const rowId = z.int().positive().max(largestId);
/** How often a row has been changed, for whoever writes what he has read. */
export const rowVersion = z.int().min(1).max(largestId);
const idRange = { error: `An id is a whole number from 1 to ${largestId}` };
/** An id that is no number, in an address. */
export const textId = z
  .string()
  .min(1, { error: 'An id is needed' })
  .max(100, { error: 'At most 100 characters' })
  .refine(isPlainText, { error: 'Control characters are not allowed' });
/** Ids in addresses arrive as text. */
export const rowIdText = z.coerce.number<string>(idRange).int(idRange).positive(idRange).max(largestId, idRange);
export const idParam = z.object({ id: rowIdText });
