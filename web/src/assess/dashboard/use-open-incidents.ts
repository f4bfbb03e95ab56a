import type { Incident } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { routeKey } from '../../data/route-query.ts';

/** Refresh interval, ms; old data stays visible until new data arrives. */
export const refreshMs = 30_000;
export const shownRows = 5;
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
