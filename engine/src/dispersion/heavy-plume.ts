import { havensExponent } from '../atmosphere/power-law.ts';
import { profileShape } from '../atmosphere/surface-layer.ts';
import type { StabilityClass } from '../common-types.ts';
import type { HazardModel } from '../model-types.ts';
import { erf, erfBetween } from '../numerics/erf.ts';
import { gamma } from '../numerics/gamma.ts';
import type { Air, PlumeField, SourceTerm } from '../pipeline.ts';
import { gravity } from '../units/constants.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { alohaAveragingFactor, findAveraging } from './averaging.ts';
import { type HeavyFlow, vonKarman } from './heavy-blanket.ts';
import { type HeavyTable, marchHeavy } from './heavy-march.ts';
import { criticalRichardson, describeRichardson, richardsonParams } from './richardson.ts';
import { bealsX, briggsRural } from './sigma.ts';
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

const pureGasPpm = 1e6;

export interface HeavySource {
  readonly rateKgS: number;
  readonly durationS: number;
  readonly poolRadiusM: number;
  readonly densityKgM3: number;
  readonly molarMass: number;
  /** Mean that σy is taken for, s; null or absent: the model's own. */
  readonly averagingS?: number | null;
}

const toFlow = (source: HeavySource, air: Air): HeavyFlow => {
  const alpha = havensExponent[air.stability];
  const roughness = Math.min(air.roughnessM, highestRoughnessM);
  const shape = profileShape('aloha-compatible', roughness, air.inverseObukhov, 10);
  return {
    windAt10Ms: air.windAt10Ms,
    frictionVelocityMs: (vonKarman * air.windAt10Ms) / shape,
    alpha,
    gamma1: gamma(1 / (1 + alpha)),
    reducedGravity: Math.max(0, (gravity * (source.densityKgM3 - air.densityKgM3)) / air.densityKgM3),
    densityKgM3: source.densityKgM3,
  };
};

/**
 * Highest concentration in time of a heavy plume over the ground, ppm: the marched table with straight lines between
 * stations; across, a uniform core with Gaussian edges c exp(-((|y|-b)/Sy)²), upwards exp(-(z/Sz)^(1+α)); a release that ends
 * lowers it by erf(Ueff tr/(2√2 σx)). The blanket around the source is part of every zone.
 */
const makeField = (table: HeavyTable, source: HeavySource, air: Air, alpha: number, stability: StabilityClass): PlumeField => {
  const ppm = ppmPerDensity(air.pressurePa, source.molarMass, air.temperatureK);
  const sigmaX = bealsX[stability];
  const axisAt = (x: number, i: number, share: number): number => {
    const steady = readAt(table.axis, i, share) * ppm;
    if (x <= 0) return steady;
    return steady * erf((readAt(table.speed, i, share) * source.durationS) / (2 * Math.SQRT2 * sigmaX(x)));
  };
  /** Share of the steady value that passes a moment, s after the first gas is there. */
  const passing = (x: number, i: number, share: number, sinceS: number): number => {
    if (x <= 0) return sinceS >= 0 && sinceS <= source.durationS ? 1 : 0;
    const rate = readAt(table.speed, i, share) / (Math.SQRT2 * sigmaX(x));
    return 0.5 * erfBetween(rate * (sinceS - source.durationS), rate * sinceS, rate * source.durationS);
  };
  /** Value off the axis against that on it. */
  const away = (x: number, y: number, z: number, i: number, share: number): number => {
    const blanket = x < table.blanketM ? Math.sqrt(Math.max(0, table.blanketM ** 2 - x * x)) : 0;
    const beyond = Math.max(0, Math.abs(y) - Math.max(readAt(table.core, i, share), blanket));
    const behind = Math.max(0, -x - table.blanketM);
    const scale = Math.max(readAt(table.edge, i, share), 1e-3);
    const upwards = Math.exp(-((z / readAt(table.height, i, share)) ** (1 + alpha)));
    return upwards * Math.exp(-(((behind > 0 ? Math.hypot(beyond, behind) : beyond) / scale) ** 2));
  };
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: table.blanketM,
    rangeM,
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
      return Math.min(pureGasPpm, axisAt(x, i, share)) * away(x, y, z, i, share);
    },
    at: (x, y, z, timeS) => {
      const [i, share] = locate(table.x, x);
      const sinceS = timeS - readAt(table.arrivalS, i, share);
      const axis = readAt(table.axis, i, share) * ppm * passing(x, i, share, sinceS);
      return Math.min(pureGasPpm, axis) * away(x, y, z, i, share);
    },
    arrivalS: (x) => {
      const [i, share] = locate(table.x, x);
      return readAt(table.arrivalS, i, share);
    },
    departureS: (x) => {
      const [i, share] = locate(table.x, x);
      return readAt(table.arrivalS, i, share) + source.durationS;
    },
  };
};

