import { zeroCelsius } from '../units/constants.ts';

/** Molar mass of water, kg/mol. */
export const waterMolarMass = 0.018_015;

/** Heat capacity of water vapour, J/(kg K). */
export const steamHeatCapacity = 1860;

/** Below this the droplets of a cloud are ice, K; between it and 0 °C their heat goes over from one to the other. */
const frozenK = 258.15;

/**
 * Pressure of water vapour over water, below 0 °C over ice, Pa, at T, K.
 * Water 611.21 exp(17.502 t/(t + 240.97)), ice 611.15 exp(22.452 t/(t + 272.55)), t °C. Source buck-1981.
 * Fitted for -80 to 50 °C; colder the value only tends to 0, as it must.
 */
export const waterSaturation = (temperatureK: number): number => {
  const t = temperatureK - zeroCelsius;
  if (t >= 0) return 611.21 * Math.exp((17.502 * t) / (t + 240.97));
  return t > -200 ? 611.15 * Math.exp((22.452 * t) / (t + 272.55)) : 0;
};

/** Heat given off when a kilogram of water vapour turns to drops or ice, J/kg, at T, K. Source perry-8. */
export const waterLatentHeat = (temperatureK: number): number => {
  const asWater = 2.501e6 - 2361 * (temperatureK - zeroCelsius);
  if (temperatureK >= zeroCelsius) return asWater;
  const ice = 2.834e6;
  return temperatureK <= frozenK ? ice : asWater + ((ice - asWater) * (zeroCelsius - temperatureK)) / (zeroCelsius - frozenK);
};
