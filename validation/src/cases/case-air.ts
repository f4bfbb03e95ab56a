import type { Mode, StabilityClass } from '@hazardguard/engine';
import { type Air, computeAir } from '@hazardguard/engine/models';
import type { Inputs } from './case.ts';
import {
  caseUnits,
  createReader,
  pressurePa,
  readStability,
  readText,
  relativeHumidity,
  required,
  roughnessM,
  temperatureK,
} from './read.ts';

const terrains: Readonly<Record<string, number>> = {
  rural: 0.03,
  open: 0.03,
  'open country': 0.03,
  urban: 1,
  forest: 1,
  'urban or forest': 1,
};

const speeds = { m_s: 1, km_h: 1 / 3.6, knots: 1852 / 3600, mph: 0.44704 };

/** Wind speed and measuring height, from names such as `u10`, `u_2_88` or `u` with `wind_height_m`. */
export const readMeasuredWind = (inputs: Inputs): { readonly speedMs: number; readonly heightM: number } => {
  const name = Object.keys(inputs).find((one) => /^u_?\d+([_.]\d+)?(_m_s)?$/u.test(one));
  if (name !== undefined) {
    const height = /\d+(?:[_.]\d+)?/u.exec(name.slice(1))?.[0].replace('_', '.');
    return { speedMs: Number(inputs[name]), heightM: Number(height) };
  }
  const speedMs = required(createReader(['u10', 'u', 'wind', 'wind_speed', 'U10', 'U'], speeds, 'm_s')(inputs), 'wind speed');
  return { speedMs, heightM: createReader(['wind_height', 'z_wind', 'zu', 'u_height'], { m: 1 }, 'm')(inputs) ?? 10 };
};

interface SurfaceLayer {
  readonly inverseObukhov: number | null;
  readonly stability: StabilityClass;
}

/** The surface layer of a case, in the ALOHA-compatible mode unless stated otherwise. Defaults: 15 °C, open country, neutral. */
export const caseAir = (inputs: Inputs, mode?: Mode, layer?: SurfaceLayer): Air => {
  const { speedMs, heightM } = readMeasuredWind(inputs);
  const vonKarman = createReader(['k', 'von_karman'], {}, '')(inputs) ?? 0.35;
  return computeAir({
    mode: mode ?? (vonKarman === 0.4 ? 'best-estimate' : 'aloha-compatible'),
    weather: {
      windSpeedMs: speedMs,
      windHeightM: heightM,
      windFromDeg: 0,
      temperatureK: temperatureK(inputs) ?? 288.15,
      relativeHumidity: relativeHumidity(inputs) ?? 0.5,
      cloudFraction: 0.5,
      pressurePa: pressurePa(inputs) ?? 101_325,
      stability: readStability(inputs) ?? layer?.stability ?? 'D',
      solarElevationDeg: null,
      inverseObukhov: layer?.inverseObukhov ?? null,
      sigmaThetaRad: null,
      mixingHeightM:
        createReader(['zi', 'inversion', 'inversion_height', 'mixing_height', 'mixing_depth', 'lid'], caseUnits.lengths, 'm')(inputs) ??
        null,
    },
    site: { latitude: 0, longitude: 0, roughnessM: roughnessM(inputs) ?? terrains[readText(inputs, 'terrain') ?? 'rural'] ?? 0.03 },
  });
};
