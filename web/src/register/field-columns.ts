import { type FieldName, isNumeric, type RegisterFields } from '@hazardguard/contract';
import type { ReactNode } from 'react';
import type { RegisterColumn } from '../ui/register/register-column.ts';
import { listFormFields } from './field-values.ts';

export type FieldColumn<Fields extends RegisterFields, Row> = RegisterColumn<Row> & { readonly id: FieldName<Fields> };

/** Cells that show more than the value. */
export type FieldCells<Fields extends RegisterFields, Row> = Partial<Readonly<Record<FieldName<Fields>, (row: Row) => ReactNode>>>;

/** The columns of a register's table. */
export const toFieldColumns = <Fields extends RegisterFields, Row extends Readonly<Record<FieldName<Fields>, string | number | null>>>(
  fields: Fields,
  toHeader: (name: FieldName<Fields>) => string,
  cells: FieldCells<Fields, Row>,
): readonly FieldColumn<Fields, Row>[] =>
  listFormFields(fields).flatMap((id) => {
    const field = fields[id];
    const cell = cells[id];
    if (field === undefined) return [];
    const { kind, width, phone } = field;
    return [
      {
        id,
        header: toHeader(id),
        value: (row: Row) => row[id],
        ...(cell === undefined ? {} : { cell }),
        sortable: true,
        numeric: isNumeric(kind),
        width,
        phone,
      },
    ];
  });
