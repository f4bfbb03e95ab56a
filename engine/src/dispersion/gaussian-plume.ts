import { windAt } from '../atmosphere/air.ts';
import { urbanRoughnessM } from '../atmosphere/roughness.ts';
import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, PlumeField, SourceTerm } from '../types/pipeline.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { alohaAveragingFactor, averagingFactor, findAveraging } from './averaging.ts';
import { carriedField } from './carried-plume.ts';
import { type PlumeCoefficients, plumeCoefficients } from './dispersion-coefficients.ts';
import { groundReflection, lidReflection } from './gaussian.ts';
import { gaussianAlongSpread } from './gaussian-shear.ts';
import { withPool } from './over-pool.ts';
import { findPlumePath, findPointedJet, type PlumePath, type PointedJet, pointsUp } from './plume-path.ts';
import { findReleaseRates } from './release-rates.ts';
import { describeRichardson, nearGroundM, richardsonParams } from './richardson.ts';
import { bealsX, briggsRural, briggsUrban, type Spread } from './sigma.ts';

/** Height whose wind carries a plume from near the ground, m (aloha-td). */
const transportHeightM = 3;

/** Briggs' coefficients as means over three minutes (aloha-td). */
const briggsAveragingS = 180;

/** Briggs' coefficients were published for 100 m to 10 km, and ALOHA draws no farther. */
const rangeM = 10_000;

export interface PlumeSource {
  readonly steps: SourceTerm['steps'];
  /** What is in the air from the first moment, kg; undefined: nothing. */
  readonly burstKg: number | undefined;
  readonly heightM: number;
  /** Diameter of an area source, m; adds D/√(2π) to σy in quadrature. */
  readonly diameterM: number;
  readonly molarMass: number;
  /** Other dispersion coefficients than Briggs'. */
  readonly coefficients: PlumeCoefficients | undefined;
  /** Time over which a concentration is a mean, s; null: that of the coefficients. */
  readonly averagingS: number | null;
  /** How a jet rises, falls and widens; null: gas without momentum, which stays at its height. */
  readonly path: PlumePath | null;
}

/** Briggs: across open country's; upwards open country's, or the town's from z0 0.2 m. */
const defaultCoefficients = (air: Air): PlumeCoefficients => ({
  sigmaY: briggsRural.sigmaY,
  sigmaZ: (air.roughnessM >= urbanRoughnessM ? briggsUrban : briggsRural).sigmaZ,
  averagingS: briggsAveragingS,
});

const narrowing = (averagingS: number | null, curvesS: number, air: Air): number => {
  if (averagingS === null) return 1;
  return air.mode === 'aloha-compatible' ? alohaAveragingFactor(averagingS, curvesS) : averagingFactor(averagingS, curvesS, air.stability);
};

/** From this many times the height of an inversion on, a release is wholly above it: no better is that height known. Ours. */
const whollyAbove = 1.25;

/**
 * Share of a release that an inversion traps below it, 0–1: all from below it, none from 1.25 times its height on, straight between. In
 * ALOHA's way an inversion traps in classes E and F only, and only what is released below it. Ours, see decision 72.
 */
const trappedShare = (air: Air, heightM: number): number => {
  const lid = air.mixingHeightM;
  if (lid === null) return 0;
  if (air.mode === 'aloha-compatible') return lid > heightM && (air.stability === 'E' || air.stability === 'F') ? 1 : 0;
  return Math.min(1, Math.max(0, (whollyAbove - heightM / lid) / (whollyAbove - 1)));
};

/** Vertical term of a plume at h that an inversion at zi traps a share of: s V(min(h, zi), zi) + (1 - s) V(h), V of `lidReflection`. */
const verticalTerm = (sigmaZ: number, zM: number, heightM: number, lidM: number, trapped: number): number =>
  (trapped > 0 && zM <= lidM ? trapped * lidReflection(sigmaZ, zM, Math.min(heightM, lidM), lidM) : 0) +
  (trapped < 1 ? (1 - trapped) * groundReflection(sigmaZ, zM, heightM) : 0);

