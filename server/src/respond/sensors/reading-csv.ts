import { ApiError, readingLimits } from '@hazardguard/contract';
import { type Delimiter, delimiters, parseCsv } from '../../platform/csv/parse-csv.ts';
import type { GivenRow } from './given-row.ts';

const titles = {
  sensor: ['sensor', 'code', 'sensorcode', 'sensorid', 'tag'],
  at: ['at', 'time', 'timestamp', 'datetime', 'dateandtime', 'ts'],
  value: ['value', 'reading', 'val'],
  unit: ['unit', 'units'],
  sequence: ['sequence', 'seq'],
} as const;
type Column = keyof typeof titles;

const toKey = (title: string): string => title.toLowerCase().replace(/[\s_\-.]+/g, '');
const findColumn = (title: string): Column | undefined =>
  (Object.keys(titles) as Column[]).find((column) => (titles[column] as readonly string[]).includes(toKey(title)));

/** A cell as a number; a comma is the decimal sign where it does not divide the cells. */
const parseValue = (cell: string, delimiter: Delimiter): number | boolean | string => {
  if (/^(true|on)$/i.test(cell)) return true;
  if (/^(false|off)$/i.test(cell)) return false;
  const text = delimiter !== ',' && /^[+-]?\d+,\d+$/.test(cell) ? cell.replace(',', '.') : cell;
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : cell;
};

const chooseDelimiter = (text: string): Delimiter => {
  const head = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'));
  return delimiters.reduce((best, next) => (head.split(next).length > head.split(best).length ? next : best));
};

/**
 * Readings in CSV, the first line with the names of its columns. Either one reading a line, with columns sensor, value, and time, unit or
 * sequence; or one column for each sensor, named by its code, beside the time: an empty cell is no reading. The line of a problem is that of
 * the file.
 */
export const readReadingCsv = (text: string): readonly GivenRow[] => {
  const delimiter = chooseDelimiter(text);
  const [head, ...records] = [...parseCsv([text.replace(/^\ufeff/, '')], delimiter)];
  const header = head?.cells.map((cell) => cell.trim()) ?? [];
  const columns = header.map(findColumn);
  const isLong = columns.includes('sensor') && columns.includes('value');
  if (!isLong && (columns.includes('sensor') || columns.includes('value')))
    throw new ApiError('invalid-input', 'The first line needs both columns: sensor and value');
  const sensors = isLong ? [] : header.flatMap((title, i) => (columns[i] === undefined && title !== '' ? [{ title, i }] : []));
  if (!isLong && sensors.length === 0)
    throw new ApiError('invalid-input', 'The first line names no column: sensor, value and time, or the code of each sensor and time');
  const cellOf = (cells: readonly string[], column: Column): string => cells[columns.indexOf(column)]?.trim() ?? '';
  const rows: GivenRow[] = [];
  for (const { line, cells, fault } of records) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (fault !== null || cells.length > header.length) {
      rows.push({
        line,
        sensor: null,
        field: null,
        reason: fault ?? `The line has ${cells.length} cells, the first line has ${header.length}`,
      });
      continue;
    }
    const at = cellOf(cells, 'at');
    const time = at === '' ? {} : { at };
    if (isLong) {
      const [unit, sequence] = [cellOf(cells, 'unit'), cellOf(cells, 'sequence')];
      rows.push({
        line,
        given: {
          sensor: cellOf(cells, 'sensor'),
          ...time,
          value: parseValue(cellOf(cells, 'value'), delimiter),
          ...(unit === '' ? {} : { unit }),
          ...(sequence === '' ? {} : { sequence: Number(sequence) }),
        },
      });
    } else {
      for (const { title, i } of sensors) {
        const cell = cells[i]?.trim() ?? '';
        if (cell !== '') rows.push({ line, given: { sensor: title, ...time, value: parseValue(cell, delimiter) } });
      }
    }
    if (rows.length > readingLimits.rows) break;
  }
  return rows;
};
