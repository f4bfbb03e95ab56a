import { z } from 'zod';
import { textLimits } from './constants.ts';
import { toDialledNumber } from './contact.ts';
import { oneLine, oneLineOrNone } from './text.ts';

/** An empty form field means unknown. */
export const unknownWhenEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (given: z.input<Schema> | '' | null) => (typeof given === 'string' && given.trim() === '' ? null : given),
    schema.nullable(),
  );

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** A number, or its text, as from a form or a cell of a CSV file. */
export const asWritten = z.union([z.number(), z.string().trim().regex(decimal).transform(Number)], { error: 'A number' });

export const writtenNumber = (least: number, most: number) => {
  const error = `A number from ${least} to ${most}`;
  return asWritten.pipe(z.number({ error }).min(least, { error }).max(most, { error }));
};

/** Search text. */
export const searchText = oneLineOrNone(200);

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
/** The range of a column of ids, or of versions. */
const largestId = 2 ** 31 - 1;
export const rowId = z.int().positive().max(largestId);
/** The version of a row, for optimistic locking. */
export const rowVersion = z.int().min(1).max(largestId);
const idRange = { error: `An id is a whole number from 1 to ${largestId}` };
/** An id in an address that is not a number. */
export const textId = oneLineOrNone(100).min(1, { error: 'An id is required' });
/** Ids in addresses arrive as text. */
export const rowIdText = z.coerce.number<string>(idRange).int(idRange).positive(idRange).max(largestId, idRange);
export const idParam = z.object({ id: rowIdText });

/** Stored as written; it must be a number that can be dialled. */
export const telephone = oneLine(40).refine((text) => toDialledNumber(text) !== null, {
  error: 'A telephone number such as +91 98250 12345, 0261 2345678 or 1077',
});

export const emailAddress = oneLine(textLimits.email).pipe(z.email({ error: 'An e-mail address such as name@example.org' }));

/** The address of an account's sign-in. */
export const email = z
  .email({ error: 'An e-mail address' })
  .max(254)
  .transform((text) => text.toLowerCase());
