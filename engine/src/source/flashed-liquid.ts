import { propertyAt } from '../substance/property.ts';
import { boilingTemperatureAt, findCriticalTemperature } from '../substance/vapour-pressure.ts';
import type { Substance } from '../types/substance-types.ts';
import { standardAtmosphere } from '../units/constants.ts';
import { toCelsius } from '../units/convert.ts';
import { flashFraction } from './two-phase.ts';

/** Vapour and droplets that a liquefied gas enters the air as. */
export interface FlashedLiquid {
  /** Its boiling point under one atmosphere, °C. */
  readonly exitTemperatureC: number;
  /** Mass share of droplets: what does not flash. */
  readonly liquidFraction: number;
}

/**
 * How a gas that is kept liquid by its pressure enters the air: at its boiling point, with what does not flash as droplets. Null where it is no
 * such liquid at T, K (at or below its boiling point, or above its critical temperature), or a fact is not known.
 */
export const flashLiquid = (substance: Substance, temperatureK: number): FlashedLiquid | null => {
  const critical = findCriticalTemperature(substance);
  const { liquidHeatCapacity, heatOfVaporisation, liquidDensity, vapourPressure, boilingPoint } = substance;
  if (liquidHeatCapacity === undefined || heatOfVaporisation === undefined || liquidDensity === undefined) return null;
  if (vapourPressure === undefined && boilingPoint === undefined) return null;
  if (critical === undefined || temperatureK >= critical) return null;
  const boilingK = boilingTemperatureAt(substance, standardAtmosphere);
  if (temperatureK <= boilingK) return null;
  const heatCapacity = propertyAt(substance, 'liquidHeatCapacity', temperatureK);
  const latentHeat = propertyAt(substance, 'heatOfVaporisation', temperatureK);
  const flashed = flashFraction(heatCapacity, temperatureK, boilingK, latentHeat, 'exponential');
  return { exitTemperatureC: toCelsius(boilingK), liquidFraction: 1 - flashed };
};