/** The heavy plume of aloha-td around a release of one rate; see `marchHeavy` for the equations, their range and its step. */
export const heavyPlumeField = (source: HeavySource, air: Air, stepShare?: number): PlumeField => {
  const flow = toFlow(source, air);
  const curve = briggsRural.sigmaY(air.stability);
  const { averagingS = null } = source;
  const narrowing = averagingS === null ? oneMinute : alohaAveragingFactor(averagingS, briggsS);
  const table = marchHeavy(flow, source.rateKgS, source.poolRadiusM, (x) => narrowing * curve(x), rangeM, stepShare);
  return makeField(table, source, air, flow.alpha, air.stability);
};

/** A release whose rate changes, as one of its highest rate and the same mass. */
export const steadyEquivalent = (source: SourceTerm): { readonly rateKgS: number; readonly durationS: number } => {
  const rateKgS = Math.max(0, ...source.steps.map((step) => step.rateKgS));
  return { rateKgS, durationS: source.airborneKg / rateKgS };
};

export const heavyPlume: HazardModel = {
  id: 'heavy-plume',
  title: 'Heavy gas plume',
  kind: 'plume',
  about:
    'A cloud heavier than air: it slumps into a source blanket from which the wind takes up gas, and spreads wide and shallow downwind until it is passive.',
  equations: [
    'dSz/dx = k u* (1+α)/(φ(Ri) u10 (Sz/10)^α), φ = 0.88 + 0.099 Ri^1.04 + 1.4e-25 Ri^5.7',
    'dBeff/dx = 1.15 G1 (10/Sz)^α √(g′ Heff)/u10',
    'c = E/(Ueff Heff max(2 Beff, √π Sy)), core of half-width b with Gaussian edges',
    'source blanket of radius √(E/(π Q*)) where the wind takes up less than is released',
  ],
  validity:
    'Ground-level clouds, wind from 1 m/s, flat ground, to 10 km. Cooling, heat from the ground and humidity are not followed; a release whose rate falls is taken at its highest rate and the same mass.',
  weaknesses: [
    'Very small sources fall 15–30 % short of ALOHA within 100 m.',
    'Cooling and the heat of the ground are not followed, so a cold cloud stays dense for too long.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['aloha-compatible'],
  verified: true,
  verifiedFor: ['pool', 'gas-jet', 'instantaneous'],
  validatedOn: [{ set: 'Dense gas spills', distanceM: [50, 800], phase: 'evaporating-pool', releases: ['pool'] }],
  // At the arc maxima of LNG spills (27 arcs): VG 2.9; 93 % lie in the 90 % interval, 89 % with 0.8.
  uncertainty: 0.9,
  sources: ['aloha-td', 'havens-1985', 'briggs-1973', 'beals-1971', 'hazel-2026'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time'],
  linearInRate: false,
  choices: [
    {
      order: 30,
      when: ({ scenario, richardson }) => scenario.mode === 'aloha-compatible' && richardson >= criticalRichardson,
      reasonCode: 'dense',
      reason: (situation) => `The cloud behaves as a dense gas (${describeRichardson(situation)}).`,
      params: richardsonParams,
    },
  ],
  isDense: true,
  isTopHat: true,
  compute: (scenario, air, source) => ({
    field: heavyPlumeField(
      {
        ...steadyEquivalent(source),
        poolRadiusM: source.poolRadiusM,
        densityKgM3: source.densityKgM3,
        molarMass: scenario.substance.molarMass,
        averagingS: findAveraging(scenario),
      },
      air,
    ),
    caveats:
      source.heightM > 0
        ? [
            {
              code: 'height-ignored',
              severity: 'note',
              message: `A dense cloud sinks: the release height of ${source.heightM} m is treated as ground level.`,
              quantity: 'heightM',
              value: source.heightM,
              unit: 'm',
            },
          ]
        : [],
  }),
};
