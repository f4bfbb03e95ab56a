const decimal = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** A plain decimal number; any other text is returned unchanged, for the check to refuse. */
export const parseNumber = (cell: string): number | string => (decimal.test(cell) ? Number(cell) : cell);

/** What is wrong with a cell, as a sentence; for an empty cell without the rule. */
export const formatReason = (value: string | null, message: string): string => (value === '' ? 'This cell must not be empty' : message);
