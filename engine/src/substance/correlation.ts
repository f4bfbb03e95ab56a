import type { Correlation } from '../types/substance-types.ts';

/** ln pᵣ = (a x + b x^1.5 + c x^2.5 + d x^5)/Tᵣ with x = 1 - Tᵣ. */
const wagner25 = (c: readonly number[], reduced: number): number => {
  const a = c[0] ?? 0;
  const b = c[1] ?? 0;
  const d = c[2] ?? 0;
  const e = c[3] ?? 0;
  const x = 1 - reduced;
  return (a * x + b * x ** 1.5 + d * x ** 2.5 + e * x ** 5) / reduced;
};

/** Zabransky-type heat capacity: A²/t + B - 2ACt - ADt² - C²t³/3 - CDt⁴/2 - D²t⁵/5 with t = 1 - Tᵣ. */
const dippr114 = (coefficients: readonly number[], t: number): number => {
  const a = coefficients[0] ?? 0;
  const b = coefficients[1] ?? 0;
  const c = coefficients[2] ?? 0;
  const d = coefficients[3] ?? 0;
  return (a * a) / t + b - 2 * a * c * t - a * d * t ** 2 - (c * c * t ** 3) / 3 - (c * d * t ** 4) / 2 - (d * d * t ** 5) / 5;
};

const power = (coefficients: readonly number[], t: number): number => {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * t + (coefficients[i] ?? 0);
  return sum;
};

/** Value in the correlation's own unit. Read by place, without closures or lists of its own: it is asked thousands of times in a march. */
const evaluateUnits = (correlation: Correlation, T: number): number => {
  const c = correlation.coefficients;
  const c1 = c[0] ?? 0;
  const c2 = c[1] ?? 0;
  const c3 = c[2] ?? 0;
  const c4 = c[3] ?? 0;
  const c5 = c[4] ?? 0;
  const critical = correlation.criticalTemperature ?? Number.NaN;
  const t = 1 - T / critical;
  switch (correlation.form) {
    case 'constant':
      return c1;
    case 'DIPPR100':
    case 'poly':
      return power(c, T);
    case 'DIPPR101':
      return Math.exp(c1 + c2 / T + c3 * Math.log(T) + c4 * T ** c5);
    case 'DIPPR105':
      return c1 / c2 ** (1 + (1 - T / c3) ** c4);
    case 'DIPPR106':
      return c1 * t ** (c2 + c3 * (1 - t) + c4 * (1 - t) ** 2);
    case 'DIPPR114':
      return dippr114(c, t);
    case 'Antoine10':
      return T + c3 > 0 ? 10 ** (c1 - c2 / (T + c3)) : Number.NaN;
    case 'AntoineE':
      return T + c3 > 0 ? Math.exp(c1 - c2 / (T + c3)) : Number.NaN;
    case 'Wagner25':
      return (correlation.criticalPressure ?? Number.NaN) * Math.exp(wagner25(c, T / critical));
    case 'PPDS116':
      return (correlation.criticalDensity ?? Number.NaN) + c1 * t ** 0.35 + c2 * t ** (2 / 3) + c3 * t + c4 * t ** (4 / 3);
    case 'Shomate':
      return ((c4 * T + c3) * T + c2) * T + c1 + c5 / (T * T);
    case 'Watson':
      return c1 * ((critical - T) / (critical - c2)) ** (c[2] ?? 0.38);
  }
};

/**
 * Value of a correlation at a temperature, in the SI unit of the property (`unitFactor` applied).
 *
 * T in K. Forms (c1 … c5 in order; Tᵣ = T/Tc, t = 1 - Tᵣ):
 *   constant   c1                                   DIPPR100, poly  c1 + c2 T + c3 T² + …
 *   DIPPR101   exp(c1 + c2/T + c3 ln T + c4 T^c5)    DIPPR105  c1/c2^(1 + (1 - T/c3)^c4)
 *   DIPPR106   c1 t^(c2 + c3 Tᵣ + c4 Tᵣ²)            DIPPR114  see above
 *   Antoine10  10^(c1 - c2/(T + c3))                 AntoineE  exp(c1 - c2/(T + c3))
 *   Wagner25   pc exp((c1 t + c2 t^1.5 + c3 t^2.5 + c4 t⁵)/Tᵣ)
 *   PPDS116    ρc + c1 t^0.35 + c2 t^(2/3) + c3 t + c4 t^(4/3)
 *   Shomate    c1 + c2 T + c3 T² + c4 T³ + c5/T²
 *   Watson     c1 ((Tc - T)/(Tc - c2))^c3, c1 known at c2, c3 by default 0.38
 * Sources: dippr-forms, perry-8, watson-1943. Validity: [minK, maxK] of the correlation; the value outside it is an
 * extrapolation that `rangeCaveats` reports; where the form itself ends (above Tc, below Antoine's pole) the result is NaN and the property refuses.
 */
export const evaluate = (correlation: Correlation, temperatureK: number): number =>
  evaluateUnits(correlation, temperatureK) * correlation.unitFactor;
