import { toPlace, type WindFrame } from '../geo/wind-frame.ts';
import { quantileAt } from '../numerics/quantile.ts';
import { coverShare, groundOutline, type MapFrame, type Zones } from './cover.ts';
import type { ProbabilityMap } from './ensemble-types.ts';
import { outlinePoints } from './zone-rows.ts';

/** Share of the members that may reach beyond the map on each side: a quarter of what the outermost outline leaves out. */
const leftOut = 0.025;

/** Room around what the map must hold. */
const margin = 1.05;

/** A square that holds the outermost outline, with a node on the source: on every side only the leftOut share of the members reaches farther. Null where none reaches. */
export const mapFrame = (zones: Zones, side: number): MapFrame | null => {
  const members = zones.bearingDeg.length;
  const [west, east, south, north] = Array.from({ length: 4 }, () => new Float64Array(members)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const ring = new Float64Array(2 * outlinePoints);
  let reached = false;
  for (let i = 0; i < members; i++) {
    if (!groundOutline(zones, i, ring)) continue;
    reached = true;
    for (let p = 0; p < outlinePoints; p++) {
      const e = ring[2 * p] ?? 0;
      const n = ring[2 * p + 1] ?? 0;
      west[i] = Math.min(west[i] ?? 0, e);
      east[i] = Math.max(east[i] ?? 0, e);
      south[i] = Math.min(south[i] ?? 0, n);
      north[i] = Math.max(north[i] ?? 0, n);
    }
  }
  if (!reached) return null;
  const low = (column: Float64Array): number => quantileAt(column.sort(), leftOut);
  const high = (column: Float64Array): number => quantileAt(column.sort(), 1 - leftOut);
  const [w, e, s, n] = [low(west), high(east), low(south), high(north)];
  const stepM = (margin * Math.max(e - w, n - s, 1)) / (side - 1);
  const firstNode = (middleM: number): number => Math.round(middleM / stepM - 0.5 * (side - 1)) * stepM;
  return { side, eastM: firstNode(0.5 * (w + e)), northM: firstNode(0.5 * (s + n)), stepM };
};

/** The ground seen with x east and y north. */
export const northUp = (site: { readonly latitude: number; readonly longitude: number }): WindFrame => ({ ...site, windFromDeg: 270 });

/** How probably the level is reached at each node. */
export const probabilityMap = (zones: Zones, frame: MapFrame, ground: WindFrame): ProbabilityMap => {
  const { side, stepM } = frame;
  const axis = (start: number): Float64Array => Float64Array.from({ length: side }, (_, i) => start + stepM * i);
  const eastM = axis(frame.eastM);
  const northM = axis(frame.northM);
  return {
    side,
    stepM,
    eastM,
    northM,
    longitude: eastM.map((e) => toPlace(ground, e, 0)[0]),
    latitude: northM.map((n) => toPlace(ground, 0, n)[1]),
    probability: coverShare(zones, frame),
  };
};
