import type { Mode, StabilityClass } from '@hazardguard/engine';
import {
  type Air,
  classIn,
  computeAir,
  elevationFrom,
  findInverseObukhov,
  nearestClass,
  powerLawWind,
  stabilityFrom,
  windAt,
  windExponents,
} from '@hazardguard/engine/models';
import type { Calculation } from './case.ts';
import type { Inputs } from './inputs.ts';

const stabilityClasses = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export const readStability = (inputs: Inputs, otherwise?: StabilityClass): StabilityClass =>
  inputs.choice('stability', stabilityClasses, otherwise);

export const readMode = (inputs: Inputs): Mode => inputs.choice('mode', ['aloha-compatible', 'best-estimate'], 'aloha-compatible');

/** The surface layer of a case. Defaults: 15 °C, 50 % humidity, open country, the class of the Obukhov length, else neutral. */
export const readAir = (inputs: Inputs, mode: Mode, calmMs?: number): Air => {
  const roughnessM = inputs.numberOr('length', 'roughness', 0.03);
  const inverseObukhov = inputs.number('inverseLength', 'inverse_obukhov') ?? null;
  return computeAir({
    mode,
    weather: {
      windSpeedMs: calmMs === undefined ? inputs.needed('speed', 'wind') : inputs.numberOr('speed', 'wind', calmMs),
      windHeightM: inputs.numberOr('length', 'wind_height', 10),
      windFromDeg: 0,
      temperatureK: inputs.numberOr('temperature', 'air', 288.15),
      relativeHumidity: inputs.numberOr('share', 'humidity', 0.5),
      cloudFraction: 0.5,
      pressurePa: inputs.numberOr('pressure', 'air_pressure', 101_325),
      stability: readStability(inputs, inverseObukhov === null ? 'D' : nearestClass(inverseObukhov, roughnessM)),
      solarElevationDeg: null,
      inverseObukhov,
      sigmaThetaRad: null,
      mixingHeightM: inputs.number('length', 'mixing_height') ?? null,
    },
    site: { latitude: 0, longitude: 0, roughnessM },
  });
};

/** A solar elevation within each column of the table, degrees. */
const sunHeights = { strong: 70, moderate: 45, slight: 20 } as const;

/** The class by the wind and the sun of the day, or the sky of the night. */
export const stabilityClass: Calculation = (inputs) => ({
  class: () => {
    const windSpeedMs = inputs.needed('speed', 'wind');
    const sky = inputs.choice('sky', ['strong', 'moderate', 'slight', 'clearNight', 'cloudyNight']);
    if (sky === 'clearNight' || sky === 'cloudyNight') return classIn(windSpeedMs, sky);
    return stabilityFrom({ windSpeedMs, solarElevationDeg: sunHeights[sky], cloudPercent: 0 });
  },
});

/** Profile of the wind and scales of the surface layer. */
export const surfaceLayer: Calculation = (inputs) => {
  const layer = readAir(inputs, readMode(inputs));
  return {
    wind_m_s_by_height_m: (height) => windAt(layer, Number(height)),
    obukhov_m: () => 1 / layer.inverseObukhov,
    friction_velocity_m_s: () => layer.frictionVelocityMs,
  };
};

/** Obukhov length of a class over rough ground. */
export const classObukhov: Calculation = (inputs) => ({
  obukhov_m: () => 1 / findInverseObukhov(readStability(inputs), inputs.needed('length', 'roughness')),
});

/** Wind at a height by a power law with the exponents of a named set. */
export const powerLaw: Calculation = (inputs) => {
  const sets = Object.keys(windExponents) as (keyof typeof windExponents)[];
  const exponent = windExponents[inputs.choice('exponents', sets)][readStability(inputs)];
  const [wind, height] = [inputs.needed('speed', 'wind'), inputs.numberOr('length', 'wind_height', 10)];
  return { wind_m_s_by_height_m: (target) => powerLawWind(wind, height, Number(target), exponent) };
};

/** Height of the sun by place, season and hour. */
export const solarElevation: Calculation = (inputs) => ({
  elevation_deg: () =>
    elevationFrom(inputs.needed('angle', 'latitude'), inputs.needed('angle', 'declination'), inputs.needed('angle', 'hour_angle')),
});
