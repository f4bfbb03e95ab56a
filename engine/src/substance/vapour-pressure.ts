import { lastWhere } from '../numerics/bisect.ts';
import { integrate } from '../numerics/quadrature.ts';
import type { Substance } from '../substance-model.ts';
import { gasConstant, standardAtmosphere } from '../units/constants.ts';
import { missingFact, propertyAt } from './property.ts';

/** Critical temperature, K; 1.5 times the boiling point when unknown (Guldberg's rule, aloha-td). */
export const criticalTemperatureOf = (substance: Substance): number | undefined =>
  substance.criticalTemperature ?? (substance.boilingPoint === undefined ? undefined : 1.5 * substance.boilingPoint);

/** Clausius-Clapeyron from the boiling point: p = 101325 exp ∫ Hv M/(R T²) dT, for a substance without its own correlation. */
const fromBoilingPoint = (substance: Substance, boilingPoint: number, temperatureK: number): number => {
  const slope = (T: number): number => (propertyAt(substance, 'heatOfVaporisation', T) * substance.molarMass) / (gasConstant * T * T);
  return standardAtmosphere * Math.exp(integrate(slope, boilingPoint, temperatureK, 32));
};

/**
 * Pressure of the vapour over its liquid, Pa, at T, K: the substance's own correlation, or Clausius-Clapeyron from the normal
 * boiling point with the heat of vaporisation (aloha-td). Refused when neither is known. Valid below the critical temperature.
 */
export const vapourPressureAt = (substance: Substance, temperatureK: number): number => {
  if (substance.vapourPressure !== undefined) return propertyAt(substance, 'vapourPressure', temperatureK);
  if (substance.boilingPoint === undefined) throw missingFact(substance, 'vapour pressure or boiling point');
  return fromBoilingPoint(substance, substance.boilingPoint, temperatureK);
};

/** Temperature, K, at which the liquid boils under a pressure, Pa: where its vapour pressure equals it. */
export const boilingTemperatureAt = (substance: Substance, pressurePa: number): number => {
  const boilingPoint = substance.boilingPoint;
  const high = criticalTemperatureOf(substance) ?? 1000;
  if (boilingPoint !== undefined && Math.abs(pressurePa / standardAtmosphere - 1) < 0.005) return boilingPoint;
  const low = boilingPoint === undefined ? 0.3 * high : 0.6 * boilingPoint;
  return lastWhere((T) => vapourPressureAt(substance, T) <= pressurePa, low, high, 1e-4);
};

/** Ratio of gas heat capacities: as given, or cp/(cp - R/M) from the gas heat capacity, at T, K. */
export const gammaOf = (substance: Substance, temperatureK: number): number => {
  if (substance.gamma !== undefined) return substance.gamma;
  if (substance.gasHeatCapacity === undefined) throw missingFact(substance, 'ratio of gas heat capacities');
  const cp = propertyAt(substance, 'gasHeatCapacity', temperatureK);
  return cp / (cp - gasConstant / substance.molarMass);
};
