import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { industryQuery } from '../../data/site-queries.ts';

/** Most choices of a list. */
export const offered = 20;

/** One industry by id; nothing is asked while there is none. */
export const useIndustry = (id: number | undefined) => useQuery(industryQuery(id));

/** The first matches by name: with a hundred thousand industries the server searches, and only these travel. */
export const useMatches = (search: string, enabled: boolean) =>
  useQuery({
    ...routeQuery('/api/industries', { query: { pageSize: offered, sort: 'industryName', ...(search === '' ? {} : { search }) } }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** The positions of all industries of the register. */
export const useIndustryPositions = (enabled: boolean) =>
  useQuery({
    ...routeQuery('/api/industries/points'),
    enabled,
  });
