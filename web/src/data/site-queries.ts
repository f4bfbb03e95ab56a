import type { Industry, InventoryItem } from '@hazardguard/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, readBody } from './client.ts';
import { queryClient } from './query.ts';

/** Nothing is asked while there is no id. */
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
  );

/** So many are offered in a list to choose from. */
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

/** The library changes with the program only. */
export const chemicalsQuery = queryOptions({
  queryKey: ['chemicals'],
  queryFn: () => readBody(api.GET('/api/chemicals')).then(({ chemicals }) => chemicals),
  staleTime: Number.POSITIVE_INFINITY,
});

/** As far as the server looks when it counts who is inside, m: a preview must count the same. */
export const receptorRadiusM = 50_000;

/** Schools, hospitals, homes, industries and markets around a site. */
export const receptorsQuery = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  queryOptions({
    queryKey: ['receptors', latitude, longitude],
    queryFn: ({ signal }) =>
      readBody(api.GET('/api/receptors', { params: { query: { latitude, longitude, radiusM: receptorRadiusM } }, signal })),
    staleTime: 5 * 60_000,
  });

/**
 * Asks for what zones around the site in focus are made from while the code is still coming: one after the other they took longer
 * than the code. What fails here is asked for again where it is needed, and said there. Places around, megabytes of them, come
 * after the zones.
 */
export const prefetchSite = async (address: URLSearchParams): Promise<void> => {
  const industry = Number(address.get('industry'));
  if (!Number.isInteger(industry) || industry <= 0) return;
  await Promise.all([
    queryClient.prefetchQuery(industryQuery(industry)),
    queryClient.prefetchQuery(stockQuery(industry)),
    queryClient.prefetchQuery(chemicalsQuery),
  ]);
};
