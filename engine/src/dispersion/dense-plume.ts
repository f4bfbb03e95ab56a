import { cloudFacts, type Released } from '../substance/cloud-facts.ts';
import { mixingTable, volumeAt } from '../substance/mixing-table.ts';
import type { JetDirection } from '../types/document-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, PlumeField, Scenario, SourcePart, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import type { Substance } from '../types/substance-types.ts';
import { findAveraging } from './averaging.ts';
import { plumesTogether } from './blended-plume.ts';
import { placeOfDepth, speedAt } from './carrying-wind.ts';
import { denseCaveats } from './dense-caveats.ts';
import type { DenseConstants } from './dense-constants.ts';
import { type DenseReading, denseField } from './dense-field.ts';
import { type DenseAir, makeDenseAir, spreadsS } from './dense-layer.ts';
import { marchDense } from './dense-march.ts';
import type { DenseSource } from './dense-start.ts';
import type { DenseTable } from './dense-table.ts';
import { findWindows, massOfParts, type Window } from './dense-windows.ts';
import { refuseDeepJet } from './free-jet.ts';
import { gaussianPlumeField } from './gaussian-plume.ts';
import { highestPlume } from './highest-plume.ts';
import { findPointing, type Pointing } from './jet-pointing.ts';
import { withPool } from './over-pool.ts';
import { findPlumePath } from './plume-path.ts';
import { criticalFor, criticalRichardson, denseShare, describeRichardson, nearGroundM, richardsonParams } from './richardson.ts';
import { type JetPath, marchJet } from './rising-jet.ts';
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

/** A dense cloud, ready to be asked, and its stations; null where it drifts aloft. */
export interface DenseCloud {
  readonly field: PlumeField;
  readonly table: DenseTable | null;
}

type Marched = { readonly field: PlumeField; readonly table: DenseTable };

const computeCloud = (
  dense: DenseAir,
  source: DenseSource,
  release: Pick<DenseReading, 'massBy' | 'fromS'>,
  stepShare?: number,
): Marched => {
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
): Marched => {
  const { durationS, massKg } = source;
  const massBy = (timeS: number): number => (durationS > 0 ? massKg * Math.min(1, Math.max(0, timeS / durationS)) : 0);
  return computeCloud(airAround(released, air, averagedS, constants), source, { massBy, fromS: 0 }, stepShare);
};

/** Parts smaller than this share of a release are left out. */
const leastPart = 1e-6;

/** Parts that matter. */
export const mainParts = ({ parts, airborneKg }: SourceTerm): readonly SourcePart[] => {
  const most = parts.filter(({ massKg }) => massKg > leastPart * airborneKg);
  return most.length > 0 ? most : parts.slice(0, 1);
};

/** The way through the air of a window that leaves above the ground, or points up or down; null: it begins on the ground. */
const findFlight = (window: Window, direction: JetDirection, heightM: number, { air, mixing, wind }: DenseAir): JetPath | null => {
  if (window.durationS === 0) return null;
  const isLevel = direction === 'along-wind' || direction === 'impinging';
  if (isLevel ? heightM <= nearGroundM : !(window.velocityMs > 0)) return null;
  const rateKgS = window.massKg / window.durationS;
  // Gas without a jet leaves with the wind.
  const velocityMs = Math.max(window.velocityMs, speedAt(wind, placeOfDepth(Math.max(heightM, 1)), 0));
  const diameterM = Math.sqrt((4 * rateKgS * volumeAt(mixing, 1)) / (Math.PI * velocityMs));
  return marchJet({ rateKgS, velocityMs, diameterM, openingM: diameterM }, direction, heightM, air, mixing);
};

/** A window that drifts aloft, as a passive plume from where its jet takes it. */
const aloft = (scenario: Scenario, air: Air, window: Window, direction: JetDirection, heightM: number, densityKgM3: number): PlumeField => {
  const { massKg, durationS, velocityMs, temperatureK, liquidFraction, fromS } = window;
  const { substance } = scenario;
  const rateKgS = massKg / durationS;
  const diameterM = Math.sqrt((4 * rateKgS) / (Math.PI * densityKgM3 * Math.max(velocityMs, 1)));
  const exit = { velocityMs: Math.max(velocityMs, 1), diameterM, temperatureK, densityKgM3 };
  const released = { substance, temperatureK, liquidFraction };
  return gaussianPlumeField(
    {
      steps: [{ fromS, toS: fromS + durationS, rateKgS }],
      burstKg: undefined,
      heightM,
      diameterM: 0,
      molarMass: substance.molarMass,
      coefficients: undefined,
      averagingS: findAveraging(scenario),
      path: findPlumePath({ exit, direction, isStated: true }, released, heightM, air),
    },
    air,
  );
};

