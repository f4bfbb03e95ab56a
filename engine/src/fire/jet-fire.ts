import { windAt } from '../atmosphere/air.ts';
import { highestAt } from '../numerics/bisect.ts';
import { missingFact } from '../substance/property.ts';
import { findGamma } from '../substance/vapour-pressure.ts';
import { note } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, GroundField, Jet, Scenario, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { shortFigure } from '../units/short-figure.ts';
import { combinedField } from './combined-field.ts';
import { ballThenFlame, firstFireball, shareOfDose } from './first-fireball.ts';
import { findHeatRange } from './flame-range.ts';
import {
  type BurningJet,
  expandedJet,
  type JetAir,
  type JetFlame,
  jetRadiatedShare,
  lengthByPower,
  sonicOpening,
  uprightFlame,
} from './jet-flame.ts';
import { burningArea, poolBlaze, poolFireField } from './pool-blaze.ts';
import { leaningFrustum, viewFactor } from './solid-flame.ts';
import { chooseTransmissivity } from './transmissivity.ts';
import { pointsFlux } from './weighted-points.ts';

/**
 * Share of the flame's length within which a place counts as that far from its axis. A flame has a width that its points have not:
 * nearer to the axis than about their spacing, a thirtieth, the heat would dip between them (1.5 spacings: by less than 0.1 %).
 */
const axisShare = 1.5 / 30;

/** Brightest jet flames measured, kW/m² (lees-1996): what the multi-point source, endless at its points, is cut at. */
const brightestKwM2 = 400;

/** A jet flame as a field on the ground, with what was found of it. */
export interface JetBlaze {
  readonly field: GroundField;
  readonly lengthM: number;
  readonly radiatedShare: number;
  readonly powerKw: number;
}

/** Whether a place on the ground lies within the leaning cone. */
const isInside = (flame: JetFlame, footM: number, x: number, y: number): boolean => {
  const along = x * Math.sin(flame.tilt) - footM * Math.cos(flame.tilt);
  if (along < 0 || along > flame.frustumM) return false;
  const off = Math.hypot(x * Math.cos(flame.tilt) + footM * Math.sin(flame.tilt), y);
  return 2 * off <= flame.footWidthM + ((flame.tipWidthM - flame.footWidthM) * along) / flame.frustumM;
};

/** ALOHA's jet fire: straight up, Chamberlain's leaning cone, q = E F τ(x), E = f Q Hc/area. Height of the opening in m, Hc in J/kg. */
export const uprightJetFire = (jet: BurningJet, heatOfCombustion: number, heightM: number, air: Air): JetBlaze => {
  const around: JetAir = { pressurePa: air.pressurePa, densityKgM3: air.densityKgM3, windMs: air.windAt10Ms };
  const expanded = expandedJet(jet, around);
  const flame = uprightFlame(expanded, around, jet.aerosol);
  const radiatedShare = jetRadiatedShare(jet.molarMass, expanded.speedMs);
  const powerKw = (radiatedShare * jet.rateKgS * heatOfCombustion) / 1000;
  const surfaceKwM2 = powerKw / flame.areaM2;
  const footM = heightM + flame.footM;
  const surface = leaningFrustum(footM, flame.frustumM, flame.footWidthM, flame.tipWidthM, flame.tilt);
  const transmissivity = chooseTransmissivity(air);
  // The two sides of a flame are equal; close to its foot the sums over patches differ by 1e-9.
  const peak = (x: number, y: number): number =>
    isInside(flame, footM, x, y) ? surfaceKwM2 : surfaceKwM2 * viewFactor(surface, x, Math.abs(y), 0) * transmissivity(Math.hypot(x, y));
  const reachM = flame.lengthM + heightM;
  const centreM = highestAt((x) => peak(x, 0), 0, reachM, 1e-3 * reachM);
  return {
    field: { shape: 'ground', unit: 'kW/m²', centreM, fallsFromM: undefined, rangeM: findHeatRange(powerKw) + 2 * reachM, peak },
    lengthM: flame.lengthM,
    radiatedShare,
    powerKw,
  };
};

/**
 * The best estimate's jet fire: level, along the wind, 30 weighted points on 2.89 Q^0.373 m of flame. Within a twentieth of that length of
 * the axis the heat is that at its edge, along the whole flame.
 */
