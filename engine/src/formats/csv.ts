import type { ReachBands } from '../ensemble/reach-bands.ts';
import type { RunResult } from '../types/result-types.ts';
import { allZones } from './all-zones.ts';
import { bandFields } from './bands.ts';
import { type Cell, formatCsv } from './fields.ts';
import { type FindZonePeople, findZonePeople } from './zone-people.ts';

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

const bandColumns = ['reachLowM', 'reachHighM', 'reachedShare', 'bandMembers'] as const;
const peopleColumns = ['peopleBasis', 'placesWithoutCount'] as const;
type Column = (typeof columns)[number] | (typeof bandColumns)[number] | (typeof peopleColumns)[number];

/**
 * One row per level, worst first; each row is complete, so that rows of many runs can be combined. With `bands` four columns more,
 * at the end: where 5 % and 95 % of the variations end, how many reach the level at all, of how many. With `find` the people are the caller's count,
 * and two columns more say what it was counted from.
 */
export const toZoneRows = (
  result: RunResult,
  bands: ReachBands | null = null,
  find?: FindZonePeople,
): { readonly columns: readonly Column[]; readonly rows: readonly Readonly<Record<Column, Cell>>[] } => {
  const rows = allZones(result).map((zone): Readonly<Record<Column, Cell>> => {
    const within = result.impact.find((impact) => impact.levelId === zone.level.id)?.within;
    const people = findZonePeople(result, zone.level.id, find);
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
      peopleWithin: people.people,
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
      reachLowM: null,
      reachHighM: null,
      reachedShare: null,
      ...bandFields(bands, zone),
      bandMembers: bands?.members ?? null,
      peopleBasis: people.basis,
      placesWithoutCount: people.withoutCount,
    };
  });
  return { columns: [...columns, ...(bands === null ? [] : bandColumns), ...(find === undefined ? [] : peopleColumns)], rows };
};

/** The same as CSV. */
export const toCsv = (result: RunResult, bands: ReachBands | null = null, find?: FindZonePeople): string => {
  const { columns: names, rows } = toZoneRows(result, bands, find);
  return formatCsv<Column>(names, rows);
};
