import type { Run } from '@hazardguard/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { routeKey } from '../../data/route-query.ts';

/** The newest run of a site; null: none is stored. */
export const newestRunQuery = (industryId: number | undefined) =>
  queryOptions<Run | null>({
    queryKey: routeKey('/api/runs', 'newest', industryId),
    queryFn:
      industryId === undefined
        ? skipToken
        : async ({ signal }) => {
            const { runs } = await readBody(api.GET('/api/runs', { params: { query: { industryId, limit: 1 } }, signal }));
            const id = runs[0]?.id;
            return id === undefined ? null : readBody(api.GET('/api/runs/{id}', { params: { path: { id } }, signal }));
          },
  });
