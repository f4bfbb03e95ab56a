import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stacked-table.module.css';
import { TableFrame } from './table-frame.tsx';
import { usePhone } from './use-phone.ts';

export interface StackedColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Null: nothing to show; on a phone the line is left out. */
  readonly cell: (row: Row) => ReactNode;
}

interface StackedTableProps<Row> {
  readonly label: string;
  /** Narrower than this, px, the table scrolls inside its frame. */
  readonly minWidth: number;
  /** The first one names its row. */
  readonly columns: readonly [StackedColumn<Row>, ...StackedColumn<Row>[]];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** The row needs attention: marked at its edge, with the reason as text. */
  readonly concern?: (row: Row) => boolean;
}

/** A short table: on a phone each row is a block, so that every column is visible. */
export const StackedTable = <Row,>({ label, minWidth, columns, rows, rowId, concern }: StackedTableProps<Row>) => {
  const [head, ...others] = columns;
  const marked = (row: Row) => concern?.(row) || undefined;
  if (usePhone()) {
    return (
      <ul className={`hg-stack ${classes.blocks}`} aria-label={label}>
        {rows.map((row) => (
          <li key={rowId(row)} data-concern={marked(row)}>
            <strong>{head.cell(row)}</strong>
            <dl>
              {others.map(({ id, header, cell }) => {
                const shown = cell(row);
                return shown === null ? null : (
                  <div key={id}>
                    <dt>{header}</dt>
                    <dd>{shown}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <TableFrame label={label} minWidth={minWidth}>
      <Table className={classes.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ id, header }) => (
              <Table.Th key={id}>{header}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={rowId(row)} data-concern={marked(row)}>
              <Table.Th scope="row">{head.cell(row)}</Table.Th>
              {others.map(({ id, cell }) => (
                <Table.Td key={id}>{cell(row)}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
};
