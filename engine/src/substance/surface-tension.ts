import type { Substance } from '../types/substance-types.ts';
import { evaluate } from './correlation.ts';
import { findCriticalTemperature } from './vapour-pressure.ts';

/**
 * Surface tension from the critical point, N/m: σ = 1e-3 pc^(2/3) Tc^(1/3) Q (1 - Tr)^(11/9),
 * Q = 0.1196 (1 + Tbr ln(pc/1.01325)/(1 - Tbr)) - 0.279, pc in bar, Tbr = Tb/Tc.
 * Source brock-bird-1955; within about 5 % for liquids that do not bind by hydrogen, tens of per cent for those that do.
 */
const fromCritical = (critical: number, criticalPa: number, boiling: number, temperatureK: number): number => {
  const bar = criticalPa / 1e5;
  const reduced = boiling / critical;
  const q = 0.1196 * (1 + (reduced * Math.log(bar / 1.01325)) / (1 - reduced)) - 0.279;
  return 1e-3 * bar ** (2 / 3) * Math.cbrt(critical) * q * (1 - temperatureK / critical) ** (11 / 9);
};

/**
 * Surface tension of a liquid, N/m, at T, K: its own correlation, or an estimate from boiling and critical point; null where
 * those are not known or it has none there. `estimated` is true for the estimate.
 */
export const surfaceTensionAt = (
  substance: Substance,
  temperatureK: number,
): { readonly value: number; readonly estimated: boolean } | null => {
  const critical = findCriticalTemperature(substance);
  const { surfaceTension, criticalPressure, boilingPoint } = substance;
  const value =
    surfaceTension !== undefined
      ? evaluate(surfaceTension, temperatureK)
      : critical !== undefined && criticalPressure !== undefined && boilingPoint !== undefined
        ? fromCritical(critical, criticalPressure, boilingPoint, temperatureK)
        : Number.NaN;
  return value > 0 ? { value, estimated: surfaceTension === undefined } : null;
};
