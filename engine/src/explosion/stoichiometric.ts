import { gasConstant } from '../units/constants.ts';

/** Share of oxygen in air by volume. */
const oxygenShare = 0.20946;

/** Share of fuel in a mixture that just burns up, by volume: η = 1/(1 + n/0.20946), n moles of oxygen per mole of fuel. */
export const stoichiometricShare = (oxygenPerFuel: number): number => 1 / (1 + oxygenPerFuel / oxygenShare);

/** Compressibility of air at about 1 atm and 25 °C (tables of the National Bureau of Standards): a little denser than an ideal gas. */
const compressibility = 0.9997;

/** Energy of a congested volume full of such a mixture, J: E = η p V/(Z R T) Hc; m³, Pa, K, Hc in J/mol. Source farrell-2020. */
export const stoichiometricEnergy = (
  share: number,
  volumeM3: number,
  pressurePa: number,
  temperatureK: number,
  heatPerMole: number,
): number => ((share * pressurePa * volumeM3) / (compressibility * gasConstant * temperatureK)) * heatPerMole;
