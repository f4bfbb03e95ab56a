import type { StabilityClass } from '../types/common-types.ts';

/** A spread, m, as a function of distance, m. */
export type Spread = (distanceM: number) => number;

/** Cross-wind and vertical spread of a class. */
export interface SigmaSet {
  readonly id: string;
  sigmaY(stability: StabilityClass): Spread;
  sigmaZ(stability: StabilityClass): Spread;
}

type ByClass<T> = Readonly<Record<StabilityClass, T>>;

/** a x^b */
const power =
  ([a, b]: readonly [number, number]): Spread =>
  (x) =>
    a * x ** b;

/** a x (1 + b x)^c */
const briggs = ([a, b, c]: readonly [number, number, number]): Spread =>
  c === 0 ? (x) => a * x : c === -0.5 ? (x) => (a * x) / Math.sqrt(1 + b * x) : (x) => a * x * (1 + b * x) ** c;

type BriggsRow = readonly [number, number, number];

const briggsRuralY: ByClass<BriggsRow> = {
  A: [0.22, 1e-4, -0.5],
  B: [0.16, 1e-4, -0.5],
  C: [0.11, 1e-4, -0.5],
  D: [0.08, 1e-4, -0.5],
  E: [0.06, 1e-4, -0.5],
  F: [0.04, 1e-4, -0.5],
};
const briggsRuralZ: ByClass<BriggsRow> = {
  A: [0.2, 0, 0],
  B: [0.12, 0, 0],
  C: [0.08, 2e-4, -0.5],
  D: [0.06, 1.5e-3, -0.5],
  E: [0.03, 3e-4, -1],
  F: [0.016, 3e-4, -1],
};
const briggsUrbanY: ByClass<BriggsRow> = {
  A: [0.32, 4e-4, -0.5],
  B: [0.32, 4e-4, -0.5],
  C: [0.22, 4e-4, -0.5],
  D: [0.16, 4e-4, -0.5],
  E: [0.11, 4e-4, -0.5],
  F: [0.11, 4e-4, -0.5],
};
const briggsUrbanZ: ByClass<BriggsRow> = {
  A: [0.24, 1e-3, 0.5],
  B: [0.24, 1e-3, 0.5],
  C: [0.2, 0, 0],
  D: [0.14, 3e-4, -0.5],
  E: [0.08, 1.5e-3, -0.5],
  F: [0.08, 1.5e-3, -0.5],
};

/** Briggs' open-country coefficients: σ = a x (1 + b x)^c, x in m. Source briggs-1973; 100 m to 10 km. */
export const briggsRural: SigmaSet = {
  id: 'briggs-rural',
  sigmaY: (stability) => briggs(briggsRuralY[stability]),
  sigmaZ: (stability) => briggs(briggsRuralZ[stability]),
};

/** Briggs' urban coefficients: σ = a x (1 + b x)^c, x in m. Source briggs-1973; 100 m to 10 km. */
export const briggsUrban: SigmaSet = {
  id: 'briggs-urban',
  sigmaY: (stability) => briggs(briggsUrbanY[stability]),
  sigmaZ: (stability) => briggs(briggsUrbanZ[stability]),
};

/** Along-wind spread σx = a x^b of a release of short duration. Source beals-1971 (as aloha-td uses it). */
export const bealsX: ByClass<Spread> = {
  A: power([0.02, 1.22]),
  B: power([0.02, 1.22]),
  C: power([0.02, 1.22]),
  D: power([0.04, 1.14]),
  E: power([0.17, 0.97]),
  F: power([0.17, 0.97]),
};
