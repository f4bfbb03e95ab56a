import { erf } from '../numerics/erf.ts';
import { gamma } from '../numerics/gamma.ts';
import type { PlumeField } from '../pipeline.ts';
import { type MixingTable, moleFraction } from '../substance/mixing-table.ts';
import type { DenseTable } from './dense-table.ts';
import { passingRate } from './passing-rate.ts';
import type { Spread } from './sigma.ts';
import { shape } from './similarity-march.ts';
import { locate, readAt } from './table.ts';

const pureGasPpm = 1e6;

/** Narrowest edge, m: a step is a step. */
const leastEdgeM = 1e-3;

/** What a table of a dense plume is read with. */
export interface DenseReading {
  readonly mixing: MixingTable;
  readonly durationS: number;
  readonly rangeM: number;
  /** Along-wind spread of a release that ends. */
  readonly sigmaX: Spread;
  /** See `DenseConstants`. */
  readonly sharpness: number;
}

/**
 * Share of its ground value that a layer has at a height: exp(-(Γ(1+1/s) z/H)^s), whose integral over z is H; s = 1.5, a passive plume's,
 * growing to 1.5 + `sharpness` with Ri/(1 + Ri): weight keeps the top of a layer sharp.
 */
export const upward = (heightM: number, depthM: number, richardson: number, sharpness: number): number => {
  if (!(heightM > 0)) return 1;
  const s = shape + (sharpness * richardson) / (1 + richardson);
  return Math.exp(-(((gamma(1 + 1 / s) * heightM) / depthM) ** s));
};

/**
 * Highest concentration in time of a dense plume, ppm: the marched table, straight between stations. Across, a uniform core with
 * Gaussian edges; upwards `upward`; along, a release that ends passes as the passive plumes' (palazzi-1982, beals-1971), with the
 * mean speed of travel. The gas around the source is part of every zone.
 */
export const denseField = (table: DenseTable, reading: DenseReading): PlumeField => {
  const { mixing, durationS, rangeM, sigmaX, sharpness } = reading;
  const { fromM, radiusM, along } = table;
  const whole = [{ fromS: 0, toS: durationS, rateKgS: 1 }];
  /** Where the last question lay: the curves of one place are asked one after another. */
  let asked = Number.NaN;
  let station = 0;
  let between = 0;
  const read = (column: Float64Array, x: number): number => {
    if (x !== asked) {
      [station, between] = locate(along, x - fromM);
      asked = x;
    }
    return readAt(column, station, between);
  };
  const steady = (x: number): number => pureGasPpm * moleFraction(mixing, read(table.share, x));
  const passing = (x: number): number => {
    const time = x > radiusM ? read(table.time, x) : 0;
    return time > 0 ? erf((x * durationS) / (time * 2 * Math.SQRT2 * sigmaX(x))) : 1;
  };
  /** Share of the axis value away from the axis and above the ground; the gas around the source is as rich all over. */
  const aside = (x: number, y: number, z: number): number => {
    const around = x < radiusM ? Math.sqrt(Math.max(0, radiusM * radiusM - x * x)) : 0;
    const beyond = Math.max(0, Math.abs(y) - Math.max(read(table.core, x), around));
    const behind = Math.max(0, fromM - x);
    const distance = Math.hypot(beyond, behind) / Math.max(leastEdgeM, read(table.edge, x));
    return Math.exp(-0.5 * distance * distance) * upward(z, read(table.depth, x), read(table.richardson, x), sharpness);
  };
  const axisPeak = (x: number): number => steady(x) * passing(x);
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: radiusM,
    rangeM,
    axisPeak,
    halfWidth: (x, level) => {
      if (x < fromM) return 0;
      const axis = axisPeak(x);
      return axis > level ? read(table.core, x) + Math.max(leastEdgeM, read(table.edge, x)) * Math.sqrt(2 * Math.log(axis / level)) : 0;
    },
    peak: (x, y, z) => axisPeak(x) * aside(x, y, z),
    at: (x, y, z, timeS) => {
      const travelled = x > radiusM ? read(table.time, x) : 0;
      const share = travelled > 0 ? passingRate(whole, x / travelled, sigmaX(x), x, timeS) : timeS >= 0 && timeS <= durationS ? 1 : 0;
      return steady(x) * aside(x, y, z) * Math.max(0, share);
    },
    arrivalS: (x) => (x <= 0 ? 0 : read(table.time, x)),
    departureS: (x) => durationS + (x <= 0 ? 0 : read(table.time, x)),
  };
};
