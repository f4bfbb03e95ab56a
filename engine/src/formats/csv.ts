import type { RunResult } from '../result-model.ts';
import { type Cell, csvOf } from './fields.ts';

const columns = [
  'level',
  'severity',
  'value',
  'unit',
  'status',
  'reachM',
  'maxHalfWidthM',
  'areaM2',
  'arrivalS',
  'receptorsWithin',
  'peopleWithin',
  'chemical',
  'cas',
  'hazard',
  'windFromDeg',
  'windSpeedMs',
  'stability',
  'model',
  'mode',
  'verified',
  'caveats',
  'engineVersion',
  'scenarioHash',
] as const;

/** One row per level, worst first; each row stands alone, so that rows of many runs can be put together. */
export const toCsv = (result: RunResult): string => {
  const rows = result.zones.map((zone): Readonly<Record<(typeof columns)[number], Cell>> => {
    const within = result.impact.find((impact) => impact.levelId === zone.level.id)?.within;
    return {
      level: zone.level.id,
      severity: zone.level.severity,
      value: zone.level.value,
      unit: zone.level.unit,
      status: zone.status,
      reachM: zone.reachM,
      maxHalfWidthM: zone.maxHalfWidthM,
      areaM2: zone.areaM2,
      arrivalS: zone.arrivalS,
      receptorsWithin: within?.receptors ?? null,
      peopleWithin: within?.people ?? null,
      chemical: result.chemical.name,
      cas: result.chemical.cas,
      hazard: result.hazard,
      windFromDeg: result.windFromDeg,
      windSpeedMs: result.windSpeedMs,
      stability: result.stability,
      model: result.model.id,
      mode: result.model.mode,
      verified: result.model.verified,
      caveats: result.caveats.map((caveat) => caveat.message).join(' '),
      engineVersion: result.engineVersion,
      scenarioHash: result.scenarioHash,
    };
  });
  return csvOf(columns, rows);
};
