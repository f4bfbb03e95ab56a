import type { Caveat, Rupture, SourceSummary } from '../model.ts';
import type { Air, Scenario, SourceTerm } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { propertyAt, rangeCaveats } from '../substance/property.ts';
import { gammaOf } from '../substance/vapour-pressure.ts';
import { celsiusOf, idealGasDensity } from '../units/convert.ts';
import { detonationSource } from './detonation.ts';
import { drain } from './drain.ts';
import { blowDown, gasDischargeCoefficient, gasRate, isChoked } from './gas.ts';
import { fiveSteps, type RateHistory, releasedMass, thinned } from './history.ts';
import { openingArea } from './opening.ts';
import { type Stock, stockOf } from './stock.ts';
import { flashFraction } from './two-phase.ts';

/** Duration over which a stock let go at once is spread where a model needs a rate, s (practice of aloha-td). */
const instantS = 60;

/** What leaves the vessel, before it is written up as a source term. */
interface Outflow {
  readonly regime: SourceSummary['regime'];
  readonly history: RateHistory;
  readonly densityKgM3: number;
  readonly flash: number | null;
  readonly caveats: readonly Caveat[];
}

const allAirborne = (flash: number): Caveat => ({
  code: 'two-phase-all-airborne',
  severity: 'note',
  message: `${(100 * flash).toFixed(0)} % of the liquid flashes to vapour; the rest is taken to stay in the air as spray, none raining out. This is cautious.`,
  quantity: 'flashFraction',
  value: flash,
});

const coolingNeglected: Caveat = {
  code: 'vapour-space-steady',
  severity: 'note',
  message:
    'Gas from the space above a boiling liquid: the rate is held at its first value; in truth it falls as the liquid cools. This is cautious.',
};

/** Share that flashes, and the density of vapour and spray together at the boiling point. */
const flashedCloud = (scenario: Scenario, air: Air, stock: Stock): { readonly flash: number; readonly densityKgM3: number } => {
  const { substance, mode } = scenario;
  const boilingK = stock.boilingK ?? stock.temperatureK;
  const flash = flashFraction(
    propertyAt(substance, 'liquidHeatCapacity', stock.temperatureK),
    stock.temperatureK,
    boilingK,
    propertyAt(substance, 'heatOfVaporisation', stock.temperatureK),
    mode === 'aloha-compatible' ? 'linear' : 'exponential',
  );
  const vapour = idealGasDensity(air.pressurePa, substance.molarMass, boilingK);
  const liquid = propertyAt(substance, 'liquidDensity', boilingK);
  return { flash, densityKgM3: 1 / (flash / vapour + (1 - flash) / liquid) };
};

const coldLiquid = (scenario: Scenario): Refusal =>
  new Refusal({
    field: 'chemical',
    value: scenario.substance.name,
    allowed: 'a gas or a liquid stored above its boiling point',
    message: `${scenario.substance.name} at ${celsiusOf(scenario.storage.temperatureK).toFixed(0)} °C is a liquid below its boiling point; evaporating pools are not computed.`,
  });

const gasOutflow = (scenario: Scenario, air: Air, stock: Stock, areaM2: number, endS: number): Outflow => {
  const { substance, quantityKg } = scenario;
  const gamma = gammaOf(substance, stock.temperatureK);
  const inside = { areaM2, molarMass: substance.molarMass, gamma, pressurePa: stock.pressurePa, temperatureK: stock.temperatureK };
  const regime = isChoked(gamma, stock.pressurePa, air.pressurePa) ? 'gas-choked' : 'gas-subsonic';
  const densityKgM3 = idealGasDensity(air.pressurePa, substance.molarMass, air.temperatureK);
  if (stock.state === 'gas') {
    const history = blowDown({ ...inside, massKg: quantityKg, outsidePa: air.pressurePa }, endS);
    return { regime, history, densityKgM3, flash: null, caveats: [] };
  }
  const inVessel = idealGasDensity(stock.pressurePa, substance.molarMass, stock.temperatureK);
  const rate = gasRate(gasDischargeCoefficient, areaM2, gamma, inVessel, stock.pressurePa, air.pressurePa);
  const history: RateHistory = [
    [0, rate],
    [Math.min(endS, quantityKg / rate), 0],
  ];
  return { regime, history, densityKgM3, flash: null, caveats: [coolingNeglected] };
};

