import { rangeCaveats } from '../substance/property.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Rupture } from '../types/document-types.ts';
import type { Air, Jet, Scenario, SourceStep, SourceTerm } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { toCelsius } from '../units/convert.ts';
import { shortFigure } from '../units/short-figure.ts';
import { isDry } from './boil-off.ts';
import { findContents, massesIn } from './contents.ts';
import { detonationSource, isCloud } from './detonation.ts';
import { directSource } from './direct.ts';
import { flashingBurst, flashingOutflow } from './flashing-outflow.ts';
import { gasOutflow } from './gas-outflow.ts';
import { fiveSteps, massUntil, type RateHistory, releasedMass, stepsOfStay, thinned } from './history.ts';
import { doubtfulSwell, swells } from './level-swell.ts';
import { findOpening } from './opening.ts';
import { gasInAir, instantS, type Outflow } from './outflow.ts';
import { burstPart, jetAt } from './parts.ts';
import { findStretches, openArea } from './pipe-ends.ts';
import { pipeOutflow } from './pipe-outflow.ts';
import { poolOutflow } from './pool-outflow.ts';
import { findStock, isReadTooLow, liquidInstead, type Stock } from './stock.ts';
import { type LiquidReason, roomAsGas } from './stored-state.ts';

/** Points of a history that are kept for charts. */
const chartPoints = 60;

/** ALOHA follows a release for an hour, s. */
const alohaEndS = 3600;

const noFlow = (scenario: Scenario, stock: Stock): Refusal =>
  new Refusal({
    field: 'storage.pressureKpa',
    value: stock.pressurePa / 1000,
    unit: 'kPa',
    allowed: 'above the pressure of the outside air',
    message: `Nothing drives ${scenario.substance.name} out: the storage pressure of ${(stock.pressurePa / 1000).toFixed(1)} kPa is not above the outside air.`,
  });

/** An instantaneous release of gas, spread over a minute where a model needs a rate. */
const gasBurst = (scenario: Scenario, air: Air, { temperatureK }: Stock): Outflow => {
  const { quantityKg } = scenario;
  const entry = { densityKgM3: gasInAir(scenario, air, temperatureK), temperatureK, liquidFraction: 0 };
  return {
    regime: 'catastrophic',
    history: [
      [0, quantityKg / instantS],
      [instantS, 0],
    ],
    parts: [burstPart(quantityKg, entry)],
    flow: undefined,
    ownS: undefined,
    instantaneous: true,
    ...entry,
    jet: null,
    flash: null,
    poolRadiusM: 0,
    pool: null,
    leftKg: 0,
    pooledKg: 0,
    rainOut: null,
    caveats: [],
  };
};

/** Boiling liquid through a hole: in the liquid it flashes; above it, or where hardly any is left, gas flows, or the level swells up to it. */
const boilingOutflow = (scenario: Scenario, air: Air, stock: Stock, rupture: Rupture, endS: number): Outflow => {
  const opening = findOpening(rupture);
  const { phase, vessel } = scenario.storage;
  if (opening === null) return phase === 'gas' ? gasBurst(scenario, air, stock) : flashingBurst(scenario, air, stock);
  const unknown = phase === 'gas' && vessel === null && scenario.substance.liquidDensity === undefined;
  const contents = unknown ? null : findContents(scenario, stock, rupture);
  const dry = contents?.vessel != null && isDry(massesIn(scenario, stock, contents));
  const swollen = contents?.inVapour === true && !dry && swells(scenario, air, stock, contents, opening);
  if (contents === null || dry || (contents.inVapour && !swollen)) {
    const gas = gasOutflow(scenario, air, stock, opening, rupture, endS);
    return contents === null || dry ? gas : { ...gas, caveats: [...doubtfulSwell(contents, opening), ...gas.caveats] };
  }
  return flashingOutflow(scenario, air, stock, { opening, contents, swollen, rupture }, endS);
};

