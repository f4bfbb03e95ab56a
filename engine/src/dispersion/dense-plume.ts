import type { HazardModel } from '../model-types.ts';
import type { Air, PlumeField, Scenario, SourcePart, SourceTerm } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { cloudFacts, type Released } from '../substance/cloud-facts.ts';
import { mixingTable } from '../substance/mixing-table.ts';
import type { Substance } from '../substance-types.ts';
import { findAveraging } from './averaging.ts';
import { plumesTogether } from './blended-plume.ts';
import { denseCaveats } from './dense-caveats.ts';
import type { DenseConstants } from './dense-constants.ts';
import { type DenseReading, denseField } from './dense-field.ts';
import { type DenseAir, makeDenseAir, spreadsS } from './dense-layer.ts';
import { marchDense } from './dense-march.ts';
import type { DenseSource } from './dense-start.ts';
import type { DenseTable } from './dense-table.ts';
import { findWindows, stepsOfParts, type Window } from './dense-windows.ts';
import { refuseDeepJet } from './free-jet.ts';
import { highestPlume } from './highest-plume.ts';
import { criticalFor, criticalRichardson, denseShare, describeRichardson, nearGroundM, richardsonParams } from './richardson.ts';
import { computeSimilarityField } from './similarity-plume.ts';

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

/** A dense cloud, marched and ready to be asked. */
export interface DenseCloud {
  readonly field: PlumeField;
  readonly table: DenseTable;
}

const computeCloud = (dense: DenseAir, source: DenseSource, release: Pick<DenseReading, 'steps' | 'fromS'>, stepShare?: number): DenseCloud => {
  const table = marchDense(dense, source, rangeM, stepShare);
  return { field: denseField(table, { mixing: dense.mixing, rangeM, ...release }), table };
};

const airAround = (released: Released, air: Air, averagedS: number, constants?: DenseConstants): DenseAir =>
  makeDenseAir(air, mixingTable(cloudFacts(released, air.temperatureK, air.pressurePa), air), averagedS, constants);

/** The dense cloud of a mass released evenly over a time, or at once, in the air; see `marchDense` for the equations and their range. */
export const denseCloudField = (
  released: Released,
  source: DenseSource,
  air: Air,
  averagedS: number,
  constants?: DenseConstants,
  stepShare?: number,
): DenseCloud => {
  const { durationS, massKg } = source;
  const steps = durationS > 0 ? [{ fromS: 0, toS: durationS, rateKgS: massKg / durationS }] : [];
  return computeCloud(airAround(released, air, averagedS, constants), source, { steps, fromS: 0 }, stepShare);
};

/** Parts smaller than this share of a release are left out. */
const leastPart = 1e-6;

/** Parts that matter. */
export const mainParts = ({ parts, airborneKg }: SourceTerm): readonly SourcePart[] => {
  const most = parts.filter(({ massKg }) => massKg > leastPart * airborneKg);
  return most.length > 0 ? most : parts.slice(0, 1);
};

/** The dense cloud of a release, its parts together at their rates as they are: the highest of its windows. */
export const computeDenseCloud = (scenario: Scenario, air: Air, parts: readonly SourcePart[]): DenseCloud => {
  const { substance } = scenario;
  const averagedS = findAveraging(scenario) ?? spreadsS;
  const steps = stepsOfParts(parts);
  let around: DenseAir | undefined;
  let last: Window | undefined;
  const clouds = findWindows(parts).map((window) => {
    // Windows of one composition mix alike.
    if (around === undefined || last?.temperatureK !== window.temperatureK || last.liquidFraction !== window.liquidFraction)
      around = airAround({ ...window, substance }, air, averagedS);
    last = window;
    return computeCloud(around, window, { steps, fromS: window.fromS });
  });
  const [first] = clouds;
  if (first === undefined) throw new Error('A release has no mass');
  return { field: highestPlume(clouds.map(({ field }) => field)), table: first.table };
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

/** Refuses what cannot be marched: a missing fact, a jet deeper than the wind's profile. */
export const checkParts = (substance: Substance, air: Air, source: SourceTerm): void => {
  for (const part of mainParts(source)) {
    cloudFacts({ ...part, substance }, air.temperatureK, air.pressurePa);
    if (part.jet !== null) refuseDeepJet(part.jet, air, part.densityKgM3);
  }
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
    checkParts(substance, air, source);
  },
  compute: (scenario, air, source) => {
    const { field, table } = computeDenseCloud(scenario, air, mainParts(source));
    const share = scenario.model === 'auto' && source.heightM <= nearGroundM ? denseShare(source, air) : 1;
    const { jetM, dilution } = table;
    const jetLength = { key: 'jet-length', label: 'Length of the jet', value: jetM, unit: 'm' };
    return {
      field: together(field, share, () => computeSimilarityField(scenario, air, source)),
      ...(jetM > 0 ? { details: [jetLength] } : {}),
      caveats: denseCaveats(scenario, source, jetM, dilution),
    };
  },
};
