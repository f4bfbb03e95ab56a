import { havensExponent } from '../atmosphere/power-law.ts';
import { profileShape } from '../atmosphere/surface-layer.ts';
import { erf, erfBetween } from '../numerics/erf.ts';
import { gamma } from '../numerics/gamma.ts';
import type { Air, PlumeField } from '../types/pipeline.ts';
import { gravity } from '../units/constants.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { alohaAveragingFactor } from './averaging.ts';
import { type HeavyTable, marchHeavy } from './heavy-march.ts';
import { bealsX, briggsRural, type Spread } from './sigma.ts';
import { type HeavyFlow, vonKarman } from './source-blanket.ts';
import { locate, readAt } from './table.ts';

/** ALOHA draws no farther, m. */
const rangeM = 10_000;

/** Roughness of the heavy plume is at most this, m (aloha-td). */
const highestRoughnessM = 0.1;

/**
 * Briggs' σy taken at one minute instead of three, (1/3)^0.2: our inference from recorded ALOHA runs, not in its manual.
 * Without it the distances of hg-01 to hg-06 come out at 0.88 of ALOHA's.
 */
const oneMinute = 0.8;

/** Averaging time of Briggs' σy in ALOHA, s. */
const briggsS = 180;

/** Nothing is purer than pure gas. */
export const pureGasPpm = 1e6;

/** What enters the air, whatever its rate. */
export interface HeavyGas {
  readonly poolRadiusM: number;
  readonly densityKgM3: number;
  readonly molarMass: number;
  /** Mean that σy is taken for, s; null: the model's own. */
  readonly averagingS: number | null;
}

export interface HeavySource extends HeavyGas {
  readonly rateKgS: number;
  readonly durationS: number;
}

/** The surroundings of a heavy plume, the same for every rate. */
export interface HeavySurroundings {
  readonly flow: HeavyFlow;
  readonly rangeM: number;
  /** ppm of 1 kg/m³. */
  readonly ppm: number;
  readonly sigmaY: Spread;
  readonly sigmaX: Spread;
}

const toFlow = (densityKgM3: number, air: Air): HeavyFlow => {
  const alpha = havensExponent[air.stability];
  const roughness = Math.min(air.roughnessM, highestRoughnessM);
  const shape = profileShape('aloha-compatible', roughness, air.inverseObukhov, 10);
  return {
    windAt10Ms: air.windAt10Ms,
    frictionVelocityMs: (vonKarman * air.windAt10Ms) / shape,
    alpha,
    gamma1: gamma(1 / (1 + alpha)),
    reducedGravity: Math.max(0, (gravity * (densityKgM3 - air.densityKgM3)) / air.densityKgM3),
    densityKgM3,
  };
};

export const findSurroundings = (gas: HeavyGas, air: Air): HeavySurroundings => {
  const curve = briggsRural.sigmaY(air.stability);
  const { averagingS } = gas;
  const narrowing = averagingS === null ? oneMinute : alohaAveragingFactor(averagingS, briggsS);
  return {
    flow: toFlow(gas.densityKgM3, air),
    rangeM,
    ppm: ppmPerDensity(air.pressurePa, gas.molarMass, air.temperatureK),
    sigmaY: (x) => narrowing * curve(x),
    sigmaX: bealsX[air.stability],
  };
};

/** The table of a plume of one rate, kg/s, that never ends. */
export const marchRate = ({ flow, sigmaY }: HeavySurroundings, rateKgS: number, poolRadiusM: number, stepShare?: number): HeavyTable =>
  marchHeavy(flow, rateKgS, poolRadiusM, sigmaY, rangeM, stepShare);

/** Half-width of the uniform core, over the blanket its own, m. */
const coreOf = (table: HeavyTable, x: number, i: number, share: number): number => {
  const blanket = x < table.blanketM ? Math.sqrt(Math.max(0, table.blanketM ** 2 - x * x)) : 0;
  return Math.max(readAt(table.core, i, share), blanket);
};

/** Scale of the edges beside the core, m. */
const edgeOf = (table: HeavyTable, i: number, share: number): number => Math.max(readAt(table.edge, i, share), 1e-3);

/** Value off the axis against that on it: a uniform core with Gaussian edges across, exp(-(z/Sz)^(1+α)) upwards. Dimensionless; metres. */
export const shareOffAxis = (table: HeavyTable, alpha: number, x: number, y: number, z: number, i: number, share: number): number => {
  const beyond = Math.max(0, Math.abs(y) - coreOf(table, x, i, share));
  const behind = Math.max(0, -x - table.blanketM);
  const scale = edgeOf(table, i, share);
  const upwards = Math.exp(-((z / readAt(table.height, i, share)) ** (1 + alpha)));
  return upwards * Math.exp(-(((behind > 0 ? Math.hypot(beyond, behind) : beyond) / scale) ** 2));
};

