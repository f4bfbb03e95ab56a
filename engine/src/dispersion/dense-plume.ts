import type { HazardModel } from '../model-types.ts';
import type { Air, PlumeField, SourceTerm } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { cloudFacts, type Released } from '../substance/cloud-facts.ts';
import { mixingTable } from '../substance/mixing-table.ts';
import { findAveraging } from './averaging.ts';
import { plumesTogether } from './blended-plume.ts';
import { denseCaveats } from './dense-caveats.ts';
import type { DenseConstants } from './dense-constants.ts';
import { denseField } from './dense-field.ts';
import { type DenseAir, makeDenseAir, spreadsS } from './dense-layer.ts';
import { marchDense } from './dense-march.ts';
import type { DenseSource } from './dense-start.ts';
import type { DenseTable } from './dense-table.ts';
import { refuseDeepJet } from './free-jet.ts';
import { steadyEquivalent } from './heavy-plume.ts';
import { criticalFor, criticalRichardson, denseShare, describeRichardson, nearGroundM, richardsonParams } from './richardson.ts';
import { bealsX, type Spread } from './sigma.ts';
import { computeSimilarityField } from './similarity-plume.ts';
import { atLeastSlower } from './slower-release.ts';
import { locate, readAt } from './table.ts';

/** Range of the model, m. */
const rangeM = 20_000;

/** Gas lighter than this share of the air's density rises; the march keeps a cloud on the ground and finds no source for it. */
const lightest = 0.25;

const tooLight = (name: string): Refusal =>
  new Refusal({
    field: 'model',
    value: 'dense-plume',
    allowed: 'auto, or a passive plume',
    message: `${name} as released is far lighter than air and rises: a dense plume cannot follow it; choose a passive plume.`,
  });

/** A dense plume, marched and ready to be asked. */
export interface DensePlume {
  readonly field: PlumeField;
  readonly table: DenseTable;
}

const computeDensePlume = (dense: DenseAir, source: DenseSource, stepShare?: number): DensePlume => {
  const table = marchDense(dense, source, rangeM, stepShare);
  const { mixing, air } = dense;
  return { field: denseField(table, { mixing, durationS: source.durationS, rangeM, sigmaX: bealsX[air.stability] }), table };
};

const airAround = (released: Released, air: Air, averagedS: number, constants?: DenseConstants): DenseAir =>
  makeDenseAir(air, mixingTable(cloudFacts(released, air.temperatureK, air.pressurePa), air), averagedS, constants);

/** The dense plume of a steady release in the air; see `marchDense` for the equations and their range. */
export const densePlumeField = (
  released: Released,
  source: DenseSource,
  air: Air,
  averagedS: number,
  constants?: DenseConstants,
  stepShare?: number,
): DensePlume => computeDensePlume(airAround(released, air, averagedS, constants), source, stepShare);

/** Least rate that is marched, kg/s: a nanogram in a second; less is taken as that. */
const leastRateKgS = 1e-12;

/** Parts smaller than this share of a release are left to the other part. */
const leastPart = 1e-6;

/**
 * A release as what marches on its own: a jet, its pool, or first the jet and then the pool of what rains out of it. Each at its highest
 * rate, over the time that the whole release would last at its own.
 */
const splitSource = (source: SourceTerm): readonly DenseSource[] => {
  const { poolRadiusM, jet, summary } = source;
  const { rateKgS: steadyKgS, durationS } = steadyEquivalent(source);
  const rateKgS = Math.max(steadyKgS, leastRateKgS);
  if (jet === null) return [{ rateKgS, durationS, poolRadiusM, jet }];
  const jetRate = (summary.rainOut ?? 0) > 0 ? Math.min(jet.rateKgS, rateKgS) : rateKgS;
  const ofJet: DenseSource = { rateKgS: jetRate, durationS, poolRadiusM: 0, jet: { ...jet, rateKgS: jetRate } };
  const ofPool: DenseSource = { rateKgS: rateKgS - jetRate, durationS, poolRadiusM, jet: null };
  return [ofJet, ofPool].filter((part) => part.rateKgS > leastPart * rateKgS);
};

