import type { chemicalTypeColumns, stockColumns } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

export type TypeView = RegisterView<(typeof chemicalTypeColumns)[number]>;
type StockView = RegisterView<(typeof stockColumns)[number]>;
export type Held = 'all' | 'held';

/** Inventories change on other screens, so the sums are read again whenever they are shown. */
export const useChemicalTypes = (view: TypeView, held: Held) =>
  useQuery({
    queryKey: ['chemical-types', view, held],
    queryFn: ({ signal }) => readBody(api.GET('/api/chemical-types', { params: { query: { ...toQuery(view), held } }, signal })),
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
    queryKey: ['chemicals', 'card', chemical],
    queryFn: ({ signal }) => readBody(api.GET('/api/chemicals/{chemical}', { params: { path: { chemical } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useStock = (chemical: string, view: StockView) =>
  useQuery({
    queryKey: ['chemical-types', 'stock', chemical, view],
    queryFn: ({ signal }) =>
      readBody(api.GET('/api/chemical-types/{chemical}/stock', { params: { path: { chemical }, query: toQuery(view) }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
