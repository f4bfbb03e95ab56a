import { highestAt } from '../numerics/bisect.ts';
import type { PlumeField } from '../pipeline.ts';
import { type MixingTable, moleFraction } from '../substance/mixing-table.ts';
import { upwardProfile } from './dense-field.ts';
import type { PuffTable } from './puff-march.ts';
import { locate, readAt } from './table.ts';

const pureGasPpm = 1e6;
const leastEdgeM = 1e-3;

/** An edge is no longer felt from this many σ. */
const feltSigmas = 9;

/**
 * Footprint of a cloud that drifts and spreads: the highest value over time everywhere, ppm. At a moment t the cloud is a disc about
 * x(t): even within its core, Gaussian outside, `upwardProfile` above. A place's highest value, and a level's farthest reach to the side,
 * are searched among the moments of the table, then between them.
 */
export const puffField = (table: PuffTable, mixing: MixingTable, rangeM: number): PlumeField => {
  const { time, centre, core, edge, depth, exponent, radius } = table;
  const n = time.length;
  const upward = upwardProfile();
  const lastS = time[n - 1] ?? 0;
  const ppm = table.share.map((share) => pureGasPpm * moleFraction(mixing, share));
  let asked = Number.NaN;
  let station = 0;
  let between = 0;
  const read = (column: Float64Array, timeS: number): number => {
    if (timeS !== asked) {
      [station, between] = locate(time, timeS);
      asked = timeS;
    }
    return readAt(column, station, between);
  };
  const at = (x: number, y: number, z: number, timeS: number): number => {
    if (timeS < 0 || timeS > lastS) return 0;
    const beyond = Math.hypot(x - read(centre, timeS), y) - read(core, timeS);
    const distance = Math.max(0, beyond) / Math.max(leastEdgeM, read(edge, timeS));
    if (distance > 38) return 0;
    return read(ppm, timeS) * Math.exp(-0.5 * distance * distance) * upward(z, read(depth, timeS), read(exponent, timeS));
  };
  /** Highest value of a function of time with one hump between the neighbours of a station. */
  const highest = (value: (timeS: number) => number, i: number): number => {
    const low = time[Math.max(0, i - 1)] ?? 0;
    const high = time[Math.min(n - 1, i + 1)] ?? lastS;
    return value(highestAt(value, low, high, 1e-9 * (high + 1)));
  };
  /** First station that a place downwind is felt from: fronts only advance. */
  const firstFelt = (x: number): number => {
    let low = 0;
    let high = n - 1;
    while (low < high) {
      const i = (low + high) >> 1;
      if ((centre[i] ?? 0) + (core[i] ?? 0) + feltSigmas * (edge[i] ?? 0) < x) low = i + 1;
      else high = i;
    }
    return Math.max(0, low - 1);
  };
  const peak = (x: number, y: number, z: number): number => {
    let best = -1;
    let most = 0;
    // A cloud only thins: from where even its core is below what was found, nothing higher comes.
    for (let i = x > 0 ? firstFelt(x) : 0; i < n && (ppm[i] ?? 0) > most; i++) {
      const value = at(x, y, z, time[i] ?? 0);
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best < 0
      ? 0
      : Math.max(
          most,
          highest((timeS) => at(x, y, z, timeS), best),
        );
  };
  const findReach = (above: number, coreM: number, edgeM: number): number =>
    above > 1 ? coreM + Math.max(leastEdgeM, edgeM) * Math.sqrt(2 * Math.log(above)) : -1;
  /** Radius within which the ground value is at least the level, by station; kept for the level asked last, -1 where nowhere. */
  let levelAsked = Number.NaN;
  const reach = new Float64Array(n);
  const reachesFor = (level: number): void => {
    if (level === levelAsked) return;
    for (let i = 0; i < n; i++) reach[i] = findReach((ppm[i] ?? 0) / level, core[i] ?? 0, edge[i] ?? 0);
    levelAsked = level;
  };
  /** The square of that radius less the square of the way from x to the centre, at a moment. */
  const aside = (x: number, level: number, timeS: number): number => {
    const here = findReach(read(ppm, timeS) / level, read(core, timeS), read(edge, timeS));
    const way = x - read(centre, timeS);
    return here < 0 ? -1 : here * here - way * way;
  };
  const halfWidth = (x: number, level: number): number => {
    reachesFor(level);
    let best = -1;
    let most = 0;
    for (let i = 0; i < n && (reach[i] ?? -1) >= 0; i++) {
      const way = x - (centre[i] ?? 0);
      const squared = (reach[i] ?? 0) * (reach[i] ?? 0) - way * way;
      if (squared > most) {
        most = squared;
        best = i;
      }
    }
    return best < 0
      ? 0
      : Math.sqrt(
          Math.max(
            most,
            highest((timeS) => aside(x, level, timeS), best),
          ),
        );
  };
  /** First moment after which the sign of (front - x) holds: front +1 ahead of the centre, -1 behind. */
  const passage = (x: number, side: 1 | -1): number => {
    for (let i = n - 1; i > 0; i--) {
      const before = (centre[i - 1] ?? 0) + side * (radius[i - 1] ?? 0) - x;
      const after = (centre[i] ?? 0) + side * (radius[i] ?? 0) - x;
      if (before < 0 && after >= 0) {
        const share = -before / (after - before);
        return (time[i - 1] ?? 0) * (1 - share) + (time[i] ?? 0) * share;
      }
    }
    return side === 1 ? 0 : lastS;
  };
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: radius[0] ?? 0,
    rangeM,
    axisPeak: (x) => peak(x, 0, 0),
    halfWidth,
    peak,
    at,
    arrivalS: (x) => passage(x, 1),
    departureS: (x) => passage(x, -1),
  };
};
