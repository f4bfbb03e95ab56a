import { propertyAt } from '../substance/property.ts';
import { findGamma, vapourPressureAt } from '../substance/vapour-pressure.ts';
import { note } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Rupture } from '../types/document-types.ts';
import type { Air, Jet, Scenario, SourcePart } from '../types/pipeline.ts';
import { idealGasDensity } from '../units/convert.ts';
import { boilOff } from './boil-off.ts';
import { type Contents, uprightHead } from './contents.ts';
import { boilingOverPressure, type Drained, drain, findExit } from './drain.ts';
import { flashingJetVelocity, liquidExitVelocity } from './flash-expansion.ts';
import { gasDischargeCoefficient } from './gas.ts';
import { followedBy, highestRate, massUntil, type RateHistory, releasedMass, scaleHistory, together } from './history.ts';
import { gasJetVelocity, liquidJetVelocity, makeJet } from './jet.ts';
import type { Opening } from './opening.ts';
import { chilled, computeFlash, gasInAir, instantS, mistDensity, type Outflow } from './outflow.ts';
import { burstPart, openingPart, poolPart } from './parts.ts';
import { makePool, type PoolOnGround } from './pool-outflow.ts';
import { computeRainOut, type RainOut } from './rained-out.ts';
import type { Stock } from './stock.ts';
import { findDepth } from './vessel.ts';

const noPool: PoolOnGround = {
  history: [[0, 0]],
  ownS: Number.POSITIVE_INFINITY,
  areaM2: 0,
  pooledKg: 0,
  notArrivedKg: 0,
  vapourK: 0,
  caveats: [],
};

const swollenUp: Caveat = note(
  'level-swell',
  'The hole above the liquid is large: when the pressure falls, the boiling liquid swells up to it, and liquid and vapour are assumed to leave together. This is cautious.',
);

/**
 * Radius of the area that the release comes from, m: none as long as the pool gives the air less than the jet, the pool's own when all is
 * the pool's, in proportion between, so that no share is a step. Our choice, no source.
 */
const sourceRadius = (areaM2: number, poolShare: number): number => Math.max(0, 2 * poolShare - 1) * Math.sqrt(areaM2 / Math.PI);

/** The vapour of a pool that has rained out. */
const poolParts = ({ substance }: Scenario, air: Air, { history, areaM2, vapourK }: PoolOnGround): readonly SourcePart[] =>
  areaM2 === 0 ? [] : poolPart(history, areaM2, vapourK, idealGasDensity(air.pressurePa, substance.molarMass, vapourK));

/**
 * What a flashing flow puts into the air: vapour and spray now, and the pool of what rains out later. Of all that the jet, the pool and
 * the vapour after the last liquid give, droplets are the jet's share alone: liquid fraction and temperature are means by mass.
 */
const computeAirborne = (scenario: Scenario, air: Air, stock: Stock, flow: RateHistory, flash: number, rain: RainOut, vapourKg = 0) => {
  const boilingK = stock.boilingK ?? stock.temperatureK;
  const spray = Math.max(0, 1 - flash - rain.share);
  const inJet = spray / Math.max(flash + spray, 1e-9);
  const pool =
    rain.share === 0
      ? noPool
      : makePool(scenario, air, { inflow: scaleHistory(flow, rain.share), startKg: 0, liquidK: boilingK, boilingK }, flow.at(-1)?.[0]);
  const [jetKg, poolKg] = [(1 - rain.share) * releasedMass(flow), releasedMass(pool.history)];
  const airborneKg = Math.max(jetKg + poolKg + vapourKg, 1e-12);
  const liquidFraction = (inJet * jetKg) / airborneKg;
  const temperatureK = boilingK + ((pool.vapourK - boilingK) * poolKg) / airborneKg;
  const open = (inJet * jetKg) / Math.max(jetKg + vapourKg, 1e-12);
  return {
    ground: pool,
    opens: { temperatureK: boilingK, liquidFraction: open, densityKgM3: mistDensity(scenario, air, boilingK, 1 - open) },
    poolParts: poolParts(scenario, air, pool),
    ownS: pool.ownS,
    flash,
    rainOut: rain.reported,
    instantaneous: false,
    temperatureK,
    liquidFraction,
    densityKgM3: mistDensity(scenario, air, temperatureK, 1 - liquidFraction),
    jetDensityKgM3: mistDensity(scenario, air, boilingK, 1 - inJet),
    poolRadiusM: sourceRadius(pool.areaM2, poolKg / Math.max(jetKg + poolKg, 1e-12)),
    pooledKg: pool.pooledKg + pool.notArrivedKg,
    caveats: [...rain.caveats, ...pool.caveats],
  };
};

