import { byteOrderMark, csvCell } from '@hazardguard/engine/formats';

/** Tables of the screens hold numbers as text; these stay numbers. */
const plainNumber = /^[+-]?\d+(\.\d+)?$/;

const cell = (value: string): string => (plainNumber.test(value) ? value : csvCell(value));

/** CSV as RFC 4180 writes it, with the UTF-8 mark by which spreadsheets recognise Indian scripts. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** Hands a text to the browser as a file to keep. */
export const saveAsFile = (text: string, name: string, type = 'text/csv;charset=utf-8'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser still reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
