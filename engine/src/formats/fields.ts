/** What a cell of CSV may hold. */
export type Cell = string | number | boolean | null;

/** Spreadsheets run a text that starts like this as a formula; a leading apostrophe keeps it text. */
const formula = /^[=+\-@\t\r]/u;

/** RFC 4180: a field with a quote, comma or line end is quoted, and quotes inside are doubled. */
const field = (value: Cell): string => {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A head and rows, each line ended as RFC 4180 wants it. */
export const csvOf = <Column extends string>(columns: readonly Column[], rows: readonly Readonly<Record<Column, Cell>>[]): string =>
  [columns.join(','), ...rows.map((row) => columns.map((column) => field(row[column])).join(','))].map((line) => `${line}\r\n`).join('');
