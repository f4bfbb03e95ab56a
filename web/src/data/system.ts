import { useQuery } from '@tanstack/react-query';
import { api, readBody } from './client.ts';

export const readSystem = () => readBody(api.GET('/api/system'));

/** Versions, mode and the map layers an operator has configured; it changes only with a restart of the server. */
export const useSystem = () => useQuery({ queryKey: ['system'], queryFn: readSystem, staleTime: Number.POSITIVE_INFINITY });