const liquidOutflow = (scenario: Scenario, air: Air, stock: Stock, areaM2: number, endS: number): Outflow => {
  const { substance, quantityKg, storage, mode } = scenario;
  if (stock.state === 'cold-liquid') throw coldLiquid(scenario);
  const cube = Math.cbrt(quantityKg / propertyAt(substance, 'liquidDensity', stock.temperatureK));
  const headM = storage.liquidHeadM ?? cube;
  const history = drain({ substance, stock, mode, areaM2, massKg: quantityKg, headM, outsidePa: air.pressurePa }, endS);
  const { flash, densityKgM3 } = flashedCloud(scenario, air, stock);
  return { regime: 'two-phase', history, densityKgM3, flash, caveats: [allAirborne(flash)] };
};

const wholeStock = (scenario: Scenario, air: Air, stock: Stock): Outflow => {
  if (stock.state === 'cold-liquid') throw coldLiquid(scenario);
  const history: RateHistory = [
    [0, scenario.quantityKg / instantS],
    [instantS, 0],
  ];
  if (stock.state !== 'boiling-liquid') {
    const densityKgM3 = idealGasDensity(air.pressurePa, scenario.substance.molarMass, air.temperatureK);
    return { regime: 'catastrophic', history, densityKgM3, flash: null, caveats: [] };
  }
  const { flash, densityKgM3 } = flashedCloud(scenario, air, stock);
  return { regime: 'catastrophic', history, densityKgM3, flash, caveats: [allAirborne(flash)] };
};

const noFlow = (scenario: Scenario, stock: Stock): Refusal =>
  new Refusal({
    field: 'storage.pressureKpa',
    value: stock.pressurePa / 1000,
    unit: 'kPa',
    allowed: 'above the pressure of the outside air',
    message: `Nothing drives ${scenario.substance.name} out: the storage pressure of ${(stock.pressurePa / 1000).toFixed(1)} kPa is not above the outside air.`,
  });

const releaseSource = (scenario: Scenario, air: Air, rupture: Rupture): SourceTerm => {
  const stock = stockOf(scenario, air);
  const areaM2 = openingArea(rupture);
  const endS = scenario.isolationS ?? Number.POSITIVE_INFINITY;
  const outflow =
    areaM2 === null
      ? wholeStock(scenario, air, stock)
      : stock.state === 'gas' || stock.state === 'saturated-vapour'
        ? gasOutflow(scenario, air, stock, areaM2, endS)
        : liquidOutflow(scenario, air, stock, areaM2, endS);
  const steps = fiveSteps(outflow.history);
  const rateKgS = Math.max(0, ...steps.map((step) => step.rateKgS));
  if (!(rateKgS > 0)) throw noFlow(scenario, stock);
  const airborneKg = releasedMass(outflow.history);
  const used = ['vapourPressure', 'liquidDensity', 'liquidHeatCapacity', 'heatOfVaporisation'] as const;
  return {
    regime: outflow.regime,
    steps,
    instantaneous: areaM2 === null,
    airborneKg,
    heightM: rupture.heightM ?? 0,
    poolRadiusM: 0,
    densityKgM3: outflow.densityKgM3,
    summary: {
      regime: outflow.regime,
      rateKgS: areaM2 === null ? null : rateKgS,
      durationS: areaM2 === null ? 0 : (outflow.history.at(-1)?.[0] ?? 0),
      airborneKg,
      openingAreaM2: areaM2,
      flashFraction: outflow.flash,
      storagePressureKpa: stock.pressurePa / 1000,
      temperatureC: celsiusOf(stock.temperatureK),
      history: areaM2 === null ? [] : thinned(outflow.history, 60),
    },
    caveats: [...outflow.caveats, ...(stock.state === 'gas' ? [] : rangeCaveats(scenario.substance, used, stock.temperatureK))],
  };
};

/** What becomes airborne (or explodes) in a scenario; a refusal where a fact is missing or nothing would flow. */
export const sourceTerm = (scenario: Scenario, air: Air): SourceTerm => {
  if (scenario.hazard === 'explosion' || scenario.rupture === null) return detonationSource(scenario, air);
  return releaseSource(scenario, air, scenario.rupture);
};
