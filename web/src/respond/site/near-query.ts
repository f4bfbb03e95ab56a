import { queryOptions } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

/** Radius for the nearby places, m. */
export const nearRadiusM = 10_000;

export const nearQuery = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  queryOptions({
    ...routeQuery('/api/receptors', { query: { latitude, longitude, radiusM: nearRadiusM } }),
    staleTime: 5 * 60_000,
  });
