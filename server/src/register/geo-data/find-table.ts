import type { GeoFeature } from './geo-feature.ts';
import { fileLimits, refuseFile } from './refuse-file.ts';

export type Cell = string | number | boolean | null;

/** A row of a sheet with its number there, from 1. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** What is wrong with the row as a whole; null: nothing. */
  readonly fault: GeoFeature['fault'];
}

export interface SheetTable {
  /** Row of the header, or of its last line. */
  readonly headerRow: number;
  /** Names of the columns by position; null for a column without a name. */
  readonly columns: readonly (string | null)[];
  /** How sure the header is: more is better. */
  readonly score: number;
}

/** Rows in which the header is searched. */
export const headRows = 40;

const isBlank = (cell: Cell | undefined): boolean =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const isText = (cell: Cell | undefined): cell is string =>
  typeof cell === 'string' && cell.trim() !== '' && !/^[\s\d.,:/+°'"-]+$/.test(cell) && !/^\d{4}-\d\d-\d\d/.test(cell);

export const isBlankRow = ({ cells }: SheetRow): boolean => cells.every(isBlank);

const countFilled = (row: SheetRow): number => row.cells.reduce<number>((count, cell) => (isBlank(cell) ? count : count + 1), 0);

/** A header may be a whole question of a form, not a text of its own. */
const mostHeader = 2_000;

const toText = (cell: Cell | undefined): string => (isBlank(cell) ? '' : String(cell).trim().slice(0, mostHeader).replace(/\s+/g, ' '));

/** Cells with an empty cell filled from its left, as a merged heading covers the columns to its right. */
const fillRight = (cells: readonly Cell[], width: number): string[] => {
  let last = '';
  return Array.from({ length: width }, (_, index) => {
    const text = toText(cells[index]);
    if (text !== '') last = text;
    return last;
  });
};

type IsKnown = (name: string) => boolean;

const scoreHeader = (row: SheetRow, isKnown: IsKnown): number => {
  const filled = row.cells.filter((cell) => !isBlank(cell));
  if (filled.length < 2) return Number.NEGATIVE_INFINITY;
  const texts = filled.filter(isText);
  const distinct = new Set(texts.map((text) => text.trim().toLowerCase())).size;
  const known = texts.filter(isKnown).length;
  return known * 4 + distinct - (filled.length - texts.length) * 2;
};

/** Cells below merged headings: texts only, and only where the line above names a group or nothing. */
const isSecondLine = (above: SheetRow, below: SheetRow, width: number, isKnown: IsKnown): boolean => {
  const places = Array.from({ length: width }, (_, index) => index).filter((index) => !isBlank(below.cells[index]));
  if (places.length === 0 || !places.every((index) => isText(below.cells[index]))) return false;
  const isUnderGroup = (index: number): boolean =>
    isBlank(above.cells[index]) || (isBlank(above.cells[index + 1]) && !isBlank(below.cells[index + 1]));
  return places.length < width && places.every(isUnderGroup) && (places.length >= 2 || isKnown(toText(below.cells[places[0] ?? 0])));
};

/** A line of group headings above the header, not a title. */
const isGroupLine = (above: SheetRow, header: SheetRow): boolean => {
  const places = above.cells.flatMap((cell, index) => (isBlank(cell) ? [] : [index]));
  if (places.length === 0 || !places.every((index) => isText(above.cells[index]))) return false;
  if (places.some((index) => /:|\d{4}/.test(toText(above.cells[index])))) return false;
  const covers = (index: number): boolean => isBlank(above.cells[index + 1]) && !isBlank(header.cells[index + 1]);
  return places.every((index) => index > 0) && places.some(covers);
};

/** `Quantity` over `Unit` → `Quantity Unit`; the same words are not repeated. */
const join = (group: string, name: string): string => (group === '' || group === name ? name : name === '' ? group : `${group} ${name}`);

const makeUnique = (names: readonly string[]): (string | null)[] => {
  const seen = new Map<string, number>();
  return names.map((name) => {
    if (name === '') return null;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
};

/** Finds the header among the first rows: below title rows, of one line or two; null: no row names columns. */
export const findTable = (rows: readonly SheetRow[], isKnown: IsKnown): SheetTable | null => {
  const head = rows.slice(0, headRows);
  const scored = head.map((row) => ({ row, score: scoreHeader(row, isKnown) }));
  const best = scored.reduce<(typeof scored)[number] | null>((top, next) => (top === null || next.score > top.score ? next : top), null);
  if (best === null || best.score <= 0) return null;
  const at = head.indexOf(best.row);
  const above = head[at - 1];
  const below = head[at + 1];
  const width = Math.max(...head.map(({ cells }) => cells.length));
  if (width > fileLimits.columns) throw refuseFile(`The sheet has ${width} columns; at most ${fileLimits.columns} are read`);
  let headerRow = best.row;
  let names = Array.from({ length: width }, (_, index) => toText(best.row.cells[index]));
  if (below !== undefined && isSecondLine(best.row, below, width, isKnown)) {
    const groups = fillRight(best.row.cells, width);
    names = names.map((name, index) => {
      const second = toText(below.cells[index]);
      return second === '' ? name : join(groups[index] ?? '', second);
    });
    headerRow = below;
  } else if (above !== undefined && isGroupLine(above, best.row)) {
    const groups = fillRight(above.cells, width);
    names = names.map((name, index) => (name === '' ? '' : join(groups[index] ?? '', name)));
  }
  return { headerRow: headerRow.row, columns: makeUnique(names), score: best.score };
};

/** A total, a note or a repeated header is no row of the table. */
export const isNoData = (row: SheetRow, { columns }: SheetTable): boolean => {
  const filled = countFilled(row);
  const named = columns.reduce((count, name) => (name === null ? count : count + 1), 0);
  const first = toText(row.cells.find((cell) => !isBlank(cell)));
  if (filled === 1 && named >= 3 && isText(first)) return true;
  if (filled < named && /^(grand |sub ?)?total\b|^(कुल|एकूण|કુલ)(\s|$)/iu.test(first)) return true;
  const isHeader = (text: string): boolean => columns.some((name) => name === text || name?.endsWith(` ${text}`));
  return filled > 1 && row.cells.every((cell) => isBlank(cell) || isHeader(toText(cell)));
};
