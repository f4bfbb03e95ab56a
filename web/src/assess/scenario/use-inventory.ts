import { type ChemicalName, pageSize } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chemicalsQuery, readInventoryPage, stockQuery } from '../../data/site-queries.ts';

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
  const { data, isError } = useQuery(chemicalsQuery);
  return useMemo(() => (data ? new Map(data.map((chemical) => [chemical.id, chemical])) : isError ? nothing : undefined), [data, isError]);
};
