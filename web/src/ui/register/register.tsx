import { ActionIcon, Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { EmptyState } from '../empty-state.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { IconAdjustmentsHorizontal, IconPlus } from '../screen-icons.tsx';
import { TableSkeleton } from '../skeletons.tsx';
import { usePhone } from '../use-phone.ts';
import { pageCount } from './page-numbers.ts';
import { Pager } from './pager.tsx';
import classes from './register.module.css';
import { RegisterCards } from './register-cards.tsx';
import type { RegisterColumn, RowMark } from './register-column.ts';
import { RegisterTable } from './register-table.tsx';
import type { ChangeView, RegisterView, Sort } from './register-view.ts';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';

interface RegisterPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

interface RegisterProps<Row, Column extends string> {
  readonly label: string;
  readonly searchLabel: string;
  readonly columns: readonly RegisterColumn<Row>[];
  readonly sortable: readonly Column[];
  readonly view: RegisterView<Column>;
  readonly onView: ChangeView<Column>;
  readonly query: UseQueryResult<RegisterPage<Row>>;
  readonly rowId: (row: Row) => number | string;
  readonly actions: (row: Row) => ReactNode;
  readonly mark: (row: Row) => RowMark;
  /** Shown while no row exists. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** The specification's own texts for loading and failure of the first page; the default ones otherwise. */
  readonly waiting?: string;
  readonly failure?: (error: unknown) => string;
  /** To the right of the search: downloads, uploads; on a phone behind a button. */
  readonly tools?: ReactNode;
  /** Above the search; on a phone with the tools. */
  readonly filters?: ReactNode;
  /** Something besides the search narrows the list: what does is shown from the start. */
  readonly filtered?: boolean;
  /** Opens the form for a new row on a phone; on a desk the form is on the page. */
  readonly add?: { readonly text: string; readonly act: () => void } | undefined;
}

/** A register: search and tools in one row, the table (cards on a phone), numbered pages, and the loading, empty and error states. */
export const Register = <Row extends object, Column extends string>(props: RegisterProps<Row, Column>) => {
  const { label, query, view, onView, tools, filters, add, empty } = props;
  const { t } = useTranslation('parts');
  const phone = usePhone();
  const [opened, setOpened] = useState(props.filtered === true);
  const answer = query.data;
  const pages = answer ? pageCount(answer.total, answer.pageSize) : undefined;
  useEffect(() => {
    // The last row of the last page was deleted, or the link is old: go to the last existing page.
    if (pages !== undefined && view.page > pages && !query.isPlaceholderData) onView({ page: pages }, 'replace');
  }, [pages, view.page, query.isPlaceholderData, onView]);
  const isEmpty = answer?.total === 0 && view.search === '';
  const search = useCallback((text: string) => onView({ search: text }, 'replace'), [onView]);
  const sort = (next: Sort<string> | undefined): void => {
    const column = props.sortable.find((candidate) => candidate === next?.column);
    onView({ sort: column === undefined || next === undefined ? undefined : { column, direction: next.direction } }, 'replace');
  };
  const tableProps = { label, columns: props.columns, rowId: props.rowId, actions: props.actions, mark: props.mark, sort: view.sort };
  return (
    <section
      className={`hg-stack hg-gap-4 ${classes.register}`}
      aria-label={label}
      aria-busy={query.isFetching}
      tabIndex={-1}
      data-register
    >
      {phone ? null : filters}
      <div className="hg-row hg-gap-2">
        <div className={classes.search}>
          <SearchBox label={props.searchLabel} value={view.search} onSearch={search} />
        </div>
        {phone ? <SortSelect columns={props.columns} sort={view.sort} onSort={sort} /> : null}
        {phone && (tools || filters) ? (
          <ActionIcon variant="default" aria-label={t('table.tools')} aria-expanded={opened} onClick={() => setOpened(!opened)}>
            <IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        ) : null}
        {phone && add && !isEmpty ? (
          <ActionIcon variant="filled" color="teal" aria-label={add.text} title={add.text} onClick={add.act}>
            <IconPlus size={20} aria-hidden />
          </ActionIcon>
        ) : null}
        {phone && !opened ? null : (
          <div className={`hg-row ${classes.tools}`}>
            {phone ? filters : null}
            {tools}
          </div>
        )}
      </div>
      {query.isError ? (
        <ErrorPanel error={query.error} title={props.failure?.(query.error) ?? t('table.failed')} onRetry={() => void query.refetch()} />
      ) : null}
      {answer === undefined && query.isPending ? <TableSkeleton waiting={props.waiting} /> : null}
      {isEmpty ? (
        <EmptyState {...empty} action={empty.action ?? (phone && add ? <Button onClick={add.act}>{add.text}</Button> : null)} />
      ) : null}
      {answer?.total === 0 && view.search !== '' ? (
        <EmptyState
          title={t('table.noMatch', { search: view.search })}
          text={t('table.noMatchText')}
          action={
            <Button variant="default" onClick={() => onView({ search: '' })}>
              {t('search.clear')}
            </Button>
          }
        />
      ) : null}
      {answer && answer.total > 0 ? (
        <div
          className={`hg-stack hg-gap-3 ${classes.rows}`}
          data-stale={query.isPlaceholderData || query.isError || undefined}
          data-passing={query.isPlaceholderData || undefined}
        >
          {phone ? (
            <RegisterCards {...tableProps} rows={answer.rows} onSort={sort} />
          ) : (
            <RegisterTable {...tableProps} rows={answer.rows} onSort={sort} />
          )}
          <Pager
            label={t('pager.label', { register: label })}
            page={answer.page}
            size={answer.pageSize}
            total={answer.total}
            onPage={(page) => onView({ page })}
          />
        </div>
      ) : null}
    </section>
  );
};
