import { findExtent } from '../numerics/extent.ts';
import type { SolvedQuantity } from '../numerics/require-converged.ts';
import type { PlumeField, SourceStep } from '../types/pipeline.ts';
import { highestPassingRate, passingRate } from './passing-rate.ts';
import type { Spread } from './sigma.ts';

/** Nothing is purer than pure gas. */
const pureGasPpm = 1e6;

/** Closer to the source than this the spread has no meaning, m. */
const nearestM = 0.1;

const edge: SolvedQuantity = { name: 'edge of a plume', unit: 'm' };

/** First step towards the top of a plume, m. */
const firstHeightM = 0.05;

/** Where a Gaussian is half as high as in its middle, in σ. */
const halfHeight = Math.sqrt(2 * Math.LN2);

/** A plume with a Gaussian across, station by station; what differs between the passive plumes. */
export interface CarriedPlume {
  readonly steps: readonly SourceStep[];
  /** What is in the air from the first moment, kg. */
  readonly burstKg: number;
  readonly sourceRadiusM: number;
  readonly rangeM: number;
  /** Concentration on the axis at a height, of one kg/s that never ends, ppm. */
  axisOfUnit(xM: number, zM: number): number;
  readonly sigmaY: Spread;
  /** Along-wind spread of a release that ends. */
  readonly sigmaX: Spread;
  /** Whether arrival and departure count the along-wind spread; in ALOHA's way they do not. */
  readonly isFrontSpread: boolean;
  /** Time of travel to a distance, s. */
  travelS(xM: number): number;
}

/**
 * The field of a passive plume: what one kg/s makes, times the rate that passes.
 *
 * c(x, y, z, t) = C₁(x, z) exp(-y²/2σy²) q(x, t), at most pure gas; q the passing rate with the mean speed of travel x/t(x). The
 * highest value in time takes the highest q, so `peak` is the highest of `at`. A cloud arrives, and departs, when half the rate of a steady
 * release has come or gone: of a long release when the front of its first gas, and the end of its last, are there; of a burst √(2 ln 2) σx
 * before and after its middle. Source palazzi-1982.
 */
export const carriedField = (plume: CarriedPlume): PlumeField => {
  const { steps, burstKg, sigmaX, sigmaY, travelS } = plume;
  const halfS = 0.5 * steps.reduce((last, { toS }) => Math.max(last, toS), 0);
  const ofSharpness = highestPassingRate(steps, burstKg);
  const highest = (x: number): number => ofSharpness(x / (travelS(x) * Math.SQRT2 * sigmaX(x)));
  /** Half the time of the passage, s. */
  const passage = (x: number): number => (plume.isFrontSpread ? Math.hypot(halfS, (halfHeight * sigmaX(x) * travelS(x)) / x) : halfS);
  /** The distance and the moment asked last, m and s, and the rate that passes then, kg/s: the places of a cross-section share it. */
  const now = { x: Number.NaN, timeS: Number.NaN, rateKgS: 0.5 };
  const passingNow = (x: number, timeS: number): number => {
    if (x !== now.x || timeS !== now.timeS) {
      now.x = x;
      now.timeS = timeS;
      now.rateKgS = Math.max(0, passingRate(steps, x / travelS(x), sigmaX(x), x, timeS, burstKg));
    }
    return now.rateKgS;
  };
  /** What one kg/s makes away from the axis; behind the source it falls off as to the side. */
  const ofUnit = (x: number, y: number, z: number): number => {
    const far = Math.max(x, nearestM);
    const beyond = Math.hypot(y, Math.min(0, x - nearestM)) / sigmaY(far);
    return plume.axisOfUnit(far, z) * Math.exp(-0.5 * beyond * beyond);
  };
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: plume.sourceRadiusM,
    sourcePpm: 0,
    rangeM: plume.rangeM,
    upwindM: undefined,
    axisPeak: (x) => {
      const far = Math.max(x, nearestM);
      return Math.min(pureGasPpm, plume.axisOfUnit(far, 0) * highest(far));
    },
    halfWidth: (x, level) => {
      const far = Math.max(x, nearestM);
      const axis = plume.axisOfUnit(far, 0) * highest(far);
      if (axis <= level) return 0;
      const square = 2 * sigmaY(far) ** 2 * Math.log(axis / level);
      // As in `ofUnit` behind the source: where the strip would begin in a step, its width would hang on where a station lies.
      return Math.sqrt(Math.max(0, square - (far - x) ** 2));
    },
    peak: (x, y, z) => Math.min(pureGasPpm, ofUnit(x, y, z) * highest(Math.max(x, nearestM))),
    at: (x, y, z, timeS) => {
      const rateKgS = passingNow(Math.max(x, nearestM), timeS);
      return rateKgS > 0 ? Math.min(pureGasPpm, ofUnit(x, y, z) * rateKgS) : 0;
    },
    slices: {
      heightAt: (x, timeS, level) => {
        const rateKgS = passingNow(Math.max(x, nearestM), timeS);
        return rateKgS > 0 ? findExtent((z) => ofUnit(x, 0, z) * rateKgS >= level, firstHeightM, edge) : 0;
      },
      halfWidthAt: (x, z, timeS, level) => {
        const far = Math.max(x, nearestM);
        const axis = plume.axisOfUnit(far, z) * passingNow(far, timeS);
        return axis > level ? Math.sqrt(Math.max(0, 2 * sigmaY(far) ** 2 * Math.log(axis / level) - (far - x) ** 2)) : 0;
      },
      fill: (x, y, z, timeS, _least, into) => {
        const far = Math.max(x, nearestM);
        const rateKgS = passingNow(far, timeS);
        const sigma = sigmaY(far);
        for (let k = 0; k < z.length; k++) into[k * y.length] = plume.axisOfUnit(far, z[k] ?? 0) * rateKgS;
        // The first of each row holds its axis until the places of its own are done, from the last to the first.
        for (let j = y.length - 1; j >= 0; j--) {
          const beyond = Math.hypot(y[j] ?? 0, Math.min(0, x - nearestM)) / sigma;
          const share = Math.exp(-0.5 * beyond * beyond);
          for (let k = 0; k < z.length; k++) into[k * y.length + j] = Math.min(pureGasPpm, (into[k * y.length] ?? 0) * share);
        }
      },
    },
    arrivalS: (x) => (x <= 0 ? 0 : Math.max(0, travelS(x) + halfS - passage(x))),
    departureS: (x) => (x <= 0 ? 2 * halfS : travelS(x) + halfS + passage(x)),
  };
};
