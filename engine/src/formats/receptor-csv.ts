import type { RunResult } from '../types/result-types.ts';
import { type Cell, formatCsv } from './fields.ts';

const columns = [
  'name',
  'kind',
  'people',
  'latitude',
  'longitude',
  'level',
  'severity',
  'distanceM',
  'bearingDeg',
  'value',
  'unit',
  'arrivalS',
  'departureS',
  'chemical',
  'hazard',
  'notListed',
  'scenarioHash',
] as const;

/** One row per receptor inside a zone, worst and nearest first; `notListed` says how many more the run counted and did not list. */
export const toReceptorCsv = (result: RunResult): string =>
  formatCsv(
    columns,
    result.hits.map(
      (hit): Readonly<Record<(typeof columns)[number], Cell>> => ({
        name: hit.receptor.name,
        kind: hit.receptor.kind,
        people: hit.receptor.people,
        latitude: hit.receptor.latitude,
        longitude: hit.receptor.longitude,
        level: hit.levelId,
        severity: hit.severity,
        distanceM: hit.distanceM,
        bearingDeg: hit.bearingDeg,
        value: hit.value,
        unit: result.zones.find((zone) => zone.level.id === hit.levelId)?.level.unit ?? null,
        arrivalS: hit.arrivalS,
        departureS: hit.departureS ?? null,
        chemical: result.chemical.name,
        hazard: result.hazard,
        notListed: result.receptorsOmitted,
        scenarioHash: result.scenarioHash,
      }),
    ),
  );
