import { windAt } from '../atmosphere/air.ts';
import { urbanRoughnessM } from '../atmosphere/roughness.ts';
import type { Caveat } from '../common-types.ts';
import type { HazardModel } from '../model-types.ts';
import type { Air, PlumeField, Scenario, SourceTerm } from '../pipeline.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { alohaAveragingFactor, averagingFactor, findAveraging } from './averaging.ts';
import { carriedField } from './carried-plume.ts';
import { type PlumeCoefficients, plumeCoefficients } from './dispersion-coefficients.ts';
import { groundReflection, lidReflection } from './gaussian.ts';
import { gaussianAlongSpread } from './gaussian-shear.ts';
import { leavesOutlet, plumeRise, type StackExit } from './plume-rise.ts';
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
  /** What is in the air from the first moment, kg; absent: nothing. */
  readonly burstKg?: number;
  readonly heightM: number;
  /** Diameter of an area source, m; adds D/√(2π) to σy in quadrature. */
  readonly diameterM: number;
  readonly molarMass: number;
  /** Other dispersion coefficients than Briggs'. */
  readonly coefficients?: PlumeCoefficients | undefined;
  /** Time over which a concentration is a mean, s; null: that of the coefficients. */
  readonly averagingS?: number | null;
  /** What leaves a stack upwards; null: gas that does not rise. */
  readonly exit?: StackExit | null;
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
  (trapped > 0 ? trapped * lidReflection(sigmaZ, Math.min(zM, lidM), Math.min(heightM, lidM), lidM) : 0) +
  (trapped < 1 ? (1 - trapped) * groundReflection(sigmaZ, zM, heightM) : 0);

/**
 * Highest concentration in time of a Gaussian plume over the ground, ppm.
 *
 * c = q(x)/(2π u σy σz) exp(-y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}, q the highest passing rate (finite duration).
 * σy Briggs rural; σz Briggs rural, urban from z0 0.2 m, or other dispersion coefficients; σy by (t/t0)^0.2 for another averaging
 * time; u at 3 m, or at the release height when higher; σx by the wind's shear, in ALOHA's way Beals'; h grows by the plume's rise from
 * a stack; under an inversion the images of `lidReflection`. Source: aloha-td 4.2, briggs-1973, palazzi-1982, beals-1971, isc3-1995. Valid for passive gas,
 * wind from 1 m/s, 100 m to 10 km.
 */
export const gaussianPlumeField = (source: PlumeSource, air: Air): PlumeField => {
  const { steps, heightM, averagingS = null, exit = null, coefficients = defaultCoefficients(air) } = source;
  const wind = windAt(air, Math.max(transportHeightM, heightM));
  const trapped = trappedShare(air, heightM);
  const lidM = trapped > 0 ? (air.mixingHeightM ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const rise = exit === null ? null : plumeRise(exit, air, wind);
  const factor = narrowing(averagingS, coefficients.averagingS, air);
  const curveY = coefficients.sigmaY(air.stability);
  const sigmaZ = coefficients.sigmaZ(air.stability);
  const areaSpread = source.diameterM / Math.sqrt(2 * Math.PI);
  const sigmaY: Spread =
    areaSpread > 0 ? (x) => Math.hypot(factor * curveY(x), areaSpread) : factor === 1 ? curveY : (x) => factor * curveY(x);
  const scale = ppmPerDensity(air.pressurePa, source.molarMass, air.temperatureK) / (2 * Math.PI * wind);
  const heightAt: Spread = rise === null ? () => heightM : (x) => Math.max(0, heightM + rise(x));
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

/** The exit of a stack or vent; ALOHA has no plume rise. */
const findStackExit = (scenario: Scenario, { jet, temperatureK, densityKgM3 }: SourceTerm): StackExit | null =>
  scenario.mode === 'best-estimate' && leavesOutlet(scenario) && jet !== null
    ? { diameterM: jet.diameterM, velocityMs: jet.velocityMs, temperatureK, densityKgM3 }
    : null;

const uprightCaveats = (exit: StackExit | null): readonly Caveat[] =>
  exit === null
    ? []
    : [
        {
          code: 'outlet-upright',
          severity: 'warning',
          message: `The outlet is assumed to point straight up in open air, so the gas leaves it at ${exit.velocityMs.toFixed(0)} m/s upwards and rises before it drifts. From an outlet that points elsewhere, or is behind a building, it reaches the ground nearer and denser.`,
          quantity: 'exitVelocityMs',
          value: exit.velocityMs,
          unit: 'm/s',
        },
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
    'A passive gas carried by a steady wind and dispersed with Briggs’ coefficients; a release of limited duration is also dispersed along the wind.',
  equations: [
    'c = q/(2π u σy σz) exp(-y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}',
    'q(x): highest passing rate, for one step Q erf(u tr/(2√2 σx)), for a burst m u/(√(2π) σx)',
    'σy Briggs rural; σz Briggs rural, urban from z0 0.2 m; σx by the shear of the wind over the plume, in ALOHA’s way Beals’; u at 3 m or at the height of release',
    'another averaging time: σy (t/t0)^0.2; an inversion at zi: images at ±2 j zi, j = 1..5',
    'a stack: h + Δh(x), Δh Briggs’ rise by buoyancy or momentum, less the downwash behind a slow exit',
  ],
  validity:
    'Gas that does not sink or rise by its own weight, wind from 1 m/s, flat ground, 100 m to 10 km. A denser cloud gets a warning with its Richardson number.',
  weaknesses: [
    'Six classes stand for the whole surface layer: over grass it predicts less than half of what was measured in class A (MG 2.3) and too little in class F (MG 1.5).',
    'The ground is flat: no buildings, hills or shores.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  validatedOn: ['Prairie Grass'],
  // √(ln VG) at the arc maxima (134 arcs), given a class, and a margin: VG 1.36; 89 % lie in the 90 % interval.
  uncertainty: 0.55,
  sources: ['aloha-td', 'briggs-1973', 'palazzi-1982', 'chatwin-1968', 'hanna-franzese-2000', 'beals-1971', 'isc3-1995', 'hazel-2026'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'averagingS', 'dispersionSchool'],
  linearInRate: true,
  choices: [
    {
      order: 40,
      when: ({ scenario }) => scenario.mode === 'best-estimate' && leavesOutlet(scenario),
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
    const exit = findStackExit(scenario, source);
    const field = gaussianPlumeField(
      {
        ...findReleaseRates(source, scenario.mode),
        heightM: source.heightM,
        diameterM: 2 * source.poolRadiusM,
        molarMass: scenario.substance.molarMass,
        coefficients: plumeCoefficients[scenario.dispersionSchool ?? ''],
        averagingS: findAveraging(scenario),
        exit,
      },
      air,
    );
    return { field, caveats: [...lidCaveats(air, source), ...uprightCaveats(exit)] };
  },
};
