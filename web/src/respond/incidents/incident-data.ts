import {
  type Incident,
  type IncidentInput,
  type IncidentViewId,
  idempotencyHeader,
  type incidentColumns,
  type incidentOrigins,
} from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { routeQuery } from '../../data/route-query.ts';
import { refreshAfterDeletion } from '../../data/route-rows.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

export type IncidentColumn = (typeof incidentColumns)[number];
type Origin = (typeof incidentOrigins)[number];

/** Changes by others arrive through `data/live.ts`; if that connection fails, the visible page is refreshed at this interval, ms. */
const pollMs = 60_000;

export const useIncidents = (origin: Origin, view: IncidentViewId, shown: RegisterView<IncidentColumn>) =>
  useQuery({
    ...routeQuery('/api/incidents', { query: { ...toQuery(shown), origin, view } }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });

/** Number of incidents per view. */
export const useCounts = (origin: Origin) =>
  useQuery({
    ...routeQuery('/api/incidents', { query: { origin, view: 'open', pageSize: 1 } }),
    select: ({ counts }) => counts,
    refetchInterval: pollMs,
  });

const params = (id: string) => ({ path: { id } });

export const useIncidentCard = (id: string) =>
  useQuery({
    ...routeQuery('/api/incidents/{id}', { path: { id } }),
    refetchInterval: pollMs,
  });

export const readEventsBefore = (id: string, before: number) =>
  readBody(api.GET('/api/incidents/{id}/events', { params: { ...params(id), query: { before, limit: 500 } } }));

const buildKeyHeader = (key: string) => ({ headers: { [idempotencyHeader]: key } });

interface NewIncident {
  readonly input: IncidentInput;
  /** The exercise it belongs to; null: it is real. */
  readonly drillId: number | null;
  readonly key: string;
}

export const createIncident = ({ input, drillId, key }: NewIncident): Promise<Incident> =>
  readBody(api.POST('/api/incidents', { body: { ...input, drillId }, ...buildKeyHeader(key) }));

export interface IncidentChangeRequest {
  readonly id: string;
  readonly input: IncidentInput;
  /** Undefined: overwrite the changes of another person, after a warning. */
  readonly version: number | undefined;
  readonly why?: string;
}

export const changeIncident = ({ id, input, version, why }: IncidentChangeRequest): Promise<Incident> =>
  readBody(
    api.PUT('/api/incidents/{id}', {
      params: params(id),
      body: { ...input, ...(version === undefined ? {} : { version }), ...(why ? { why } : {}) },
    }),
  );

export const deleteIncident = ({ id }: Incident): Promise<void> => ensureOk(api.DELETE('/api/incidents/{id}', { params: params(id) }));

/** What shows incidents: also the reports of residents that belong to one. */
export const incidentLists = ['/api/incidents/*', '/api/resident-reports'] as const;

/** Refreshes all lists, counts and records, except a record that was just deleted. */
export const refreshIncidents = (deleted?: string): Promise<void> => refreshAfterDeletion(deleted, ...incidentLists);

/** Address of the CSV file of a view and search. */
export const buildCsvAddress = (origin: Origin, view: IncidentViewId, search: string): string =>
  `/api/incidents.csv?${new URLSearchParams({ origin, view, ...(search === '' ? {} : { search }) })}`;
