import { type ChemicalName, pageSize } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readInventoryPage, stockQuery } from '../../data/site-queries.ts';
import { useChemicals } from '../../register/chemical-picker/use-chemicals.ts';

export const useInventoryPage = (industryId: number, page: number) =>
  useQuery({
    queryKey: ['inventory', industryId, 'site', page],
    queryFn: ({ signal }) => readInventoryPage(industryId, page, pageSize, signal),
    placeholderData: keepPreviousData,
  });

/** The stock of a site, to choose from. */
export const useStock = (industryId: number) => useQuery(stockQuery(industryId));

const nothing: ReadonlyMap<string, ChemicalName> = new Map();

/** The hazards that the library can compute for each chemical, by id; undefined while loading. */
export const useLibrary = (): ReadonlyMap<string, ChemicalName> | undefined => {
  const { data, isError } = useChemicals();
  return useMemo(() => (data ? new Map(data.map((chemical) => [chemical.id, chemical])) : isError ? nothing : undefined), [data, isError]);
};
