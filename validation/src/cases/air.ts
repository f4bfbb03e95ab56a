import {
  classIn,
  elevationFrom,
  inverseObukhovTno,
  solarElevation,
  stabilityFrom,
  waterRoughness,
  windAt,
} from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { caseAir } from './case-air.ts';
import { cloudShare, NotUnderstood, needed, reader, textOf } from './read.ts';
import { perRow } from './rows.ts';

/** A height of the sun within each of the table's columns, degrees. */
const sunHeights: Readonly<Record<string, number>> = { strong: 70, moderate: 45, slight: 20 };

const elevationDeg = reader(['elevation', 'solar_elevation', 'sun_elevation'], { deg: 1 }, 'deg');
const windOf = reader(['u10', 'u', 'wind'], { m_s: 1 }, 'm_s');

const stabilityAt = (row: Inputs): string => {
  const windSpeedMs = needed(windOf(row), 'wind at 10 m');
  const night = textOf(row, 'night_cloud', 'night');
  if (night !== undefined) return classIn(windSpeedMs, night.startsWith('clear') ? 'clearNight' : 'cloudyNight');
  const sun = textOf(row, 'sun', 'insolation');
  const height = elevationDeg(row) ?? (sun === undefined ? undefined : sunHeights[sun]);
  if (height === undefined) throw new NotUnderstood(`sun '${sun ?? 'not given'}' is not understood`);
  return stabilityFrom({ windSpeedMs, solarElevationDeg: height, cloudPercent: 100 * (cloudShare(row) ?? 0) });
};

const sunAt = (row: Inputs): number => {
  const latitude = needed(reader(['lat', 'latitude'], { deg: 1 }, 'deg')(row), 'latitude');
  const declination = reader(['decl', 'declination'], { deg: 1 }, 'deg')(row);
  if (declination !== undefined) return elevationFrom(latitude, declination, reader(['hour_angle', 'H'], { deg: 1 }, 'deg')(row) ?? 0);
  const moment = Date.parse(needed(textOf(row, 'time', 'time_utc', 'utc', 'datetime', 'date'), 'moment'));
  return solarElevation(latitude, needed(reader(['lon', 'lng', 'longitude'], { deg: 1 }, 'deg')(row), 'longitude'), moment);
};

/** Members such as `u3_m_s` and `u_25_m_s`: the wind at the height in the name. */
const profileAt = (row: Inputs, expected: Inputs): Inputs => {
  const set = textOf(row, 'set', 'scheme', 'obukhov_set', 'method');
  const school = set !== undefined && /tno|yellow/iu.test(set);
  const layer = caseAir(row);
  const inverseObukhov = school ? inverseObukhovTno(layer.stability, layer.roughnessM) : layer.inverseObukhov;
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
      const height = /^u_?(\d+(?:[_.]\d+)?)(?:_m)?(?:_m_s)?$/u.exec(name)?.[1]?.replace('_', '.');
      const value = answers[name] ?? (height === undefined ? undefined : windAt(layer, Number(height)));
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** Stability, sun and surface layer. */
export const air: Interpreter = ({ module, inputs, expected }) => {
  if (!/meteo|stability|wind|solar|atmos/iu.test(module)) return null;
  if ('classes' in expected || 'class' in expected || 'cls' in expected) {
    return { got: perRow(inputs, (row) => ({ classes: stabilityAt(row), class: stabilityAt(row), cls: stabilityAt(row) })) };
  }
  if ('elevation_deg' in expected) return { got: perRow(inputs, (row) => ({ elevation_deg: sunAt(row) })) };
  return { got: perRow(inputs, (row) => profileAt(row, expected)) };
};
