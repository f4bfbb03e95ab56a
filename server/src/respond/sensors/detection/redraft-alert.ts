import { type Account, ApiError, roleTitles } from '@hazardguard/contract';
import { readRun } from '../../../assess/runs/read-run.ts';
import { ComputeError } from '../../../platform/compute/pool.ts';
import { listActVillages } from '../../../warn/alerts/area-columns.ts';
import { noSuchAlert, updateAlert } from '../../../warn/alerts/draft-alert.ts';
import { findNoFlameM } from '../../../warn/alerts/no-flame-distance.ts';
import { proposeAlert } from '../../../warn/alerts/proposal.ts';
import { refuseStep } from '../../../warn/alerts/rules.ts';
import { findRunArea } from '../../../warn/alerts/run-area.ts';
import { findSiteName } from '../../../warn/alerts/site-name.ts';
import { findAlert } from '../../../warn/alerts/store.ts';
import { createEstimateRun, type EstimateDeps, findDetection } from './estimate.ts';
import { listNewestEstimates } from './estimate-store.ts';
import { noSuchDetection } from './present-detection.ts';

interface RedraftInput {
  /** The detection, and the estimate that the person has seen. */
  readonly id: number;
  readonly estimateId: number;
}

/** Redrafts the alert of a detection from its newest estimate. The person becomes one of its authors. */
export const redraftAlert = async (
  deps: EstimateDeps,
  { id, estimateId }: RedraftInput,
  person: Account,
): Promise<{ readonly alertId: string; readonly runId: string }> => {
  const { database } = deps;
  const row = await findDetection(database, id);
  const newest = (await listNewestEstimates(database, [id])).get(id);
  if (row === undefined || newest === undefined) throw noSuchDetection();
  if (row.alert_id === null) throw new ApiError('conflict', 'This detection has no draft yet. It is being written');
  if (newest.id !== estimateId) throw new ApiError('edited-meanwhile', 'There is a newer estimate. Look at it first');
  const now = new Date();
  const alert = await findAlert(database, row.alert_id);
  if (alert === undefined) throw noSuchAlert();
  const { incident_id: incidentId, status, version } = alert;
  // Before the run: a public alert is updated on its own page.
  refuseStep(alert, 'save', version, now);
  try {
    const runId = newest.run_id ?? (await createEstimateRun(deps, row, newest, person));
    const { run } = await readRun(database, runId);
    const area = await findRunArea(deps, run);
    const proposal = proposeAlert({
      run,
      area,
      status,
      incidentId,
      person: { name: person.name, roleTitle: roleTitles[person.role] },
      now,
      publicUrl: deps.settings.publicUrl,
      noFlameM: await findNoFlameM(deps.compute, run),
      siteName: await findSiteName(database, run),
      villages: await listActVillages(database, area),
    });
    const { id: alertId } = await updateAlert(deps, row.alert_id, { ...proposal, drawn: null, version }, person, now);
    await database.kysely.updateTable('detection').set({ drafted_from: newest.id }).where('id', '=', id).execute();
    return { alertId, runId };
  } catch (error) {
    if (!(error instanceof ComputeError)) throw error;
    throw new ApiError('unavailable', `${error.message} The draft is unchanged. Try again`);
  }
};
