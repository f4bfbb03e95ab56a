import type { CurrentSituation } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { useFallbackInterval } from './live.ts';
import { routeQuery } from './route-query.ts';
import { useHasPermission } from './session.ts';

/** Interval while live updates are off, ms. Sensor alarms and expiries make no live event of their own. */
const refetchMs = 15_000;
const slowRefetchMs = 60_000;

const none = { total: 0, rows: [] };
/** Cut before its first row: what goes on at a site is not known. */
const unknown = { total: 1, rows: [] };

/** What goes on now in this person's scope and what waits for this person: for Home and the badges of Alerts. */
export const useCurrentSituation = () => {
  const fallback = useFallbackInterval(refetchMs);
  return useQuery({
    ...routeQuery('/api/current-situation'),
    // An answer that an earlier version has kept on this device does not have these lists.
    select: (answer): CurrentSituation => ({
      ...answer,
      inForce: answer.inForce ?? none,
      siteMoves: answer.siteMoves ?? none,
      siteStates: answer.siteStates ?? unknown,
    }),
    enabled: useHasPermission('incident.read'),
    refetchInterval: fallback === false ? slowRefetchMs : fallback,
  });
};

/** Warnings that wait for this person's approval; 0 where the entry is of something else, or the person may not read warnings. */
export const useWaitingAlerts = (wanted: boolean): number => {
  const may = useHasPermission('alert.read');
  const waiting = useCurrentSituation().data?.toApprove.total ?? 0;
  return wanted && may ? waiting : 0;
};