/** The kind of outflow that stock and opening make. */
const computeOutflow = (scenario: Scenario, air: Air, stock: Stock, rupture: Rupture, endS: number): Outflow => {
  if (rupture.type === 'pipe') return pipeOutflow(scenario, air, stock, rupture, endS);
  if (stock.state === 'cold-liquid') return poolOutflow(scenario, air, stock, rupture, endS);
  if (stock.state === 'boiling-liquid') return boilingOutflow(scenario, air, stock, rupture, endS);
  const opening = findOpening(rupture);
  return opening === null ? gasBurst(scenario, air, stock) : gasOutflow(scenario, air, stock, opening, rupture, endS);
};

const anHour = (scenario: Scenario, leftKg: number): readonly Caveat[] =>
  scenario.mode !== 'aloha-compatible' || scenario.isolationS !== null || leftKg <= 0.01 * scenario.quantityKg
    ? []
    : [
        note(
          'followed-for-an-hour',
          `ALOHA computes a release for one hour at most: ${shortFigure(leftKg, 2)} kg are still in the vessel then, or never leave it.`,
          { quantity: 'leftKg', value: leftKg, unit: 'kg' },
        ),
      ];

const findHighestRate = (steps: readonly SourceStep[]): number => Math.max(0, ...steps.map((step) => step.rateKgS));

const used = ['vapourPressure', 'liquidDensity', 'liquidHeatCapacity', 'heatOfVaporisation'] as const;

/** A jet at no more than a rate: its own highest over a minute, or over its duration. */
const slackened = (jet: Jet | null, rateKgS: number): Jet | null => (jet === null || jet.rateKgS <= rateKgS ? jet : jetAt(jet, rateKgS));

/**
 * Steady rate that burns with the heat dose ∫q^(4/3) dt of a pipe's first minute, kg/s: (∫Q^(4/3) dt/60 s)^(3/4). A pipe's first second is not its
 * jet; and a short pipe, empty within seconds, has no stronger jet than a longer one. Source of the dose: tno-green-book.
 */
const minuteOfHeat = (flow: RateHistory): number => {
  let dose = 0;
  for (let i = 0; i + 1 < flow.length; i++) {
    const [fromS, rate] = flow[i] ?? [0, 0];
    dose += rate ** (4 / 3) * Math.max(0, Math.min(flow[i + 1]?.[0] ?? 0, instantS) - fromS);
  }
  return (dose / instantS) ** (3 / 4);
};

const kpa = (pa: number): number => Number((pa / 1000).toPrecision(3));

/** Gas and liquid are both possible: what would come out of each, and how a person can say which it is. */
const eitherPhase = (scenario: Scenario, gas: Release, liquid: Release, why: Exclude<LiquidReason, 'near-saturation'>): Caveat => {
  const { pressurePa, temperatureK } = gas.stock;
  const params = {
    vapourKpa: kpa(liquid.stock.saturatedPa),
    roomM3: Number(roomAsGas(scenario.quantityKg, scenario.substance.molarMass, temperatureK, pressurePa).toPrecision(3)),
    asGas: gas.rateKgS,
    asLiquid: liquid.rateKgS,
  };
  const below = `The storage pressure of ${kpa(pressurePa)} kPa is below the vapour pressure of ${params.vapourKpa} kPa`;
  const rates = `As gas ${gas.rateKgS.toPrecision(2)} kg/s become airborne, as liquid ${liquid.rateKgS.toPrecision(2)} kg/s; the higher rate was used.`;
  const said: Readonly<Record<typeof why, Pick<Caveat, 'code' | 'message'>>> = {
    'gauge-reading': {
      code: 'gauge-reading',
      message: `${below} by less than the pressure of the air: it may be a gauge reading of a liquid. ${rates} Enter the absolute pressure, or the phase if you know it.`,
    },
    'mass-needs-liquid': {
      code: 'mass-needs-liquid',
      message: `${below}, but as gas the contents would need ${params.roomM3} m³, more than the vessel has: some of it must be liquid. ${rates} Check pressure, quantity and vessel.`,
    },
    'phase-not-stated': {
      code: 'phase-not-stated',
      message: `${below}, and as gas the contents would need a vessel of ${params.roomM3} m³, which was not given. ${rates} Enter the phase or the vessel if you know it.`,
    },
  };
  return {
    ...said[why],
    severity: 'warning',
    quantity: 'storagePressureKpa',
    value: pressurePa / 1000,
    unit: 'kPa',
    params,
  };
};