/**
 * Highest concentration in time of a Gaussian plume over the ground, ppm.
 *
 * c = q(x)/(2π u σy σz) exp(-y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}, q the highest passing rate (finite duration).
 * σy Briggs rural; σz Briggs rural, urban from z0 0.2 m, or other dispersion coefficients; σy by (t/t0)^0.2 for another averaging
 * time; u at 3 m, or at the release height when higher; σx by the wind's shear, in ALOHA's way Beals'; h and σ of a jet by `findPlumePath`; under an inversion
 * the images of `lidReflection`. Source: aloha-td 4.2, briggs-1973, palazzi-1982, beals-1971, isc3-1995. Valid for passive gas,
 * wind from 1 m/s, 100 m to 10 km.
 */
export const gaussianPlumeField = (source: PlumeSource, air: Air): PlumeField => {
  const { steps, heightM, averagingS, path, coefficients = defaultCoefficients(air) } = source;
  const wind = windAt(air, Math.max(transportHeightM, heightM));
  const trapped = trappedShare(air, heightM);
  const lidM = trapped > 0 ? (air.mixingHeightM ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const factor = narrowing(averagingS, coefficients.averagingS, air);
  const curveY = coefficients.sigmaY(air.stability);
  const curveZ = coefficients.sigmaZ(air.stability);
  const sigmaZ: Spread = path === null ? curveZ : (x) => Math.hypot(curveZ(x), path.ownSigma(x));
  const areaSpread = source.diameterM / Math.sqrt(2 * Math.PI);
  const spreadY: Spread =
    areaSpread > 0 ? (x) => Math.hypot(factor * curveY(x), areaSpread) : factor === 1 ? curveY : (x) => factor * curveY(x);
  const sigmaY: Spread = path === null ? spreadY : (x) => Math.hypot(spreadY(x), path.ownSigma(x));
  const scale = ppmPerDensity(air.pressurePa, source.molarMass, air.temperatureK) / (2 * Math.PI * wind);
  const heightAt: Spread = path === null ? () => heightM : path.heightAt;
  return carriedField({
    steps,
    burstKg: source.burstKg ?? 0,
    sourceRadiusM: source.diameterM / 2,
    rangeM,
    axisOfUnit: (x, z) => {
      const spreadZ = sigmaZ(x);
      return (scale * verticalTerm(spreadZ, z, heightAt(x), lidM, trapped)) / (sigmaY(x) * spreadZ);
    },
    sigmaY,
    sigmaX: air.mode === 'aloha-compatible' ? bealsX[air.stability] : gaussianAlongSpread(air, wind, heightAt, sigmaZ),
    isFrontSpread: air.mode !== 'aloha-compatible',
    travelS: (x) => x / wind,
  });
};

const uprightCaveats = (pointed: PointedJet | null): readonly Caveat[] =>
  pointed === null || pointed.isStated
    ? []
    : [
        warning(
          'outlet-upright',
          `The outlet is assumed to point straight up in open air, so the gas leaves it at ${pointed.exit.velocityMs.toFixed(0)} m/s upwards and rises before it drifts. From an outlet that points elsewhere, or is behind a building, it reaches the ground nearer and denser.`,
          { quantity: 'exitVelocityMs', value: pointed.exit.velocityMs, unit: 'm/s' },
        ),
      ];

const lidCaveats = (air: Air, { heightM }: SourceTerm): readonly Caveat[] => {
  const { mixingHeightM } = air;
  if (mixingHeightM === null || heightM < mixingHeightM) return [];
  const trapped = trappedShare(air, heightM);
  const about = { severity: 'warning', quantity: 'mixingHeightM', value: mixingHeightM, unit: 'm' } as const;
  const place = `The release at ${heightM} m is at or above the inversion at ${mixingHeightM} m`;
  return trapped > 0
    ? [
        {
          ...about,
          code: 'release-near-inversion',
          message: `${place}, but within the uncertainty of its height: ${(100 * trapped).toFixed(0)} % of the gas is assumed to be trapped below it, the rest to spread without it. If all the gas were trapped, it would reach farther.`,
          params: { heightM, trappedPercent: 100 * trapped },
        },
      ]
    : [
        {
          ...about,
          code: 'release-above-inversion',
          message: `${place}; the zones do not include the inversion. Gas that stays above it does not come down. If the inversion is higher than the release, the gas is trapped below it, and the zones reach up to several times farther.`,
          params: { heightM },
        },
      ];
};

export const gaussianPlume: HazardModel = {
  id: 'gaussian-plume',
  title: 'Gaussian plume',
  kind: 'plume',
  about:
    'A gas neither heavy nor light, carried by a steady wind and spread by measured curves, one for each stability class. For stacks and vents it includes the rise or fall of the plume.',
  equations: [
    'Concentration: c = q/(2π u σy σz) exp(-y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}, kg/m³. q rate that passes, kg/s; u wind, m/s; σy, σz spread across and upwards, m; h height of the plume, m',
    'Short release: q = highest rate that passes, for one step Q erf(u t/(2√2 σx)), for a burst m u/(√(2π) σx); Q rate, t duration, m mass, σx spread along the wind by shear, at most 2.0 u* times the time of travel; in ALOHA’s way Beals’ curve',
    'Spread: σy, σz Briggs rural; σz Briggs urban from a roughness of 0.2 m; other curves can be chosen. u at 3 m, or at the height of release',
    'Averaging time t other than that of the curves, t0: σy (t/t0)^0.2. Inversion at zi: images at ±2 j zi, j = 1 to 5',
    'Stack: h + Δh(x), Δh Briggs’ rise by heat or momentum, less the downwash behind a slow exit',
    'Jet as heavy as air or not upright: height and own spread from an integral plume in the wind (mass, momentum, weight)',
  ],
  validity:
    'Gas that its own weight does not move, wind from 1 m/s, flat ground, 100 m to 10 km. A denser cloud gets a warning with its Richardson number.',
  weaknesses: [
    'Six classes stand for all turbulence. On Prairie Grass it predicts less than half of what was measured in class A (MG 2.3) and too little in F (1.5) and D (1.3).',
    'The ground is flat: no buildings, hills or shores. Stacks were not tried in the field.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  verifiedFor: ['pool', 'gas-jet', 'elevated'],
  validatedOn: [{ set: 'Prairie Grass', distanceM: [50, 800], phase: 'passive-gas', releases: ['gas-jet', 'pool'] }],
  // √(ln VG) at the arc maxima (134 arcs), given a class, and a margin: VG 1.36; 89 % lie in the 90 % interval.
  uncertainty: 0.55,
  sources: [
    'aloha-td',
    'briggs-1973',
    'palazzi-1982',
    'chatwin-1968',
    'hanna-franzese-2000',
    'beals-1971',
    'isc3-1995',
    'ooms-1972',
    'hazel-2026',
  ],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'averagingS', 'dispersionSchool'],
  linearInRate: true,
  choices: [
    {
      order: 40,
      when: ({ scenario, source }) => pointsUp(scenario, source),
      reasonCode: 'passive-from-outlet',
      reason: (situation) =>
        `The cloud does not behave as a dense gas (${describeRichardson(situation)}) and leaves a stated outlet upwards: it rises before the wind carries it away.`,
      params: richardsonParams,
    },
    {
      order: 70,
      when: ({ scenario }) => scenario.mode === 'best-estimate',
      reasonCode: 'passive-aloft',
      reason: (situation) =>
        `The cloud does not behave as a dense gas (${describeRichardson(situation)}) and is released at ${situation.source.heightM} m, above the ${nearGroundM} m of a plume near the ground.`,
      params: (situation) => ({ ...richardsonParams(situation), heightM: situation.source.heightM, nearGroundM }),
    },
    {
      order: 80,
      when: () => true,
      reasonCode: 'passive',
      reason: (situation) => `The cloud does not behave as a dense gas (${describeRichardson(situation)}).`,
      params: richardsonParams,
    },
  ],
  dispersionCoefficients: Object.keys(plumeCoefficients),
  compute: (scenario, air, source) => {
    const pointed = findPointedJet(scenario, source);
    const { substance } = scenario;
    const { temperatureK, liquidFraction } = source;
    const path = pointed === null ? null : findPlumePath(pointed, { substance, temperatureK, liquidFraction }, source.heightM, air);
    const field = gaussianPlumeField(
      {
        ...findReleaseRates(source, scenario.mode),
        heightM: source.heightM,
        diameterM: 2 * source.poolRadiusM,
        molarMass: scenario.substance.molarMass,
        coefficients: plumeCoefficients[scenario.dispersionSchool ?? ''],
        averagingS: findAveraging(scenario),
        path,
      },
      air,
    );
    return {
      field: withPool(field, scenario, air, source),
      details: undefined,
      caveats: [...lidCaveats(air, source), ...uprightCaveats(pointed)],
    };
  },
};