export const levelJetFire = (jet: BurningJet, heatOfCombustion: number, heightM: number, air: Air): JetBlaze => {
  const around: JetAir = { pressurePa: air.pressurePa, densityKgM3: air.densityKgM3, windMs: windAt(air, Math.max(1, heightM)) };
  const radiatedShare = jetRadiatedShare(jet.molarMass, expandedJet(jet, around).speedMs);
  const totalKw = (jet.rateKgS * heatOfCombustion) / 1000;
  const lengthM = lengthByPower(totalKw / 1000);
  const flame = { from: [0, 0, heightM] as const, to: [lengthM, 0, heightM] as const, radiatedKw: radiatedShare * totalKw };
  const transmissivity = chooseTransmissivity(air);
  const nearestM = Math.sqrt(Math.max(0, (axisShare * lengthM) ** 2 - heightM ** 2));
  const flux = (x: number, y: number): number => pointsFlux(flame, transmissivity, x, Math.max(Math.abs(y), nearestM), 0);
  const peak = (x: number, y: number): number => Math.min(brightestKwM2, flux(x, y));
  const centreM = highestAt((x) => flux(x, 0), 0.5 * lengthM, lengthM, 1e-3 * lengthM);
  return {
    field: { shape: 'ground', unit: 'kW/m²', centreM, fallsFromM: undefined, rangeM: findHeatRange(flame.radiatedKw) + lengthM, peak },
    lengthM,
    radiatedShare,
    powerKw: flame.radiatedKw,
  };
};

const noJet = (scenario: Scenario): Refusal =>
  new Refusal({
    field: 'model',
    value: 'jet-fire',
    allowed: 'gas or a boiling liquid under pressure behind an opening, or auto',
    message: `${scenario.substance.name} as released makes no jet: choose the pool fire or the fireball.`,
  });

const alongTheWind: Caveat = note(
  'jet-along-the-wind',
  'The direction of the jet is not known: a horizontal jet along the wind is assumed. In another direction it reaches as far.',
);

/** The flame model has one direction. */
const directionNotUsed: Caveat = note(
  'jet-flame-direction',
  'The stated direction of the jet is not used: the flame is computed as a horizontal jet along the wind. For a jet that points up this is cautious.',
);

/** What the flame assumes of the direction; nothing where it is stated along the wind. */
const directionCaveats = ({ rupture }: Scenario): readonly Caveat[] => {
  const direction = rupture !== null && 'direction' in rupture ? rupture.direction : undefined;
  if (direction === undefined) return [alongTheWind];
  return direction === 'along-wind' ? [] : [directionNotUsed];
};

const withPool = (diameterM: number): Caveat =>
  note(
    'jet-and-pool-burn',
    `The liquid that rains out burns in a pool, ${shortFigure(diameterM, 2)} m wide, beside the jet: the zones cover both fires together. Less liquid rains out of a burning jet; this is cautious.`,
    { quantity: 'poolDiameterM', value: diameterM, unit: 'm' },
  );

/** Slowest outflow, m/s, that forms a jet. */
const slowestJetMs = 0.1;

/** Speed that the rate makes in the opening, m/s: a stated speed may be that of something else. */
const speedThrough = ({ rateKgS, openingM, velocityMs }: Jet, { densityKgM3 }: SourceTerm): number =>
  Math.min(velocityMs, rateKgS / (0.25 * Math.PI * openingM ** 2 * densityKgM3));

/** Whether a release makes a jet: not a pool, an instantaneous release or a slow outflow. */
export const blowsOut = (source: SourceTerm): boolean =>
  source.jet === null ? source.poolRadiusM === 0 && !source.instantaneous : speedThrough(source.jet, source) >= slowestJetMs;

/**
 * The jet of a release; that of a rate stated without an opening is taken to leave at its speed of sound, through the opening
 * which that needs.
 */
const toBurningJet = (scenario: Scenario, source: SourceTerm): BurningJet => {
  const { substance, storage } = scenario;
  const { jet } = source;
  if (!blowsOut(source)) throw noJet(scenario);
  const rateKgS = jet?.rateKgS ?? Math.max(0, ...source.steps.map((step) => step.rateKgS));
  const gamma = findGamma(substance, storage.temperatureK);
  return {
    rateKgS,
    diameterM: jet?.openingM ?? sonicOpening(rateKgS, substance.molarMass, gamma, storage.temperatureK),
    molarMass: substance.molarMass,
    gamma,
    temperatureK: storage.temperatureK,
    aerosol: source.liquidFraction > 0,
  };
};

