import { halfWidthAt } from '../field/strip.ts';
import type { ZoneOnPlane } from '../field/zone.ts';
import { isInsideRing } from '../geo/ring.ts';
import { toPoints, type WindFrame } from '../geo/wind-frame.ts';
import type { ThreatField } from '../types/pipeline.ts';
import type { ReceptorHit, ZoneImpact } from '../types/result-types.ts';
import { countTallies, emptyTally, tallyRow } from './count.ts';
import { rowsNear } from './near.ts';
import { nearestInside, type ReceptorShape, shapeInFrame } from './receptor-shape.ts';
import type { ReceptorTable } from './receptor-table.ts';
import { type HitColumns, worstHits } from './worst-hits.ts';

/** Greatest number of hits listed one by one. */
const hitLimit = 500;

export interface Impact {
  readonly impact: readonly ZoneImpact[];
  readonly hits: readonly ReceptorHit[];
  readonly receptorsOmitted: number;
}

/** A zone is known by its widths along the wind, as a circle, or by its outline alone. */
const isInZone = ({ strip, isPath, reachM, outlineM }: ZoneOnPlane, xM: number, yM: number): boolean => {
  if (strip !== null) return Math.abs(yM) <= halfWidthAt(strip, xM);
  return isPath ? isInsideRing(outlineM, xM, yM) : xM * xM + yM * yM <= reachM ** 2;
};

/** Index of the worst zone whose outline holds a point, -1 for none. Zones come worst first. */
const zoneHolding = (zones: readonly ZoneOnPlane[], xM: number, yM: number): number => {
  for (let i = 0; i < zones.length; i++) {
    const zone = zones[i];
    if (zone === undefined || zone.status === 'not-reached') continue;
    if (isInZone(zone, xM, yM)) return i;
  }
  return -1;
};

const emptyHits = (capacity: number): HitColumns & { count: number } => ({
  row: new Int32Array(capacity),
  zone: new Uint8Array(capacity),
  xM: new Float64Array(capacity),
  yM: new Float64Array(capacity),
  count: 0,
});

/** Nothing of a zone lies farther from the source, m. */
const findRadius = ({ isPath, reachM, maxHalfWidthM, outlineM }: ZoneOnPlane): number =>
  isPath ? outlineM.reduce((most, [x, y]) => Math.max(most, Math.hypot(x, y)), 0) : Math.hypot(reachM, maxHalfWidthM);

/** The worst zone that a line or area meets, and its nearest point in that zone; null: it meets none. */
const findShapeHit = (zones: readonly ZoneOnPlane[], frame: WindFrame, shape: ReceptorShape) => {
  const placed = shapeInFrame(frame, shape);
  for (const [zone, one] of zones.entries()) {
    if (one.status === 'not-reached') continue;
    const at = nearestInside(placed, one.outlineM, (x, y) => isInZone(one, x, y));
    if (at !== null) return { zone, xM: at[0], yM: at[1] };
  }
  return null;
};

/** Receptors inside any zone: the box around the farthest reach first, then the zones' own widths in the frame of the wind. */
const findHits = (zones: readonly ZoneOnPlane[], frame: WindFrame, table: ReceptorTable): HitColumns => {
  const radius = Math.max(0, ...zones.map(findRadius));
  const near = rowsNear(table, frame.latitude, frame.longitude, radius);
  const xy = new Float64Array(2 * near.count);
  toPoints(frame, table.latitude, table.longitude, near.rows, near.count, xy);
  const shapes = [...(table.shapes ?? [])];
  const hits = emptyHits(near.count + shapes.length);
  for (let i = 0; i < near.count; i++) {
    const x = xy[2 * i] ?? 0;
    const y = xy[2 * i + 1] ?? 0;
    const zone = zoneHolding(zones, x, y);
    const row = near.rows[i] ?? 0;
    if (zone < 0 || table.shapes?.has(row)) continue;
    hits.row[hits.count] = row;
    hits.zone[hits.count] = zone;
    hits.xM[hits.count] = x;
    hits.yM[hits.count] = y;
    hits.count++;
  }
  for (const [row, shape] of shapes) {
    const hit = findShapeHit(zones, frame, shape);
    if (hit === null) continue;
    hits.row[hits.count] = row;
    hits.zone[hits.count] = hit.zone;
    hits.xM[hits.count] = hit.xM;
    hits.yM[hits.count] = hit.yM;
    hits.count++;
  }
  return hits;
};

/**
 * Who is inside, lines and areas that meet a zone with all their people: per zone the receptors in it and in no worse one (`alone`) and in it at all (`within`), by kind, and the
 * worst and nearest of them one by one. Zones are nested, worst first.
 */
export const computeImpact = (field: ThreatField, zones: readonly ZoneOnPlane[], frame: WindFrame, table: ReceptorTable): Impact => {
  const hits = findHits(zones, frame, table);
  const tallies = zones.map(() => emptyTally());
  for (let i = 0; i < hits.count; i++) {
    const tally = tallies[hits.zone[i] ?? 0];
    if (tally !== undefined) tallyRow(tally, table, hits.row[i] ?? 0);
  }
  return {
    impact: zones.map((zone, i) => ({
      levelId: zone.level.id,
      within: countTallies(tallies.slice(0, i + 1)),
      alone: countTallies(tallies.slice(i, i + 1)),
    })),
    hits: worstHits(hits, hitLimit, table, frame, zones, field),
    receptorsOmitted: Math.max(0, hits.count - hitLimit),
  };
};
