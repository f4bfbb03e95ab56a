import { gasConstant, zeroCelsius } from './constants.ts';

export const toKelvin = (celsius: number): number => celsius + zeroCelsius;
export const toCelsius = (kelvin: number): number => kelvin - zeroCelsius;
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/** Compass degrees brought into [0, 360). */
export const toCompass = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Density of an ideal gas, kg/m³: ρ = p M/(R T); p in Pa, M in kg/mol, T in K. */
export const idealGasDensity = (pressurePa: number, molarMass: number, temperatureK: number): number =>
  (pressurePa * molarMass) / (gasConstant * temperatureK);

/** Parts per million by volume in one kg/m³ of a gas: 10⁶ R T/(p M). */
export const ppmPerDensity = (pressurePa: number, molarMass: number, temperatureK: number): number =>
  1e6 / idealGasDensity(pressurePa, molarMass, temperatureK);
