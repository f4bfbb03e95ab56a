import { landRoughnessM, waterRoughnessUnder } from '../atmosphere/roughness.ts';
import { stabilityFrom } from '../atmosphere/stability.ts';
import { solarElevation } from '../atmosphere/sun.ts';
import { nearestClass, profileShape } from '../atmosphere/surface-layer.ts';
import { note } from '../types/caveat.ts';
import type { Caveat, StabilityClass } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { toKelvin, toRadians } from '../units/convert.ts';
import type { InputValues, Origins } from './check-inputs.ts';

const readNumber = (values: InputValues, path: string): number => Number(values.get(path));
const numberOrNull = (values: InputValues, path: string): number | null => {
  const value = values.get(path);
  return value === undefined ? null : Number(value);
};

/** Roughness length as given, or the terrain's own, m; open water's comes from the wind over it. */
export const readRoughness = (values: InputValues): number => {
  const given = numberOrNull(values, 'site.roughnessM');
  if (given !== null) return given;
  const terrain = values.get('site.terrain');
  if (terrain === 'water') return waterRoughnessUnder(readNumber(values, 'weather.windSpeedMs'), readNumber(values, 'weather.windHeightM'));
  return landRoughnessM[terrain === 'urban' ? 'urban' : 'rural'];
};

export interface Sky {
  readonly stability: StabilityClass;
  readonly solarElevationDeg: number | null;
  /** The class came from sun, cloud and wind. */
  readonly derived: boolean;
}

/** Stability as given; or the class nearest to a measured Obukhov length; or from sun, cloud and wind; null without any of them. */
export const readSky = (values: InputValues, roughnessM: number): Sky | null => {
  const time = values.get('time');
  const solarElevationDeg =
    time === undefined
      ? null
      : solarElevation(readNumber(values, 'site.latitude'), readNumber(values, 'site.longitude'), Date.parse(String(time)));
  const given = values.get('weather.stability');
  if (given !== undefined) return { stability: given as StabilityClass, solarElevationDeg, derived: false };
  const inverseObukhov = numberOrNull(values, 'weather.inverseObukhov');
  if (inverseObukhov !== null) return { stability: nearestClass(inverseObukhov, roughnessM), solarElevationDeg, derived: false };
  if (solarElevationDeg === null) return null;
  const toTen =
    profileShape('best-estimate', roughnessM, 0, 10) /
    profileShape('best-estimate', roughnessM, 0, readNumber(values, 'weather.windHeightM'));
  const stability = stabilityFrom({
    windSpeedMs: readNumber(values, 'weather.windSpeedMs') * toTen,
    solarElevationDeg,
    cloudPercent: readNumber(values, 'weather.cloudPercent'),
    slightSunClass: values.get('weather.slightSunClass') === 'D' ? 'D' : 'C',
  });
  return { stability, solarElevationDeg, derived: true };
};

/** An explosion does not use the weather, but a class is required. */
export const neutralSky: Sky = { stability: 'D', solarElevationDeg: null, derived: true };

/** Wind, air and sky in SI. */
export const readWeather = (values: InputValues, sky: Sky): Scenario['weather'] => {
  const sigmaThetaDeg = numberOrNull(values, 'weather.sigmaThetaDeg');
  return {
    windSpeedMs: readNumber(values, 'weather.windSpeedMs'),
    windHeightM: readNumber(values, 'weather.windHeightM'),
    windFromDeg: readNumber(values, 'weather.windFromDeg') % 360,
    temperatureK: toKelvin(readNumber(values, 'weather.temperatureC')),
    relativeHumidity: readNumber(values, 'weather.humidityPercent') / 100,
    cloudFraction: readNumber(values, 'weather.cloudPercent') / 100,
    pressurePa: 1000 * readNumber(values, 'weather.pressureKpa'),
    stability: sky.stability,
    solarElevationDeg: sky.solarElevationDeg,
    inverseObukhov: numberOrNull(values, 'weather.inverseObukhov'),
    sigmaThetaRad: sigmaThetaDeg === null ? null : toRadians(sigmaThetaDeg),
    mixingHeightM: numberOrNull(values, 'weather.mixingHeightM'),
  };
};

const cloudAssumed = (sky: Sky, origins: Origins): readonly Caveat[] =>
  sky.derived && origins.get('weather.cloudPercent') === 'default'
    ? [
        note('cloud-assumed', 'Cloud cover was not given; 50 % was used to derive the stability class.', {
          quantity: 'cloudPercent',
          value: 50,
          unit: '%',
        }),
      ]
    : [];

const measuredUnused = (values: InputValues): readonly Caveat[] =>
  values.get('mode') === 'aloha-compatible' && (values.has('weather.inverseObukhov') || values.has('weather.sigmaThetaDeg'))
    ? [
        note(
          'measured-turbulence-unused',
          'ALOHA describes stability by the class alone: of the measured turbulence only the class nearest to the Obukhov length is used, and only where no class is given.',
        ),
      ]
    : [];

/** Caveats about the weather as given. */
export const weatherCaveats = (values: InputValues, origins: Origins, sky: Sky): readonly Caveat[] => [
  ...cloudAssumed(sky, origins),
  ...measuredUnused(values),
];
