/** What a person typed as a number: undefined when nothing, NaN when it is none. Signs, decimals and exponents; no thousands marks, which mean different things in different countries. */
export const readNumber = (text: string): number | undefined => {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(trimmed) ? Number(trimmed) : Number.NaN;
};
