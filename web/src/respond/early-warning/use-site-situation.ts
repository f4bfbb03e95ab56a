import { type Alert, type Incident, incidentOrigins } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import type { Site } from '../../assess/scenario/site.ts';
import { api, readBody } from '../../data/client.ts';
import { routeKey, routeQuery } from '../../data/route-query.ts';

/** Refresh interval, ms. */
const refreshMs = 30_000;
const maxRows = 100;

const isOpen = ({ state }: Pick<Incident, 'state'>): boolean => state !== 'Resolved' && state !== 'Closed';

/** Whether an alert is public now: its last message is released and has not expired. */
export const isInForce = ({ live }: Pick<Alert, 'live'>, now: Date): boolean =>
  live !== null && live.state === 'released' && Date.parse(live.expiresAt) > now.getTime();

const pending: readonly Alert['state'][] = ['draft', 'waiting', 'returned'];

/** The public alerts and the drafts of a site, newest first. */
export const useSiteAlerts = (industryId: number) =>
  useQuery({
    ...routeQuery('/api/alerts', { query: { limit: maxRows } }),
    select: ({ alerts }) => {
      const own = alerts.filter((alert) => alert.industryId === industryId);
      const now = new Date();
      return { inForce: own.filter((alert) => isInForce(alert, now)), drafts: own.filter(({ state }) => pending.includes(state)) };
    },
    refetchInterval: refreshMs,
  });

/** Open incidents of a site, reported or detected, newest first. */
export const useSiteIncidents = ({ id, name }: Pick<Site, 'id' | 'name'>) =>
  useQuery({
    queryKey: routeKey('/api/incidents', 'site', id, name),
    queryFn: async ({ signal }) => {
      const query = { view: 'all', pageSize: maxRows, search: name, sort: 'createdAt', direction: 'desc' } as const;
      const lists = await Promise.all(
        incidentOrigins.map((origin) => readBody(api.GET('/api/incidents', { params: { query: { ...query, origin } }, signal }))),
      );
      return lists
        .flatMap(({ rows }) => rows)
        .filter((incident) => incident.industryId === id && isOpen(incident))
        .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    },
    refetchInterval: refreshMs,
  });