export const jetFire: HazardModel = {
  id: 'jet-fire',
  title: 'Jet fire',
  kind: 'fire',
  about:
    'Gas or flashing liquid under pressure burns as a long flame as it leaves an opening. Heat follows from the burning rate and the share of it that is radiated.',
  equations: [
    'ALOHA: a cone after Chamberlain that leans with the wind; q = (f Q Hc/S) F τ, W/m². Q rate, kg/s; Hc heat of combustion, J/kg; S area of the flame, m²; F view factor; τ transmissivity of the air; f = 0.21 Cw e^(-0.00323 uj) + 0.11 radiated share; uj jet speed, m/s; Cw by molar mass',
    'Best estimate: a level flame of L = 2.89 (Q Hc)^0.373 (MW, m) as 30 points whose weights w rise to 3/4 of L and fall to the tip; q = Σ w f Q Hc τ/(4π r²), r distance to a point, m',
    'Liquid that rains out burns as a pool: q = q(jet) + q(pool fire)',
    'Broken pipe: the jet is the steady rate with the heat dose of the first minute, Q = (∫Q^(4/3) dt/60 s)^(3/4); before it burns a fireball of the mass m that has left by the time it has burnt, m = M(t(m)), and at every place the hotter of the two counts',
  ],
  validity: 'Openings with gas or flashing liquid, to some hundred MW. The highest rate is taken to last. Not inside the flame.',
  weaknesses: [
    'Distances of ALOHA’s upright jets are 10 to 13 % shorter than ALOHA’s own in the one case published.',
    'The length by power is 7 % short on the Loughborough jet, and up to a quarter short for large jets with droplets. Given the rate alone it predicts too much heat (MG 0.78, 9 values).',
    'Fuel that leaves the flame unburnt is not distinguished.',
    'The fireball of a broken pipe is that of a vessel of the same mass, at the break; the thrust of the outflow can carry it on. HSE found its rule of that kind cautious beside accidents of gas pipelines; no measured fireball was found. ALOHA’s way has none.',
  ],
  hazards: ['fire'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  validatedOn: [{ set: 'Jet fires', distanceM: [15, 30], phase: 'jet-fire' }],
  // As a pool fire's.
  uncertainty: 0.4,
  sources: ['chamberlain-1987', 'aloha-td', 'hankinson-2012', 'lees-1996', 'hazel-2026', 'hse-mishap', 'tno-green-book'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'fire'],
  linearInRate: false,
  choices: [
    {
      order: 25,
      when: ({ source, scenario }) => scenario.mode === 'best-estimate' && scenario.rupture?.type === 'pipe' && blowsOut(source),
      reasonCode: 'ball-then-jet-burns',
      reason: () => 'What leaves the broken pipe in the first seconds burns as a fireball, what follows as a jet fire.',
    },
    {
      order: 30,
      when: ({ source }) => source.pool === undefined && blowsOut(source),
      reasonCode: 'jet-burns',
      reason: () => 'The pressurised outflow burns as a jet fire.',
    },
    {
      order: 40,
      when: ({ source }) => blowsOut(source),
      reasonCode: 'jet-burns-over-pool',
      reason: () => 'The pressurised outflow burns as a jet fire; the liquid that rains out burns as a pool fire.',
    },
  ],
  burningS: (_scenario, source) => source.steps.at(-1)?.toS ?? null,
  check: (scenario, _air, source) => {
    if (!((scenario.substance.heatOfCombustion ?? 0) > 0)) throw missingFact(scenario.substance, 'heat of combustion');
    toBurningJet(scenario, source);
  },
  compute: (scenario, air, source) => {
    const heat = scenario.substance.heatOfCombustion ?? 0;
    const isUpright = scenario.mode === 'aloha-compatible';
    const jet = toBurningJet(scenario, source);
    // A pool that gives the air more than the jet makes the source lie on the ground; its jet burns at the height of the opening.
    const blaze = (isUpright ? uprightJetFire : levelJetFire)(jet, heat, scenario.rupture?.heightM ?? 0, air);
    const pool = source.pool && poolBlaze(scenario.substance, burningArea(scenario.substance, air, source.pool), air);
    const flame = pool ? combinedField(blaze.field, poolFireField(pool, air), (one, other) => one + other) : blaze.field;
    const ball = firstFireball(scenario, source, air);
    const share = ball === null ? 1 : shareOfDose(scenario, ball.durationS);
    return {
      field: ball === null ? flame : combinedField(flame, ball.field, (inFlame, inBall) => Math.max(inFlame, share * inBall)),
      details: [
        { key: 'jet-rate', label: 'Burning rate of the jet', value: jet.rateKgS, unit: 'kg/s' },
        { key: 'flame-length', label: 'Length of the flame', value: blaze.lengthM, unit: 'm' },
        { key: 'radiated-share', label: 'Radiated fraction of the heat', value: 100 * blaze.radiatedShare, unit: '%' },
        { key: 'flame-output', label: 'Heat radiated', value: blaze.powerKw, unit: 'kW' },
        ...(pool ? [{ key: 'pool-diameter', label: 'Diameter of the pool', value: pool.diameterM, unit: 'm' }] : []),
        ...(ball === null
          ? []
          : [
              { key: 'fireball-mass', label: 'Mass in the fireball', value: ball.massKg, unit: 'kg' },
              { key: 'fireball-diameter', label: 'Diameter of the fireball', value: ball.diameterM, unit: 'm' },
              { key: 'fireball-duration', label: 'Duration of the fireball', value: ball.durationS, unit: 's' },
            ]),
      ],
      caveats: [
        ...(ball === null ? [] : [ballThenFlame(ball, flame)]),
        ...(isUpright ? [] : directionCaveats(scenario)),
        ...(pool ? [withPool(pool.diameterM)] : []),
      ],
    };
  },
};