/**
 * Highest concentration in time of a heavy plume over the ground, ppm: the marched table with straight lines between
 * stations; across, a uniform core with Gaussian edges c exp(-((|y|-b)/Sy)²), upwards exp(-(z/Sz)^(1+α)); a release that ends
 * lowers it by erf(Ueff tr/(2√2 σx)). The blanket around the source is part of every zone.
 */
const makeField = (table: HeavyTable, durationS: number, { flow, ppm, sigmaX }: HeavySurroundings): PlumeField => {
  const axisAt = (x: number, i: number, share: number): number => {
    const steady = readAt(table.axis, i, share) * ppm;
    if (x <= 0) return steady;
    return steady * erf((readAt(table.speed, i, share) * durationS) / (2 * Math.SQRT2 * sigmaX(x)));
  };
  /** Share of the steady value that passes a moment, s after the first gas is there. */
  const passing = (x: number, i: number, share: number, sinceS: number): number => {
    if (x <= 0) return sinceS >= 0 && sinceS <= durationS ? 1 : 0;
    const rate = readAt(table.speed, i, share) / (Math.SQRT2 * sigmaX(x));
    return 0.5 * erfBetween(rate * (sinceS - durationS), rate * sinceS, rate * durationS);
  };
  const axisNow = (x: number, i: number, share: number, timeS: number): number =>
    Math.min(pureGasPpm, readAt(table.axis, i, share) * ppm * passing(x, i, share, timeS - readAt(table.arrivalS, i, share)));
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: table.blanketM,
    sourcePpm: 0,
    rangeM,
    upwindM: undefined,
    axisPeak: (x) => {
      const [i, share] = locate(table.x, x);
      return Math.min(pureGasPpm, axisAt(x, i, share));
    },
    halfWidth: (x, level) => {
      if (x < 0) return 0;
      const [i, share] = locate(table.x, x);
      const axis = Math.min(pureGasPpm, axisAt(x, i, share));
      return axis > level ? readAt(table.core, i, share) + readAt(table.edge, i, share) * Math.sqrt(Math.log(axis / level)) : 0;
    },
    peak: (x, y, z) => {
      const [i, share] = locate(table.x, x);
      return Math.min(pureGasPpm, axisAt(x, i, share)) * shareOffAxis(table, flow.alpha, x, y, z, i, share);
    },
    at: (x, y, z, timeS) => {
      const [i, share] = locate(table.x, x);
      return axisNow(x, i, share, timeS) * shareOffAxis(table, flow.alpha, x, y, z, i, share);
    },
    slices: {
      heightAt: (x, timeS, level) => {
        const [i, share] = locate(table.x, x);
        const axis = axisNow(x, i, share, timeS) * shareOffAxis(table, flow.alpha, x, 0, 0, i, share);
        return axis >= level ? readAt(table.height, i, share) * Math.log(axis / level) ** (1 / (1 + flow.alpha)) : 0;
      },
      halfWidthAt: (x, z, timeS, level) => {
        const [i, share] = locate(table.x, x);
        const axis = axisNow(x, i, share, timeS) * Math.exp(-((z / readAt(table.height, i, share)) ** (1 + flow.alpha)));
        if (!(axis > level)) return 0;
        const square = Math.log(axis / level) * edgeOf(table, i, share) ** 2 - Math.max(0, -x - table.blanketM) ** 2;
        return square > 0 ? coreOf(table, x, i, share) + Math.sqrt(square) : 0;
      },
      fill: (x, y, z, timeS, _least, into) => {
        const [i, share] = locate(table.x, x);
        const axis = axisNow(x, i, share, timeS);
        for (let k = 0; k < z.length; k++)
          for (let j = 0; j < y.length; j++)
            into[k * y.length + j] = axis > 0 ? axis * shareOffAxis(table, flow.alpha, x, y[j] ?? 0, z[k] ?? 0, i, share) : 0;
      },
    },
    arrivalS: (x) => {
      const [i, share] = locate(table.x, x);
      return readAt(table.arrivalS, i, share);
    },
    departureS: (x) => {
      const [i, share] = locate(table.x, x);
      return readAt(table.arrivalS, i, share) + durationS;
    },
  };
};

/** The heavy plume of aloha-td around a release of one rate; see `marchHeavy` for the equations, their range and its step. */
export const heavyPlumeField = (source: HeavySource, air: Air, stepShare?: number): PlumeField => {
  const surroundings = findSurroundings(source, air);
  return makeField(marchRate(surroundings, source.rateKgS, source.poolRadiusM, stepShare), source.durationS, surroundings);
};