/** A stretch of a release, and the air that it mixes with. */
interface Stretch {
  readonly window: Window;
  readonly around: DenseAir;
}

/** The stretches of a release; those of one composition mix alike. */
const findStretches = (parts: readonly SourcePart[], substance: Substance, air: Air, averagedS: number): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  for (const window of findWindows(parts)) {
    const last = stretches.at(-1);
    const isAlike = last?.window.temperatureK === window.temperatureK && last.window.liquidFraction === window.liquidFraction;
    stretches.push({ window, around: isAlike ? last.around : airAround({ ...window, substance }, air, averagedS) });
  }
  return stretches;
};

/** The dense cloud of a release; of several directions the highest of all its stretches, with the stations of the first. */
export const computeDenseCloud = (scenario: Scenario, air: Air, source: SourceTerm): DenseCloud & { readonly pointing: Pointing } => {
  const { substance } = scenario;
  const pointing = findPointing(scenario, source);
  const parts = mainParts(source);
  const massBy = massOfParts(parts);
  const stretches = findStretches(parts, substance, air, findAveraging(scenario) ?? spreadsS);
  const fields: PlumeField[] = [];
  let table: DenseTable | null = null;
  for (const direction of pointing.directions) {
    for (const { window, around } of stretches) {
      const flight = findFlight(window, direction, source.heightM, around);
      if (flight?.end.kind === 'aloft') {
        fields.push(aloft(scenario, air, window, direction, source.heightM, 1 / volumeAt(around.mixing, 1)));
        continue;
      }
      const velocityMs = direction === 'impinging' ? 0 : window.velocityMs;
      const cloud = computeCloud(around, { ...window, velocityMs, flight: flight ?? undefined }, { massBy, fromS: window.fromS });
      fields.push(cloud.field);
      table ??= cloud.table;
    }
  }
  return { field: withPool(highestPlume(fields), scenario, air, source), table, pointing };
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
    'A cloud heavier than air, from a release of any length: steady, short, falling or all at once. It slumps, draws in moist air, cools and forms fog, and takes up heat from the ground. As it loses its excess weight it becomes the similarity plume. A jet is followed from its opening until it has slowed to the wind.',
  equations: [
    'Cloud: K v = 4 W_x W_y H. K mass with the air in it, kg; v volume per mass, m³/kg; 2 W_x its length, 2 W_y its width, H its depth, m. One march in time follows its middle',
    'Mixture: m/K is the mass share of the gas released, m. Temperature, fog and density ρ = 1/v follow from adiabatic mixing with moist air of density ρa, and from heat of the ground',
    'Weight: g′ = g (ρ - ρa)/ρa, m/s²; Ri = g′ H/u_e², u_e² = u*² + 0.5 w*², u* friction velocity, w* convection over ground warmer than the cloud, m/s',
    'Spreading by weight: u_f = 0.85 √(g′ H/(1 + g′/2g)), m/s; half-width B and own half-length G, m: dB/dt = dG/dt = √(u_f² + (0.16 Δ)²)',
    'Spreading by turbulence: W = B/erf(B/(√2 σ)); across σy as in the similarity plume; along the wind σx from wind shear (Chatwin), at most 2.0 u* t, with B = ((U D/2)³ + G³)^(1/3), D duration of the release, s',
    'Speed: U = U_wind(H) + Δ, m/s; Δ = P/K, P momentum of the jet above that of the wind. The ground takes it up with friction coefficient (u*/U_wind)², at most 0.01',
    'Air through the top: ρa 4 W_x W_y (w_e + E Δ), kg/s. w_e = 0.4 u_e (1 + α) (U/u(0.51 H))/Φ, Φ = 0.69 φh/0.95 + 0.138 Ri; φh stability function of the air, α = d ln U/d ln H. In neutral air about 0.65 u*/(1 + 0.2 Ri) (Robins)',
    'Air into a jet: E = (0.08 - 0.1 R)/(1 + 5 R), at least 0, R = g′ H/Δ² (Ellison and Turner); at its sides and ends 0.08 Δ. Its axis is up to 1.7 times as rich as its mean',
    'Air at the edges: ρa 4 H c u_f (Ri/(Ri + 10)) (W_x + W_y ∂W_x/∂G), kg/s; c 1 at the sides of a plume, 0.6 around a cloud that is there at once (Cox and Carpenter); nothing once the weight is gone',
    'Heat of the ground: df/dt = (1 - f) s 1.22 (u*²/U)/H, 1/s. f share of the missing heat given, s share of it that shows as cold; droplets take up theirs as they evaporate',
    'Concentration: C exp(-(Γ(1+1/a) z/H)^a) exp(-(y/w)^n), C = ρ m/K. a = 1.5 + 1.5 Ri/(1 + Ri); n from 2 (passive) to 8 (heavy and wide); w holds the same mass as W',
    'A rate that changes: the highest of several stretches of the release, from its highest rate to the whole of it, each released evenly over its time',
    'A jet from above the ground, up or down: an integral plume in the wind (mass, momentum, weight) to where it comes down; one that drifts aloft goes on as a passive plume',
  ],
  validity:
    'Flat ground, wind from 1 m/s, to 20 km. Tried on LNG pools, 50 to 800 m; jets on secondary numbers only, short releases and other gases not. Where no direction of a jet is given, the higher of a jet along the wind and one stopped by an obstacle. Between 0.7 and 1 of the density of air the result goes over to the similarity plume.',
  weaknesses: [
    'Its constants were chosen on the trials that score it, so other trials may score worse.',
    'Inside a vapour fence it predicts up to 4.4 times too much (Falcon 4, 50 m). Errors cancel in the total: MG is 1.07 without the two fenced spills and 0.59 of these alone.',
    'On Maplin Sands 27, over the sea in unstable air, it predicts half of what was measured at 320 to 400 m and 1.8 times as much at 650 m.',
    'Jets with droplets: on Desert Tortoise 4 (ammonia, secondary numbers) it predicts 1.4 times too much at 100 m, 2.3 times too little at 800 m, 4 times too little at 2.8 km, and is 1.4 times too wide. Entered as a hole: 2.3 times too much at 100 m and 3.4 times too wide there.',
    'A falling rate is described by stretches of even rate; the highest of them is up to 10 % low.',
    'In light wind (below about 2.5 m/s), nearer than the plume is wide to one side, gas runs out by its weight faster than the wind carries it: there the steady plume has down to half of what a shorter release gives.',
    'A jet from aloft that just comes down reaches up to twice as far, or half as far, as one that just drifts on.',
    'A cloud that turns lighter than air is kept on the ground. Ammonia may rise.',
  ],
  hazards: ['leak', 'flammable'],
  modes: ['best-estimate'],
  verified: true,
  verifiedFor: ['pool'],
  validatedOn: [{ set: 'Dense gas spills', distanceM: [50, 800], phase: 'evaporating-pool', releases: ['pool'] }],
  // √(ln VG), 0.47, and a margin at the arc maxima of LNG spills, 1 m above the ground (27 arcs): VG 1.25; 96 % lie in the 90 % interval.
  // A jet with spray: the free jet near by, no primary trial beyond; Desert Tortoise 4 is off by 1.4 at 100 m and by 2 to 4 from 800 m on.
  uncertainty: { fitted: 0.55, assumed: { 'two-phase-jet': { near: 0.7, fromM: 3000, far: 1, toM: 10_000 } } },
  sources: [
    'van-ulden-1978',
    'havens-1985',
    'eidsvik-1980',
    'cox-carpenter-1980',
    'ricou-spalding-1961',
    'ellison-turner-1959',
    'robins-2001',
    'ooms-1972',
    'chatwin-1968',
    'hanna-franzese-2000',
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
    const { field, table, pointing } = computeDenseCloud(scenario, air, source);
    const share = scenario.model === 'auto' && source.heightM <= nearGroundM ? denseShare(source, air) : 1;
    const jetM = table?.jetM ?? 0;
    const jetLength = { key: 'jet-length', label: 'Length of the jet', value: jetM, unit: 'm' };
    return {
      field: together(field, share, () => computeSimilarityField(scenario, air, source)),
      details: jetM > 0 ? [jetLength] : undefined,
      caveats: denseCaveats(scenario, source, pointing, table),
    };
  },
};
