/** Text cells that a spreadsheet would run as a formula (OWASP, CSV Injection), or that already carry our mark before one. */
const formula = /^'*[=+\-@\t\r]/;

/** Put before such cells on the way out, taken off on the way in: a round trip changes nothing. */
export const neutralised = (text: string): string => (formula.test(text) ? `'${text}` : text);
export const restored = (text: string): string => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

export type CsvCell = string | number | null;

/** Numbers are written as they are: a negative number is no formula. */
const cellText = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = neutralised(cell);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One record of RFC 4180, line end included. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** Without it, Excel reads a CSV file in the machine's old code page and garbles every name outside ASCII. */
export const byteOrderMark = '\ufeff';
