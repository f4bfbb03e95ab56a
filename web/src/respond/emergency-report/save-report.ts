import type { IncidentCard, IncidentInput, Run } from '@hazardguard/contract';
import type { RunRequest } from '../../assess/scenario/runs.ts';
import { ApiProblem } from '../../data/api-problem.ts';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { changeIncident, createIncident, refreshIncidents } from '../incidents/incident-changes.ts';

/** What one save writes: the incident, and the run of it where there is one. */
export interface SaveRequest {
  /** Undefined: not created yet. */
  readonly incident: string | undefined;
  readonly input: IncidentInput;
  readonly drillId: number | null;
  /** The same for a repeated attempt, so that it makes one incident. */
  readonly key: string;
  /** The incident has these values already. */
  readonly isWritten: boolean;
  readonly run: (Omit<RunRequest, 'incidentId'> & { readonly placeName: string | null }) | undefined;
}

export interface Saved {
  readonly incident: string;
  readonly run: Run | undefined;
  /** The run is kept on this device and sent later. */
  readonly runWaits: boolean;
}

/** Undefined: the run is kept on this device until the server can be reached. */
const storeRun = async (
  body: RunRequest & { readonly placeName: string | null; readonly drillId: number | null },
): Promise<Run | undefined> => {
  try {
    return await readBody(api.POST('/api/runs', { body }));
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'waits') return undefined;
    throw error;
  }
};

/** The first save creates the incident; later ones change it. The run carries its number. */
export const saveReport = async (
  { incident, input, drillId, key, isWritten, run }: SaveRequest,
  onIncident: (id: string) => void,
): Promise<Saved> => {
  let id = incident;
  if (id === undefined) id = (await createIncident({ input, drillId, key })).id;
  else if (!isWritten) await changeIncident({ id, input, version: undefined, why: undefined });
  onIncident(id);
  const stored = run && (await storeRun({ ...run, drillId, incidentId: id }));
  if (stored !== undefined) queryClient.setQueryData(routeQuery('/api/runs/{id}', { path: { id: stored.id } }).queryKey, stored);
  void refreshIncidents();
  return { incident: id, run: stored, runWaits: run !== undefined && stored === undefined };
};

/** The newest run of an incident; undefined: it has none. */
export const findNewestRun = ({ runs }: IncidentCard): string | undefined =>
  runs.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]?.id;
