import { choosePeopleInside, choosePeopleInZones, type Run, type runSummary } from '@hazardguard/contract';
import type { RunResult, ScenarioDocument } from '@hazardguard/engine';
import type { z } from 'zod';
import { isOlderEngine, withOlderEngine } from '../older-engine.ts';
import type { RunRow, RunSummaryRow } from './store.ts';

type Head = Omit<Run, 'scenario' | 'result' | 'population' | 'industryId'> & { readonly industryId: number };

const toHead = (row: Omit<RunSummaryRow, 'counts' | 'recorded'>): Head => ({
  id: row.id,
  industryId: row.industry_id,
  industryName: row.industry_name,
  inventoryItemId: row.inventory_item_id,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  weatherOrigin: row.weather_origin as Run['weatherOrigin'],
  drillId: row.drill_id,
  incidentId: row.incident_id,
  placeName: row.place_name,
});

/** Restores the types of the stored JSON, which the engine checked and computed. */
export const presentRun = (row: RunRow): Run & { readonly industryId: number } => ({
  ...toHead(row),
  scenario: row.scenario as ScenarioDocument,
  result: withOlderEngine(row.result as RunResult),
  population: row.population === null ? null : [...row.population],
});

/** Of the zones that the run counted; a run that is older than the count has only head-counts. */
const findInWidest = ({ counts, recorded, people }: RunSummaryRow): number | null => {
  if (counts === null) return choosePeopleInside(null, { people }).people;
  const zones = counts.map(({ levelId }) => ({ level: { id: levelId }, status: 'reached' }));
  return choosePeopleInZones({ zones, impact: recorded ?? [] }, counts).get(counts.at(-1)?.levelId ?? '')?.people ?? null;
};

export const presentSummary = (row: RunSummaryRow): z.output<typeof runSummary> => ({
  ...toHead(row),
  chemical: row.chemical,
  hazard: row.hazard,
  worstReachM: row.worst_reach_m,
  people: findInWidest(row),
  isOlderEngine: isOlderEngine(row.engine_version),
});