/** The same stock so many times slower, through a smaller opening at the same speed, or from a smaller pool. */
const partSlower = ({ rateKgS, durationS, poolRadiusM, jet }: DenseSource, times: number): DenseSource => {
  const across = Math.sqrt(times);
  const rate = rateKgS / times;
  return {
    rateKgS: rate,
    durationS: durationS * times,
    poolRadiusM: poolRadiusM / across,
    jet: jet === null ? null : { ...jet, rateKgS: rate, openingM: jet.openingM / across, diameterM: jet.diameterM / across },
  };
};

/** Several dense plumes as one. */
const denseTogether = (plumes: readonly DensePlume[]): PlumeField => {
  const [only] = plumes;
  if (plumes.length === 1 && only !== undefined) return only.field;
  const radiusM = Math.max(...plumes.map(({ field }) => field.sourceRadiusM));
  return plumesTogether(
    plumes.map(({ field }) => ({ field, weight: 1 })),
    radiusM,
  );
};

/** Half the length of the passing cloud over √2 σx, by the mean speed of travel; without end where it has not left its source. */
const findSharpness =
  ({ table: { along, time, fromM, radiusM } }: DensePlume, durationS: number, sigmaX: Spread) =>
  (x: number): number => {
    if (x <= radiusM) return Number.POSITIVE_INFINITY;
    const travelS = readAt(time, ...locate(along, x - fromM));
    return travelS > 0 ? (x * durationS) / (travelS * 2 * Math.SQRT2 * sigmaX(x)) : Number.POSITIVE_INFINITY;
  };

/** The dense plumes of the parts of a release together, no lower than those of the same stock released more slowly. */
const computeParts = (
  around: DenseAir,
  parts: readonly DenseSource[],
): { readonly field: PlumeField; readonly first: DensePlume | undefined } => {
  const marched = (times: number): readonly DensePlume[] => parts.map((part) => computeDensePlume(around, partSlower(part, times)));
  const plumes = parts.map((part) => computeDensePlume(around, part));
  const [first] = plumes;
  const field = denseTogether(plumes);
  if (first === undefined) return { field, first };
  const sharpness = findSharpness(first, parts[0]?.durationS ?? 0, bealsX[around.air.stability]);
  return { field: atLeastSlower(field, sharpness, (times) => denseTogether(marched(times))), first };
};

/** A dense plume, and as far as a release is not dense, the passive plume in its place. */
const together = (dense: PlumeField, share: number, passive: () => PlumeField): PlumeField => {
  if (share === 1) return dense;
  const field = passive();
  return plumesTogether(
    [
      { field: dense, weight: share },
      { field, weight: 1 - share },
    ],
    share * dense.sourceRadiusM + (1 - share) * field.sourceRadiusM,
  );
};