/** Below this share of the stock, what is left is the rounding of its masses. */
const traceShare = 1e-9;

/** After the last liquid has left, vapour follows where a vessel is known to hold some. */
const blowOut = (scenario: Scenario, air: Air, stock: Stock, areaM2: number, { history, ...left }: Drained, endS: number) => {
  const stays = left.liquidKg + left.vapourKg;
  const startS = history.at(-1)?.[0] ?? 0;
  if (stock.boilingK === null || left.vapourKg <= traceShare * scenario.quantityKg || startS >= endS)
    return { history: [[0, 0]] as RateHistory, leftKg: stays, chilled: false };
  const { substance } = scenario;
  const off = boilOff({ ...left, substance, areaM2, boilingK: stock.boilingK, outsidePa: air.pressurePa }, endS - startS);
  return { ...off, chilled: left.liquidKg > 1 && startS + (off.history.at(-1)?.[0] ?? 0) < endS };
};

/**
 * The jet of the vapour that follows the last liquid, at the higher rate of both, of which the mean of the first minute is kept; null
 * where it does not carry more than the liquid's jet does in that minute.
 */
const vapourJet = (
  scenario: Scenario,
  air: Air,
  drained: Drained,
  liquidFlow: RateHistory,
  after: RateHistory,
  areaM2: number,
): Jet | null => {
  const drainedS = liquidFlow.at(-1)?.[0] ?? 0;
  const rateKgS = after[0]?.[1] ?? 0;
  if (rateKgS === 0 || massUntil(after)(Math.max(0, instantS - drainedS)) <= massUntil(liquidFlow)(instantS)) return null;
  const { substance } = scenario;
  const { temperatureK } = drained;
  const saturatedPa = vapourPressureAt(substance, temperatureK);
  const velocityMs = gasJetVelocity(
    gasDischargeCoefficient,
    findGamma(substance, temperatureK),
    substance.molarMass,
    saturatedPa,
    air.pressurePa,
    temperatureK,
    rateKgS / areaM2,
  );
  const highest = Math.max(rateKgS, liquidFlow[0]?.[1] ?? 0);
  return makeJet(highest, areaM2, velocityMs, gasInAir(scenario, air, temperatureK));
};

/** Boiling liquid through a hole: flashing flow, of which in the best estimate some rains out, then the vapour that is left. */
export const flashingOutflow = (
  scenario: Scenario,
  air: Air,
  stock: Stock,
  {
    opening,
    contents,
    swollen,
    rupture,
  }: { readonly opening: Opening; readonly contents: Contents; readonly swollen: boolean; readonly rupture: Rupture },
  endS: number,
): Outflow => {
  const { substance, mode, quantityKg } = scenario;
  const { areaM2 } = opening;
  const nozzleM = ('nozzleM' in rupture ? rupture.nozzleM : undefined) ?? 0;
  const vessel = { substance, stock, mode, massKg: quantityKg, contents, opening, nozzleM, outsidePa: air.pressurePa, swollen };
  const drained = drain(vessel, endS);
  const after = blowOut(scenario, air, stock, areaM2, drained, endS);
  const first = drained.history[0]?.[1] ?? 0;
  const velocityMs =
    mode === 'aloha-compatible'
      ? liquidJetVelocity(first / areaM2, propertyAt(substance, 'liquidDensity', stock.temperatureK))
      : flashingJetVelocity(substance, stock, findExit(vessel));
  const flash = computeFlash(scenario, stock);
  const rain = computeRainOut(scenario, air, stock, flash, velocityMs);
  const { ground, opens, poolParts, caveats, jetDensityKgM3, ...airborne } = computeAirborne(
    scenario,
    air,
    stock,
    drained.history,
    flash,
    rain,
    releasedMass(after.history),
  );
  const jetRate = first * (1 - rain.share);
  const liquidFlow = scaleHistory(drained.history, 1 - rain.share);
  const flow = followedBy(liquidFlow, after.history);
  const liquidJet = jetRate > 0 ? makeJet(jetRate, areaM2, velocityMs, jetDensityKgM3) : null;
  const jet = vapourJet(scenario, air, drained, liquidFlow, after.history, areaM2) ?? liquidJet;
  return {
    ...airborne,
    regime: 'two-phase',
    history: together(flow, ground.history),
    flow,
    parts: [...openingPart(flow, opens, jet), ...poolParts],
    pool: rain.share > 0 ? { areaM2: ground.areaM2, feedKgS: rain.share * highestRate(drained.history) } : null,
    jet,
    leftKg: after.leftKg,
    caveats: [...(swollen ? [swollenUp] : []), ...caveats, ...(after.chilled ? [chilled(after.leftKg)] : [])],
  };
};

