import { havensExponent } from '../atmosphere/power-law.ts';
import { lastWhere } from '../numerics/bisect.ts';
import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { propertyAt } from '../substance/property.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { gravity } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import { schmidtNumber, transferCoefficient } from './brighton.ts';
import { groundHeat, leastPoolDepthM, waterDensity } from './ground.ts';
import { massUntil, type RateHistory } from './history.ts';
import { airHeat, poolRadiation, skyHeat } from './pool-heat.ts';

const dried: SolvedQuantity = { name: 'end of the evaporation of a pool', unit: 's' };

/** Prandtl number of air. */
const prandtl = 0.71;

/** Friction velocity over a pool as a share of the wind at 10 m (aloha-td). */
const frictionShare = 0.03;

/** Volatility factor from which a pool boils (aloha-td). */
const boilingFactor = 4;

export interface Pool {
  /** Liquid arriving: [s, kg/s]; an instantaneous release is in `startKg`. */
  readonly inflow: RateHistory;
  readonly startKg: number;
  readonly liquidK: number;
  readonly boilingK: number;
  /** Area that a bund allows, m²; Infinity without one. */
  readonly greatestM2: number;
  /** Area from the start, m²; 0 for a pool that spreads as it grows. */
  readonly startM2: number;
  readonly endS: number;
}

export interface Evaporation {
  readonly history: RateHistory;
  readonly areaM2: number;
  /** Liquid that still lies there at the end, kg. */
  readonly leftKg: number;
  /** Liquid that arrived until the end, kg. */
  readonly arrivedKg: number;
  /** Mean temperature of what evaporated, K. */
  readonly vapourK: number;
}

/** What the air does to a square metre of pool. */
interface Exchange {
  readonly scenario: Scenario;
  readonly air: Air;
  readonly frictionVelocityMs: number;
  readonly schmidt: number;
  readonly exponent: number;
  readonly skyW: number;
}

interface PoolState {
  massKg: number;
  temperatureK: number;
  areaM2: number;
  timeS: number;
}

/** -(1/r) ln(1 - r), r = pv/pa: how much a vapour's own outflow adds; infinite at boiling. Source aloha-td. */
const volatilityFactor = (share: number): number =>
  share >= 1 ? Number.POSITIVE_INFINITY : share < 1e-9 ? 1 : -Math.log1p(-share) / share;

/** Evaporation, kg/s, heat that comes, W, and change of temperature, K/s, of the pool in its present state, with what they follow from. */
const computeExchange = (state: PoolState, pool: Pool, on: Exchange) => {
  const { substance, mode, storage } = on.scenario;
  const { temperatureK, areaM2 } = state;
  const diameter = Math.sqrt((4 * areaM2) / Math.PI);
  const vapour = vapourPressureAt(substance, temperatureK);
  const factor = volatilityFactor(vapour / on.air.pressurePa);
  const latent = propertyAt(substance, 'heatOfVaporisation', temperatureK);
  const warmth = transferCoefficient(prandtl, diameter, on.exponent, on.frictionVelocityMs);
  const heat =
    on.skyW -
    poolRadiation(temperatureK) +
    groundHeat(storage.ground, mode, on.air.temperatureK, temperatureK, state.timeS) +
    airHeat(on.air.temperatureK, temperatureK, on.frictionVelocityMs, warmth);
  const coefficient = transferCoefficient(on.schmidt, diameter, on.exponent, on.frictionVelocityMs);
  const density = idealGasDensity(vapour, substance.molarMass, temperatureK);
  const byWind = on.frictionVelocityMs * density * areaM2 * coefficient * Math.min(factor, boilingFactor);
  const boils = factor > boilingFactor || temperatureK >= pool.boilingK;
  const rateKgS = boils ? Math.max(byWind, (areaM2 * heat) / latent) : byWind;
  const heatCapacity = propertyAt(substance, 'liquidHeatCapacity', temperatureK);
  const heatW = areaM2 * heat;
  return { rateKgS, heatW, latent, heatCapacity, warmingKs: (heatW - rateKgS * latent) / (state.massKg * heatCapacity) };
};

