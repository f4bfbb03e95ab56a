/** Letters and digits of every script, lower case: `Qty. (MT)` → `qtymt`. Marks of Indic scripts count as letters. */
export const toWordKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** What stands in brackets at the end of a header, such as a unit: `Quantity (MT)` → `MT`. */
export const readBrackets = (header: string): string | null => /[([]([^()[\]]{1,20})[)\]]\s*$/.exec(header)?.[1]?.trim() ?? null;

export const withoutBrackets = (header: string): string => header.replace(/[([][^()[\]]*[)\]]/g, ' ').trim();
