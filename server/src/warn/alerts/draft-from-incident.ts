import { type Account, type Alert, ApiError, type alertFromIncident } from '@hazardguard/contract';
import type { z } from 'zod';
import { findNewestRunOf } from '../../assess/runs/store.ts';
import { type DraftDeps, draftAlert } from './draft-alert.ts';
import { proposeForRun } from './propose-for-run.ts';
import { listIncidentAlerts } from './store.ts';

/**
 * The draft that a person asked for without a network, from the assessment that was sent before it. It stays a draft: handing it in, approving
 * and releasing are never done later by themselves.
 */
export const draftFromIncident = async (
  deps: DraftDeps,
  { incidentId, incidentDescription }: z.output<typeof alertFromIncident>,
  person: Account,
  now: Date,
): Promise<Alert> => {
  const { database } = deps;
  const known = (await listIncidentAlerts(database, incidentId, [])).find(({ state }) => state !== 'cancelled');
  if (known !== undefined)
    throw new ApiError('conflict', `${incidentId} has a warning already. Open it in Alerts and change its area or text there.`);
  const run = await findNewestRunOf(database, incidentId);
  if (run === undefined)
    throw new ApiError('conflict', `${incidentId} has no assessment. Open the emergency report and draft the warning there.`);
  const proposal = await proposeForRun(deps, { runId: run.id, incidentId, person, now, area: 'warned-area', percent: null });
  return draftAlert(deps, { ...proposal, incidentDescription }, person, now);
};
