import type { StabilityClass } from '../types/common-types.ts';
import type { SigmaSet } from './sigma.ts';

/** σy = 465.11628 x tan(0.017453293 (c - d ln x)), x in km: rows (c, d). */
const crosswind: Readonly<Record<StabilityClass, readonly [number, number]>> = {
  A: [24.167, 2.5334],
  B: [18.333, 1.8096],
  C: [12.5, 1.0857],
  D: [8.333, 0.72382],
  E: [6.25, 0.54287],
  F: [4.1667, 0.36191],
};

const beyond = Number.POSITIVE_INFINITY;

/** σz = a x^b, x in km: rows (up to km, a, b). */
const vertical: Readonly<Record<StabilityClass, readonly (readonly [number, number, number])[]>> = {
  A: [
    [0.1, 122.8, 0.9447],
    [0.15, 158.08, 1.0542],
    [0.2, 170.22, 1.0932],
    [0.25, 179.52, 1.1262],
    [0.3, 217.41, 1.2644],
    [0.4, 258.89, 1.4094],
    [0.5, 346.75, 1.7283],
    [beyond, 453.85, 2.1166],
  ],
  B: [
    [0.2, 90.673, 0.93198],
    [0.4, 98.483, 0.98332],
    [beyond, 109.3, 1.0971],
  ],
  C: [[beyond, 61.141, 0.91465]],
  D: [
    [0.3, 34.459, 0.86974],
    [1, 32.093, 0.81066],
    [3, 32.093, 0.64403],
    [10, 33.504, 0.60486],
    [30, 36.65, 0.56589],
    [beyond, 44.053, 0.51179],
  ],
  E: [
    [0.1, 24.26, 0.8366],
    [0.3, 23.331, 0.81956],
    [1, 21.628, 0.7566],
    [2, 21.628, 0.63077],
    [4, 22.534, 0.57154],
    [10, 24.703, 0.50527],
    [20, 26.97, 0.46713],
    [40, 35.42, 0.37615],
    [beyond, 47.618, 0.29592],
  ],
  F: [
    [0.2, 15.209, 0.81558],
    [0.7, 14.457, 0.78407],
    [1, 13.953, 0.68465],
    [2, 13.953, 0.63227],
    [3, 14.823, 0.54503],
    [7, 16.187, 0.4649],
    [15, 17.836, 0.41507],
    [30, 22.651, 0.32681],
    [60, 27.074, 0.27436],
    [beyond, 34.219, 0.21716],
  ],
};

/** σz of ISC3 stops growing here, m. */
const deepestM = 5000;

/** The rural coefficients of ISC3, fits to Turner's drawings. Source isc3-1995. */
export const isc3Rural: SigmaSet = {
  id: 'isc3-rural',
  sigmaY: (stability) => {
    const [c, d] = crosswind[stability];
    return (x) => 0.46511628 * x * Math.tan(0.017453293 * (c - d * Math.log(x / 1000)));
  },
  sigmaZ: (stability) => {
    const rows = vertical[stability];
    return (x) => {
      const [, a, b] = rows.find(([to]) => x / 1000 <= to) ?? [0, 0, 1];
      return Math.min(deepestM, a * (x / 1000) ** b);
    };
  },
};
