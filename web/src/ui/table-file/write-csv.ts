import { byteOrderMark, csvCell } from '@hazardguard/engine/formats';

/** Tables of the screens contain numbers as text; these stay numbers. */
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

const cell = (value: string): string => (plainNumber.test(value) ? value : csvCell(value));

/** CSV by RFC 4180, with the byte order mark by which spreadsheets recognise Indian scripts. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** Downloads a text or bytes as a file. */
export const saveAsFile = (content: string | Blob, name: string, type = 'text/csv;charset=utf-8'): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser still reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
