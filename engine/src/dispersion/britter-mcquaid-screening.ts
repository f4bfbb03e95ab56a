import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { PlumeField } from '../types/pipeline.ts';
import { gravity } from '../units/constants.ts';
import {
  type DenseRelease,
  highestAlpha,
  plumeAlpha,
  plumeExtent,
  plumeShare,
  puffAlpha,
  puffRadius,
  puffShare,
} from './britter-mcquaid.ts';
import { steadyEquivalent } from './heavy-plume.ts';

const pureGasPpm = 1e6;
const rangeM = 10_000;

/** Speed of an instantaneous cloud over the wind at 10 m (farrell-2020). */
const puffSpeed = 0.4;

/** Least reduced gravity used in the correlation, m/s². */
const leastGravity = 0.01;

/** A steady cloud: uniform across its width at the concentration of the correlation, as deep as its flow needs. */
const computePlume = (release: DenseRelease, durationS: number): PlumeField => {
  const share = plumeShare(release);
  const { upwindM, halfWidthM } = plumeExtent(release);
  const axis = (x: number): number => pureGasPpm * share(x);
  const depth = (x: number): number => release.volume / (release.windMs * 2 * halfWidthM(x) * share(x));
  const peak = (x: number, y: number, z: number): number => (x < -upwindM || Math.abs(y) > halfWidthM(x) || z > depth(x) ? 0 : axis(x));
  const arrivalS = (x: number): number => Math.max(0, x) / release.windMs;
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: upwindM,
    sourcePpm: 0,
    rangeM,
    upwindM: undefined,
    axisPeak: axis,
    halfWidth: (x, level) => (x >= -upwindM && axis(x) > level ? halfWidthM(x) : 0),
    peak,
    at: (x, y, z, timeS) => (timeS >= arrivalS(x) && timeS <= arrivalS(x) + durationS ? peak(x, y, z) : 0),
    slices: undefined,
    arrivalS,
    departureS: (x) => arrivalS(x) + durationS,
  };
};

/** An instantaneous cloud: a disc that spreads as it drifts at 0.4 of the wind; the ground that it has covered. */
const computePuff = (release: DenseRelease): PlumeField => {
  const share = puffShare(release);
  const speed = puffSpeed * release.windMs;
  const radiusM = puffRadius(release, 0);
  const axis = (x: number): number => pureGasPpm * share(x);
  const radiusAt = (x: number): number => puffRadius(release, Math.max(0, x) / speed);
  const depth = (x: number): number => release.volume / (Math.PI * radiusAt(x) ** 2 * share(x));
  const peak = (x: number, y: number, z: number): number => (x < -radiusM || Math.abs(y) > radiusAt(x) || z > depth(x) ? 0 : axis(x));
  const centreS = (x: number): number => Math.max(0, x) / speed;
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: radiusM,
    sourcePpm: 0,
    rangeM,
    upwindM: undefined,
    axisPeak: axis,
    halfWidth: (x, level) => (x >= -radiusM && axis(x) > level ? radiusAt(x) : 0),
    peak,
    at: (x, y, z, timeS) => (Math.hypot(x - speed * timeS, y) <= puffRadius(release, Math.max(0, timeS)) ? peak(x, y, z) : 0),
    slices: undefined,
    arrivalS: (x) => Math.max(0, centreS(x) - radiusAt(x) / speed),
    departureS: (x) => centreS(x) + radiusAt(x) / speed,
  };
};

const rangeCaveats = (alpha: number): readonly Caveat[] => [
  warning(
    'screening-upper-bound',
    'Screening by correlations without heat, stability or roughness: on 13 LNG spills they predict about three times too much. Use the result as an upper bound.',
  ),
  ...(alpha > highestAlpha
    ? [
        warning(
          'screening-outside-curves',
          `The release is outside the range of the correlation (α ${alpha.toFixed(2)}, at most ${highestAlpha}); its last value is used.`,
          { quantity: 'alpha', value: alpha, range: [-5, highestAlpha] as const },
        ),
      ]
    : []),
];

export const britterMcquaid: HazardModel = {
  id: 'britter-mcquaid',
  title: 'Britter–McQuaid screening',
  kind: 'plume',
  about:
    'Curves drawn through laboratory and field data of dense clouds, continuous or instantaneous. A quick upper bound for screening, not a forecast.',
  equations: [
    'Plume: distance x = √(q0/u) 10^β, β read at α = 0.2 log10(g0′² q0/u⁵) and concentration c. q0 volume rate, m³/s; u wind at 10 m, m/s; g0′ = g (ρ0 - ρa)/ρa of the release, m/s². Near the source c = 306/(306 + x² u/q0)',
    'Puff: x = V^(1/3) 10^β, β read at α = 0.5 log10(g0′ V^(1/3)/u²) and c; radius R² = R0² + 1.2 t √(g0′ V). V volume, m³; t time, s',
    'Cold gas: c = c′/(c′ + (1 - c′) T0/Ta). c′ the isothermal value; T0, Ta temperature of gas and air, K',
  ],
  validity:
    'Dense clouds on flat open ground. Used only when chosen by its id. A steady release is taken to last as long as its cloud needs.',
  weaknesses: ['On six LNG spills it predicts about three times too much (FAC2 0.22, MG 0.34).'],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: true,
  verifiedFor: ['pool', 'gas-jet'],
  validatedOn: [{ set: 'Dense gas spills', distanceM: [50, 800], phase: 'evaporating-pool', releases: ['pool'] }],
  // Screening: it over-predicts the LNG spills by about three (FAC2 0.26, MG 0.33).
  uncertainty: 1.1,
  sources: ['britter-mcquaid-1988', 'ccps-1999', 'farrell-2020'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time'],
  linearInRate: false,
  choices: [],
  isDense: true,
  compute: (_scenario, air, source) => {
    const { rateKgS, durationS } = steadyEquivalent(source);
    const density = source.densityKgM3;
    const release: DenseRelease = {
      volume: (source.instantaneous ? source.airborneKg : rateKgS) / density,
      reducedGravity: Math.max(leastGravity, (gravity * (density - air.densityKgM3)) / air.densityKgM3),
      windMs: air.windAt10Ms,
      coldness: Math.min(1, source.temperatureK / air.temperatureK),
    };
    const alpha = source.instantaneous ? puffAlpha(release) : plumeAlpha(release);
    return {
      field: source.instantaneous ? computePuff(release) : computePlume(release, durationS),
      details: undefined,
      caveats: rangeCaveats(alpha),
    };
  },
};
