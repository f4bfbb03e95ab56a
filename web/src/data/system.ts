import { useQuery } from '@tanstack/react-query';
import { routeQuery } from './route-query.ts';

export const systemQuery = routeQuery('/api/system');

/** Versions, mode and the map layers an operator has configured; it changes only with a restart of the server. */
export const useSystem = () => useQuery({ ...systemQuery, staleTime: Number.POSITIVE_INFINITY });
