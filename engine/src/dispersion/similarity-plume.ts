import { note } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, PlumeField, Scenario, SourceTerm } from '../types/pipeline.ts';
import { ppmPerDensity } from '../units/convert.ts';
import { averagingFactor, findAveraging } from './averaging.ts';
import { carriedField } from './carried-plume.ts';
import { passiveShape, shapeA, shapeB } from './carrying-wind.ts';
import { withPool } from './over-pool.ts';
import { findReleaseRates } from './release-rates.ts';
import { describeRichardson, nearGroundM, richardsonParams } from './richardson.ts';
import { type CrosswindMemory, crosswindSpread, marchSimilarity } from './similarity-march.ts';
import { locate, readAt } from './table.ts';

/** What the crosswind spread is a mean over, s: the sampling of Prairie Grass. */
const tenMinutesS = 600;

/** Followed as far as the dense plume, which ends as it, m. */
const rangeM = 20_000;

export interface SimilaritySource {
  readonly steps: SourceTerm['steps'];
  /** What is in the air from the first moment, kg; undefined: nothing. */
  readonly burstKg: number | undefined;
  readonly heightM: number;
  /** Diameter of an area source, m; adds D/√(2π) to σy in quadrature. */
  readonly diameterM: number;
  readonly molarMass: number;
  /** Time over which a concentration is a mean, s; null: ten minutes. */
  readonly averagingS: number | null;
}

/**
 * Highest concentration in time of a passive plume from near the ground, ppm.
 *
 * c = q(x) A/(u z̄ √(2π) σy) exp(-(B z/z̄)^1.5) exp(-y²/2σy²); z̄, u, the travel time and σx from `marchSimilarity`, σy from
 * `crosswindSpread`, q the highest passing rate (finite duration).
 * Source: van-ulden-1978, palazzi-1982, chatwin-1968; validated on prairie-grass-1958 in validation/.
 */
export const similarityField = (source: SimilaritySource, air: Air, stepShare?: number, memoryS?: CrosswindMemory): PlumeField => {
  const { averagingS } = source;
  const table = marchSimilarity(air, source.heightM, rangeM, stepShare);
  const spread = crosswindSpread(air, memoryS);
  const areaSpread = source.diameterM / Math.sqrt(2 * Math.PI);
  const scale = (ppmPerDensity(air.pressurePa, source.molarMass, air.temperatureK) * shapeA) / Math.sqrt(2 * Math.PI);

  /** Position of the last look-up: values at one place are requested one after another. */
  let asked = Number.NaN;
  let station = 0;
  let share = 0;
  let sigma = Number.NaN;
  const goTo = (x: number): void => {
    if (x === asked) return;
    [station, share] = locate(table.x, x);
    asked = x;
    sigma = Number.NaN;
  };
  const travelS = (x: number): number => {
    goTo(x);
    return readAt(table.time, station, share);
  };
  const factor = averagingS === null ? 1 : averagingFactor(averagingS, tenMinutesS, air.stability);
  // Asked for both the axis and the fall beside it.
  const sigmaY = (x: number): number => {
    goTo(x);
    if (Number.isNaN(sigma)) sigma = Math.hypot(factor * spread(travelS(x)), areaSpread);
    return sigma;
  };
  return carriedField({
    steps: source.steps,
    burstKg: source.burstKg ?? 0,
    sourceRadiusM: source.diameterM / 2,
    rangeM,
    axisOfUnit: (x, z) => {
      goTo(x);
      const height = readAt(table.height, station, share);
      const vertical = z > 0 ? Math.exp(-(((shapeB * z) / height) ** passiveShape)) : 1;
      return (scale * vertical) / (readAt(table.wind, station, share) * height * sigmaY(x));
    },
    sigmaY,
    sigmaX: (x) => {
      goTo(x);
      return readAt(table.along, station, share);
    },
    isFrontSpread: true,
    travelS,
  });
};

/** The same of a scenario's release. */
export const computeSimilarityField = (scenario: Scenario, air: Air, source: SourceTerm): PlumeField => {
  const field = similarityField(
    {
      ...findReleaseRates(source, scenario.mode),
      heightM: source.heightM,
      diameterM: 2 * source.poolRadiusM,
      molarMass: scenario.substance.molarMass,
      averagingS: findAveraging(scenario),
    },
    air,
  );
  return withPool(field, scenario, air, source);
};

/** Farthest distance that similarity theory is meant for, m. */
const similarityM = 5000;

