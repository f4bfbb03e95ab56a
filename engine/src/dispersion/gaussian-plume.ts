import { windAt } from '../atmosphere/air.ts';
import { urbanRoughnessM } from '../atmosphere/roughness.ts';
import type { Caveat } from '../model.ts';
import type { Air, HazardModel, PlumeField, Scenario, SourceTerm } from '../pipeline.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { alohaAveragingFactor, averagingFactor, averagingOf } from './averaging.ts';
import { carriedField } from './carried-plume.ts';
import { groundReflection, lidReflection } from './gaussian.ts';
import { leavesOutlet, plumeRise, type StackExit } from './plume-rise.ts';
import { type PlumeSchool, plumeSchools } from './schools.ts';
import { bealsX, briggsRural, briggsUrban, type Spread } from './sigma.ts';

/** Height whose wind carries a plume from near the ground, m (aloha-td). */
const transportHeightM = 3;

/** Briggs' curves as means over three minutes (aloha-td). */
const briggsAveragingS = 180;

/** Briggs' curves were published for 100 m to 10 km, and ALOHA draws no farther. */
const rangeM = 10_000;

export interface PlumeSource {
  readonly steps: SourceTerm['steps'];
  readonly heightM: number;
  /** Diameter of an area source, m; adds D/√(2π) to σy in quadrature. */
  readonly diameterM: number;
  readonly molarMass: number;
  /** Curves of another school than Briggs'. */
  readonly school?: PlumeSchool | undefined;
  /** Time over which a concentration is a mean, s; null: that of the curves. */
  readonly averagingS?: number | null;
  /** What leaves a stack upwards; null: gas that does not rise. */
  readonly exit?: StackExit | null;
}

/** Briggs: across open country's; upwards open country's, or the town's from z0 0.2 m. */
const schoolOf = (air: Air): PlumeSchool => ({
  sigmaY: briggsRural.sigmaY,
  sigmaZ: (air.roughnessM >= urbanRoughnessM ? briggsUrban : briggsRural).sigmaZ,
  averagingS: briggsAveragingS,
});

const narrowing = (averagingS: number | null, curvesS: number, air: Air): number => {
  if (averagingS === null) return 1;
  return air.mode === 'aloha-compatible' ? alohaAveragingFactor(averagingS, curvesS) : averagingFactor(averagingS, curvesS, air.stability);
};

/** Lid over the plume, m: ALOHA sees an inversion in classes E and F only; a release above it never meets it. */
const lidOver = (air: Air, heightM: number): number => {
  const lid = air.mixingHeightM;
  const seen = lid !== null && lid > heightM && (air.mode === 'best-estimate' || air.stability === 'E' || air.stability === 'F');
  return seen ? lid : Number.POSITIVE_INFINITY;
};

/**
 * Highest concentration in time of a Gaussian plume over the ground, ppm.
 *
 * c = q(x)/(2π u σy σz) exp(-y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}, q the highest passing rate (finite duration).
 * σy Briggs rural; σz Briggs rural, urban from z0 0.2 m, or the curves of another school; σy by (t/t0)^0.2 for another averaging
 * time; u at 3 m, or at the release height when higher; σx Beals; h grows by the plume's rise from a stack; under an inversion
 * the images of `lidReflection`. Source: aloha-td 4.2, briggs-1973, palazzi-1982, beals-1971, isc3-1995. Valid for passive gas,
 * wind from 1 m/s, 100 m to 10 km.
 */
export const gaussianPlumeField = (source: PlumeSource, air: Air): PlumeField => {
  const { steps, heightM, averagingS = null, exit = null, school = schoolOf(air) } = source;
  const wind = windAt(air, Math.max(transportHeightM, heightM));
  const lidM = lidOver(air, heightM);
  const rise = exit === null ? null : plumeRise(exit, air, wind);
  const factor = narrowing(averagingS, school.averagingS, air);
  const curveY = school.sigmaY(air.stability);
  const sigmaZ = school.sigmaZ(air.stability);
  const areaSpread = source.diameterM / Math.sqrt(2 * Math.PI);
  const sigmaY: Spread =
    areaSpread > 0 ? (x) => Math.hypot(factor * curveY(x), areaSpread) : factor === 1 ? curveY : (x) => factor * curveY(x);
  const scale = ppmPerDensity(air.pressurePa, source.molarMass, air.temperatureK) / (2 * Math.PI * wind);
  return carriedField({
    steps,
    sourceRadiusM: source.diameterM / 2,
    rangeM,
    axisOfUnit: (x, z) => {
      const spreadZ = sigmaZ(x);
      const h = rise === null ? heightM : Math.min(lidM, Math.max(0, heightM + rise(x)));
      const vertical =
        lidM === Number.POSITIVE_INFINITY ? groundReflection(spreadZ, z, h) : lidReflection(spreadZ, Math.min(z, lidM), h, lidM);
      return (scale * vertical) / (sigmaY(x) * spreadZ);
    },
    sigmaY,
    sigmaX: bealsX[air.stability],
    travelS: (x) => x / wind,
  });
};

/** What leaves a stack or vent; ALOHA lets nothing rise. */
const stackOf = (scenario: Scenario, { jet, temperatureK, densityKgM3 }: SourceTerm): StackExit | null =>
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
          message: `The outlet is taken to point straight up in open air, so the gas leaves it at ${exit.velocityMs.toFixed(0)} m/s upwards and rises before it drifts. From an outlet that points elsewhere, or behind a building, it reaches the ground nearer and denser.`,
          quantity: 'exitVelocityMs',
          value: exit.velocityMs,
          unit: 'm/s',
        },
      ];

const lidCaveats = (air: Air, source: SourceTerm): readonly Caveat[] =>
  air.mixingHeightM !== null && source.heightM >= air.mixingHeightM
    ? [
        {
          code: 'release-above-inversion',
          severity: 'warning',
          message: `The release at ${source.heightM} m is above the inversion at ${air.mixingHeightM} m, which would hold it off the ground; the zones leave the inversion out. This is cautious.`,
          quantity: 'mixingHeightM',
          value: air.mixingHeightM,
          unit: 'm',
          params: { heightM: source.heightM },
        },
      ]
    : [];

export const gaussianPlume: HazardModel = {
  id: 'gaussian-plume',
  title: 'Gaussian plume',
  about:
    'A passive gas carried by a steady wind, spread sideways and upwards by Briggs’ curves; a release that ends is smeared along the wind.',
  equations: [
    'c = q/(2π u σy σz) exp(-y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}',
    'q(x): highest passing rate, for one step Q erf(u tr/(2√2 σx))',
    'σy Briggs rural; σz Briggs rural, urban from z0 0.2 m; σx Beals; u at 3 m or at the height of release',
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
  sources: ['aloha-td', 'briggs-1973', 'palazzi-1982', 'beals-1971', 'isc3-1995', 'hazel-2026'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'averagingS', 'dispersionSchool'],
  linearInRate: true,
  compute: (scenario, air, source) => {
    const exit = stackOf(scenario, source);
    const field = gaussianPlumeField(
      {
        steps: source.steps,
        heightM: source.heightM,
        diameterM: 2 * source.poolRadiusM,
        molarMass: scenario.substance.molarMass,
        school: plumeSchools[scenario.dispersionSchool ?? ''],
        averagingS: averagingOf(scenario),
        exit,
      },
      air,
    );
    return { field, caveats: [...lidCaveats(air, source), ...uprightCaveats(exit)] };
  },
};
