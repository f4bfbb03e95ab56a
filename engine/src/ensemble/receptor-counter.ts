import { pointsOf } from '../geo/wind-frame.ts';
import type { ReceptorTable } from '../impact/receptor-table.ts';
import type { Scenario } from '../pipeline.ts';
import { radiansOf } from '../units/convert.ts';
import { holds, isReached, zoneRow } from './zone-rows.ts';

interface ReceptorCounter {
  /** Per level and receptor: members whose zone holds it. */
  readonly holding: Int32Array<ArrayBuffer>;
  /** Per member and level: people inside. */
  readonly people: Float64Array<ArrayBuffer>;
  /** Counts member i, whose zones stand at its place in `zones` and whose cloud is turned by so many degrees, clockwise. */
  count(zones: Float64Array, i: number, turnDeg: number): void;
}

/** Who is inside the zones, member by member. The receptors are sorted by their distance once, so that a member asks only those within its reach. */
export const receptorCounter = (scenario: Scenario, table: ReceptorTable, levels: number, members: number): ReceptorCounter => {
  const total = table.ids.length;
  const xy = new Float64Array(2 * total);
  const all = Int32Array.from({ length: total }, (_, row) => row);
  pointsOf({ ...scenario.site, windFromDeg: scenario.weather.windFromDeg }, table.latitude, table.longitude, all, total, xy);
  const range = Float64Array.from(all, (row) => Math.hypot(xy[2 * row] ?? 0, xy[2 * row + 1] ?? 0));
  const nearFirst = all.sort((a, b) => (range[a] ?? 0) - (range[b] ?? 0) || a - b);
  const holding = new Int32Array(levels * total);
  const people = new Float64Array(members * levels);
  return {
    holding,
    people,
    count: (zones, i, turnDeg) => {
      const cos = Math.cos(radiansOf(turnDeg));
      const sin = Math.sin(radiansOf(turnDeg));
      for (let k = 0; k < levels; k++) {
        const at = (i * levels + k) * zoneRow;
        if (!isReached(zones, at)) continue;
        const reach = Math.max(zones[at] ?? 0, -(zones[at + 2] ?? 0)) * (1 + 1e-9);
        let inside = 0;
        for (let n = 0; n < total; n++) {
          const row = nearFirst[n] ?? 0;
          if ((range[row] ?? 0) > reach) break;
          const x = xy[2 * row] ?? 0;
          const y = xy[2 * row + 1] ?? 0;
          if (!holds(zones, at, x * cos - y * sin, x * sin + y * cos)) continue;
          holding[k * total + row] = (holding[k * total + row] ?? 0) + 1;
          inside += table.people[row] ?? 0;
        }
        people[i * levels + k] = inside;
      }
    },
  };
};
