import type { Air } from '../types/pipeline.ts';

/** The air between a flame and a receiver. */
export type Humidity = Pick<Air, 'mode' | 'temperatureK' | 'relativeHumidity'>;

/** Share of heat radiation that a path transmits: path in m, result 0 to 1. */
export type Transmissivity = (pathM: number) => number;

/**
 * How much heat the water vapour in the air leaves, after ALOHA: τ = min(1, 1.389 - 0.135 log10(pw d)),
 * pw = 99.89 RH exp(21.66 - 5431.3/T). T in K, RH 0 to 1, pw in Pa, d the path in m. Source aloha-td. Meant for paths of 10 m to
 * some km; in dry air or on a short path the fit exceeds 1, and nothing is absorbed.
 */
export const alohaTransmissivity = (temperatureK: number, relativeHumidity: number): Transmissivity => {
  const waterPa = 99.89 * relativeHumidity * Math.exp(21.66 - 5431.3 / temperatureK);
  return (pathM) => Math.min(1, Math.max(0, 1.389 - 0.135 * Math.log10(waterPa * pathM)));
};

/** Shortest path of the fit to water vapour and carbon dioxide, m; on a shorter one its value there holds. */
const shortestM = 1;

/**
 * How much heat water vapour and carbon dioxide in the air leave:
 * τ = 1.006 - 0.01171 log10 X - 0.02368 (log10 X)² - 0.03188 log10 Y + 0.001164 (log10 Y)², X = RH d psat 288.651/T,
 * Y = 273 d/T, psat = exp(20.386 - 5132/T) mmHg. T in K, RH 0 to 1, d in m. Source hyram-6. Below 1 m, and with X or Y below 1,
 * the fit's value at 1 holds.
 */
export const hyramTransmissivity = (temperatureK: number, relativeHumidity: number): Transmissivity => {
  const saturationMmHg = Math.exp(20.386 - 5132 / temperatureK);
  return (pathM) => {
    const path = Math.max(shortestM, pathM);
    const x = Math.log10(Math.max(1, (relativeHumidity * path * saturationMmHg * 288.651) / temperatureK));
    const y = Math.log10(Math.max(1, (273 * path) / temperatureK));
    return Math.min(1, Math.max(0, 1.006 - 0.01171 * x - 0.02368 * x * x - 0.03188 * y + 0.001164 * y * y));
  };
};

/** The transmissivity by calculation mode. */
export const chooseTransmissivity = ({ mode, temperatureK, relativeHumidity }: Humidity): Transmissivity =>
  (mode === 'aloha-compatible' ? alohaTransmissivity : hyramTransmissivity)(temperatureK, relativeHumidity);
