import type { chemicalTypeColumns, stockColumns } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

export type TypeView = RegisterView<(typeof chemicalTypeColumns)[number]>;
type StockView = RegisterView<(typeof stockColumns)[number]>;
export type Held = 'all' | 'held';

/** Inventories change on other screens, so the sums are read again whenever they are shown. */
export const useChemicalTypes = (view: TypeView, held: Held) =>
  useQuery({
    ...routeQuery('/api/chemical-types', { query: { ...toQuery(view), held } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** What the table shows, all its pages, as a file. */
export const typesFile = ({ search, sort }: TypeView, held: Held): string =>
  `/api/chemical-types.csv?${new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(sort === undefined ? {} : { sort: sort.column, direction: sort.direction }),
    held,
  })}`;

/** The library changes with the program only. */
export const useCard = (chemical: string) =>
  useQuery({
    ...routeQuery('/api/chemicals/{chemical}', { path: { chemical } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useStock = (chemical: string, view: StockView) =>
  useQuery({
    ...routeQuery('/api/chemical-types/{chemical}/stock', { path: { chemical }, query: toQuery(view) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