const beyondRange = (farthestM: number): readonly Caveat[] =>
  farthestM <= similarityM
    ? []
    : [
        note(
          'similarity-beyond-5-km',
          `The similarity plume is validated to 0.8 km and intended for use to ${similarityM / 1000} km; the zone reaches ${(farthestM / 1000).toFixed(1)} km.`,
          { quantity: 'reachM', value: farthestM, unit: 'm', range: [0, similarityM] },
        ),
      ];

export const similarityPlume: HazardModel = {
  id: 'similarity-plume',
  title: 'Surface-layer similarity plume',
  kind: 'plume',
  about:
    'A gas neither heavy nor light, released near the ground: it is carried by the mean wind and mixed by the turbulence of the lowest tens of metres of air, which grows with height. Measured turbulence can be used in place of a stability class.',
  equations: [
    'Height: dz̄/dx = k u*/(φh(0.7 z̄/L) u(0.7 z̄)). z̄ mean height of the gas, m; k = 0.4; u* friction velocity, m/s; L Obukhov length, m; φh stability function; u wind at that height, m/s',
    'Concentration: c = Q A/(U z̄ √(2π) σy) exp(-(B z/z̄)^1.5) exp(-y²/2σy²), kg/m³. Q rate, kg/s; U mean of the wind over this profile, m/s; A = 0.73, B = 0.66 keep its mass',
    'Width: σy = σv t/(1 + 0.9 √(t/τ)), m. t travel time, s; τ = 200 s, in stable air 60 s',
    'Turbulence across: σv = σθ u where the scatter of the direction σθ was measured; else 1.3 u* in stable, 1.5 u* in neutral air, and σv² = (1.5 u*)² + 0.25 w*² in unstable air, w* convective velocity; straight between neutral and stable air',
    'A weak wind wavers: σv² + σm² in place of σv²; σm = 0.3 m/s up to 2 m/s at 10 m, straight to 0 at 4 m/s',
    'A release that changes or ends: every part at its own rate, a burst at its mass; dσx²/dt = 2 · 0.49 Δu² t, m²/s, but no more than of σx = 2.0 u* t (Chatwin; Hanna and Franzese). Δu standard deviation of the wind over the height of the plume; in unstable air the eddies too',
  ],
  validity:
    'Releases up to 3 m high over flat ground. Tried from 50 m to 800 m on Prairie Grass; a result beyond 5 km carries a caveat; cut at 20 km.',
  weaknesses: [
    'A stability class says less than measured turbulence. With a class it predicts too little in F (MG 1.39 on Prairie Grass) and A (1.27), too much in E (0.81). In class A only 4 of 9 values are within a factor of two.',
    'In very unstable air single runs of Prairie Grass are 0.4 to 1.6 times what was measured.',
    'The wander of a weak wind, under 4 m/s, is a published least value, not fitted: no open run has so weak a wind.',
    'A release of seconds: half of the along-wind spreads measured elsewhere lie within a factor of 2 of this law.',
    'Its constants were chosen on Prairie Grass itself.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: true,
  verifiedFor: ['pool', 'gas-jet'],
  validatedOn: [{ set: 'Prairie Grass', distanceM: [50, 800], phase: 'passive-gas', releases: ['gas-jet', 'pool'] }],
  // √(ln VG) at the arc maxima (134 arcs) and a margin: VG 1.10, 1.12 and 1.22; 93, 92 and 91 % of the arcs lie in the 90 % interval.
  uncertainty: { 'sigma-theta': 0.33, obukhov: 0.38, class: 0.45 },
  sources: [
    'van-ulden-1978',
    'hogstrom-1988',
    'draxler-1976',
    'hanna-1982',
    'prairie-grass-1958',
    'palazzi-1982',
    'chatwin-1968',
    'hanna-franzese-2000',
  ],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'averagingS'],
  linearInRate: true,
  choices: [
    {
      order: 60,
      when: ({ scenario, source }) => scenario.mode === 'best-estimate' && source.heightM <= nearGroundM,
      reasonCode: 'passive-near-ground',
      reason: (situation) => `The cloud does not behave as a dense gas (${describeRichardson(situation)}) and is released near the ground.`,
      params: richardsonParams,
    },
  ],
  reachCaveats: beyondRange,
  compute: (scenario, air, source) => ({ field: computeSimilarityField(scenario, air, source), details: undefined, caveats: [] }),
};