const nearSaturation = (gas: Release, liquid: Release): Caveat => {
  const { pressurePa } = gas.stock;
  const below = 1 - pressurePa / liquid.stock.saturatedPa;
  return warning(
    'near-saturation',
    `The storage pressure is ${(100 * below).toFixed(0)} % below the vapour pressure at the storage temperature, which is within measurement error: the contents are gas or boiling liquid. As gas ${shortFigure(gas.rateKgS, 2)} kg/s become airborne, as liquid ${shortFigure(liquid.rateKgS, 2)} kg/s; the higher rate was used. Enter the phase released if you know it.`,
    {
      quantity: 'storagePressureKpa',
      value: pressurePa / 1000,
      unit: 'kPa',
      params: { belowPercent: 100 * below, asGas: gas.rateKgS, asLiquid: liquid.rateKgS },
    },
  );
};

const takenAsLiquid = ({ pressurePa, saturatedPa }: Stock): Caveat =>
  warning(
    'vacuum-taken-as-liquid',
    `The storage pressure of ${shortFigure(pressurePa / 1000, 3)} kPa is below the vapour pressure of ${shortFigure(saturatedPa / 1000, 3)} kPa, and both are below the outside air: the contents were treated as liquid. Check the storage pressure.`,
    { quantity: 'storagePressureKpa', value: pressurePa / 1000, unit: 'kPa', params: { vapourKpa: saturatedPa / 1000 } },
  );

/** Solid that forms where a stock boils, at the pressure of the air, below its triple point, which is close to the melting point. */
const solidForms = ({ substance: { name, meltingPoint } }: Scenario, { state, boilingK }: Stock): readonly Caveat[] => {
  if (state !== 'boiling-liquid' || boilingK === null || meltingPoint === undefined || boilingK >= meltingPoint) return [];
  const [airC, tripleC] = [toCelsius(boilingK), Number(toCelsius(meltingPoint).toFixed(0))];
  return [
    warning(
      'solid-forms',
      `${name} turns partly to solid as it leaves: at the pressure of the air, ${airC.toFixed(0)} °C, it is below its triple point of ${tripleC} °C. Solid can settle near the opening and turn to gas for hours afterwards, or block the opening for a time. The zones take the solid as droplets that the air carries.`,
      { quantity: 'temperatureC', value: airC, unit: '°C', params: { chemical: name, tripleC } },
    ),
  ];
};

/** What leaves a stock, as steps. */
interface Release {
  readonly stock: Stock;
  readonly outflow: Outflow;
  readonly steps: readonly SourceStep[];
  readonly jet: Jet | null;
  readonly rateKgS: number;
}

/** Share of the first minute from which what leaves the opening has its own time. Our choice, no source. */
const ownShare = 0.1;

/**
 * Time of the first mean, s: a minute, or what leaves the opening in less, so that a jet is not diluted in time by the vapour of its pool,
 * which lasts longer. Where the pool gives nearly all of the first minute, the minute; between, a power of each, so that no share of rain is a step.
 */
const findBeginning = (history: RateHistory, flow: RateHistory): number => {
  const flowS = Math.min(instantS, flow.at(-1)?.[0] ?? 0);
  if (flow === history || flowS <= 0) return flowS;
  const ofFlow = Math.min(1, massUntil(flow)(instantS) / (ownShare * massUntil(history)(instantS)));
  return flowS ** ofFlow * instantS ** (1 - ofFlow);
};

const computeRelease = (scenario: Scenario, air: Air, stock: Stock, rupture: Rupture): Release => {
  const inAlohasWay = scenario.mode === 'aloha-compatible';
  const endS = Math.min(scenario.isolationS ?? Number.POSITIVE_INFINITY, inAlohasWay ? alohaEndS : Number.POSITIVE_INFINITY);
  const outflow = computeOutflow(scenario, air, stock, rupture, endS);
  const { history, flow = history, ownS = Number.POSITIVE_INFINITY } = outflow;
  const shortestS = inAlohasWay ? instantS : 0;
  const steps = stepsOfStay(history, ownS, shortestS, inAlohasWay ? instantS : findBeginning(history, flow));
  const jet =
    rupture.type === 'pipe' && !inAlohasWay
      ? slackened(outflow.jet, minuteOfHeat(flow))
      : slackened(outflow.jet, findHighestRate(flow === history ? steps : fiveSteps(flow, shortestS)));
  return { stock, outflow, steps, jet, rateKgS: findHighestRate(steps) };
};