/**
 * Area after a time, m²: the front runs outward at dr/dt = √(2 g′ h), h = V/A, until the pool is as thin as the ground lets it be or
 * fills its bund; g′ = g on land, g (1 - ρl/ρw) on water. An area once wet stays wet. Source briscoe-shaw-1980, aloha-td.
 */
const spread = (areaM2: number, volumeM3: number, leastDepthM: number, greatestM2: number, buoyant: number, stepS: number): number => {
  const radius = Math.sqrt(areaM2 / Math.PI);
  const front = Math.sqrt((2 * buoyant * volumeM3) / areaM2);
  const run = Math.PI * (radius + front * stepS) ** 2;
  return Math.max(areaM2, Math.min(run, volumeM3 / leastDepthM, greatestM2));
};

/** Area of a heap as high as its radius, from which a spill runs out: π^(1/3) V^(2/3), m². */
const heapArea = (volumeM3: number): number => Math.cbrt(Math.PI) * volumeM3 ** (2 / 3);

/** A step is as long as cools the pool by this, K, and takes this share of its mass. */
const greatestChangeK = 0.5;
const greatestShare = 0.02;

/** A pool that loses more than this share in its shortest step, and would cool or warm by more than that, is a film. */
const filmShare = 1.5 * greatestShare;
const filmChangeK = 1.5 * greatestChangeK;

/** Change of a deep pool in a step, K, at most: the first heat of the ground has no bound. */
const mostChangeK = 2;

/**
 * Bounds of a step, s. The longest: a fifth of the time gone by up to half a minute, later a fiftieth. The shortest, for a film that
 * dries as it arrives: a second, later a five-hundredth.
 */
const longestStep = (timeS: number): number => Math.max(1, Math.min(30, timeS / 5), timeS / 50);
const shortestStep = (timeS: number): number => Math.max(1, timeS / 500);

/** Lowest temperature that a film is looked for at, over that of what arrives, and how closely, K. */
const coldestShare = 0.5;
const filmToleranceK = 1e-3;

/** What a step does to a pool: what it gives the air, kg, and its temperature afterwards, K. */
interface Stepped {
  readonly lostKg: number;
  readonly temperatureK: number;
}

/**
 * A step of a film, which holds so little that what arrives and what evaporates decide its temperature within it: the one at which heat,
 * arriving liquid and evaporation are in balance over the step, m cp (T - T₀) + Δm cp (T - T₁) = (A q(T) - E(T) L) Δt. Taken from the step's
 * beginning, as of a deep pool, the film would stay as warm as what arrives, and give its last liquid faster than any heat comes.
 */
const stepFilm = (state: PoolState, arrivingKg: number, arrivingK: number, stepS: number, pool: Pool, on: Exchange): Stepped => {
  const massKg = Math.max(state.massKg + arrivingKg, 1e-9);
  const mixedK = (state.massKg * state.temperatureK + arrivingKg * arrivingK) / massKg;
  const at = (temperatureK: number) => computeExchange({ ...state, massKg, temperatureK }, pool, on);
  const isTooCold = (temperatureK: number): boolean => {
    const { rateKgS, heatW, latent, heatCapacity } = at(temperatureK);
    return mixedK + (heatW * stepS - Math.min(rateKgS * stepS, massKg) * latent) / (massKg * heatCapacity) > temperatureK;
  };
  const coldestK = coldestShare * Math.min(arrivingK, pool.boilingK);
  const between = () => (isTooCold(coldestK) ? lastWhere(isTooCold, coldestK, pool.boilingK, filmToleranceK) : coldestK);
  const temperatureK = isTooCold(pool.boilingK) ? pool.boilingK : between();
  return { lostKg: Math.min(at(temperatureK).rateKgS * stepS, state.massKg + arrivingKg), temperatureK };
};

/** A step of a pool so deep that its temperature hardly changes in it. */
const stepPool = (
  state: PoolState,
  { rateKgS, warmingKs }: { readonly rateKgS: number; readonly warmingKs: number },
  arrivingKg: number,
  arrivingK: number,
  stepS: number,
  boilingK: number,
): Stepped => {
  const mixing = Math.max(state.massKg + arrivingKg, 1e-9);
  const warming = Math.min(mostChangeK, Math.max(-mostChangeK, warmingKs * stepS));
  const mixed = (state.massKg * (state.temperatureK + warming) + arrivingKg * arrivingK) / mixing;
  return { lostKg: Math.min(rateKgS * stepS, state.massKg + arrivingKg), temperatureK: Math.min(boilingK, mixed) };
};

