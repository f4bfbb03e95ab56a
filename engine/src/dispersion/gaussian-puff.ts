import { windAt } from '../atmosphere/air.ts';
import { lastWhere } from '../numerics/bisect.ts';
import type { SolvedQuantity } from '../numerics/require-converged.ts';
import { findRoot } from '../numerics/root.ts';
import { warning } from '../types/caveat.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, PlumeField, Scenario, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { idealGasDensity, ppmPerDensity } from '../units/convert.ts';
import { shortFigure } from '../units/short-figure.ts';
import { type PuffCoefficients, puffCoefficients } from './dispersion-coefficients.ts';
import { groundReflection } from './gaussian.ts';
import { ccpsPuffPowers } from './sigma-tables.ts';

const pureGasPpm = 1e6;

/** Height whose wind carries a puff from near the ground, m. */
const transportHeightM = 3;

/** The puff's coefficients are power laws; ALOHA's range is kept. */
const rangeM = 10_000;

const pure: SolvedQuantity = { name: 'distance to which a puff is pure gas', unit: 'm' };

const solved: SolvedQuantity = { name: 'distance at which a puff is highest at a place', unit: 'm' };

/** Shortest distance of the coefficients, m. */
const nearestM = 0.01;

/** Half the length of a puff in σ: 95 % of its mass lies between its edges. */
const edgeSigmas = 2;

export interface PuffSource {
  readonly massKg: number;
  readonly heightM: number;
  readonly molarMass: number;
  readonly coefficients: PuffCoefficients;
}

type Power = readonly [factor: number, power: number];

/** Spread of the puff that has come D from its virtual start, m. */
interface PuffCurve {
  readonly x: Power;
  readonly y: Power;
  readonly z: Power;
}

/** Mean square of the heights z - h and z + h, m², each weighed by what it brings: how much more depth would help there. */
const squaredHeight = (sigmaZ: number, zM: number, sourceHeightM: number): number => {
  const below = (zM - sourceHeightM) ** 2;
  const above = (zM + sourceHeightM) ** 2;
  const weight = Math.exp((-0.5 * Math.abs(above - below)) / (sigmaZ * sigmaZ));
  return (Math.min(below, above) + weight * Math.max(below, above)) / (1 + weight);
};

/** Concentration under the centre, ppm, of a puff that has come D; `strength` is m/(2π)^1.5 in ppm m³. */
const findCentre = (curve: PuffCurve, strength: number, D: number, zM: number, heightM: number): number => {
  const sigmaXY = curve.x[0] * curve.y[0] * D ** (curve.x[1] + curve.y[1]);
  const sigmaZ = curve.z[0] * D ** curve.z[1];
  return (strength * groundReflection(sigmaZ, zM, heightM)) / (sigmaXY * sigmaZ);
};

/**
 * Highest concentration in time of an instantaneous Gaussian puff over the ground, ppm.
 *
 * c = m/((2π)^1.5 σx σy σz) exp(-(X-D)²/2σx² - y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}, σx = e D^r, σy = a D^p, σz = b D^q.
 * The puff starts from a point upwind where its centre is pure gas, so D and X = x + x0 are counted from there.
 * The highest value at a place comes when D solves D = X + (σx²/D) (-n + r (X-D)²/σx² + p y²/σy² + q s²/σz²), n = r + p + q and
 * s² the mean square of z ± h (`squaredHeight`): a little before the centre is there, as the puff still grows. A level's edge is
 * where no D carries the puff's outline farther out: D = X + (σx²/D) (-n + (r-p) (X-D)²/σx² + 2p ln(c0/level) + q s²/σz²).
 * m kg, u m/s, distances m. Source ccps-1999 (puff coefficients, virtual source), tno-yellow-book. Valid for instantaneous releases of passive gas.
 */
