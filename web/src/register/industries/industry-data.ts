import { type Industry, idempotencyHeader, type industryColumns } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import type { RowSave } from '../../ui/form/use-row-form.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';
import type { IndustryEntry } from './industry-fields.ts';

export type IndustryColumn = (typeof industryColumns)[number];
export type IndustryView = RegisterView<IndustryColumn>;

export const useIndustries = (view: IndustryView) =>
  useQuery({
    queryKey: ['industries', 'list', view],
    queryFn: ({ signal }) => readBody(api.GET('/api/industries', { params: { query: toQuery(view) }, signal })),
    placeholderData: keepPreviousData,
  });

export const readIndustry = (id: number): Promise<Industry> => readBody(api.GET('/api/industries/{id}', { params: { path: { id } } }));

export const saveIndustry = ({ editing, input, key, overwrite }: RowSave<IndustryEntry>): Promise<Industry> => {
  const headers = { [idempotencyHeader]: key };
  if (editing === null) return readBody(api.POST('/api/industries', { body: input, headers }));
  const { id, version } = editing;
  const body = overwrite ? input : { ...input, version };
  return readBody(api.PUT('/api/industries/{id}', { params: { path: { id } }, body, headers }));
};

export const deleteIndustry = ({ id }: Industry): Promise<void> =>
  ensureOk(api.DELETE('/api/industries/{id}', { params: { path: { id } } }));

/** Reloads every list, picker and row of the register, except a row that was just deleted. */
export const refreshIndustries = (deleted?: number): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: ['industries'],
    predicate: ({ queryKey: [, kind, id] }) => kind !== 'one' || id !== deleted,
  });

/** The whole register, or what the search shows of it, as a file. */
export const industriesFile = (search: string): string =>
  search === '' ? '/api/industries.csv' : `/api/industries.csv?${new URLSearchParams({ search })}`;