export const densePlume: HazardModel = {
  id: 'dense-plume',
  title: 'Dense gas plume with heat',
  kind: 'plume',
  about:
    'A steady cloud heavier than air: it mixes with moist air, cools and forms fog, is warmed by the ground, slumps, entrains air at its top and edges, and becomes the surface-layer similarity plume as its excess density is lost.',
  equations: [
    'M = ρ U H 2W, y = E/M; ρ, T and mole share from adiabatic mixing with moist air and the heat of the ground',
    'dM/dx = ρa (2 w_e W + 2 · 0.6 u_f H + 2 H dW/dσ dσ/dt)',
    'U the mean of the wind over the profile of the cloud, so that C U H 2W is the release at every station',
    'w_e = 0.4 u_e (1+α) U/u(0.51 H)/Φ, Φ = 0.69 φh/0.95 + 0.099 Ri^1.04, Ri = g′ H/u_e², u_e² = u*² + 0.5 w*²',
    'dB/dx = √(g′ H)/U, W = B/erf(B/(√2 σ))',
    'df/dx = (1-f) 1.22 (u*/U)²/H, the share of its missing heat that the ground has given',
    'C = ρ y exp(-(Γ(1+1/s) z/H)^s), s = 1.5 + 1.5 Ri/(1+Ri); its mole share from the air in it',
    'a jet along the wind: y = 6 (d/x) √(ρj/ρa) to where u = 2 U; there r² = Q v/(2 U y), and before it with half the speed of the axis',
    'a jet and the pool of its rain-out: each on its own, added',
    'a release that ends: the highest of it and of the same stock 1.5, 1.5², … times slower, as long as the next is higher on the axis',
  ],
  validity:
    'Clouds on flat ground, wind from 1 m/s, to 20 km; tested on LNG spills from 50 m to 800 m. A release whose rate falls is taken at its highest rate and the same mass, and reaches no less far than the same stock released more slowly. A jet is taken to blow along the wind. A release lighter than air goes over to the similarity plume, whole at 0.7 of its density.',
  weaknesses: [
    'Inside a vapour fence it over-predicts up to fourfold close to the fence (Falcon 4, 50 m).',
    'On Maplin Sands 27, over the sea in unstable air, it predicts 2.5 to 3 times too little beyond 300 m.',
    'On Desert Tortoise 4, an ammonia jet known only from secondary numbers, it predicts 1.7 times too much at 100 m and 2.9 to 5 times too little at 800 m and 2.8 km.',
    'Errors of the six open spills cancel: without the two inside a fence it predicts too little (MG 1.35).',
    'A cloud that turns lighter than air is kept on the ground.',
    'A stock released within a minute reaches as little as half as far as the dense puff of an instantaneous release: transient releases are not followed.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: true,
  verifiedFor: ['pool'],
  validatedOn: [{ set: 'Dense gas spills', distanceM: [50, 800], phase: 'evaporating-pool', releases: ['pool'] }],
  // √(ln VG) and a margin at the arc maxima of LNG spills, 1 m above the ground (27 arcs): VG 1.35; 89 % lie in the 90 % interval.
  // A jet with spray: the free jet near by, no primary trial beyond; Desert Tortoise 4 is off by 1.7 at 100 m and by 3 to 5 from 800 m on.
  uncertainty: { fitted: 0.55, assumed: { 'two-phase-jet': { near: 0.7, fromM: 250, far: 1, toM: 1000 } } },
  sources: [
    'van-ulden-1978',
    'havens-1985',
    'eidsvik-1980',
    'cox-carpenter-1980',
    'long-1963',
    'buck-1981',
    'palazzi-1982',
    'nist-fds-lng',
  ],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'averagingS'],
  linearInRate: false,
  choices: [
    {
      order: 20,
      // From aloft only a cloud heavy enough to come down.
      when: ({ scenario, source, richardson }) =>
        scenario.mode === 'best-estimate' &&
        richardson >= (source.heightM <= nearGroundM ? criticalFor(scenario.mode) : criticalRichardson),
      reasonCode: 'dense',
      reason: (situation) => `The cloud behaves as a dense gas (${describeRichardson(situation)}).`,
      params: richardsonParams,
    },
    {
      order: 50,
      when: ({ scenario, air, source }) =>
        scenario.mode === 'best-estimate' && source.heightM <= nearGroundM && denseShare(source, air) > 0,
      reasonCode: 'nearly-as-heavy',
      reason: (situation) =>
        `The cloud is nearly as dense as air (${describeRichardson(situation)}) and is released near the ground: the model follows its cold and its jet until it becomes a passive plume.`,
      params: richardsonParams,
    },
  ],
  isDense: true,
  check: ({ substance }, air, source) => {
    if (source.densityKgM3 < lightest * air.densityKgM3) throw tooLight(substance.name);
    cloudFacts({ ...source, substance }, air.temperatureK, air.pressurePa);
    for (const { jet } of splitSource(source)) if (jet !== null) refuseDeepJet(jet, air, source.densityKgM3);
  },
  compute: (scenario, air, source) => {
    const { temperatureK, liquidFraction } = source;
    const released = { substance: scenario.substance, temperatureK, liquidFraction };
    const around = airAround(released, air, findAveraging(scenario) ?? spreadsS);
    const dense = computeParts(around, splitSource(source));
    const share = scenario.model === 'auto' && source.heightM <= nearGroundM ? denseShare(source, air) : 1;
    const { jetM = 0, dilution = 1 } = dense.first?.table ?? {};
    const jetLength = { key: 'jet-length', label: 'Length of the jet', value: jetM, unit: 'm' };
    return {
      field: together(dense.field, share, () => computeSimilarityField(scenario, air, source)),
      ...(jetM > 0 ? { details: [jetLength] } : {}),
      caveats: denseCaveats(scenario, source, jetM, dilution),
    };
  },
};
