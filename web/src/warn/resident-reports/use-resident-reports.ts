import type { ResidentReports } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../data/client.ts';
import { useHasPermission } from '../../data/session.ts';

/** Live updates refresh it with its incident; if they fail, it is read again at this interval, ms. */
const pollMs = 60_000;

/** Undefined data without the permission: the sender's number is for responders only. */
export const useIncidentReports = (id: string) =>
  useQuery<ResidentReports>({
    queryKey: ['incidents', 'resident-reports', id],
    queryFn: ({ signal }) => readBody(api.GET('/api/incidents/{id}/resident-reports', { params: { path: { id }, query: {} }, signal })),
    enabled: useHasPermission('delivery.read'),
    refetchInterval: pollMs,
  });

export const useReportsWithoutIncident = () =>
  useQuery<ResidentReports>({
    queryKey: ['incidents', 'reports-without-incident'],
    queryFn: ({ signal }) => readBody(api.GET('/api/resident-reports', { params: { query: {} }, signal })),
    enabled: useHasPermission('delivery.read'),
    refetchInterval: pollMs,
  });
