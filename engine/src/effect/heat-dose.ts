/**
 * What heat does in time: the dose V = q^(4/3) t, q in W/m², t in s, and the probit of death Y = a + b ln V (5: half of those
 * exposed, 2.67: one in a hundred). Bare skin, no cover. Sources by row; coefficients for W/m² and s.
 */
export const heatProbits = {
  eisenberg: { a: -38.48, b: 2.56, source: 'eisenberg-1975' },
  'tsao-perry': { a: -36.38, b: 2.56, source: 'tsao-perry-1979' },
  tno: { a: -37.23, b: 2.56, source: 'tno-green-book' },
  /** Half of the dose counts: Y = -29.02 + 1.99 ln(V/2). */
  lees: { a: -29.02 + 1.99 * Math.log(0.5), b: 1.99, source: 'lees-1996' },
} as const;

export type HeatProbit = { readonly a: number; readonly b: number };

export const heatDose = (fluxWM2: number, seconds: number): number => fluxWM2 ** (4 / 3) * seconds;

export const heatProbit = ({ a, b }: HeatProbit, fluxWM2: number, seconds: number): number => a + b * Math.log(heatDose(fluxWM2, seconds));

/** Flux, W/m², that brings a dose in a time, s. */
export const fluxForDose = (dose: number, seconds: number): number => (dose / seconds) ** 0.75;

/** Flux, W/m², at which a probit has a value after a time, s. */
export const fluxForProbit = ({ a, b }: HeatProbit, probit: number, seconds: number): number =>
  fluxForDose(Math.exp((probit - a) / b), seconds);
