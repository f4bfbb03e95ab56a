const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A plain decimal number; anything else is left as the text it is, for the check to refuse. */
export const parseNumber = (cell: string): number | string => (decimal.test(cell) ? Number(cell) : cell);

/** What is wrong with a cell, in a sentence: an empty one needs no rule quoted. */
export const formatReason = (value: string | null, message: string): string => (value === '' ? 'This cell must not be empty' : message);
