import { pageSize } from '@hazardguard/contract';
import { Table, Text, UnstyledButton } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { Pager } from '../../ui/register/pager.tsx';
import { SearchBox } from '../../ui/register/search-box.tsx';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../../ui/screen-icons.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
import { type FeatureRow, type RowSort, type SortColumn, sortColumns } from './feature-rows.ts';
import classes from './kml-map.module.css';

interface FeatureTableProps {
  readonly rows: readonly FeatureRow[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly sort: RowSort | undefined;
  readonly onSort: (sort: RowSort | undefined) => void;
  readonly chosen: string | undefined;
  readonly onChoose: (row: FeatureRow) => void;
}

/** Up, down, as in the file. */
const nextSort = (sort: RowSort | undefined, column: SortColumn): RowSort | undefined => {
  if (sort?.column !== column) return { column, down: false };
  return sort.down ? undefined : { column, down: true };
};

/** Everything the open files draw, ten to a page; pressing one goes there on the map. */
export const FeatureTable = (props: FeatureTableProps) => {
  const { rows, page, sort } = props;
  const { t } = useTranslation('kml-map');
  const ariaSort = (column: SortColumn) => (sort?.column !== column ? 'none' : sort.down ? 'descending' : 'ascending');
  const icons = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown };
  return (
    <>
      <SearchBox label={t('table.search')} value={props.search} onSearch={props.onSearch} />
      {rows.length === 0 ? (
        <Text role="status">{t('table.none')}</Text>
      ) : (
        <>
          <TableFrame label={t('table.label')} minWidth={340}>
            <Table aria-label={t('table.label')} fz="sm" verticalSpacing={4} horizontalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  {sortColumns.map((column) => {
                    const direction = ariaSort(column);
                    const Icon = icons[direction];
                    return (
                      <Table.Th key={column} aria-sort={direction}>
                        <UnstyledButton
                          fz="sm"
                          fw={600}
                          className={`hg-inline ${classes.sort}`}
                          onClick={() => props.onSort(nextSort(sort, column))}
                        >
                          {t(`table.${column}`)} <Icon size={14} aria-hidden />
                        </UnstyledButton>
                      </Table.Th>
                    );
                  })}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.slice((page - 1) * pageSize, page * pageSize).map((row) => (
                  <Table.Tr key={row.key} aria-current={row.key === props.chosen ? true : undefined} className={classes.row}>
                    <Table.Td>
                      <button type="button" className="hg-link" onClick={() => props.onChoose(row)}>
                        {row.feature.name === '' ? t('table.unnamed') : row.feature.name}
                      </button>
                    </Table.Td>
                    <Table.Td>{t(`kind.${row.feature.kind}`)}</Table.Td>
                    <Table.Td className={classes.file} title={row.layer.name}>
                      {row.layer.name}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
          <Pager label={t('table.pages')} page={page} size={pageSize} total={rows.length} onPage={props.onPage} />
        </>
      )}
    </>
  );
};
