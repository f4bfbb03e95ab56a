import { Box } from '@mantine/core';
import { type ColumnDef, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../screen-icons.tsx';
import { drawCell, type RegisterColumn, type RowMark } from './register-column.ts';
import classes from './register-table.module.css';
import { nextSort, type Sort } from './register-view.ts';

export interface RegisterTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => number | string;
  readonly sort: Sort<string> | undefined;
  readonly onSort: (sort: Sort<string> | undefined) => void;
  readonly actions: (row: Row) => ReactNode;
  readonly mark: (row: Row) => RowMark;
}

const features = tableFeatures({ rowSortingFeature });

const sortIcons = { none: IconArrowsSort, asc: IconArrowUp, desc: IconArrowDown } as const;
const ariaSort = { none: 'none', asc: 'ascending', desc: 'descending' } as const;

/** The register on a desk: sticky header, first column and actions; the server sorts and pages. */
export const RegisterTable = <Row extends object>(props: RegisterTableProps<Row>) => {
  const { columns, rows, sort, onSort, rowId } = props;
  const { t } = useTranslation('parts');
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: column.value,
        enableSorting: column.sortable ?? false,
        cell: ({ row }) => drawCell(column, row.original),
      })),
    [columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row) => String(rowId(row)),
    manualSorting: true,
    state: { sorting: sort === undefined ? [] : [{ id: sort.column, desc: sort.direction === 'desc' }] },
  });
  const shape = new Map(columns.map((column) => [column.id, column]));
  return (
    // A wide table scrolls inside its frame, which must be reachable by keyboard. A group: the register around it is the landmark
    // with this name.
    <Box className={`hg-card hg-scroll ${classes.frame}`} role="group" aria-label={props.label} tabIndex={0}>
      <table className={`hg-small hg-full ${classes.table}`}>
        <thead>
          <tr>
            {table.getHeaderGroups()[0]?.headers.map((header) => {
              const direction = header.column.getIsSorted() || 'none';
              const Icon = sortIcons[direction];
              const numeric = shape.get(header.column.id)?.numeric ? classes.numeric : undefined;
              return header.column.getCanSort() ? (
                <th key={header.id} scope="col" aria-sort={ariaSort[direction]} className={numeric}>
                  <button
                    type="button"
                    className={`hg-inline hg-plain ${classes.sort}`}
                    onClick={() => onSort(nextSort(sort, header.column.id))}
                  >
                    <table.FlexRender header={header} />
                    <Icon size={14} aria-hidden data-sorted={direction !== 'none' || undefined} />
                  </button>
                </th>
              ) : (
                <th key={header.id} scope="col" className={numeric}>
                  <table.FlexRender header={header} />
                </th>
              );
            })}
            <th scope="col" className={classes.actionsHead}>
              {t('table.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-mark={props.mark(row.original)} aria-current={props.mark(row.original) ? true : undefined}>
              {row.getAllCells().map((cell, index) => {
                const column = shape.get(cell.column.id);
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={cell.id}
                    {...(index === 0 ? { scope: 'row' } : {})}
                    className={column?.numeric ? classes.numeric : undefined}
                    style={{ minWidth: column?.width }}
                  >
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
              <td className={classes.actions}>
                <div>{props.actions(row.original)}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
