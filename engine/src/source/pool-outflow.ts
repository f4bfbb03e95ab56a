import { propertyAt } from '../substance/property.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Rupture } from '../types/document-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { idealGasDensity } from '../units/convert.ts';
import { shortFigure } from '../units/short-figure.ts';
import { findContents } from './contents.ts';
import { drain } from './drain.ts';
import { leastPoolDepthM, waterDensity } from './ground.ts';
import { highestRate, type RateHistory, releasedMass } from './history.ts';
import { findOpening } from './opening.ts';
import type { Outflow } from './outflow.ts';
import { poolPart } from './parts.ts';
import { evaporate, type Pool } from './pool.ts';
import type { Stock } from './stock.ts';

/** A pool is followed this long at least, s (aloha-td), and as long as the exposure. */
const followedS = 3600;

const noInflow: RateHistory = [[0, 0]];

const unconfined = (scenario: Scenario, areaM2: number): readonly Caveat[] => {
  if (scenario.storage.bundAreaM2 !== null) return [];
  const depthMm = 1000 * leastPoolDepthM(scenario.storage.ground, scenario.mode);
  return [
    note(
      'pool-unconfined',
      `No bund was given: the pool spreads to a depth of ${depthMm} mm and an area of ${shortFigure(areaM2, 2)} m². A bund makes pool and zones smaller.`,
      { quantity: 'poolAreaM2', value: areaM2, unit: 'm²', params: { depthMm } },
    ),
  ];
};

const outlasts = (leftKg: number, untilS: number): readonly Caveat[] =>
  leftKg <= 1
    ? []
    : [
        note(
          'pool-outlasts',
          `Evaporation was computed for ${(untilS / 60).toFixed(0)} min; ${shortFigure(leftKg, 2)} kg of liquid remain in the pool then.`,
          { quantity: 'leftKg', value: leftKg, unit: 'kg', params: { followedMin: untilS / 60 } },
        ),
      ];

const sunAssumed: Caveat = note(
  'sun-assumed',
  'No time of release was given: the sunshine that warms the pool is that of the stability class.',
);

const sinks = (density: number): Caveat =>
  warning(
    'pool-sinks',
    `The liquid (${density.toFixed(0)} kg/m³) is heavier than water and sinks; it is computed as if it floated, which overstates evaporation.`,
    { quantity: 'liquidDensity', value: density, unit: 'kg/m³', range: [0, waterDensity] },
  );

/** A pool followed to its end, with what is to be said of it. */
export interface PoolOnGround {
  /** Evaporation, [s, kg/s]. */
  readonly history: RateHistory;
  /** Until when it is followed whatever the stay, s. */
  readonly ownS: number;
  readonly areaM2: number;
  /** Liquid on the ground at the end, kg. */
  readonly pooledKg: number;
  /** Liquid that had not yet arrived by then, kg. */
  readonly notArrivedKg: number;
  /** Mean temperature of the vapour, K. */
  readonly vapourK: number;
  readonly caveats: readonly Caveat[];
}

/** The pool that a flow or a stock of liquid makes, followed for an hour, the exposure or `atLeastS`, until which liquid arrives. */
export const makePool = (
  scenario: Scenario,
  air: Air,
  liquid: Pick<Pool, 'inflow' | 'startKg' | 'liquidK' | 'boilingK'>,
  atLeastS = 0,
): PoolOnGround => {
  const { storage, substance, exposureS, weather } = scenario;
  const ownS = Math.max(followedS, atLeastS);
  const endS = Math.max(ownS, exposureS);
  const pool: Pool = { ...liquid, greatestM2: storage.bundAreaM2 ?? Number.POSITIVE_INFINITY, startM2: 0, endS };
  const { history, areaM2, leftKg, arrivedKg, vapourK } = evaporate(pool, scenario, air);
  const density = propertyAt(substance, 'liquidDensity', Math.min(liquid.liquidK, liquid.boilingK));
  return {
    history,
    ownS,
    areaM2,
    pooledKg: leftKg,
    notArrivedKg: Math.max(0, liquid.startKg + releasedMass(liquid.inflow) - arrivedKg),
    vapourK,
    caveats: [
      ...unconfined(scenario, areaM2),
      ...outlasts(leftKg, endS),
      ...(weather.solarElevationDeg === null ? [sunAssumed] : []),
      ...(storage.ground === 'water' && density > waterDensity ? [sinks(density)] : []),
    ],
  };
};

/** Liquid flowing onto the ground below its boiling point, or an instantaneous spill; only what evaporates is airborne. */
export const spilled = (
  scenario: Scenario,
  air: Air,
  stock: Stock,
  {
    inflow,
    startKg,
    leftKg,
    feedKgS,
  }: { readonly inflow: RateHistory; readonly startKg: number; readonly leftKg: number; readonly feedKgS: number | null },
): Outflow => {
  const { substance, mode } = scenario;
  const boilingK = stock.boilingK ?? stock.temperatureK;
  const pool = makePool(scenario, air, { inflow, startKg, liquidK: stock.temperatureK, boilingK }, inflow.at(-1)?.[0]);
  const temperatureK = mode === 'aloha-compatible' ? Math.min(air.temperatureK, boilingK) : pool.vapourK;
  const densityKgM3 = idealGasDensity(air.pressurePa, substance.molarMass, temperatureK);
  return {
    regime: startKg > 0 ? 'catastrophic' : 'liquid',
    history: pool.history,
    parts: poolPart(pool.history, pool.areaM2, temperatureK, densityKgM3),
    flow: undefined,
    ownS: pool.ownS,
    instantaneous: false,
    densityKgM3,
    temperatureK,
    liquidFraction: 0,
    jet: null,
    flash: 0,
    poolRadiusM: Math.sqrt(pool.areaM2 / Math.PI),
    pool: { areaM2: pool.areaM2, feedKgS },
    leftKg: leftKg + pool.notArrivedKg,
    pooledKg: pool.pooledKg,
    rainOut: null,
    caveats: pool.caveats,
  };
};

const aboveLevel = (scenario: Scenario, depthM: number, holeM: number): Refusal =>
  new Refusal({
    field: 'rupture.elevationM',
    value: holeM,
    unit: 'm',
    allowed: `below the liquid level of ${shortFigure(depthM, 3)} m`,
    message: `Nothing flows out: the opening at ${shortFigure(holeM, 3)} m lies above the ${scenario.substance.name}, whose surface is at ${shortFigure(depthM, 3)} m.`,
  });

/** Liquid below its boiling point drains through a hole into a pool, or forms it instantaneously when the whole vessel fails. */
export const poolOutflow = (scenario: Scenario, air: Air, stock: Stock, rupture: Rupture, endS: number): Outflow => {
  const { substance, quantityKg, mode } = scenario;
  const opening = findOpening(rupture);
  if (opening === null) return spilled(scenario, air, stock, { inflow: noInflow, startKg: quantityKg, leftKg: 0, feedKgS: null });
  const contents = findContents(scenario, stock, rupture);
  if (contents.inVapour) throw aboveLevel(scenario, contents.depthM, contents.holeM);
  const vessel = { substance, stock, mode, massKg: quantityKg, contents, opening, nozzleM: 0, outsidePa: air.pressurePa, swollen: false };
  const { history, liquidKg, vapourKg } = drain(vessel, endS);
  return spilled(scenario, air, stock, { inflow: history, startKg: 0, leftKg: liquidKg + vapourKg, feedKgS: highestRate(history) });
};
