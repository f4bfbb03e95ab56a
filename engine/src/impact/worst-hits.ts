import type { ZoneOnPlane } from '../field/zone.ts';
import { bearingDeg } from '../geo/sphere.ts';
import { toPlace, type WindFrame } from '../geo/wind-frame.ts';
import type { ThreatField } from '../types/pipeline.ts';
import type { ReceptorHit } from '../types/result-types.ts';
import { type ReceptorTable, receptorAt } from './receptor-table.ts';

/** Every receptor inside a zone, as columns. */
export interface HitColumns {
  readonly row: Int32Array;
  /** Index of the worst zone that holds it. */
  readonly zone: Uint8Array;
  readonly xM: Float64Array;
  readonly yM: Float64Array;
  readonly count: number;
}

/** Farther than anything on earth, m: separates the zones in the sorting key. */
const zoneStep = 1e8;

/** Positions of the `limit` worst and nearest hits, in that order; equal ones by their row. */
const worstFirst = (hits: HitColumns, limit: number): readonly number[] => {
  const keys = new Float64Array(hits.count);
  for (let i = 0; i < hits.count; i++) keys[i] = (hits.zone[i] ?? 0) * zoneStep + Math.hypot(hits.xM[i] ?? 0, hits.yM[i] ?? 0);
  const cut = hits.count > limit ? (keys.slice().sort()[limit - 1] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const chosen: number[] = [];
  for (let i = 0; i < hits.count; i++) if ((keys[i] ?? 0) <= cut) chosen.push(i);
  return chosen.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b).slice(0, limit);
};

const valueAt = (field: ThreatField, xM: number, yM: number): number => {
  switch (field.shape) {
    case 'plume':
    case 'path':
      return field.peak(xM, yM, 0);
    case 'ground':
      return field.peak(xM, yM);
    case 'radial':
      return field.peak(Math.hypot(xM, yM));
  }
};

/** When the cloud comes to a place, and when it has passed; null where time has no meaning. */
const passageAt = (field: ThreatField, xM: number, yM: number): Pick<ReceptorHit, 'arrivalS' | 'departureS'> => {
  switch (field.shape) {
    case 'plume':
      return { arrivalS: field.arrivalS(xM), departureS: field.departureS(xM) };
    case 'path':
      return { arrivalS: field.arrivalS(xM, yM), departureS: field.departureS(xM, yM) };
    default:
      return { arrivalS: null, departureS: null };
  }
};

/** The worst and nearest hits, in full. */
export const worstHits = (
  hits: HitColumns,
  limit: number,
  table: ReceptorTable,
  frame: WindFrame,
  zones: readonly ZoneOnPlane[],
  field: ThreatField,
): readonly ReceptorHit[] =>
  worstFirst(hits, limit).flatMap((i) => {
    const row = hits.row[i] ?? 0;
    const receptor = receptorAt(table, row);
    const level = zones[hits.zone[i] ?? 0]?.level;
    if (level === undefined) return [];
    const xM = hits.xM[i] ?? 0;
    const yM = hits.yM[i] ?? 0;
    // Of a line or area: towards its nearest point in the zone.
    const [longitude, latitude] = table.shapes?.has(row) ? toPlace(frame, xM, yM) : [receptor.longitude, receptor.latitude];
    return [
      {
        receptor,
        levelId: level.id,
        severity: level.severity,
        distanceM: Math.hypot(xM, yM),
        bearingDeg: bearingDeg(frame.latitude, frame.longitude, latitude, longitude),
        value: valueAt(field, xM, yM),
        ...passageAt(field, xM, yM),
      },
    ];
  });
