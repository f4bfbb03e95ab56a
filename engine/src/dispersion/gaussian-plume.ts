import { windAt } from '../atmosphere/air.ts';
import type { Air, HazardModel, PlumeField, SourceTerm } from '../pipeline.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { carriedField } from './carried-plume.ts';
import { groundReflection } from './gaussian.ts';
import { bealsX, briggsRural, briggsUrban } from './sigma.ts';

/** Height whose wind carries a plume from near the ground, m (aloha-td). */
const transportHeightM = 3;

/** Roughness length from which the urban vertical spread applies, m (aloha-td). */
const urbanRoughnessM = 0.2;

/** Briggs' curves were published for 100 m to 10 km, and ALOHA draws no farther. */
const rangeM = 10_000;

export interface PlumeSource {
  readonly steps: SourceTerm['steps'];
  readonly heightM: number;
  /** Diameter of an area source, m; adds D/√(2π) to σy in quadrature. */
  readonly diameterM: number;
  readonly molarMass: number;
}

/**
 * Highest concentration in time of a Gaussian plume over the ground, ppm.
 *
 * c = q(x)/(2π u σy σz) exp(-y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}, q the highest passing rate (finite duration).
 * σy Briggs rural; σz Briggs rural, urban from z0 0.2 m; u at 3 m, or at the release height when higher; σx Beals.
 * Source: aloha-td 4.2, briggs-1973, palazzi-1982, beals-1971. Valid for passive gas, wind from 1 m/s, 100 m to 10 km.
 */
export const gaussianPlumeField = (source: PlumeSource, air: Air): PlumeField => {
  const wind = windAt(air, Math.max(transportHeightM, source.heightM));
  const curveY = briggsRural.sigmaY(air.stability);
  const sigmaZ = (air.roughnessM >= urbanRoughnessM ? briggsUrban : briggsRural).sigmaZ(air.stability);
  const areaSpread = source.diameterM / Math.sqrt(2 * Math.PI);
  const sigmaY = areaSpread === 0 ? curveY : (x: number) => Math.hypot(curveY(x), areaSpread);
  const scale = ppmPerDensity(air.pressurePa, source.molarMass, air.temperatureK) / (2 * Math.PI * wind);
  const { steps, heightM } = source;

  return carriedField({
    steps,
    sourceRadiusM: source.diameterM / 2,
    rangeM,
    axisOfUnit: (x, z) => {
      const spreadZ = sigmaZ(x);
      return (scale * groundReflection(spreadZ, z, heightM)) / (sigmaY(x) * spreadZ);
    },
    sigmaY,
    sigmaX: bealsX[air.stability],
    travelS: (x) => x / wind,
  });
};

export const gaussianPlume: HazardModel = {
  id: 'gaussian-plume',
  title: 'Gaussian plume',
  about:
    'A passive gas carried by a steady wind, spread sideways and upwards by Briggs’ curves; a release that ends is smeared along the wind.',
  equations: [
    'c = q/(2π u σy σz) exp(-y²/2σy²) {exp(-(z-h)²/2σz²) + exp(-(z+h)²/2σz²)}',
    'q(x): highest passing rate, for one step Q erf(u tr/(2√2 σx))',
    'σy Briggs rural; σz Briggs rural, urban from z0 0.2 m; σx Beals; u at 3 m or at the height of release',
  ],
  validity:
    'Gas that does not sink or rise by its own weight, wind from 1 m/s, flat ground, 100 m to 10 km. A denser cloud gets a warning with its Richardson number.',
  weaknesses: [
    'Six classes stand for the whole surface layer: over grass it predicts less than half of what was measured in class A (MG 2.3) and too little in class F (MG 1.5).',
    'The ground is flat: no buildings, hills or shores.',
  ],
  hazards: ['leak'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  sources: ['aloha-td', 'briggs-1973', 'palazzi-1982', 'beals-1971', 'hazel-2026'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time'],
  linearInRate: true,
  compute: (scenario, air, source) => ({
    field: gaussianPlumeField(
      { steps: source.steps, heightM: source.heightM, diameterM: 2 * source.poolRadiusM, molarMass: scenario.substance.molarMass },
      air,
    ),
    caveats: [],
  }),
};
