import type { Rupture } from '../document-model.ts';
import type { Caveat } from '../model.ts';
import type { Air, Jet, Scenario, SourceTerm } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { rangeCaveats } from '../substance/property.ts';
import { celsiusOf } from '../units/convert.ts';
import { contentsOf, swells } from './contents.ts';
import { detonationSource, isCloud } from './detonation.ts';
import { directSource } from './direct.ts';
import { flashingBurst, flashingOutflow } from './flashing-outflow.ts';
import { gasOutflow } from './gas-outflow.ts';
import { fiveSteps, releasedMass, thinned } from './history.ts';
import { openingOf } from './opening.ts';
import { gasInAir, instantS, type Outflow } from './outflow.ts';
import { boreOf } from './pipe.ts';
import { pipeOutflow } from './pipe-outflow.ts';
import { poolOutflow } from './pool-outflow.ts';
import { type Stock, stockOf } from './stock.ts';

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

/** The whole stock of a gas at once, spread over a minute where a model needs a rate. */
const gasBurst = (scenario: Scenario, air: Air, stock: Stock): Outflow => ({
  regime: 'catastrophic',
  history: [
    [0, scenario.quantityKg / instantS],
    [instantS, 0],
  ],
  instantaneous: true,
  densityKgM3: gasInAir(scenario, air, stock.temperatureK),
  temperatureK: stock.temperatureK,
  liquidFraction: 0,
  jet: null,
  flash: null,
  poolRadiusM: 0,
  leftKg: 0,
  pooledKg: 0,
  rainOut: null,
  caveats: [],
});

/** Boiling liquid through a hole: in the liquid it flashes; above it gas flows, or the level swells up to it. */
const boilingOutflow = (scenario: Scenario, air: Air, stock: Stock, rupture: Rupture, endS: number): Outflow => {
  const opening = openingOf(rupture);
  const { phase, vessel } = scenario.storage;
  if (opening === null) return phase === 'gas' ? gasBurst(scenario, air, stock) : flashingBurst(scenario, air, stock);
  const unknown = phase === 'gas' && vessel === null && scenario.substance.liquidDensity === undefined;
  const contents = unknown ? null : contentsOf(scenario, stock, rupture);
  const swollen = contents?.inVapour === true && swells(contents, opening);
  if (contents === null || (contents.inVapour && !swollen)) return gasOutflow(scenario, air, stock, opening, rupture, endS);
  return flashingOutflow(scenario, air, stock, { opening, contents, swollen, rupture }, endS);
};

/** The kind of outflow that stock and opening make. */
const outflowOf = (scenario: Scenario, air: Air, stock: Stock, rupture: Rupture, endS: number): Outflow => {
  if (rupture.type === 'pipe') return pipeOutflow(scenario, air, stock, rupture, endS);
  if (stock.state === 'cold-liquid') return poolOutflow(scenario, air, stock, rupture, endS);
  if (stock.state === 'boiling-liquid') return boilingOutflow(scenario, air, stock, rupture, endS);
  const opening = openingOf(rupture);
  return opening === null ? gasBurst(scenario, air, stock) : gasOutflow(scenario, air, stock, opening, rupture, endS);
};

const anHour = (scenario: Scenario, leftKg: number): readonly Caveat[] =>
  scenario.mode !== 'aloha-compatible' || scenario.isolationS !== null || leftKg <= 0.01 * scenario.quantityKg
    ? []
    : [
        {
          code: 'followed-for-an-hour',
          severity: 'note',
          message: `ALOHA follows a release for an hour at most: ${leftKg.toPrecision(2)} kg are still in the vessel then, or never leave it.`,
          quantity: 'leftKg',
          value: leftKg,
          unit: 'kg',
        },
      ];

const used = ['vapourPressure', 'liquidDensity', 'liquidHeatCapacity', 'heatOfVaporisation'] as const;

/** A jet at no more than the highest rate over a minute or more: a pipe's first second is not its jet. */
const sustained = (jet: Jet | null, rateKgS: number): Jet | null =>
  jet === null || jet.rateKgS <= rateKgS ? jet : { ...jet, rateKgS, diameterM: jet.diameterM * Math.sqrt(rateKgS / jet.rateKgS) };

const releaseSource = (scenario: Scenario, air: Air, rupture: Rupture): SourceTerm => {
  const stock = stockOf(scenario, air);
  const inAlohasWay = scenario.mode === 'aloha-compatible';
  const endS = Math.min(scenario.isolationS ?? Number.POSITIVE_INFINITY, inAlohasWay ? alohaEndS : Number.POSITIVE_INFINITY);
  const outflow = outflowOf(scenario, air, stock, rupture, endS);
  const { regime, history, instantaneous, densityKgM3, temperatureK, liquidFraction, jet, poolRadiusM } = outflow;
  const steps = fiveSteps(history, inAlohasWay ? 60 : 0);
  const rateKgS = Math.max(0, ...steps.map((step) => step.rateKgS));
  if (!(rateKgS > 0)) throw noFlow(scenario, stock);
  const airborneKg = releasedMass(history);
  return {
    regime,
    steps,
    instantaneous,
    airborneKg,
    heightM: poolRadiusM > 0 ? 0 : (rupture.heightM ?? 0),
    poolRadiusM,
    densityKgM3,
    temperatureK,
    liquidFraction,
    jet: sustained(jet, rateKgS),
    summary: {
      regime,
      rateKgS: instantaneous ? null : rateKgS,
      durationS: instantaneous ? 0 : (history.at(-1)?.[0] ?? 0),
      airborneKg,
      leftKg: Math.max(0, outflow.leftKg),
      pooledKg: outflow.pooledKg,
      ...(outflow.rainOut === null ? {} : { rainOut: outflow.rainOut }),
      openingAreaM2: rupture.type === 'pipe' ? boreOf(rupture.diameterM) : (openingOf(rupture)?.areaM2 ?? null),
      flashFraction: outflow.flash,
      storagePressureKpa: stock.pressurePa / 1000,
      temperatureC: celsiusOf(stock.temperatureK),
      history: instantaneous ? [] : thinned(history, chartPoints),
    },
    caveats: [
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
