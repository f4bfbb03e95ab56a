import { isNumeric, type RegisterField, type RegisterFields } from '@hazardguard/contract';
import type { z } from 'zod';
import type { CellProblem } from '../platform/csv/bulk-upload.ts';
import { formatReason, parseNumber } from '../platform/csv/numbers.ts';

/** The columns of a bulk upload: required ones, and those that a file may leave out. */
export const listUploadColumns = (fields: RegisterFields) => {
  const entries = Object.entries(fields);
  return {
    needed: entries.filter(([, { optional }]) => optional !== true).map(([name]) => name),
    optional: entries.filter(([, { optional }]) => optional === true).map(([name]) => name),
  };
};

/** An empty cell of an optional number says that it is not known. */
const parseCell = ({ kind, optional }: RegisterField, cell: string): string | number | null => {
  if (!isNumeric(kind)) return cell;
  return cell === '' && optional === true ? null : parseNumber(cell);
};

/** Field → value, from cells in the order of `columns`. */
export const readCells = (fields: RegisterFields, columns: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const field = fields[column];
      return field === undefined ? [] : [[column, parseCell(field, cells[index] ?? '')]];
    }),
  );

/** What is wrong, cell by cell. An empty cell of an optional field breaks a rule between fields: its sentence says which. */
export const listCellProblems = (
  fields: RegisterFields,
  error: z.ZodError,
  columns: readonly string[],
  cells: readonly string[],
): CellProblem[] =>
  error.issues.map(({ path, message }) => {
    const column = String(path[0]);
    const value = cells[columns.indexOf(column)] ?? null;
    return { column, value, reason: fields[column]?.optional === true ? message : formatReason(value, message) };
  });
