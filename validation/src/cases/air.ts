import {
  classIn,
  elevationFrom,
  findInverseObukhov,
  inverseObukhovTno,
  powerLawWind,
  solarElevation,
  stabilityFrom,
  waterRoughness,
  windAt,
  windExponents,
} from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { caseAir, readMeasuredWind as measuredWind } from './case-air.ts';
import { cloudShare, createReader, readStability, readText, required, roughnessM, UnreadableCase } from './read.ts';
import { answerPerRow } from './rows.ts';

/** A solar elevation within each column of the table, degrees. */
const sunHeights: Readonly<Record<string, number>> = { strong: 70, moderate: 45, slight: 20 };

const elevationDeg = createReader(['elevation', 'solar_elevation', 'sun_elevation'], { deg: 1 }, 'deg');
const readWind = createReader(['u10', 'u', 'wind'], { m_s: 1 }, 'm_s');

const stabilityAt = (row: Inputs): string => {
  const windSpeedMs = required(readWind(row), 'wind at 10 m');
  const night = readText(row, 'night_cloud', 'night');
  if (night !== undefined) return classIn(windSpeedMs, night.startsWith('clear') ? 'clearNight' : 'cloudyNight');
  const sun = readText(row, 'sun', 'insolation');
  const height = elevationDeg(row) ?? (sun === undefined ? undefined : sunHeights[sun]);
  if (height === undefined) throw new UnreadableCase(`sun '${sun ?? 'not given'}' is not understood`);
  return stabilityFrom({ windSpeedMs, solarElevationDeg: height, cloudPercent: 100 * (cloudShare(row) ?? 0) });
};

const sunAt = (row: Inputs): number => {
  const latitude = required(createReader(['lat', 'latitude'], { deg: 1 }, 'deg')(row), 'latitude');
  const declination = createReader(['decl', 'declination'], { deg: 1 }, 'deg')(row);
  if (declination !== undefined)
    return elevationFrom(latitude, declination, createReader(['hour_angle', 'H'], { deg: 1 }, 'deg')(row) ?? 0);
  const moment = Date.parse(required(readText(row, 'time', 'time_utc', 'utc', 'datetime', 'date'), 'moment'));
  return solarElevation(latitude, required(createReader(['lon', 'lng', 'longitude'], { deg: 1 }, 'deg')(row), 'longitude'), moment);
};

const exponentSets: readonly (readonly [RegExp, keyof typeof windExponents])[] = [
  [/isc/iu, 'isc3-urban'],
  [/urban/iu, 'irwin-urban'],
  [/irwin|rural|epa|ccps/iu, 'irwin-rural'],
  [/aloha|havens|spicer|open/iu, 'havens'],
];

/** Height from a name such as `u3_m_s` or `u_25_m_s`. */
const heightIn = (name: string): number | undefined => {
  const height = /^u_?(\d+(?:[_.]\d+)?)(?:_m)?(?:_m_s)?$/u.exec(name)?.[1]?.replace('_', '.');
  return height === undefined ? undefined : Number(height);
};

/** Wind at a height by a power law, with the given exponent or that of a named set. */
const powerLawAt = (row: Inputs, expected: Inputs, set: string | undefined): Inputs => {
  const { speedMs, heightM } = measuredWind(row);
  const named = exponentSets.find(([words]) => words.test(set ?? ''))?.[1];
  const exponent =
    createReader(['p', 'exponent', 'n', 'alpha'], {}, '')(row) ??
    windExponents[required(named, `exponents '${set}'`)][required(readStability(row), 'stability class')];
  const target = createReader(['z', 'height', 'z2'], { m: 1 }, 'm')(row);
  return Object.fromEntries(
    Object.keys(expected).map((name) => {
      if (/^(?:p|exponent|alpha)$/u.test(name)) return [name, exponent];
      return [name, powerLawWind(speedMs, heightM, required(heightIn(name) ?? target, 'height'), exponent)];
    }),
  );
};

/** Obukhov length from the class alone, where no wind is expected. */
const inverseObukhovAnswer = (row: Inputs, isTno: boolean): Inputs => {
  const [stability, roughness] = [required(readStability(row), 'stability class'), required(roughnessM(row), 'z0')];
  const inverse = isTno ? inverseObukhovTno(stability, roughness) : findInverseObukhov(stability, roughness);
  return { L_m: 1 / inverse, inv_L: inverse, inv_L_1_m: inverse };
};

/** Members such as `u3_m_s` and `u_25_m_s`: the wind at the height in the name. */
const profileAt = (row: Inputs, expected: Inputs): Inputs => {
  const set = readText(row, 'set', 'scheme', 'obukhov_set', 'method');
  const isTno = set !== undefined && /tno|yellow/iu.test(set);
  const exponents = readText(row, 'exponent_set', 'profile', 'power_law');
  if (exponents !== undefined || 'p' in row || 'exponent' in row) return powerLawAt(row, expected, exponents);
  if (Object.keys(expected).every((name) => /L/u.test(name)) && !Object.keys(row).some((name) => /^[uU]|wind/u.test(name))) {
    return inverseObukhovAnswer(row, isTno);
  }
  const layer = caseAir(row);
  const inverseObukhov = isTno ? inverseObukhovTno(layer.stability, layer.roughnessM) : layer.inverseObukhov;
  const target = createReader(['z', 'height'], { m: 1 }, 'm')(row);
  const answers: Readonly<Record<string, number>> = {
    L_m: 1 / inverseObukhov,
    inv_L: inverseObukhov,
    inv_L_1_m: inverseObukhov,
    ustar_m_s: layer.frictionVelocityMs,
    u10_m_s: layer.windAt10Ms,
    z0_m: waterRoughness(layer.windAt10Ms),
  };
  return Object.fromEntries(
    Object.keys(expected).flatMap((name) => {
      const height = heightIn(name) ?? target;
      const value = answers[name] ?? (height === undefined ? undefined : windAt(layer, height));
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** Stability, sun and surface layer. */
export const air: Interpreter = ({ module, inputs, expected }) => {
  if (!/meteo|stability|wind|solar|atmos/iu.test(module)) return null;
  if ('classes' in expected || 'class' in expected || 'cls' in expected) {
    return {
      got: answerPerRow(inputs, expected, (row) => ({ classes: stabilityAt(row), class: stabilityAt(row), cls: stabilityAt(row) })),
    };
  }
  if ('elevation_deg' in expected) return { got: answerPerRow(inputs, expected, (row) => ({ elevation_deg: sunAt(row) })) };
  return { got: answerPerRow(inputs, expected, profileAt) };
};
