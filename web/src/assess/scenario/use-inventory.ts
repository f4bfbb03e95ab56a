import { type ChemicalName, pageSize } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byName, chemicalsQuery, inventoryQuery, stockQuery } from '../../data/site-queries.ts';
import { withForms } from '../../data/with-forms.ts';

export const useInventoryPage = (industryId: number, page: number) =>
  useQuery({
    ...inventoryQuery(industryId, { page, pageSize, ...byName }),
    select: withForms,
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
