/** What a cell of CSV may hold. */
export type Cell = string | number | boolean | null;

/**
 * Spreadsheets run a text that starts like this as a formula (OWASP, CSV Injection): the signs themselves, their full-width and small
 * forms and the minus of mathematics, which some spreadsheets read as the same, a tab or a line end; also text that already carries our
 * apostrophe before one.
 */
const formula = /^'*[=+\-@\t\r\n\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/u;

/** A text as a spreadsheet shows it and never runs it: with an apostrophe before it, where it would. */
export const defused = (text: string): string => (formula.test(text) ? `'${text}` : text);
/** The text that was defused: a file that is downloaded and uploaded again changes nothing. */
export const restored = (text: string): string => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

/** A cell as RFC 4180 writes it. Numbers are written as they are: a negative number is no formula. */
export const csvCell = (value: Cell): string => {
  const text = typeof value === 'string' ? defused(value) : value === null ? '' : String(value);
  return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One record, line end included. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Before the first line: without it, Excel reads a CSV file in the machine's old code page and garbles every name outside ASCII. */
export const byteOrderMark = '\ufeff';

/** A head and its rows. */
export const formatCsv = <Column extends string>(columns: readonly Column[], rows: readonly Readonly<Record<Column, Cell>>[]): string =>
  [csvLine(columns), ...rows.map((row) => csvLine(columns.map((column) => row[column])))].join('');
