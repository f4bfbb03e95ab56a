import type { Rupture } from '../document-model.ts';
import type { Air, Scenario, SourceTerm } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { rangeCaveats } from '../substance/property.ts';
import { celsiusOf } from '../units/convert.ts';
import { detonationSource } from './detonation.ts';
import { directSource } from './direct.ts';
import { fiveSteps, releasedMass, thinned } from './history.ts';
import { openingArea } from './opening.ts';
import { flashingOutflow, gasOutflow, type Outflow, wholeStock } from './outflow.ts';
import { poolOutflow } from './pool-outflow.ts';
import { type Stock, stockOf } from './stock.ts';

/** Points of a history that are kept for charts. */
const chartPoints = 60;

const noFlow = (scenario: Scenario, stock: Stock): Refusal =>
  new Refusal({
    field: 'storage.pressureKpa',
    value: stock.pressurePa / 1000,
    unit: 'kPa',
    allowed: 'above the pressure of the outside air',
    message: `Nothing drives ${scenario.substance.name} out: the storage pressure of ${(stock.pressurePa / 1000).toFixed(1)} kPa is not above the outside air.`,
  });

/** The kind of outflow that stock and opening make. */
const outflowOf = (scenario: Scenario, air: Air, stock: Stock, areaM2: number | null): Outflow => {
  const endS = scenario.isolationS ?? Number.POSITIVE_INFINITY;
  if (stock.state === 'cold-liquid') return poolOutflow(scenario, air, stock, areaM2, endS);
  if (areaM2 === null) return wholeStock(scenario, air, stock);
  if (stock.state === 'boiling-liquid') return flashingOutflow(scenario, air, stock, areaM2, endS);
  return gasOutflow(scenario, air, stock, areaM2, endS);
};

const releaseSource = (scenario: Scenario, air: Air, rupture: Rupture): SourceTerm => {
  const stock = stockOf(scenario, air);
  const openingAreaM2 = openingArea(rupture);
  const outflow = outflowOf(scenario, air, stock, openingAreaM2);
  const { regime, history, instantaneous, densityKgM3, temperatureK, liquidFraction, jet, poolRadiusM } = outflow;
  const steps = fiveSteps(history);
  const rateKgS = Math.max(0, ...steps.map((step) => step.rateKgS));
  if (!(rateKgS > 0)) throw noFlow(scenario, stock);
  const airborneKg = releasedMass(history);
  const used = ['vapourPressure', 'liquidDensity', 'liquidHeatCapacity', 'heatOfVaporisation'] as const;
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
    jet,
    summary: {
      regime,
      rateKgS: instantaneous ? null : rateKgS,
      durationS: instantaneous ? 0 : (history.at(-1)?.[0] ?? 0),
      airborneKg,
      openingAreaM2,
      flashFraction: outflow.flash,
      storagePressureKpa: stock.pressurePa / 1000,
      temperatureC: celsiusOf(stock.temperatureK),
      history: instantaneous ? [] : thinned(history, chartPoints),
    },
    caveats: [...outflow.caveats, ...(stock.state === 'gas' ? [] : rangeCaveats(scenario.substance, used, stock.temperatureK))],
  };
};

/** What becomes airborne (or explodes) in a scenario; a refusal where a fact is missing or nothing would flow. */
export const sourceTerm = (scenario: Scenario, air: Air): SourceTerm => {
  if (scenario.hazard === 'explosion' || scenario.rupture === null) return detonationSource(scenario, air);
  if (scenario.rupture.type === 'direct') return directSource(scenario, air, scenario.rupture);
  return releaseSource(scenario, air, scenario.rupture);
};
