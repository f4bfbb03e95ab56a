import { findGamma } from '../substance/vapour-pressure.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Rupture } from '../types/document-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { idealGasDensity } from '../units/convert.ts';
import { shortFigure } from '../units/short-figure.ts';
import { boilOff, isDry } from './boil-off.ts';
import { findContents } from './contents.ts';
import { blowDown, gasDischargeCoefficient, gasRate, isChoked } from './gas.ts';
import type { RateHistory } from './history.ts';
import { gasJetVelocity, makeJet } from './jet.ts';
import type { Opening } from './opening.ts';
import { chilled, gasInAir, type Outflow } from './outflow.ts';
import { openingPart } from './parts.ts';
import type { Stock } from './stock.ts';
import { findCapacity } from './vessel.ts';

const coolingNeglected: Caveat = note(
  'vapour-space-steady',
  'Gas from the space above a boiling liquid: the rate stays at its initial value; in reality it falls as the liquid cools. This is cautious.',
);

/** Greatest deviation of the ideal gas from the stated contents of a vessel without a caveat. */
const fits = 0.3;

const misfit = (scenario: Scenario, stock: Stock): readonly Caveat[] => {
  const { vessel } = scenario.storage;
  if (vessel === null || scenario.storage.pressurePa === null) return [];
  const held = findCapacity(vessel) * idealGasDensity(stock.pressurePa, scenario.substance.molarMass, stock.temperatureK);
  if (Math.abs(scenario.quantityKg / held - 1) <= fits) return [];
  return [
    warning(
      'gas-misfits-vessel',
      `The vessel holds ${shortFigure(held, 3)} kg of ideal gas at this pressure; the given quantity of ${shortFigure(scenario.quantityKg, 3)} kg was used nevertheless.`,
      { quantity: 'quantityKg', value: scenario.quantityKg, unit: 'kg', params: { heldKg: held } },
    ),
  ];
};

interface Emptying {
  readonly history: RateHistory;
  readonly leftKg: number;
  readonly caveats: readonly Caveat[];
}

/** Gas over its own boiling liquid: it cools and falls where the facts for that are known, else keeps its first rate. */
const overLiquid = (
  scenario: Scenario,
  air: Air,
  stock: Stock,
  opening: Opening,
  rupture: Rupture,
  firstKgS: number,
  endS: number,
): Emptying => {
  const { substance, quantityKg } = scenario;
  const known = substance.liquidDensity && substance.liquidHeatCapacity && substance.heatOfVaporisation;
  if (known === undefined || stock.boilingK === null) {
    const ends = Math.min(endS, quantityKg / firstKgS);
    const history: RateHistory = [
      [0, firstKgS],
      [ends, 0],
    ];
    return { history, leftKg: Math.max(0, quantityKg - firstKgS * ends), caveats: [coolingNeglected] };
  }
  const { vapourM3 } = findContents(scenario, stock, rupture);
  const vapourKg = Math.min(quantityKg, vapourM3 * idealGasDensity(stock.saturatedPa, substance.molarMass, stock.temperatureK));
  const liquidKg = quantityKg - vapourKg;
  const { history, leftKg } = boilOff(
    {
      substance,
      areaM2: opening.areaM2,
      liquidKg,
      vapourKg,
      temperatureK: stock.temperatureK,
      boilingK: stock.boilingK,
      outsidePa: air.pressurePa,
    },
    endS,
  );
  return { history, leftKg, caveats: leftKg > 1 && !isDry({ liquidKg, vapourKg }) ? [chilled(leftKg)] : [] };
};

/** Gas through a hole: a vessel of gas empties itself; over a boiling liquid the vapour falls in pressure as the liquid cools. */
export const gasOutflow = (scenario: Scenario, air: Air, stock: Stock, opening: Opening, rupture: Rupture, endS: number): Outflow => {
  const { substance, quantityKg } = scenario;
  const { molarMass } = substance;
  const { temperatureK } = stock;
  const { areaM2 } = opening;
  const gamma = findGamma(substance, temperatureK);
  const pressurePa = stock.state === 'gas' ? stock.pressurePa : stock.saturatedPa;
  const outsidePa = air.pressurePa;
  const inVessel = idealGasDensity(pressurePa, molarMass, temperatureK);
  const first = gasRate(gasDischargeCoefficient, areaM2, gamma, inVessel, pressurePa, outsidePa);
  const densityKgM3 = gasInAir(scenario, air, temperatureK);
  const emptying: Emptying =
    stock.state === 'gas'
      ? {
          ...blowDown({ areaM2, massKg: quantityKg, molarMass, gamma, pressurePa, temperatureK, outsidePa }, endS),
          caveats: misfit(scenario, stock),
        }
      : overLiquid(scenario, air, stock, opening, rupture, first, endS);
  const velocity =
    first > 0 ? gasJetVelocity(gasDischargeCoefficient, gamma, molarMass, pressurePa, outsidePa, temperatureK, first / areaM2) : 0;
  const entry = { densityKgM3, temperatureK, liquidFraction: 0 };
  const jet = first > 0 ? makeJet(first, areaM2, velocity, densityKgM3) : null;
  return {
    regime: isChoked(gamma, pressurePa, outsidePa) ? 'gas-choked' : 'gas-subsonic',
    ...emptying,
    parts: openingPart(emptying.history, entry, jet),
    flow: undefined,
    ownS: undefined,
    instantaneous: false,
    ...entry,
    jet,
    flash: null,
    poolRadiusM: 0,
    pool: null,
    pooledKg: 0,
    rainOut: null,
  };
};
