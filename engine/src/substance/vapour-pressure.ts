import { lastWhere } from '../numerics/bisect.ts';
import { integrate } from '../numerics/quadrature.ts';
import type { Substance } from '../types/substance-types.ts';
import { gasConstant, standardAtmosphere } from '../units/constants.ts';
import { shortFigure } from '../units/short-figure.ts';
import { missingFact, propertyAt } from './property.ts';

/** Critical temperature, K; 1.5 times the boiling point when unknown (Guldberg's rule, aloha-td). */
export const findCriticalTemperature = (substance: Substance): number | undefined =>
  substance.criticalTemperature ?? (substance.boilingPoint === undefined ? undefined : 1.5 * substance.boilingPoint);

/** Clausius-Clapeyron from the boiling point: p = 101325 exp ∫ Hv M/(R T²) dT, for a substance without its own correlation. */
const fromBoilingPoint = (substance: Substance, boilingPoint: number, temperatureK: number): number => {
  const slope = (T: number): number => (propertyAt(substance, 'heatOfVaporisation', T) * substance.molarMass) / (gasConstant * T * T);
  return standardAtmosphere * Math.exp(integrate(slope, boilingPoint, temperatureK, 32));
};

/** A fit that ends this close to the boiling point, K, still serves there: two points so near each other give no slope. Our choice, no source. */
const nearK = 5;

/** The end of the fitted range beyond which the normal boiling point lies, K; undefined where the fit reaches it, or has no stated range. */
const endBeforeBoiling = ({ vapourPressure, boilingPoint }: Substance): number | undefined => {
  if (vapourPressure === undefined || boilingPoint === undefined) return undefined;
  const { minK, maxK } = vapourPressure;
  if (maxK !== undefined && boilingPoint > maxK + nearK) return maxK;
  if (minK !== undefined && boilingPoint < minK - nearK) return minK;
  return undefined;
};

/** ln p over 1/T as a straight line through the end of the fit and the normal boiling point, Pa; K. Clausius-Clapeyron, one heat of vaporisation. */
const throughBoilingPoint = (endK: number, endPa: number, boilingPoint: number, temperatureK: number): number => {
  const share = (1 / endK - 1 / temperatureK) / (1 / endK - 1 / boilingPoint);
  return endPa * (standardAtmosphere / endPa) ** share;
};

/**
 * Pressure of the vapour over its liquid, Pa, at T, K: the substance's own correlation, or Clausius-Clapeyron from the normal
 * boiling point with the heat of vaporisation (aloha-td). Where the correlation's range ends more than 5 K before the normal boiling
 * point, a straight line of ln p over 1/T leads from that end through the boiling point: a fit to 25 °C says nothing of 180 °C. For
 * carbon dioxide that line is the pressure over the solid. Refused when neither is known. Valid below the critical temperature.
 */
export const vapourPressureAt = (substance: Substance, temperatureK: number): number => {
  const { boilingPoint } = substance;
  if (substance.vapourPressure === undefined) {
    if (boilingPoint === undefined) throw missingFact(substance, 'vapour pressure or boiling point');
    return fromBoilingPoint(substance, boilingPoint, temperatureK);
  }
  const endK = endBeforeBoiling(substance);
  if (endK === undefined || boilingPoint === undefined || (temperatureK - endK) * (boilingPoint - endK) <= 0)
    return propertyAt(substance, 'vapourPressure', temperatureK);
  return throughBoilingPoint(endK, propertyAt(substance, 'vapourPressure', endK), boilingPoint, temperatureK);
};

/**
 * Temperature, K, at which the liquid boils under a pressure, Pa: where `vapourPressureAt` equals it, at one atmosphere too, so that a
 * liquid boils where its vapour pressure says and nowhere else. Looked for from 0.6 of the boiling point to the critical temperature,
 * the correlation's own if that is lower; refused where the vapour pressure does not come to it there.
 */
export const boilingTemperatureAt = (substance: Substance, pressurePa: number): number => {
  const { boilingPoint, vapourPressure } = substance;
  if (boilingPoint !== undefined && vapourPressure === undefined && pressurePa === standardAtmosphere) return boilingPoint;
  const high = Math.min(findCriticalTemperature(substance) ?? 1000, vapourPressure?.criticalTemperature ?? Number.POSITIVE_INFINITY);
  const low = boilingPoint === undefined ? 0.3 * high : 0.6 * boilingPoint;
  const boilsAbove = (T: number): boolean => vapourPressureAt(substance, T) <= pressurePa;
  if (!boilsAbove(low) || boilsAbove(high)) throw missingFact(substance, `boiling point under ${shortFigure(pressurePa / 1000, 3)} kPa`);
  return lastWhere(boilsAbove, low, high, 1e-4);
};

/** Ratio of gas heat capacities: as given, or cp/(cp - R/M) from the gas heat capacity, at T, K. */
export const findGamma = (substance: Substance, temperatureK: number): number => {
  if (substance.gamma !== undefined) return substance.gamma;
  if (substance.gasHeatCapacity === undefined) throw missingFact(substance, 'ratio of gas heat capacities');
  const cp = propertyAt(substance, 'gasHeatCapacity', temperatureK);
  return cp / (cp - gasConstant / substance.molarMass);
};
