import { pageSize } from '@hazardguard/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { asText, oneOf, type Search } from '../../data/address.ts';

export interface Sort<Column extends string> {
  readonly column: Column;
  readonly direction: 'asc' | 'desc';
}

/** The view of a register; stored in the address, so that a link or the Back button restores it. */
export interface RegisterView<Column extends string> {
  readonly search: string;
  readonly page: number;
  readonly sort: Sort<Column> | undefined;
}

/** The view in the address; invalid values are ignored. */
export const readView = <Column extends string>(raw: Search, columns: readonly Column[]): RegisterView<Column> => {
  const page = Number(raw.page);
  const column = columns.find((candidate) => candidate === raw.sort);
  return {
    search: asText(raw.search)?.slice(0, 200) ?? '',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    sort: column === undefined ? undefined : { column, direction: oneOf(['asc', 'desc'])(raw.direction) ?? 'asc' },
  };
};

/** The view for the address, without default values. */
export const writeView = <Column extends string>({ search, page, sort }: RegisterView<Column>): Search => ({
  search: search === '' ? undefined : search,
  page: page === 1 ? undefined : page,
  sort: sort?.column,
  direction: sort?.direction === 'desc' ? 'desc' : undefined,
});

/** The view as a query of the paged lists of the API. */
export const toQuery = <Column extends string>({ search, page, sort }: RegisterView<Column>) => ({
  page,
  pageSize,
  ...(search === '' ? {} : { search }),
  ...(sort === undefined ? {} : { sort: sort.column, direction: sort.direction }),
});

/** A new search or order starts at its first page. */
export const changeView = <Column extends string>(
  view: RegisterView<Column>,
  change: Partial<RegisterView<Column>>,
): RegisterView<Column> => ({ ...view, page: 1, ...change });

/** Ascending, descending, then the default order. */
export const nextSort = <Column extends string>(current: Sort<Column> | undefined, column: Column): Sort<Column> | undefined => {
  if (current?.column !== column) return { column, direction: 'asc' };
  return current.direction === 'asc' ? { column, direction: 'desc' } : undefined;
};

export type ChangeView<Column extends string> = (change: Partial<RegisterView<Column>>, how?: 'push' | 'replace') => void;

export const useRegisterView = <Column extends string>(columns: readonly Column[]): readonly [RegisterView<Column>, ChangeView<Column>] => {
  const raw: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback<ChangeView<Column>>(
    (wanted, how = 'push') => {
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...before, ...writeView(changeView(readView(before, columns), wanted)) }),
        replace: how === 'replace',
        resetScroll: false,
      });
    },
    [columns, navigate],
  );
  return [readView(raw, columns), change];
};
