import type { InventoryItem } from '@hazardguard/contract';
import { queryOptions } from '@tanstack/react-query';
import { type AddressOf, api, type RouteTable, readBody } from './client.ts';
import { queryClient } from './query.ts';
import { routeKey, routeQuery } from './route-query.ts';
import { withForms } from './with-forms.ts';

/** No call without an id. */
export const industryQuery = (id: number | undefined) => routeQuery('/api/industries/{id}', id === undefined ? null : { path: { id } });

const inventoryPath = '/api/industries/{id}/inventory';
export const byName = { sort: 'substanceName', direction: 'asc' } as const;

/** A page of a site's inventory; read it through `withForms`. */
export const inventoryQuery = (id: number, query: NonNullable<AddressOf<RouteTable['GET'][typeof inventoryPath]>['query']>) =>
  routeQuery(inventoryPath, { path: { id }, query });

/** Most entries in a list of choices. */
export const listedItems = 1_000;
const step = 100;

const readListed = async (
  id: number,
  signal: AbortSignal,
): Promise<{ readonly items: readonly InventoryItem[]; readonly total: number }> => {
  const items: InventoryItem[] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: step, ...byName };
    const { rows, total } = withForms(await readBody(api.GET(inventoryPath, { params: { path: { id }, query }, signal })));
    items.push(...rows);
    if (rows.length === 0 || items.length >= Math.min(total, listedItems)) return { items, total };
  }
};

/** The stock of a site, to choose from. */
export const stockQuery = (industryId: number) =>
  queryOptions({
    queryKey: routeKey(inventoryPath, { path: { id: industryId } }, 'stock'),
    queryFn: ({ signal }) => readListed(industryId, signal),
  });

/** The ready assessment of a site. */
export const precomputedFootprintQuery = (industryId: number) =>
  routeQuery('/api/industries/{id}/standing-footprint', { path: { id: industryId } });

/** The library changes with the program only. */
export const chemicalsQuery = queryOptions({
  ...routeQuery('/api/chemicals'),
  select: ({ chemicals }) => chemicals,
  staleTime: Number.POSITIVE_INFINITY,
});

export const chemicalCardQuery = (chemical: string) =>
  queryOptions({ ...routeQuery('/api/chemicals/{chemical}', { path: { chemical } }), staleTime: Number.POSITIVE_INFINITY });

/** The radius within which the server counts people, m: a preview must use the same. */
export const receptorRadiusM = 50_000;

/** Schools, hospitals, homes, industries and markets around a site. */
export const receptorsQuery = (place: { readonly latitude: number; readonly longitude: number } | undefined) =>
  queryOptions({
    ...routeQuery(
      '/api/receptors',
      place === undefined ? null : { query: { latitude: place.latitude, longitude: place.longitude, radiusM: receptorRadiusM } },
    ),
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