/**
 * A pool filling, spreading, warming or cooling, and evaporating.
 *
 * E = u* (pv M/(R T)) A j × volatility factor, u* = 0.03 u10; boiling (factor above 4): E = heat/L when that is more. One temperature:
 * m cp dT/dt = A (sun + sky - 0.97 σ T⁴ + ground + air) - E L, and new liquid mixes in. kg, s, K, m².
 * Source brighton-1985, aloha-td. Followed to `endS` or until dry; what arrives is released or left, to the last gram. No seepage,
 * ground under the pool cooled as long as the pool is old.
 */
export const evaporate = (pool: Pool, scenario: Scenario, air: Air): Evaporation => {
  const { substance, mode } = scenario;
  const { ground } = scenario.storage;
  const on: Exchange = {
    scenario,
    air,
    frictionVelocityMs: frictionShare * air.windAt10Ms,
    schmidt: schmidtNumber(substance.molarMass),
    exponent: havensExponent[air.stability],
    skyW: skyHeat(scenario, air),
  };
  const start = Math.min(pool.liquidK, pool.boilingK);
  const density = propertyAt(substance, 'liquidDensity', start);
  const leastDepthM = leastPoolDepthM(ground, mode);
  const buoyant = ground === 'water' ? gravity * Math.max(0.01, 1 - density / waterDensity) : gravity;
  const arrivedBy = massUntil(pool.inflow);
  const lastInflowS = pool.inflow.at(-1)?.[0] ?? 0;
  const history: (readonly [number, number])[] = [];
  const state: PoolState = { massKg: pool.startKg, temperatureK: start, areaM2: pool.startM2, timeS: 0 };
  let released = 0;
  let warmth = 0;
  let arrived = 0;
  while (state.timeS < pool.endS) {
    const soon = arrivedBy(state.timeS + 1) - arrived;
    const fresh = state.massKg + soon;
    if (fresh <= 1e-9 && state.timeS >= lastInflowS) break;
    const volume = Math.max(fresh, 1e-9) / density;
    if (state.areaM2 === 0) state.areaM2 = Math.min(heapArea(volume), pool.greatestM2);
    const probe = { ...state, massKg: Math.max(fresh, 1e-9) };
    const exchange = computeExchange(probe, pool, on);
    const { rateKgS, warmingKs } = exchange;
    const calm = greatestChangeK / Math.max(Math.abs(warmingKs), 1e-6);
    const slow = (greatestShare * fresh) / Math.max(rateKgS, 1e-12);
    const step = Math.min(longestStep(state.timeS), Math.max(shortestStep(state.timeS), Math.min(calm, slow)), pool.endS - state.timeS);
    const arriving = arrivedBy(state.timeS + step) - arrived;
    const isFilm = Math.abs(warmingKs * step) > filmChangeK && rateKgS * step > filmShare * fresh;
    const { lostKg, temperatureK } = isFilm
      ? stepFilm(state, arriving, start, step, pool, on)
      : stepPool(state, exchange, arriving, start, step, pool.boilingK);
    history.push([state.timeS, lostKg / step]);
    released += lostKg;
    warmth += lostKg * (isFilm ? temperatureK : state.temperatureK);
    state.temperatureK = temperatureK;
    state.massKg = Math.max(0, state.massKg + arriving - lostKg);
    state.timeS += step;
    arrived += arriving;
    state.areaM2 = spread(state.areaM2, state.massKg / density, leastDepthM, pool.greatestM2, buoyant, step);
    if (state.massKg <= 1e-6 * (released + 1) && state.timeS >= lastInflowS) break;
  }
  requireConverged(!Number.isNaN(state.timeS + released), dried, state.timeS, `a number, with ${released} kg evaporated`);
  history.push([state.timeS, 0]);
  const vapourK = released > 0 ? warmth / released : start;
  return { history, areaM2: state.areaM2, leftKg: state.massKg, arrivedKg: pool.startKg + arrived, vapourK };
};
