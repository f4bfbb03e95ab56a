import { parseGeometryText } from '@hazardguard/contract';
import { readCasNumber } from '@hazardguard/engine';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import { readBrackets, toWordKey, withoutBrackets } from '../geo-data/header-words.ts';
import type { ImportField, ImportFields, ImportFieldType } from './importer.ts';
import {
  type Cell,
  findOrderEvidence,
  findUnit,
  isEmptyCell,
  readDate,
  readDegrees,
  splitCoordinates,
  splitNumber,
} from './read-values.ts';
import { findKind } from './receptor-kinds.ts';

/** Lower-case words of a header. */
const toWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

const includesInOrder = (words: readonly string[], phrase: readonly string[]): boolean =>
  words.some((_, start) => phrase.every((word, index) => words[start + index] === word));

const keysByField = new WeakMap<ImportField, { readonly keys: ReadonlySet<string>; readonly phrases: readonly (readonly string[])[] }>();

const readHeaders = (field: ImportField) => {
  const known = keysByField.get(field);
  if (known !== undefined) return known;
  const made = {
    keys: new Set(field.headers.map(toWordKey)),
    phrases: field.headers.map(toWords).filter((phrase) => phrase.join('').length >= 3),
  };
  keysByField.set(field, made);
  return made;
};

/** How well a header names a field: 10 its very words, less where it says more; 0: not at all. */
const scoreHeader = (header: string, field: ImportField, name: string): number => {
  const { keys, phrases } = readHeaders(field);
  const bare = withoutBrackets(header);
  const words = toWords(bare);
  if (toWordKey(header) === toWordKey(name)) return 12;
  if (keys.has(toWordKey(header)) || keys.has(toWordKey(bare))) return 10;
  // The lower line of a header of two lines, and the first of `Name / नाम`.
  const last = words.at(-1) ?? '';
  const parts = header.split(/[/|\n]/).map(toWordKey);
  if (parts.length > 1 && parts.some((part) => part !== '' && keys.has(part))) return 9;
  const longest = Math.max(
    0,
    ...phrases.filter((phrase) => includesInOrder(words, phrase)).map((phrase) => phrase.length + phrase.join('').length / 100),
  );
  if (longest > 0) return Math.min(8, 3 + longest * 1.5);
  return words.length > 1 && last.length >= 3 && keys.has(last) ? 4 : 0;
};

/** Of the form of a CAS number, with any check digit, or one in another spelling whose check digit is right. */
const isCas = (text: string): boolean =>
  /^\D{0,5}\d{2,10}\s*[\p{Pd}\u2212]\s*\d{2}\s*[\p{Pd}\u2212]\s*\d\s*$/u.test(text) || readCasNumber(text)?.valid === true;

/** Whether a cell could be a value of the field. */
const suits: Readonly<Record<ImportFieldType, (cell: Cell) => boolean>> = {
  text: (cell) => typeof cell !== 'boolean',
  number: (cell) => splitNumber(cell, false) !== null,
  quantity: (cell) => splitNumber(cell, false) !== null,
  unit: (cell) => typeof cell === 'string' && findUnit(cell) !== null,
  date: (cell) => 'value' in readDate(cell, findOrderEvidence(cell).order ?? 'dmy'),
  latitude: (cell) => 'value' in readDegrees(cell, 90),
  longitude: (cell) => 'value' in readDegrees(cell, 180),
  coordinates: (cell) => splitCoordinates(cell) !== null,
  phone: (cell) => /\d{3,}/.test(String(cell)),
  email: (cell) => /@/.test(String(cell)),
  cas: (cell) => typeof cell === 'string' && isCas(cell),
  kind: (cell) => findKind(cell) !== null,
  geometry: (cell) => typeof cell === 'string' && parseGeometryText(cell) !== null,
};

/** Fields that are recognised by their cells alone, where no header names them. */
const byContent: readonly ImportFieldType[] = ['cas', 'email', 'unit'];

export interface ColumnSample {
  readonly name: string;
  readonly cells: readonly Cell[];
}

/** Keys of all tags of an extract are some hundreds; each is compared with every field. */
const mostColumns = 2_000;

export const sampleColumns = (features: readonly GeoFeature[]): readonly ColumnSample[] => {
  const cells = new Map<string, Cell[]>();
  for (const { properties } of features) {
    for (const [name, cell] of Object.entries(properties)) {
      const known = cells.get(name) ?? [];
      if (known.length === 0 && cells.size >= mostColumns) continue;
      if (!isEmptyCell(cell)) known.push(cell);
      cells.set(name, known);
    }
  }
  return [...cells].map(([name, list]) => ({ name, cells: list }));
};

const shareThatSuits = ({ cells }: ColumnSample, type: ImportFieldType): number =>
  cells.length === 0 ? 1 : cells.filter(suits[type]).length / cells.length;

export interface RecognisedColumns {
  /** Field → header of its column. */
  readonly columns: Readonly<Record<string, string>>;
  readonly constants: Readonly<Record<string, string>>;
  /** Sum of the scores: how well the file fits these fields. */
  readonly score: number;
}

/** Which column is which field, by its header and its cells; each column and each field once, the best pair first. */
export const recogniseColumns = (fields: ImportFields, samples: readonly ColumnSample[]): RecognisedColumns => {
  const pairs = Object.entries(fields).flatMap(([name, field]) =>
    samples.flatMap((sample) => {
      const share = shareThatSuits(sample, field.type);
      const named = scoreHeader(sample.name, field, name);
      // Texts fit everywhere; of others most cells must fit.
      const fits = field.type === 'text' || share >= (field.type === 'kind' ? 0.3 : 0.5);
      if (named > 0 && fits) return [{ field: name, column: sample.name, score: named + share * 0.9 }];
      const found = byContent.includes(field.type) && sample.cells.length > 0 && share >= 0.8;
      return found ? [{ field: name, column: sample.name, score: 2 }] : [];
    }),
  );
  const columns: Record<string, string> = {};
  const taken = new Set<string>();
  let score = 0;
  for (const pair of pairs.toSorted((a, b) => b.score - a.score)) {
    if (pair.field in columns || taken.has(pair.column)) continue;
    columns[pair.field] = pair.column;
    taken.add(pair.column);
    score += pair.score;
  }
  const constants: Record<string, string> = {};
  // `Quantity (MT)`: the unit of every row.
  const quantity = columns.quantity;
  if (quantity !== undefined && 'unit' in fields && columns.unit === undefined) {
    const inHeader = [readBrackets(quantity), ...quantity.split(/\s+in\s+|\s+/iu).slice(1)].find(
      (word) => word !== null && word !== undefined && findUnit(word) !== null,
    );
    if (inHeader) constants.unit = inHeader;
  }
  return { columns, constants, score };
};
