/**
 * Probits of what a blast does, from the side-on overpressure P, Pa, and its impulse i, Pa s; 5 is half of those exposed.
 * Coefficients as hyram-6 prints them.
 */
export const blastProbits = {
  /** Death by bleeding lungs: Y = -77.1 + 6.91 ln P (eisenberg-1975). */
  lungEisenberg: (pressurePa: number): number => -77.1 + 6.91 * Math.log(pressurePa),
  /** Death by bleeding lungs: Y = 5.13 + 1.37 ln(P/10⁵ Pa) (UK HSE, hyram-6). */
  lungHse: (pressurePa: number): number => 5.13 + 1.37 * Math.log(pressurePa / 1e5),
  /** Death by the head striking something: Y = 5 - 8.49 ln(2430/P + 4·10⁸/(P i)) (tno-green-book). */
  head: (pressurePa: number, impulsePaS: number): number => 5 - 8.49 * Math.log(2430 / pressurePa + 4e8 / (pressurePa * impulsePaS)),
  /** Houses fall: Y = 5 - 0.22 ln((40 000/P)^7.4 + (460/i)^11.3) (tno-green-book). */
  collapse: (pressurePa: number, impulsePaS: number): number =>
    5 - 0.22 * Math.log((40_000 / pressurePa) ** 7.4 + (460 / impulsePaS) ** 11.3),
} as const;
