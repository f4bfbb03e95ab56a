import type { StabilityClass } from '../types/common-types.ts';
import type { SigmaSet, Spread } from './sigma.ts';

type ByClass<T> = Readonly<Record<StabilityClass, T>>;
type Pair = readonly [number, number];
/** Factor a and power b of a x^b, by class. */
export type Powers = ByClass<Pair>;
type Triple = readonly [number, number, number];

/** a x^b */
const power =
  ([a, b]: Pair): Spread =>
  (x) =>
    a * x ** b;

const missing = (id: string, what: string) => (): Spread => {
  throw new Error(`The sigma set ${id} has no ${what}`);
};

const degadisY: ByClass<Pair> = { A: [0.423, 0.9], B: [0.313, 0.9], C: [0.21, 0.9], D: [0.136, 0.9], E: [0.102, 0.9], F: [0.0674, 0.9] };

/** DEGADIS crosswind spread, averaged over 600 s: δ x^0.9. Source havens-1985. */
export const degadis: SigmaSet = { id: 'degadis', sigmaY: (c) => power(degadisY[c]), sigmaZ: missing('degadis', 'vertical spread') };

const seinfeldZ: ByClass<Triple> = {
  A: [107.7, -1.7172, 0.277],
  B: [0.1355, 0.8752, 0.0136],
  C: [0.09623, 0.9477, -0.002],
  D: [0.04134, 1.1737, -0.0316],
  E: [0.02275, 1.301, -0.045],
  F: [0.01122, 1.4024, -0.054],
};

/** Seinfeld's vertical spread: d x^b exp(g (ln x)²). Source seinfeld-1986. */
export const seinfeld: SigmaSet = {
  id: 'seinfeld',
  sigmaY: missing('seinfeld', 'crosswind spread'),
  sigmaZ: (c) => {
    const [d, b, g] = seinfeldZ[c];
    return (x) => d * x ** b * Math.exp(g * Math.log(x) ** 2);
  },
};

const ccpsPuffY: ByClass<Pair> = { A: [0.18, 0.92], B: [0.14, 0.92], C: [0.1, 0.92], D: [0.06, 0.92], E: [0.04, 0.92], F: [0.02, 0.89] };
const ccpsPuffZ: ByClass<Pair> = { A: [0.6, 0.75], B: [0.53, 0.73], C: [0.34, 0.71], D: [0.15, 0.7], E: [0.1, 0.65], F: [0.05, 0.61] };

/** Spread of an instantaneous puff, σx = σy: a x^b. Source ccps-1999. */
export const ccpsPuff: SigmaSet = { id: 'ccps-puff', sigmaY: (c) => power(ccpsPuffY[c]), sigmaZ: (c) => power(ccpsPuffZ[c]) };

/** The powers themselves, for the puff's own search. */
export const ccpsPuffPowers = { x: ccpsPuffY, y: ccpsPuffY, z: ccpsPuffZ };

const tnoY: ByClass<Pair> = {
  A: [0.527, 0.865],
  B: [0.371, 0.866],
  C: [0.209, 0.897],
  D: [0.128, 0.905],
  E: [0.098, 0.902],
  F: [0.065, 0.902],
};
const tnoZ: ByClass<Pair> = { A: [0.28, 0.9], B: [0.23, 0.85], C: [0.22, 0.8], D: [0.2, 0.76], E: [0.15, 0.73], F: [0.12, 0.67] };

/** TNO's plume: a x^b. Source tno-yellow-book. */
export const tnoPlume: SigmaSet = { id: 'tno-plume', sigmaY: (c) => power(tnoY[c]), sigmaZ: (c) => power(tnoZ[c]) };

const halve = ([a, b]: Pair): Pair => [a / 2, b];

/** TNO's puff: across half the plume's spread, upwards the plume's, along the wind 0.13 x. Source tno-yellow-book. */
export const tnoPuffPowers = {
  x: { A: [0.13, 1], B: [0.13, 1], C: [0.13, 1], D: [0.13, 1], E: [0.13, 1], F: [0.13, 1] } as Powers,
  y: { A: halve(tnoY.A), B: halve(tnoY.B), C: halve(tnoY.C), D: halve(tnoY.D), E: halve(tnoY.E), F: halve(tnoY.F) } as Powers,
  z: tnoZ,
};

const turnerY: ByClass<Pair> = { A: [0.493, 0.88], B: [0.337, 0.88], C: [0.195, 0.9], D: [0.128, 0.9], E: [0.091, 0.91], F: [0.067, 0.9] };

/** Near: a x^b up to a distance; farther: 10^(c + d X + e X²), X = log10 x. */
const turnerZ: Readonly<Record<'A' | 'B' | 'C' | 'D' | 'E', { readonly near: Pair; readonly to: number; readonly far: Triple }>> = {
  A: { near: [0.087, 1.1], to: 300, far: [-1.67, 0.902, 0.181] },
  B: { near: [0.135, 0.95], to: 500, far: [-1.25, 1.09, 0.0018] },
  C: { near: [0.112, 0.91], to: Number.POSITIVE_INFINITY, far: [0, 0, 0] },
  D: { near: [0.093, 0.85], to: 500, far: [-1.22, 1.08, -0.061] },
  E: { near: [0.082, 0.82], to: 500, far: [-1.18, 1.04, -0.07] },
};

/** Turner's coefficients as power laws. Source turner-1994; his vertical spread of class F is not among them. */
export const turner: SigmaSet = {
  id: 'turner',
  sigmaY: (c) => power(turnerY[c]),
  sigmaZ: (c) => {
    if (c === 'F') return missing('turner', 'vertical spread of class F')();
    const { near, to, far } = turnerZ[c];
    return (x) => (x <= to ? power(near)(x) : 10 ** (far[0] + far[1] * Math.log10(x) + far[2] * Math.log10(x) ** 2));
  },
};
