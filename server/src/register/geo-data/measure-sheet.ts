interface SheetSize {
  readonly rows: number;
  /** Number of the last row with a content: the rows before it are filled with empty ones. */
  readonly lastRow: number;
  /** Texts that cells share. */
  readonly texts: number;
  /** The last column with a content, from 1. */
  readonly widest: number;
  /** Elements inside each other. */
  readonly deepest: number;
}

const [less, greater, slash, colon, space] = [0x3c, 0x3e, 0x2f, 0x3a, 0x20];
const isEnd = (octet: number | undefined): boolean =>
  octet === undefined || octet === greater || octet === less || octet === slash || octet <= space;

/** Letters of `r="AB12"` in a tag as a number; 0: it names none. */
const readColumn = (tag: string): number => {
  const letters = /\sr="([A-Z]{1,3})\d/.exec(tag)?.[1] ?? '';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
};

/** `r="12"` of a row; 0: it has none. */
const readRow = (tag: string): number => Number(/\sr="(\d{1,9})"/.exec(tag)?.[1] ?? 0);

/** How large a part of a workbook would become, counted on its text before it is parsed. */
export const measureSheet = (part: Uint8Array): SheetSize => {
  const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
  let [rows, row, lastRow, texts] = [0, 0, 0, 0];
  let [widest, cellsOfRow, depth, deepest, close] = [0, 0, 0, 0, 0];
  for (let at = bytes.indexOf(less); at !== -1; at = bytes.indexOf(less, at + 1)) {
    const first = bytes[at + 1];
    if (first === 0x21 || first === 0x3f) continue;
    if (first === slash) {
      depth -= 1;
      continue;
    }
    if (close < at) close = bytes.indexOf(greater, at);
    if (close === -1) break;
    const isOpen = bytes[close - 1] !== slash;
    if (isOpen) {
      depth += 1;
      deepest = Math.max(deepest, depth);
    }
    let name = at + 1;
    let end = name;
    for (; !isEnd(bytes[end]); end += 1) if (bytes[end] === colon) name = end + 1;
    const start = (): string => bytes.toString('latin1', end, Math.min(close, end + 64));
    if (end - name === 3 && bytes.toString('latin1', name, end) === 'row') {
      rows += 1;
      row = readRow(start()) || row + 1;
      cellsOfRow = 0;
    } else if (end - name === 2 && bytes[name] === 0x73 && bytes[name + 1] === 0x69) texts += 1;
    else if (isOpen && end - name === 1 && bytes[name] === 0x63) {
      cellsOfRow += 1;
      lastRow = Math.max(lastRow, row);
      const named = readColumn(start());
      widest = Math.max(widest, named, cellsOfRow);
    }
  }
  return { rows, lastRow, texts, widest, deepest };
};
