import { type Incident, type IncidentInput, idempotencyHeader } from '@hazardguard/contract';
import { api, readBody } from '../../data/client.ts';
import { refreshAfterDeletion } from '../../data/route-rows.ts';

interface NewIncident {
  readonly input: IncidentInput;
  /** The exercise it belongs to; null: it is real. */
  readonly drillId: number | null;
  readonly key: string;
}

export const createIncident = ({ input, drillId, key }: NewIncident): Promise<Incident> =>
  readBody(api.POST('/api/incidents', { body: { ...input, drillId }, headers: { [idempotencyHeader]: key } }));

export interface IncidentChangeRequest {
  readonly id: string;
  readonly input: IncidentInput;
  /** Undefined: overwrite the changes of another person, after a warning. */
  readonly version: number | undefined;
  readonly why: string | undefined;
}

export const changeIncident = ({ id, input, version, why }: IncidentChangeRequest): Promise<Incident> =>
  readBody(
    api.PUT('/api/incidents/{id}', {
      params: { path: { id } },
      body: { ...input, ...(version === undefined ? {} : { version }), ...(why ? { why } : {}) },
    }),
  );

/** What shows incidents: also the reports of residents that belong to one. */
export const incidentLists = ['/api/incidents/*', '/api/resident-reports'] as const;

/** Refreshes all lists, counts and records, except a record that was just deleted. */
export const refreshIncidents = (deleted?: string): Promise<void> => refreshAfterDeletion(deleted, ...incidentLists);
