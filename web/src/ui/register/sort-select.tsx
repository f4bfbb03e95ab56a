import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconArrowsSort } from '../screen-icons.tsx';
import classes from './register.module.css';
import type { RegisterColumn } from './register-column.ts';
import type { Sort } from './register-view.ts';

interface SortSelectProps<Row> {
  readonly columns: readonly RegisterColumn<Row>[];
  readonly sort: Sort<string> | undefined;
  readonly onSort: (sort: Sort<string> | undefined) => void;
}

/** The order of the cards, which have no column headers to press. */
export const SortSelect = <Row,>({ columns, sort, onSort }: SortSelectProps<Row>) => {
  const { t } = useTranslation('parts');
  const sortable = columns.filter((column) => column.sortable);
  return (
    <NativeSelect
      className={classes.sort ?? ''}
      leftSection={<IconArrowsSort size={18} aria-hidden />}
      leftSectionWidth={44}
      rightSection={null}
      aria-label={t('table.sortBy')}
      value={sort === undefined ? '' : `${sort.column} ${sort.direction}`}
      onChange={(event) => {
        const [column, direction] = event.currentTarget.value.split(' ');
        onSort(column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined);
      }}
      data={[
        { value: '', label: t('table.unsorted') },
        ...sortable.flatMap(({ id, header }) => [
          { value: `${id} asc`, label: t('table.ascending', { column: header }) },
          { value: `${id} desc`, label: t('table.descending', { column: header }) },
        ]),
      ]}
    />
  );
};
