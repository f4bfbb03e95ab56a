import { windAt } from '../atmosphere/air.ts';
import { lastWhere } from '../numerics/bisect.ts';
import type { Air, HazardModel, PlumeField } from '../pipeline.ts';
import { idealGasDensity, ppmPerDensity } from '../units/convert.ts';
import { groundReflection } from './gaussian.ts';
import { ccpsPuffPowers } from './sigma-tables.ts';

const pureGasPpm = 1e6;

/** Height whose wind carries a puff from near the ground, m. */
const transportHeightM = 3;

/** The puff's curves are power laws; ALOHA's range is kept. */
const rangeM = 10_000;

/** Rounds of the search for the moment of the highest value; each at least halves what is left. */
const rounds = 40;

/** Nearest distance of the curves, m. */
const nearestM = 0.01;

/** Half the length of a puff in σ: 95 % of its mass lies between its edges. */
const edgeSigmas = 2;

export interface PuffSource {
  readonly massKg: number;
  readonly heightM: number;
  readonly molarMass: number;
}

/** Spread of the puff that has come D from its virtual start: σx = σy and σz, m. */
interface PuffCurve {
  readonly y: readonly [factor: number, power: number];
  readonly z: readonly [factor: number, power: number];
}

/** Mean square of the heights z - h and z + h, m², each weighed by what it brings: how much more depth would help there. */
const squaredHeight = (sigmaZ: number, zM: number, sourceHeightM: number): number => {
  const below = (zM - sourceHeightM) ** 2;
  const above = (zM + sourceHeightM) ** 2;
  const weight = Math.exp((-0.5 * Math.abs(above - below)) / (sigmaZ * sigmaZ));
  return (Math.min(below, above) + weight * Math.max(below, above)) / (1 + weight);
};

/** Concentration under the centre, ppm, of a puff that has come D; `strength` is m/(2π)^1.5 in ppm m³. */
const centreOf = (curve: PuffCurve, strength: number, D: number, zM: number, heightM: number): number => {
  const sigma = curve.y[0] * D ** curve.y[1];
  const sigmaZ = curve.z[0] * D ** curve.z[1];
  return (strength * groundReflection(sigmaZ, zM, heightM)) / (sigma * sigma * sigmaZ);
};

/**
 * Highest concentration in time of an instantaneous Gaussian puff over the ground, ppm.
 *
 * c = m/((2π)^1.5 σx σy σz) exp(-((X-D)² + y²)/2σ²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}, σx = σy = σ = a D^p, σz = b D^q.
 * The puff starts from a point upwind where its centre is pure gas, so D and X = x + x0 are counted from there.
 * The highest value at a place comes when D solves D = X + (σ²/D) (-(2p+q) + ((X-D)² + y²) p/σ² + q s²/σz²), s² the mean
 * square of z ± h (`squaredHeight`): a little before
 * the centre is there, as the puff still grows. A level's edge is where no D carries the puff's circle farther out:
 * D = X + (σ²/D) (2p ln(c0/level) - (2p+q) + q s²/σz²).
 * m kg, u m/s, distances m. Source ccps-1999 (puff curves, virtual source). Valid for passive gas let go at once.
 */