/** A stated flow of boiling liquid, such as out of a broken pipe, through an area at a speed once expanded. */
export const flashingFlow = (scenario: Scenario, air: Air, stock: Stock, flow: RateHistory, areaM2: number, velocityMs: number) => {
  const flash = computeFlash(scenario, stock);
  const rain = computeRainOut(scenario, air, stock, flash, velocityMs);
  const { ground, opens, poolParts, jetDensityKgM3, ...airborne } = computeAirborne(scenario, air, stock, flow, flash, rain);
  const inAir = scaleHistory(flow, 1 - rain.share);
  const rate = inAir[0]?.[1] ?? 0;
  const jet = rate > 0 ? makeJet(rate, areaM2, velocityMs, jetDensityKgM3) : null;
  return {
    ...airborne,
    history: together(inAir, ground.history),
    flow: inAir,
    parts: [...openingPart(inAir, opens, jet), ...poolParts],
    pool: rain.share > 0 ? { areaM2: ground.areaM2, feedKgS: null } : null,
    jet,
  };
};

/** Rain-out of a burst: no jet, so nothing about its obstacles. */
const burstRains = (share: number, flash: number): Caveat =>
  note(
    'burst-rains-out',
    `${(100 * flash).toFixed(0)} % of the liquid flashes to vapour; so much of the spray rains out that ${(100 * share).toFixed(0)} % of the stock forms a pool, which also evaporates.`,
    { quantity: 'rainOut', value: share, params: { flashPercent: 100 * flash } },
  );

/** Speed of a burst stock's spray, m/s: that of liquid through a hole as wide as the vessel, with all of its height above. */
const burstVelocity = (scenario: Scenario, air: Air, stock: Stock): number => {
  const { substance, storage, quantityKg } = scenario;
  const density = propertyAt(substance, 'liquidDensity', stock.temperatureK);
  const headM = storage.vessel === null ? uprightHead(scenario, density) : findDepth(storage.vessel, quantityKg / density);
  const outsidePa = air.pressurePa;
  return liquidExitVelocity(boilingOverPressure({ stock, outsidePa }, stock.saturatedPa, density, headM), density);
};

/**
 * An instantaneous release of boiling liquid, spread over a minute where a model needs a rate. Best estimate: as much rains out as of a jet
 * through an ever larger hole; ALOHA-compatible: all of it is airborne.
 */
export const flashingBurst = (scenario: Scenario, air: Air, stock: Stock): Outflow => {
  const { quantityKg } = scenario;
  const boilingK = stock.boilingK ?? stock.temperatureK;
  const flash = computeFlash(scenario, stock);
  const rain = computeRainOut(scenario, air, stock, flash, burstVelocity(scenario, air, stock), burstRains);
  const inAir = 1 - rain.share;
  const burst: RateHistory = [
    [0, (inAir * quantityKg) / instantS],
    [instantS, 0],
  ];
  const pool =
    rain.share === 0
      ? noPool
      : makePool(scenario, air, { inflow: [[0, 0]], startKg: rain.share * quantityKg, liquidK: boilingK, boilingK });
  const vapourShare = Math.min(1, flash / Math.max(inAir, 1e-9));
  const entry = {
    densityKgM3: mistDensity(scenario, air, boilingK, vapourShare),
    temperatureK: boilingK,
    liquidFraction: 1 - vapourShare,
  };
  return {
    regime: 'catastrophic',
    history: together(burst, pool.history),
    parts: [burstPart(inAir * quantityKg, entry), ...poolParts(scenario, air, pool)],
    flow: undefined,
    ownS: pool.ownS,
    instantaneous: true,
    ...entry,
    jet: null,
    flash,
    poolRadiusM: 0,
    pool: rain.share === 0 ? null : { areaM2: pool.areaM2, feedKgS: null },
    leftKg: 0,
    pooledKg: pool.pooledKg,
    rainOut: rain.reported,
    caveats: [...rain.caveats, ...pool.caveats],
  };
};
