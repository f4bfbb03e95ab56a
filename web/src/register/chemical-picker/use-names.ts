import { useQuery } from '@tanstack/react-query';
import { loadWhenReachable } from '../../ui/load-when-reachable.ts';

export type Names = typeof import('@hazardguard/chemicals/names');

/** The look-up of names, CAS and UN numbers. With the names of 4,000 substances it is loaded when a field first needs it. */
export const useNames = () =>
  useQuery<Names>({
    queryKey: ['chemical-names'],
    queryFn: () => loadWhenReachable(() => import('@hazardguard/chemicals/names')),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
