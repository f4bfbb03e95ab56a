import { type Mesh, regionsAbove } from '../field/isolines.ts';
import { ringOnGround } from '../geo/ring.ts';
import { toPlace, type WindFrame } from '../geo/wind-frame.ts';
import { quantileAt } from '../numerics/quantile.ts';
import { coverShare, groundOutline, type MapFrame, type Zones } from './cover.ts';
import type { Band, ProbabilityMap } from './ensemble-types.ts';
import { outlinePoints } from './zone-rows.ts';

/**
 * The outlines drawn on every map and their names. Outside the last a level is reached with less than one chance in ten, which
 * the IPCC's calibrated language calls very unlikely; inside the second it is more likely than not.
 */
export const bandsDrawn = [
  { id: 'near-certain', atLeast: 0.9 },
  { id: 'likely', atLeast: 0.5 },
  { id: 'possible', atLeast: 0.1 },
] as const;

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

/** The outlines of a map on the ground. */
export const drawBands = ({ side, stepM, eastM, northM, probability }: ProbabilityMap, ground: WindFrame): readonly Band[] => {
  const mesh: Mesh = { columns: side, rows: side, x0: eastM[0] ?? 0, y0: northM[0] ?? 0, stepM, values: probability };
  return bandsDrawn.map(({ id, atLeast }) => ({
    id,
    atLeast,
    polygons: regionsAbove(mesh, atLeast).map((region) => region.map((ring) => ringOnGround(ground, ring))),
  }));
};
