import { type Account, ApiError, type EstimateObstacle, type SourceEstimate } from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import type { Selectable } from 'kysely';
import { createRun } from '../../../assess/runs/create-run.ts';
import { type Compute, ComputeError } from '../../../platform/compute/pool.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/tables/schema.ts';
import type { Settings } from '../../../platform/env/env.ts';
import { findIndustry } from '../../../register/industries/store.ts';
import { appendDetailed } from '../../incidents/log.ts';
import { hasChangedMaterially } from './changed-readings.ts';
import { type Drafted, draftFromRun, draftWithoutFootprint } from './draft-from-run.ts';
import { buildEstimateInput, type EstimateInput } from './estimate-input.ts';
import { addEstimate, attachRun, type EstimateRow, listNewestEstimates, listUsedReadings, presentEstimate } from './estimate-store.ts';
import { toFootprintScenario } from './footprint-scenario.ts';
import { buildProbabilityMap } from './probability-map.ts';
import { sensorNetworkAccount } from './sensor-network-account.ts';

export interface EstimateDeps {
  readonly database: Database;
  readonly settings: Settings;
  readonly compute: Compute;
  readonly signal: AbortSignal;
}

type DetectionRow = Selectable<Schema['detection']>;

type SourceSearch = { readonly estimate: EstimateRow } | { readonly obstacle: EstimateObstacle };

/** Runs the footprint of an estimate and links it with the incident, once. */
export const createEstimateRun = async (deps: EstimateDeps, row: DetectionRow, estimate: EstimateRow, person: Account): Promise<string> => {
  const { database, compute, signal } = deps;
  if (row.industry_id === null) throw new ApiError('conflict', 'The industry of this detection is no longer registered');
  const { id, scenario, weatherOrigin } = { ...estimate, weatherOrigin: presentEstimate(estimate, new Date()).weatherOrigin };
  // Written by `searchSource`.
  const input = {
    industryId: row.industry_id,
    inventoryItemId: null,
    scenario: scenario as ScenarioDocument,
    weatherOrigin,
    drillId: row.drill_id,
    incidentId: row.incident_id,
    assessAsPure: false,
  };
  const run = await createRun({ database, compute, input, person, signal });
  return attachRun(database, id, run.id);
};

const buildInput = async ({ database, settings }: EstimateDeps, row: DetectionRow, industryId: number): Promise<EstimateInput> => {
  const group = { cas: row.alarm_group, drillScope: row.drill_id, reportsAt: row.use_reports ? row.incident_id : null };
  return buildEstimateInput(database, settings, await findIndustry(database, industryId), group, new Date());
};

/** Estimates the source and stores it with its evidence, or returns why the engine refuses the readings. */
const searchSource = async (
  { database, compute, signal }: EstimateDeps,
  row: DetectionRow,
  { document, origin }: Extract<EstimateInput, { readonly document: object }>,
): Promise<SourceSearch> => {
  const answer = await compute.locate(document, signal);
  if (!answer.ok) return { obstacle: { code: 'readings-refused', fields: answer.problems.map(({ field }) => field) } };
  const { samples, ...found } = answer.found;
  const { windSpeedMs, windFromDeg } = document.weather;
  const estimate = await addEstimate(database, {
    detectionId: row.id,
    readings: listUsedReadings(document.readings),
    weatherOrigin: origin,
    wind: { windSpeedMs, windFromDeg },
    scenario: toFootprintScenario(document, answer.found),
    found,
    map: buildProbabilityMap(samples, document.site),
  });
  return { estimate };
};

const logEstimate = async (database: Database, incidentId: string, { found }: SourceEstimate): Promise<void> => {
  const { best, rateKgS, regions, detected, notDetected } = found;
  const detail = {
    latitude: best.latitude,
    longitude: best.longitude,
    rateKgS: best.rateKgS,
    lowKgS: rateKgS.p5,
    highKgS: rateKgS.p95,
    areaM2: regions.find(({ share }) => share === 0.9)?.areaM2 ?? null,
    sensors: detected + notDetected,
    detected,
  };
  await database.kysely
    .transaction()
    .execute((transaction) =>
      appendDetailed(transaction, incidentId, { kind: 'source-estimate', detail, why: null }, sensorNetworkAccount),
    );
};

