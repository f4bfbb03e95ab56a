import { erf } from '../numerics/erf.ts';
import { gamma } from '../numerics/gamma.ts';
import type { PlumeField } from '../pipeline.ts';
import { type MixingTable, moleFraction, shareHolding, shareOfMoles, volumeAt } from '../substance/mixing-table.ts';
import type { DenseTable } from './dense-table.ts';
import { passingRate } from './passing-rate.ts';
import type { Spread } from './sigma.ts';
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
}

/**
 * Share of its ground value that a layer has at a height: exp(-(Γ(1+1/s) z/H)^s), whose integral over z is H; s = 1.5 of a passive
 * plume, growing to 1.5 + `sharpness` with Ri/(1 + Ri): weight keeps the top of a layer sharp.
 */
export const upwardProfile = (): ((heightM: number, depthM: number, exponent: number) => number) => {
  // Γ(1+1/s) of the last s: the heights of one place are asked one after another.
  let last = Number.NaN;
  let scale = Number.NaN;
  return (heightM, depthM, exponent) => {
    if (heightM <= 0) return 1;
    if (exponent !== last) [last, scale] = [exponent, gamma(1 + 1 / exponent)];
    return Math.exp(-(((scale * heightM) / depthM) ** exponent));
  };
};

/**
 * Highest concentration in time of a dense plume, ppm: the marched table, straight between stations. Across, a uniform core with
 * Gaussian edges; upwards `upwardProfile`; along, a release that ends passes as the passive plumes' (palazzi-1982, beals-1971), with the
 * mean speed of travel. These shares are of the concentration by mass, so that every cross-section carries the release; its mole share
 * follows from how much air is in it. The gas around the source is part of every zone.
 */
export const denseField = (table: DenseTable, reading: DenseReading): PlumeField => {
  const { mixing, durationS, rangeM, sigmaX } = reading;
  const { fromM, radiusM, along } = table;
  const upward = upwardProfile();
  const whole = [{ fromS: 0, toS: durationS, rateKgS: 1 }];
  /** Position of the last look-up: values at one place are requested one after another. */
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
  /** On the axis of a plume that never ends, kg/m³. */
  const steady = (x: number): number => read(table.share, x) * read(table.density, x);
  const toPpm = (x: number, concentration: number): number =>
    pureGasPpm * moleFraction(mixing, shareHolding(mixing, concentration, read(table.warmed, x)));
  const toConcentration = (x: number, ppm: number): number => {
    const share = shareOfMoles(mixing, ppm / pureGasPpm);
    return share / volumeAt(mixing, share, read(table.warmed, x));
  };
  const passing = (x: number): number => {
    const time = x > radiusM ? read(table.time, x) : 0;
    return time > 0 ? erf((x * durationS) / (time * 2 * Math.SQRT2 * sigmaX(x))) : 1;
  };
  let onAxisAt = Number.NaN;
  let onAxis = 0;
  /** On the axis, highest in time, kg/m³. */
  const axis = (x: number): number => {
    if (x !== onAxisAt) {
      onAxis = steady(x) * passing(x);
      onAxisAt = x;
    }
    return onAxis;
  };
  /** Share of the axis value away from the axis and above the ground; the gas around the source is as rich all over. */
  const aside = (x: number, y: number, z: number): number => {
    const around = x < radiusM ? Math.sqrt(Math.max(0, radiusM * radiusM - x * x)) : 0;
    const beyond = Math.max(0, Math.abs(y) - Math.max(read(table.core, x), around));
    const behind = Math.max(0, fromM - x);
    const distance = (behind > 0 ? Math.hypot(beyond, behind) : beyond) / Math.max(leastEdgeM, read(table.edge, x));
    return Math.exp(-0.5 * distance * distance) * upward(z, read(table.depth, x), read(table.exponent, x));
  };
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: radiusM,
    rangeM,
    axisPeak: (x) => toPpm(x, axis(x)),
    halfWidth: (x, level) => {
      if (x < fromM || level >= pureGasPpm) return 0;
      const above = axis(x) / toConcentration(x, level);
      return above > 1 ? read(table.core, x) + Math.max(leastEdgeM, read(table.edge, x)) * Math.sqrt(2 * Math.log(above)) : 0;
    },
    peak: (x, y, z) => toPpm(x, axis(x) * aside(x, y, z)),
    at: (x, y, z, timeS) => {
      const travelled = x > radiusM ? read(table.time, x) : 0;
      const share = travelled > 0 ? passingRate(whole, x / travelled, sigmaX(x), x, timeS) : timeS >= 0 && timeS <= durationS ? 1 : 0;
      return toPpm(x, steady(x) * aside(x, y, z) * Math.max(0, share));
    },
    arrivalS: (x) => (x <= 0 ? 0 : read(table.time, x)),
    departureS: (x) => durationS + (x <= 0 ? 0 : read(table.time, x)),
  };
};
