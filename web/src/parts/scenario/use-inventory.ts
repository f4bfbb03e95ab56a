import { type ChemicalName, type InventoryItem, pageSize } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answerOf, api } from '../../data/client.ts';
import { useChemicals } from '../chemical-picker/use-chemicals.ts';

const readPage = (id: number, page: number, size: number, signal: AbortSignal) =>
  answerOf(
    api.GET('/api/industries/{id}/inventory', {
      params: { path: { id }, query: { page, pageSize: size, sort: 'substanceName', direction: 'asc' } },
      signal,
    }),
  );

export const useInventoryPage = (industryId: number, page: number) =>
  useQuery({
    queryKey: ['inventory', industryId, 'site', page],
    queryFn: ({ signal }) => readPage(industryId, page, pageSize, signal),
    placeholderData: keepPreviousData,
  });

/** So many are offered in a list to choose from. */
export const offeredItems = 1_000;
const step = 100;

const readOffered = async (
  id: number,
  signal: AbortSignal,
): Promise<{ readonly items: readonly InventoryItem[]; readonly total: number }> => {
  const items: InventoryItem[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readPage(id, page, step, signal);
    items.push(...rows);
    if (rows.length === 0 || items.length >= Math.min(total, offeredItems)) return { items, total };
  }
};

/** The stock of a site, to choose from. */
export const useStock = (industryId: number) =>
  useQuery({ queryKey: ['inventory', industryId, 'stock'], queryFn: ({ signal }) => readOffered(industryId, signal) });

const nothing: ReadonlyMap<string, ChemicalName> = new Map();

/** What the library can do with each chemical, by id; undefined while it is being read. */
export const useLibrary = (): ReadonlyMap<string, ChemicalName> | undefined => {
  const { data, isError } = useChemicals();
  return useMemo(() => (data ? new Map(data.map((chemical) => [chemical.id, chemical])) : isError ? nothing : undefined), [data, isError]);
};