export const findDetection = ({ kysely }: Database, id: number): Promise<DetectionRow | undefined> =>
  kysely.selectFrom('detection').selectAll().where('id', '=', id).executeTakeFirst();

export const findObstacle = (error: unknown): EstimateObstacle | undefined => {
  if (error instanceof ApiError) return { code: 'refused', error: error.code };
  return error instanceof ComputeError ? { code: 'not-computed', failure: error.failure } : undefined;
};

const setObstacle = ({ kysely }: Database, id: number, obstacle: EstimateObstacle | null) =>
  kysely
    .updateTable('detection')
    .set({ obstacle: obstacle === null ? null : JSON.stringify(obstacle) })
    .where('id', '=', id)
    .execute();

/** Stores an expected failure with the detection; the next readings start another attempt. */
const recordObstacle = async (database: Database, id: number, work: () => Promise<EstimateObstacle | null>): Promise<void> => {
  try {
    await setObstacle(database, id, await work());
  } catch (error) {
    const obstacle = findObstacle(error);
    if (obstacle === undefined) throw error;
    await setObstacle(database, id, obstacle);
  }
};

/** Drafts an alert from the footprint of an estimate, or without a footprint if the engine refuses the scenario. */
const draftFrom = async (deps: EstimateDeps, row: DetectionRow, estimate: EstimateRow): Promise<Drafted> => {
  try {
    const runId = estimate.run_id ?? (await createEstimateRun(deps, row, estimate, sensorNetworkAccount));
    return await draftFromRun(deps, row.incident_id, runId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid-scenario') throw error;
    return draftWithoutFootprint(deps, row, presentEstimate(estimate, new Date()), error.message);
  }
};

/** From readings to the draft. Each step is stored before the next, so that another server can continue. */
export const estimateSource = (deps: EstimateDeps, id: number): Promise<void> =>
  recordObstacle(deps.database, id, async () => {
    const { database } = deps;
    const row = await findDetection(database, id);
    if (row === undefined || row.industry_id === null) return null;
    let newest: EstimateRow | undefined = (await listNewestEstimates(database, [id])).get(id);
    if (newest === undefined) {
      const input = await buildInput(deps, row, row.industry_id);
      const search = 'obstacle' in input ? input : await searchSource(deps, row, input);
      if ('obstacle' in search) return search.obstacle;
      newest = search.estimate;
      await logEstimate(database, row.incident_id, presentEstimate(newest, new Date()));
    }
    const { alertId, isNew } = await draftFrom(deps, row, newest);
    await database.kysely
      .updateTable('detection')
      .set({ alert_id: alertId, drafted_at: new Date(), drafted_from: isNew ? newest.id : null })
      .where('id', '=', id)
      .execute();
    return null;
  });

/** Makes a new estimate if the readings have changed materially. The draft stays unchanged until a person redrafts it. */
export const updateEstimate = (deps: EstimateDeps, id: number): Promise<void> =>
  recordObstacle(deps.database, id, async () => {
    const row = await findDetection(deps.database, id);
    const newest = (await listNewestEstimates(deps.database, [id])).get(id);
    if (row === undefined || row.industry_id === null || newest === undefined) return null;
    const input = await buildInput(deps, row, row.industry_id);
    if ('obstacle' in input) return input.obstacle;
    const now = { readings: listUsedReadings(input.document.readings), wind: input.document.weather };
    if (!hasChangedMaterially(presentEstimate(newest, new Date()), now)) return null;
    const search = await searchSource(deps, row, input);
    return 'obstacle' in search ? search.obstacle : null;
  });
