import { type Industry, idempotencyHeader, type industryColumns } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { routeQuery } from '../../data/route-query.ts';
import { refreshAfterDeletion } from '../../data/route-rows.ts';
import type { RowSave } from '../../ui/form/use-server-form.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';
import type { IndustryEntry } from './industry-fields.ts';
import { industryLists } from './industry-lists.ts';

export type IndustryColumn = (typeof industryColumns)[number];
export type IndustryView = RegisterView<IndustryColumn>;

export const useIndustries = (view: IndustryView) =>
  useQuery({
    ...routeQuery('/api/industries', { query: toQuery(view) }),
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
  refreshAfterDeletion(deleted, ...industryLists, '/api/industries/{id}');

/** The whole register, or what the search shows of it, as a file. */
export const industriesFile = (search: string): string =>
  search === '' ? '/api/industries.csv' : `/api/industries.csv?${new URLSearchParams({ search })}`;
