import { idempotencyHeader, type ReceptorInput, type ReceptorRecord, type receptorColumns } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { routeQuery } from '../../data/route-query.ts';
import type { RowSave } from '../../ui/form/use-server-form.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

export type ReceptorColumn = (typeof receptorColumns)[number];

export const useReceptorRecords = (view: RegisterView<ReceptorColumn>) =>
  useQuery({
    ...routeQuery('/api/receptors/register', { query: toQuery(view) }),
    placeholderData: keepPreviousData,
  });

export const readReceptor = (id: number): Promise<ReceptorRecord> =>
  readBody(api.GET('/api/receptors/register/{id}', { params: { path: { id } } }));

export const saveReceptor = ({ editing, input, key, overwrite }: RowSave<ReceptorInput>): Promise<ReceptorRecord> => {
  const headers = { [idempotencyHeader]: key };
  if (editing === null) return readBody(api.POST('/api/receptors/register', { body: input, headers }));
  const { id, version } = editing;
  const body = overwrite ? input : { ...input, version };
  return readBody(api.PUT('/api/receptors/register/{id}', { params: { path: { id } }, body, headers }));
};

export const deleteReceptor = ({ id }: ReceptorRecord): Promise<void> =>
  ensureOk(api.DELETE('/api/receptors/register/{id}', { params: { path: { id } } }));

/** Reloads the pages of the register and the places near every site. */
export const refreshReceptors = (): Promise<void> => refresh('/api/receptors/*');

/** The whole register, or what the search shows of it, as a file. */
export const receptorsFile = (search: string): string =>
  search === '' ? '/api/receptors.csv' : `/api/receptors.csv?${new URLSearchParams({ search })}`;