export const gaussianPuffField = (source: PuffSource, air: Air): PlumeField => {
  const wind = windAt(air, Math.max(transportHeightM, source.heightM));
  const curve: PuffCurve = {
    x: source.coefficients.x[air.stability],
    y: source.coefficients.y[air.stability],
    z: source.coefficients.z[air.stability],
  };
  const [e, r] = curve.x;
  const [a, p] = curve.y;
  const [b, q] = curve.z;
  const n = r + p + q;
  const h = source.heightM;
  const strength = (source.massKg * ppmPerDensity(air.pressurePa, source.molarMass, air.temperatureK)) / (2 * Math.PI) ** 1.5;
  const isPure = (D: number): boolean => findCentre(curve, strength, D, 0, 0) > pureGasPpm;
  const virtualM = isPure(nearestM) ? lastWhere(isPure, nearestM, rangeM, 1e-6, pure) : nearestM;

  /** The D from half of X to twice X that solves D = X + (σx²/D) (pull - n + q s²/σz²). */
  const solve = (X: number, z: number, pull: (D: number, alongVariance: number) => number): number => {
    const [low, high] = [Math.max(nearestM, 0.5 * X), 2 * X + 1];
    const ahead = (D: number): number => {
      const variance = (e * D ** r) ** 2;
      const sigmaZ = b * D ** q;
      const target = X + (variance / D) * (pull(D, variance) - n + (q * squaredHeight(sigmaZ, z, h)) / (sigmaZ * sigmaZ));
      return D - Math.min(high, Math.max(low, target));
    };
    return findRoot(ahead, low, high, 1e-12 * high, solved);
  };
  /** Value off the centre against that under it. */
  const away = (D: number, along: number, across: number): number =>
    Math.exp(-0.5 * ((along / (e * D ** r)) ** 2 + (across / (a * D ** p)) ** 2));
  const peak = (x: number, y: number, z: number): number => {
    const X = Math.max(x + virtualM, nearestM);
    const D = solve(X, z, (at, variance) => (r * (X - at) ** 2) / variance + (p * y * y) / (a * at ** p) ** 2);
    const behind = Math.min(0, x + virtualM - nearestM);
    return Math.min(pureGasPpm, findCentre(curve, strength, D, z, h) * away(D, Math.hypot(X - D, behind), y));
  };
  /** When the edge of the puff, some σ before (-) or behind (+) its centre, is over a place: u t = x ± n σ(x). */
  const passage = (x: number, sigmas: number): number => Math.max(0, x + sigmas * e * Math.max(x + virtualM, nearestM) ** r) / wind;
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: Math.cbrt((3 * source.massKg) / (2 * Math.PI * idealGasDensity(air.pressurePa, source.molarMass, air.temperatureK))),
    sourcePpm: 0,
    rangeM,
    upwindM: undefined,
    axisPeak: (x) => peak(x, 0, 0),
    halfWidth: (x, level) => {
      const X = x + virtualM;
      if (X < nearestM) return 0;
      const above = (D: number): number => Math.log(Math.max(findCentre(curve, strength, D, 0, h), 1e-300) / level);
      const D = solve(X, 0, (at, variance) => 2 * p * above(at) + ((r - p) * (X - at) ** 2) / variance);
      const squared = (a * D ** p) ** 2 * (2 * above(D) - ((X - D) / (e * D ** r)) ** 2);
      return squared > 0 ? Math.sqrt(squared) : 0;
    },
    peak,
    at: (x, y, z, timeS) => {
      if (timeS < 0) return 0;
      const D = virtualM + wind * timeS;
      return Math.min(pureGasPpm, findCentre(curve, strength, D, z, h) * away(D, x + virtualM - D, y));
    },
    slices: undefined,
    arrivalS: (x) => passage(x, -edgeSigmas),
    departureS: (x) => passage(x, edgeSigmas),
  };
};

const toPuffSource = ({ substance, dispersionSchool }: Scenario, source: SourceTerm): PuffSource => ({
  massKg: source.airborneKg,
  heightM: source.heightM,
  molarMass: substance.molarMass,
  coefficients: puffCoefficients[dispersionSchool ?? 'ccps-puff'] ?? ccpsPuffPowers,
});

/** Refuses a mass that would stay pure gas over the whole range of the coefficients. */
const refuseEndlessPuff = ({ coefficients, massKg, molarMass }: PuffSource, air: Air): void => {
  const [x, y, z] = [coefficients.x[air.stability], coefficients.y[air.stability], coefficients.z[air.stability]];
  const strength = (massKg * ppmPerDensity(air.pressurePa, molarMass, air.temperatureK)) / (2 * Math.PI) ** 1.5;
  if (findCentre({ x, y, z }, strength, rangeM, 0, 0) <= pureGasPpm) return;
  throw new Refusal({
    field: 'quantityKg',
    value: massKg,
    unit: 'kg',
    allowed: `what thins within ${rangeM / 1000} km`,
    message: `A puff of ${shortFigure(massKg, 2)} kg is still pure gas at ${rangeM / 1000} km with these coefficients: its zones cannot be computed; choose another model.`,
  });
};

export const gaussianPuff: HazardModel = {
  id: 'gaussian-puff',
  title: 'Gaussian puff',
  kind: 'puff',
  about:
    'An instantaneous release of gas neither heavy nor light: a round puff that grows as it drifts. Its curves hold for moments, not minutes, so its zones are far longer and thinner than those of the plume.',
  equations: [
    'Concentration: c = m/((2π)^1.5 σx σy σz) exp(-((X-x)² + y²)/2σx²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}, kg/m³. m mass, kg; X place of the puff, x and y the place asked, z height, h height of release, m',
    'Spread: σx = σy = a d^p, σz = b d^q (CCPS puff coefficients by class), m. d distance from a virtual source, where the centre is pure gas',
  ],
  validity:
    'Instantaneous release of passive gas over flat ground. Used only when chosen by its id. Its coefficients reproduce a worked example.',
  weaknesses: [
    'Not validated on field trials. Its curves are for moments; zones are far longer than those of a plume averaged over minutes.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: false,
  validatedOn: [],
  // Assumed: no trial of its own.
  uncertainty: 1,
  sources: ['ccps-1999', 'tno-yellow-book'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'dispersionSchool'],
  linearInRate: false,
  choices: [],
  dispersionCoefficients: Object.keys(puffCoefficients),
  check: (scenario, air, source) => refuseEndlessPuff(toPuffSource(scenario, source), air),
  compute: (scenario, air, source) => ({
    field: gaussianPuffField(toPuffSource(scenario, source), air),
    details: undefined,
    caveats: source.instantaneous
      ? []
      : [
          warning(
            'puff-of-a-lasting-release',
            'The puff model treats the release as instantaneous; this one is continuous, so its zones are overstated.',
          ),
        ],
  }),
};
