import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { industryQuery } from '../../data/site-queries.ts';

const offered = 20;

/** The first matches by name: with a hundred thousand industries the server searches, and only these travel. */
export const useIndustryChoices = (search: string, enabled: boolean) =>
  useQuery({
    queryKey: ['industries', 'choices', search],
    queryFn: ({ signal }) =>
      readBody(
        api.GET('/api/industries', {
          params: { query: { pageSize: offered, sort: 'industryName', ...(search === '' ? {} : { search }) } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    enabled,
  });

/** One industry by id; nothing is asked while there is none. */
export const useIndustry = (id: number | undefined) => useQuery(industryQuery(id));
