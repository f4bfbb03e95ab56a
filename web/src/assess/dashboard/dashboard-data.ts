import type { Incident, Run } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { routeKey, routeQuery } from '../../data/route-query.ts';

/** Refresh interval, ms; old data stays visible until new data arrives. */
export const refreshMs = 30_000;
const shownRows = 5;
const searched = 100;

const isOpen = ({ state }: Incident): boolean => state === 'New' || state === 'Assigned' || state === 'In-progress';

/** Unresolved incidents, newest first, and the number in each state. In-progress has no list of its own. */
export const useOpenIncidents = () =>
  useQuery({
    queryKey: routeKey('/api/incidents', 'dashboard'),
    queryFn: async ({ signal }) => {
      const read = (view: 'open' | 'assigned' | 'all', pageSize: number) =>
        readBody(api.GET('/api/incidents', { params: { query: { view, pageSize, sort: 'createdAt', direction: 'desc' } }, signal }));
      const [all, fresh, assigned] = await Promise.all([read('all', searched), read('open', shownRows), read('assigned', shownRows)]);
      const { counts } = all;
      const open = new Map([...all.rows.filter(isOpen), ...fresh.rows, ...assigned.rows].map((one) => [one.id, one]));
      return {
        rows: [...open.values()].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, shownRows),
        total: counts.all - counts.resolved - counts.closed,
        fresh: counts.open,
        assigned: counts.assigned,
        inProgress: counts.all - counts.resolved - counts.closed - counts.open - counts.assigned,
      };
    },
    refetchInterval: refreshMs,
  });

export const useLatestAlerts = () =>
  useQuery({
    ...routeQuery('/api/alerts', { query: { limit: shownRows } }),
    refetchInterval: refreshMs,
  });

/** The most urgent duties, of one site or of all. */
export const useNextDuties = (industryId: number | undefined) =>
  useQuery({
    ...routeQuery('/api/duties', { query: { pageSize: shownRows, ...(industryId === undefined ? {} : { industryId }) } }),
    refetchInterval: refreshMs,
  });

/** The newest run of a site; null: none is stored. */
export const useLatestRun = (industryId: number | undefined) =>
  useQuery<Run | null>({
    queryKey: routeKey('/api/runs', 'newest', industryId),
    queryFn: async ({ signal }) => {
      const { runs } = await readBody(api.GET('/api/runs', { params: { query: { industryId: industryId ?? 0, limit: 1 } }, signal }));
      const id = runs[0]?.id;
      return id === undefined ? null : await readBody(api.GET('/api/runs/{id}', { params: { path: { id } }, signal }));
    },
    enabled: industryId !== undefined,
    refetchInterval: refreshMs,
  });
