import type { Caveat } from '../model.ts';
import type { Air, Jet, Scenario } from '../pipeline.ts';
import type { SourceSummary } from '../result-model.ts';
import { propertyAt } from '../substance/property.ts';
import { gammaOf } from '../substance/vapour-pressure.ts';
import { idealGasDensity } from '../units/convert.ts';
import { drain } from './drain.ts';
import { blowDown, gasDischargeCoefficient, gasRate, isChoked } from './gas.ts';
import type { RateHistory } from './history.ts';
import { gasJetVelocity, jetOf, liquidJetVelocity } from './jet.ts';
import type { Stock } from './stock.ts';
import { flashFraction } from './two-phase.ts';

/** What enters the air, before it is written up as a source term. */
export interface Outflow {
  readonly regime: SourceSummary['regime'];
  /** Airborne, kg/s over s. */
  readonly history: RateHistory;
  /** Let go at once: the history only stands for it where a model needs a rate. */
  readonly instantaneous: boolean;
  readonly densityKgM3: number;
  readonly temperatureK: number;
  readonly liquidFraction: number;
  readonly jet: Jet | null;
  readonly flash: number | null;
  readonly poolRadiusM: number;
  readonly caveats: readonly Caveat[];
}

/** Duration over which a stock let go at once is spread where a model needs a rate, s (practice of aloha-td). */
const instantS = 60;

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

/** Height of liquid above the opening, m: as given, or the edge of a cube of the stock. */
export const headOf = (scenario: Scenario, temperatureK: number): number =>
  scenario.storage.liquidHeadM ?? Math.cbrt(scenario.quantityKg / propertyAt(scenario.substance, 'liquidDensity', temperatureK));

/** Density of the pure gas at the air's temperature and pressure, kg/m³. */
const gasInAir = (scenario: Scenario, air: Air): number => idealGasDensity(air.pressurePa, scenario.substance.molarMass, air.temperatureK);

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

/** Gas through an opening: a vessel of gas empties itself; the vapour over a boiling liquid keeps its pressure. */
export const gasOutflow = (scenario: Scenario, air: Air, stock: Stock, areaM2: number, endS: number): Outflow => {
  const { substance, quantityKg } = scenario;
  const gamma = gammaOf(substance, stock.temperatureK);
  const { pressurePa, temperatureK } = stock;
  const outsidePa = air.pressurePa;
  const inVessel = idealGasDensity(pressurePa, substance.molarMass, temperatureK);
  const first = gasRate(gasDischargeCoefficient, areaM2, gamma, inVessel, pressurePa, outsidePa);
  const densityKgM3 = gasInAir(scenario, air);
  const velocity = first > 0 ? gasJetVelocity(gamma, substance.molarMass, pressurePa, outsidePa, temperatureK, first / areaM2) : 0;
  const common = {
    regime: isChoked(gamma, pressurePa, outsidePa) ? ('gas-choked' as const) : ('gas-subsonic' as const),
    densityKgM3,
    temperatureK,
    liquidFraction: 0,
    jet: first > 0 ? jetOf(first, areaM2, velocity, densityKgM3) : null,
    instantaneous: false,
    flash: null,
    poolRadiusM: 0,
  };
  if (stock.state === 'gas') {
    const vessel = { areaM2, massKg: quantityKg, molarMass: substance.molarMass, gamma, pressurePa, temperatureK, outsidePa };
    return { ...common, history: blowDown(vessel, endS), caveats: [] };
  }
  const steady: RateHistory = [
    [0, first],
    [Math.min(endS, quantityKg / first), 0],
  ];
  return { ...common, history: steady, caveats: [coolingNeglected] };
};

/** Boiling liquid through an opening: flashing flow, all of it airborne. */
export const flashingOutflow = (scenario: Scenario, air: Air, stock: Stock, areaM2: number, endS: number): Outflow => {
  const { substance, quantityKg, mode } = scenario;
  const headM = headOf(scenario, stock.temperatureK);
  const history = drain({ substance, stock, mode, areaM2, massKg: quantityKg, headM, outsidePa: air.pressurePa }, endS);
  const { flash, densityKgM3 } = flashedCloud(scenario, air, stock);
  const rate = history[0]?.[1] ?? 0;
  const velocity = liquidJetVelocity(rate / areaM2, propertyAt(substance, 'liquidDensity', stock.temperatureK));
  return {
    regime: 'two-phase',
    history,
    instantaneous: false,
    densityKgM3,
    temperatureK: stock.boilingK ?? stock.temperatureK,
    liquidFraction: 1 - flash,
    jet: rate > 0 ? jetOf(rate, areaM2, velocity, densityKgM3) : null,
    flash,
    poolRadiusM: 0,
    caveats: [allAirborne(flash)],
  };
};

/** The whole stock of a gas or a boiling liquid at once. */
export const wholeStock = (scenario: Scenario, air: Air, stock: Stock): Outflow => {
  const history: RateHistory = [
    [0, scenario.quantityKg / instantS],
    [instantS, 0],
  ];
  const common = { regime: 'catastrophic' as const, history, instantaneous: true, poolRadiusM: 0, jet: null };
  if (stock.state !== 'boiling-liquid') {
    const { temperatureK } = stock;
    return { ...common, densityKgM3: gasInAir(scenario, air), temperatureK, liquidFraction: 0, flash: null, caveats: [] };
  }
  const { flash, densityKgM3 } = flashedCloud(scenario, air, stock);
  const temperatureK = stock.boilingK ?? stock.temperatureK;
  return { ...common, densityKgM3, temperatureK, liquidFraction: 1 - flash, flash, caveats: [allAirborne(flash)] };
};
