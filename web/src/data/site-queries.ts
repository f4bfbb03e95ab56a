import type { Industry, InventoryItem, PrecomputedFootprint } from '@hazardguard/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, readBody } from './client.ts';
import { queryClient } from './query.ts';
import { withForms } from './with-forms.ts';

/** No call without an id. */
export const industryQuery = (id: number | undefined) =>
  queryOptions<Industry>({
    queryKey: ['industries', 'one', id],
    queryFn: ({ signal }) => readBody(api.GET('/api/industries/{id}', { params: { path: { id: Number(id) } }, signal })),
    enabled: id !== undefined,
  });

export const readInventoryPage = (id: number, page: number, size: number, signal: AbortSignal) =>
  readBody(
    api.GET('/api/industries/{id}/inventory', {
      params: { path: { id }, query: { page, pageSize: size, sort: 'substanceName', direction: 'asc' } },
      signal,
    }),
  ).then(withForms);

/** Most entries in a list of choices. */
export const listedItems = 1_000;
const step = 100;

const readListed = async (
  id: number,
  signal: AbortSignal,
): Promise<{ readonly items: readonly InventoryItem[]; readonly total: number }> => {
  const items: InventoryItem[] = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await readInventoryPage(id, page, step, signal);
    items.push(...rows);
    if (rows.length === 0 || items.length >= Math.min(total, listedItems)) return { items, total };
  }
};

/** The stock of a site, to choose from. */
export const stockQuery = (industryId: number) =>
  queryOptions({ queryKey: ['inventory', industryId, 'stock'], queryFn: ({ signal }) => readListed(industryId, signal) });

/** The ready assessment of a site. */
export const precomputedFootprintQuery = (industryId: number) =>
  queryOptions<PrecomputedFootprint>({
    queryKey: ['standing-footprint', industryId],
    queryFn: ({ signal }) => readBody(api.GET('/api/industries/{id}/standing-footprint', { params: { path: { id: industryId } }, signal })),
  });

/** The library changes with the program only. */
export const chemicalsQuery = queryOptions({
  queryKey: ['chemicals'],
  queryFn: () => readBody(api.GET('/api/chemicals')).then(({ chemicals }) => chemicals),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The radius within which the server counts people, m: a preview must use the same. */
export const receptorRadiusM = 50_000;

/** Schools, hospitals, homes, industries and markets around a site. */
export const receptorsQuery = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  queryOptions({
    queryKey: ['receptors', latitude, longitude],
    queryFn: ({ signal }) =>
      readBody(api.GET('/api/receptors', { params: { query: { latitude, longitude, radiusM: receptorRadiusM } }, signal })),
    staleTime: 5 * 60_000,
  });

/** The id of the site in focus in an address; undefined: none. */
const readIndustry = (address: URLSearchParams): number | undefined => {
  const industry = Number(address.get('industry'));
  return Number.isInteger(industry) && industry > 0 ? industry : undefined;
};

/**
 * Requests the data for zones around the site in focus while the code is still loading: one after the other took longer. Errors
 * here are reported where the data are needed. Places nearby, several megabytes, come after the zones.
 */
export const prefetchSite = async (address: URLSearchParams): Promise<void> => {
  const industry = readIndustry(address);
  if (industry === undefined) return;
  await Promise.all([
    queryClient.prefetchQuery(industryQuery(industry)),
    queryClient.prefetchQuery(stockQuery(industry)),
    queryClient.prefetchQuery(chemicalsQuery),
  ]);
};

/** An analysis opens with the stock of the ready assessment. */
export const prefetchAnalysis = async (address: URLSearchParams): Promise<void> => {
  const industry = readIndustry(address);
  if (industry === undefined) return;
  await Promise.all([prefetchSite(address), queryClient.prefetchQuery(precomputedFootprintQuery(industry))]);
};