export const gaussianPuffField = (source: PuffSource, air: Air): PlumeField => {
  const wind = windAt(air, Math.max(transportHeightM, source.heightM));
  const curve: PuffCurve = { y: ccpsPuffPowers.y[air.stability], z: ccpsPuffPowers.z[air.stability] };
  const [a, p] = curve.y;
  const [b, q] = curve.z;
  const h = source.heightM;
  const strength = (source.massKg * ppmPerDensity(air.pressurePa, source.molarMass, air.temperatureK)) / (2 * Math.PI) ** 1.5;
  const virtualM = lastWhere((D) => centreOf(curve, strength, D, 0, 0) > pureGasPpm, nearestM, rangeM, 1e-6);

  /** The D that solves D = X + (σ²/D) (pull - (2p+q) + q s²/σz²), by damped steps. */
  const solve = (X: number, z: number, pull: (D: number, variance: number) => number): number => {
    let D = Math.max(X, nearestM);
    for (let i = 0; i < rounds; i++) {
      const variance = (a * D ** p) ** 2;
      const sigmaZ = b * D ** q;
      const next = X + (variance / D) * (pull(D, variance) - 2 * p - q + (q * squaredHeight(sigmaZ, z, h)) / (sigmaZ * sigmaZ));
      const change = 0.5 * (Math.min(2 * X + 1, Math.max(0.5 * X, next)) - D);
      D = Math.max(D + change, nearestM);
      if (Math.abs(change) < 1e-12 * D) break;
    }
    return D;
  };
  const peak = (x: number, y: number, z: number): number => {
    const X = Math.max(x + virtualM, nearestM);
    const D = solve(X, z, (at, variance) => (((X - at) ** 2 + y * y) * p) / variance);
    const behind = Math.min(0, x + virtualM - nearestM);
    const beside = (X - D) ** 2 + y * y + behind * behind;
    return Math.min(pureGasPpm, centreOf(curve, strength, D, z, h) * Math.exp((-0.5 * beside) / (a * D ** p) ** 2));
  };
  /** When the edge of the puff, some σ before (-) or behind (+) its centre, is over a place: u t = x ± n σ(x). */
  const passage = (x: number, sigmas: number): number => Math.max(0, x + sigmas * a * Math.max(x + virtualM, nearestM) ** p) / wind;
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: Math.cbrt((3 * source.massKg) / (2 * Math.PI * idealGasDensity(air.pressurePa, source.molarMass, air.temperatureK))),
    rangeM,
    axisPeak: (x) => peak(x, 0, 0),
    halfWidth: (x, level) => {
      const X = x + virtualM;
      if (X < nearestM) return 0;
      const above = (D: number): number => Math.log(Math.max(centreOf(curve, strength, D, 0, h), 1e-300) / level);
      const D = solve(X, 0, (at) => 2 * p * above(at));
      const squared = 2 * (a * D ** p) ** 2 * above(D) - (X - D) ** 2;
      return squared > 0 ? Math.sqrt(squared) : 0;
    },
    peak,
    at: (x, y, z, timeS) => {
      if (timeS < 0) return 0;
      const D = virtualM + wind * timeS;
      const along = x + virtualM - D;
      return Math.min(pureGasPpm, centreOf(curve, strength, D, z, h) * Math.exp((-0.5 * (along * along + y * y)) / (a * D ** p) ** 2));
    },
    arrivalS: (x) => passage(x, -edgeSigmas),
    departureS: (x) => passage(x, edgeSigmas),
  };
};

export const gaussianPuff: HazardModel = {
  id: 'gaussian-puff',
  title: 'Gaussian puff',
  about:
    'A whole stock of passive gas let go at once: a puff that grows as it drifts. Far longer and thinner zones than the plume, as its curves hold for moments, not minutes.',
  equations: [
    'c = m/((2π)^1.5 σx σy σz) exp(-((X-D)² + y²)/2σ²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}',
    'σx = σy = a D^p, σz = b D^q (CCPS puff curves), D from a virtual source where the centre is pure gas',
  ],
  validity:
    'Passive gas, instantaneous release, flat ground. Only by id; its curves reproduce a worked example, its zones are not verified.',
  weaknesses: ['Its curves hold for moments and make zones far longer than a plume averaged over minutes; no field trial holds them here.'],
  hazards: ['leak'],
  modes: ['best-estimate'],
  verified: false,
  sources: ['ccps-1999'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time'],
  linearInRate: false,
  compute: (scenario, air, source) => ({
    field: gaussianPuffField({ massKg: source.airborneKg, heightM: source.heightM, molarMass: scenario.substance.molarMass }, air),
    caveats: source.instantaneous
      ? []
      : [
          {
            code: 'puff-of-a-lasting-release',
            severity: 'warning',
            message: 'The puff model takes the whole release as let go at once; this one lasts, and its zones are overstated.',
          },
        ],
  }),
};
