/**
 * Parses a typed number: undefined for empty text, NaN for an invalid one. Signs, decimals and exponents; no thousands
 * separators, which differ between countries.
 */
export const readNumber = (text: string): number | undefined => {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(trimmed) ? Number(trimmed) : Number.NaN;
};