/** The release of a stock; of one that may be gas or liquid the one with the higher rate, with a caveat that has both. */
const worstRelease = (scenario: Scenario, air: Air, rupture: Rupture): { readonly worst: Release; readonly caveats: readonly Caveat[] } => {
  const stock = findStock(scenario, air);
  const asRead = computeRelease(scenario, air, stock, rupture);
  const other = liquidInstead(scenario, air, stock);
  if (other === null) return { worst: asRead, caveats: [] };
  const asLiquid = computeRelease(scenario, air, other.stock, rupture);
  const caveat = other.why === 'near-saturation' ? nearSaturation(asRead, asLiquid) : eitherPhase(scenario, asRead, asLiquid, other.why);
  return { worst: asLiquid.rateKgS > asRead.rateKgS ? asLiquid : asRead, caveats: [caveat] };
};

/** The radius a release comes from, as a share of its pool's: 1 for a pool alone, which lies on the ground, 0 for a jet. */
const radiusShare = ({ poolRadiusM, pool }: Outflow): number =>
  pool === null || pool.areaM2 === 0 ? 0 : Math.min(1, poolRadiusM / Math.sqrt(pool.areaM2 / Math.PI));

const releaseSource = (scenario: Scenario, air: Air, rupture: Rupture): SourceTerm => {
  const { worst, caveats } = worstRelease(scenario, air, rupture);
  const { stock, outflow, steps, jet, rateKgS } = worst;
  const { regime, history, instantaneous, densityKgM3, temperatureK, liquidFraction, poolRadiusM, pool } = outflow;
  if (!(rateKgS > 0)) throw noFlow(scenario, stock);
  const airborneKg = releasedMass(history);
  return {
    regime,
    steps,
    parts: outflow.parts,
    instantaneous,
    airborneKg,
    heightM: (1 - radiusShare(outflow)) * (rupture.heightM ?? 0),
    poolRadiusM,
    pool: pool ?? undefined,
    densityKgM3,
    temperatureK,
    liquidFraction,
    jet,
    summary: {
      regime,
      rateKgS: instantaneous ? null : rateKgS,
      durationS: instantaneous ? 0 : (history.at(-1)?.[0] ?? 0),
      airborneKg,
      leftKg: Math.max(0, outflow.leftKg),
      pooledKg: outflow.pooledKg,
      rainOut: outflow.rainOut ?? undefined,
      openingAreaM2: rupture.type === 'pipe' ? openArea(findStretches(scenario, rupture), rupture) : (findOpening(rupture)?.areaM2 ?? null),
      flashFraction: outflow.flash,
      storagePressureKpa: stock.pressurePa / 1000,
      temperatureC: toCelsius(stock.temperatureK),
      history: instantaneous ? [] : thinned(history, chartPoints),
    },
    caveats: [
      ...caveats,
      ...(isReadTooLow(stock) ? [takenAsLiquid(stock)] : []),
      ...solidForms(scenario, stock),
      ...outflow.caveats,
      ...anHour(scenario, outflow.leftKg),
      ...(stock.state === 'gas' ? [] : rangeCaveats(scenario.substance, used, stock.temperatureK)),
    ],
  };
};

/** What becomes airborne (or explodes) in a scenario; a refusal where a fact is missing or nothing would flow. */
export const sourceTerm = (scenario: Scenario, air: Air): SourceTerm => {
  if (scenario.rupture === null || (scenario.hazard === 'explosion' && !isCloud(scenario))) return detonationSource(scenario, air);
  if (scenario.rupture.type === 'direct') return directSource(scenario, air, scenario.rupture);
  return releaseSource(scenario, air, scenario.rupture);
};
