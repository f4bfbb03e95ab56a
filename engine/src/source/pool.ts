import { havensExponent } from '../atmosphere/power-law.ts';
import type { Air, Scenario } from '../pipeline.ts';
import { propertyAt } from '../substance/property.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import { idealGasDensity } from '../units/convert.ts';
import { schmidtNumber, transferCoefficient } from './brighton.ts';
import type { RateHistory } from './history.ts';
import { airHeat, groundHeat, poolRadiation, skyHeat } from './pool-heat.ts';

/** Depth to which a pool spreads over smooth ground with nothing to hold it, m (aloha-td). */
export const thinnestM = 0.005;

/** Prandtl number of air. */
const prandtl = 0.71;

/** Friction velocity over a pool as a share of the wind at 10 m (aloha-td). */
const frictionShare = 0.03;

/** Volatility factor from which a pool boils (aloha-td). */
const boilingFactor = 4;

export interface Pool {
  /** Liquid arriving: [s, kg/s]; a stock let go at once is in `startKg`. */
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
  readonly leftKg: number;
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

/** Evaporation, kg/s, and change of temperature, K/s, of the pool as it stands. */
const exchangeOf = (state: PoolState, pool: Pool, on: Exchange): { readonly rateKgS: number; readonly warmingKs: number } => {
  const { substance } = on.scenario;
  const { temperatureK, areaM2 } = state;
  const diameter = Math.sqrt((4 * areaM2) / Math.PI);
  const vapour = vapourPressureAt(substance, temperatureK);
  const factor = volatilityFactor(vapour / on.air.pressurePa);
  const latent = propertyAt(substance, 'heatOfVaporisation', temperatureK);
  const warmth = transferCoefficient(prandtl, diameter, on.exponent, on.frictionVelocityMs);
  const heat =
    on.skyW -
    poolRadiation(temperatureK) +
    groundHeat(on.air.temperatureK, temperatureK, state.timeS) +
    airHeat(on.air.temperatureK, temperatureK, on.frictionVelocityMs, warmth);
  const coefficient = transferCoefficient(on.schmidt, diameter, on.exponent, on.frictionVelocityMs);
  const density = idealGasDensity(vapour, substance.molarMass, temperatureK);
  const byWind = on.frictionVelocityMs * density * areaM2 * coefficient * Math.min(factor, boilingFactor);
  const boils = factor > boilingFactor || temperatureK >= pool.boilingK;
  const rateKgS = boils ? Math.max(byWind, (areaM2 * heat) / latent) : byWind;
  const capacity = state.massKg * propertyAt(substance, 'liquidHeatCapacity', temperatureK);
  return { rateKgS, warmingKs: (areaM2 * heat - rateKgS * latent) / capacity };
};

/** Rate of a history at a moment. */
const rateAt = (history: RateHistory, timeS: number): number => {
  let rate = 0;
  for (const [from, value] of history) {
    if (from > timeS) break;
    rate = value;
  }
  return rate;
};

/** A pool cools at most by this in a step, K, and loses at most this share of its mass. */
const greatestChangeK = 0.5;
const greatestShare = 0.02;

/**
 * A pool filling, spreading to 5 mm or its bund, warming or cooling, and evaporating.
 *
 * E = u* (pv M/(R T)) A j × volatility factor, u* = 0.03 u10; boiling (factor above 4): E = heat/L when that is more. One temperature:
 * m cp dT/dt = A (sun + sky - 0.97 σ T⁴ + ground + air) - E L, and new liquid mixes in. kg, s, K, m².
 * Source brighton-1985, aloha-td. Followed to `endS` or until dry. No spreading by inertia, no seepage, ground not cooled unevenly.
 */
export const evaporate = (pool: Pool, scenario: Scenario, air: Air): Evaporation => {
  const { substance } = scenario;
  const on: Exchange = {
    scenario,
    air,
    frictionVelocityMs: frictionShare * air.windAt10Ms,
    schmidt: schmidtNumber(substance.molarMass),
    exponent: havensExponent[air.stability],
    skyW: skyHeat(scenario, air),
  };
  const density = propertyAt(substance, 'liquidDensity', Math.min(pool.liquidK, pool.boilingK));
  const history: (readonly [number, number])[] = [];
  const start = Math.min(pool.liquidK, pool.boilingK);
  const state: PoolState = { massKg: pool.startKg, temperatureK: start, areaM2: pool.startM2, timeS: 0 };
  let released = 0;
  while (state.timeS < pool.endS) {
    const inflow = rateAt(pool.inflow, state.timeS);
    const fresh = state.massKg + inflow;
    if (fresh <= 1e-9) break;
    state.areaM2 = Math.max(state.areaM2, Math.min(pool.greatestM2, fresh / density / thinnestM));
    const probe = { ...state, massKg: Math.max(state.massKg, fresh) };
    const { rateKgS, warmingKs } = exchangeOf(probe, pool, on);
    const calm = greatestChangeK / Math.max(Math.abs(warmingKs), 1e-6);
    const slow = (greatestShare * fresh) / Math.max(rateKgS, 1e-12);
    const step = Math.min(30, Math.max(1, Math.min(calm, slow)), pool.endS - state.timeS);
    const lost = Math.min(rateKgS * step, state.massKg + inflow * step);
    history.push([state.timeS, lost / step]);
    const arriving = inflow * step;
    const mixed = (state.massKg * (state.temperatureK + warmingKs * step) + arriving * start) / (state.massKg + arriving);
    state.temperatureK = Math.min(pool.boilingK, mixed);
    state.massKg = Math.max(0, state.massKg + arriving - lost);
    state.timeS += step;
    released += lost;
    if (state.massKg <= 1e-6 * (released + 1) && rateAt(pool.inflow, state.timeS) === 0) break;
  }
  history.push([state.timeS, 0]);
  return { history, areaM2: state.areaM2, leftKg: state.massKg };
};
