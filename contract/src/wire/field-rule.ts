import { z } from 'zod';
import { formatIssue } from './format-rule.ts';

/** The rule that an entry breaks, for a screen that shows it in the reader's language. */
export const fieldRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['required', 'text', 'number', 'whole', 'date', 'moment', 'email', 'wrong']) }),
  z.object({ kind: z.enum(['most', 'least', 'mostCharacters', 'leastCharacters', 'mostEntries', 'leastEntries']), limit: z.number() }),
  z.object({ kind: z.enum(['choice', 'unknown', 'district']), names: z.string() }),
  /** The name is one substance, the CAS number another: both, with their numbers. */
  z.object({ kind: z.literal('otherSubstance'), names: z.string() }),
  /** The code and values of a contradiction in how a stock is kept: `problem` of the texts of the vessel form. */
  z.object({ kind: z.literal('vessels'), code: z.string(), values: z.record(z.string(), z.string()) }),
  /** What must end before a site is deleted. */
  z.object({ kind: z.enum(['publicWarning', 'pendingWarning', 'openIncident', 'openDrill']), names: z.string() }),
]);
export type FieldRule = z.infer<typeof fieldRule>;

// The library's own sentences ("Too big: expected number to be <=90") are for programmers; a schema's own `error` takes
// precedence.
z.config({ localeError: formatIssue });
