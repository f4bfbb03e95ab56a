import { toPoints } from '../geo/wind-frame.ts';
import { type ReceptorTable, toHeadCount } from '../impact/receptor-table.ts';
import type { Scenario } from '../types/pipeline.ts';
import { toRadians } from '../units/convert.ts';
import { holds, isReached, zoneRow } from './zone-rows.ts';

interface ReceptorCount {
  /** Per level and receptor: members whose zone holds it. */
  readonly holding: Int32Array<ArrayBuffer>;
  /** Per member and level: people inside. */
  readonly people: Float64Array<ArrayBuffer>;
}

/** Where receptors are and how many people each has: what a slice needs of their table. */
export type ReceptorColumns = Pick<ReceptorTable, 'latitude' | 'longitude' | 'people'>;

/** Who is inside the zones of a run of members, `levels` zones each; their clouds turned by so many degrees, clockwise. */
export const countReceptors = (
  scenario: Scenario,
  table: ReceptorColumns,
  zones: Float64Array,
  levels: number,
  turnDeg: Float64Array,
): ReceptorCount => {
  const total = table.latitude.length;
  const members = turnDeg.length;
  const holding = new Int32Array(levels * total);
  const people = new Float64Array(members * levels);
  if (total === 0) return { holding, people };
  const xy = new Float64Array(2 * total);
  const rows = Int32Array.from({ length: total }, (_, row) => row);
  toPoints({ ...scenario.site, windFromDeg: scenario.weather.windFromDeg }, table.latitude, table.longitude, rows, total, xy);
  const farthest = (at: number): number => Math.max(zones[at] ?? 0, -(zones[at + 2] ?? 0)) * (1 + 1e-9);
  let reach = 0;
  for (let at = 0; at < zones.length; at += zoneRow) if (isReached(zones, at)) reach = Math.max(reach, farthest(at));
  const near = rows.filter((row) => Math.hypot(xy[2 * row] ?? 0, xy[2 * row + 1] ?? 0) <= reach);
  for (let i = 0; i < members; i++) {
    const cos = Math.cos(toRadians(turnDeg[i] ?? 0));
    const sin = Math.sin(toRadians(turnDeg[i] ?? 0));
    for (let k = 0; k < levels; k++) {
      const at = (i * levels + k) * zoneRow;
      if (!isReached(zones, at)) continue;
      let inside = 0;
      for (let n = 0; n < near.length; n++) {
        const row = near[n] ?? 0;
        const x = xy[2 * row] ?? 0;
        const y = xy[2 * row + 1] ?? 0;
        if (!holds(zones, at, x * cos - y * sin, x * sin + y * cos)) continue;
        holding[k * total + row] = (holding[k * total + row] ?? 0) + 1;
        inside += toHeadCount(table.people[row]) ?? 0;
      }
      people[i * levels + k] = inside;
    }
  }
  return { holding, people };
};
