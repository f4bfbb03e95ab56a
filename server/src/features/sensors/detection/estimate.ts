import { ApiError, roleTitles } from '@hazardguard/contract';
import type { ReadingsDocument, ScenarioDocument, SourceFound } from '@hazardguard/engine';
import type { Selectable } from 'kysely';
import { type Compute, ComputeError } from '../../../compute/pool.ts';
import type { Database } from '../../../db/database.ts';
import type { DetectionTable } from '../../../db/sensor-tables.ts';
import type { Settings } from '../../../env.ts';
import { draftAlert } from '../../alerts/draft-alert.ts';
import { proposeAlert } from '../../alerts/proposal.ts';
import { statusesFor } from '../../alerts/rules.ts';
import { alertsAbout } from '../../alerts/store.ts';
import { appendLink, appendNote } from '../../incidents/log.ts';
import { findIndustry } from '../../industries/store.ts';
import { createRun } from '../../runs/create-run.ts';
import { readRun } from '../../runs/read-run.ts';
import { sensorNetwork } from './account.ts';
import { estimateInput } from './estimate-input.ts';
import { probabilityMapOf } from './probability-map.ts';

export interface EstimateDeps {
  readonly database: Database;
  readonly settings: Settings;
  readonly compute: Compute;
  readonly signal: AbortSignal;
}

type DetectionRow = Selectable<DetectionTable>;

/** How long a release is taken to go on, s: nobody knows yet, and the footprint of a steady plume does not grow after it. */
const releaseS = 3_600;

const scenarioOf = ({ chemical, site, weather, time }: ReadingsDocument, { best }: SourceFound): ScenarioDocument => ({
  chemical,
  hazard: 'leak',
  quantityKg: best.rateKgS * releaseS,
  rupture: { type: 'direct', rateKgS: best.rateKgS },
  weather: { ...weather, windFromDeg: best.windFromDeg },
  site: { ...site, latitude: best.latitude, longitude: best.longitude },
  ...(time === undefined ? {} : { time }),
});

const figure = (value: number): string => String(Number(value.toPrecision(2)));

const estimateSentence = ({ best, rateKgS, ellipse, detected, notDetected }: SourceFound): string =>
  [
    `Estimated source: ${figure(best.rateKgS)} kg/s (5 to 95 %: ${figure(rateKgS.p5)} to ${figure(rateKgS.p95)})`,
    `at ${best.latitude.toFixed(5)}, ${best.longitude.toFixed(5)}`,
    ...(ellipse === null ? [] : [`within ${figure(ellipse.semiMajorM)} × ${figure(ellipse.semiMinorM)} m (90 %)`]),
    `from ${detected + notDetected} sensors, ${detected} above detection`,
  ].join(' ');

/** The source sought, its footprint run and stored; or why not. */
const seek = async ({ database, settings, compute, signal }: EstimateDeps, row: DetectionRow, industryId: number): Promise<void> => {
  const { kysely } = database;
  const because = (reason: string) => kysely.updateTable('detection').set({ reason }).where('id', '=', row.id).execute();
  const of = { cas: row.alarm_group, world: row.drill_id };
  const input = await estimateInput(database, settings, await findIndustry(database, industryId), of, new Date());
  if ('reason' in input) {
    await because(input.reason);
    return;
  }
  const answer = await compute.locate(input.document, signal);
  if (!answer.ok) {
    await because(answer.problems.map(({ message }) => message).join(' '));
    return;
  }
  const { samples, ...found } = answer.found;
  const run = await createRun({
    database,
    compute,
    input: {
      industryId,
      inventoryItemId: null,
      scenario: scenarioOf(input.document, answer.found),
      weatherOrigin: input.origin,
      drillId: row.drill_id,
    },
    person: sensorNetwork,
    signal,
  });
  await kysely
    .updateTable('detection')
    .set({
      reason: null,
      readings: JSON.stringify(input.document.readings),
      weather_origin: JSON.stringify(input.origin),
      estimate: JSON.stringify(found),
      map: JSON.stringify(probabilityMapOf(samples, input.document.site)),
      run_id: run.id,
    })
    .where('id', '=', row.id)
    .execute();
  await appendNote(database, row.incident_id, { kind: 'observation', text: estimateSentence(answer.found) }, sensorNetwork);
  await appendLink(database, row.incident_id, 'link', { kind: 'run', id: run.id }, sensorNetwork);
};

/** A draft about the incident from the run; where there is one already, it is that one. */
const draft = async ({ database, settings: { mode } }: EstimateDeps, incidentId: string, runId: string): Promise<string> => {
  const [known] = await alertsAbout(database, incidentId, []);
  if (known !== undefined) return known.id;
  const { run, sample } = await readRun(database, runId);
  const now = new Date();
  const proposal = proposeAlert({
    run,
    status: statusesFor({ mode, sample, exercise: run.drillId !== null })[0] ?? 'Exercise',
    incidentId,
    person: { name: sensorNetwork.name, roleTitle: roleTitles[sensorNetwork.role] },
    now,
  });
  return (await draftAlert(database, mode, proposal, sensorNetwork, now)).id;
};

const find = ({ kysely }: Database, id: number): Promise<DetectionRow | undefined> =>
  kysely.selectFrom('detection').selectAll().where('id', '=', id).executeTakeFirst();

/** One step after another, each stored before the next: a server that takes over goes on where the other was stopped. */
export const estimate = async (deps: EstimateDeps, id: number): Promise<void> => {
  const { database } = deps;
  const because = (reason: string) => database.kysely.updateTable('detection').set({ reason }).where('id', '=', id).execute();
  try {
    const row = await find(database, id);
    if (row === undefined || row.industry_id === null) return;
    if (row.run_id === null) await seek(deps, row, row.industry_id);
    const { run_id } = (await find(database, id)) ?? row;
    if (run_id === null) return;
    const alertId = await draft(deps, row.incident_id, run_id);
    await database.kysely.updateTable('detection').set({ alert_id: alertId, drafted_at: new Date() }).where('id', '=', id).execute();
  } catch (error) {
    // Not the fault of the program: it is told beside the detection, and tried again with the next readings.
    if (error instanceof ApiError || error instanceof ComputeError) await because(error.message.slice(0, 500));
    else throw error;
  }
};
