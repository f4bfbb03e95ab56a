/** Discharge coefficient of a sharp-edged hole for liquid (aloha-td). */
export const liquidDischargeCoefficient = 0.61;

/**
 * Liquid leaving through a hole: Q = Cd A √(2 ρ (P - pa)).
 *
 * Arguments: discharge coefficient; area, m²; density, kg/m³; pressure inside at the hole and outside, Pa. Result: kg/s, 0 when
 * nothing drives it. Source: aloha-td, ccps-1999 (Bernoulli). Valid for liquid that does not flash before the hole's exit.
 */
export const liquidRate = (
  dischargeCoefficient: number,
  areaM2: number,
  densityKgM3: number,
  insidePa: number,
  outsidePa: number,
): number => (insidePa > outsidePa ? dischargeCoefficient * areaM2 * Math.sqrt(2 * densityKgM3 * (insidePa - outsidePa)) : 0);
