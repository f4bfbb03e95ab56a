import type { Substance } from '@hazardguard/engine';
import { type Air, computeAir, densePlumeField, idealGasDensity, nearestClass } from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { windOf } from './case-air.ts';
import {
  areaM2,
  durationS,
  immaterial,
  needed,
  pressurePa,
  rateKgS,
  reader,
  receptorHeightM,
  relativeHumidity,
  roughnessM,
  stabilityOf,
  temperatureK,
  textOf,
  unitsOf,
} from './read.ts';
import { substanceNamed } from './substances.ts';
import { byKey } from './zones.ts';

const inverseL = reader(['inv_L', 'inverse_L', 'one_over_L'], {}, '');
const obukhovM = reader(['L', 'obukhov'], { m: 1 }, 'm');
const averagingS = reader(['averaging', 'averaging_time', 't_av'], unitsOf.times, 's');
const sourceK = reader(['source_T', 'T_source', 'T0', 'release_T'], unitsOf.temperatures, 'K');
const liquidShare = reader(['liquid_fraction', 'aerosol_fraction'], unitsOf.shares, '');
const jetAreaM2 = reader(['jet_area'], unitsOf.areas, 'm2');

const airOfCase = (inputs: Inputs): Air => {
  const { speedMs, heightM } = windOf(inputs);
  const length = obukhovM(inputs);
  const inverseObukhov = inverseL(inputs) ?? (length === undefined ? null : 1 / length);
  return computeAir({
    mode: 'best-estimate',
    weather: {
      windSpeedMs: speedMs,
      windHeightM: heightM,
      windFromDeg: 0,
      temperatureK: temperatureK(inputs) ?? 288.15,
      relativeHumidity: relativeHumidity(inputs) ?? 0.5,
      cloudFraction: 0.5,
      pressurePa: pressurePa(inputs) ?? 101_325,
      stability: stabilityOf(inputs) ?? nearestClass(inverseObukhov ?? 0, roughnessM(inputs) ?? 0.03),
      solarElevationDeg: null,
      inverseObukhov,
      sigmaThetaRad: null,
      mixingHeightM: null,
    },
    site: { latitude: 0, longitude: 0, roughnessM: roughnessM(inputs) ?? 0.03 },
  });
};

/** LNG is told of as a substance and taken as methane. */
const gasOf = (inputs: Inputs): Substance => {
  const name = needed(textOf(inputs, 'substance', 'name', 'chemical'), 'substance');
  return needed(substanceNamed(/\blng\b/iu.test(name) ? 'methane' : name), `a known substance (${name})`);
};

/** The dense plume beside what another program says: mole fractions by distance on the axis. */
export const dense: Interpreter = ({ module, kind, inputs, expected }) => {
  if (!/dense/iu.test(module) || kind !== 'peer' || typeof expected.mole_fraction !== 'object') return null;
  const substance = gasOf(inputs);
  const air = airOfCase(inputs);
  const released = {
    substance,
    temperatureK: sourceK(inputs) ?? needed(substance.boilingPoint, 'temperature of the source'),
    liquidFraction: liquidShare(inputs) ?? 0,
  };
  const rate = needed(rateKgS(inputs), 'rate');
  const jetArea = jetAreaM2(inputs);
  const density = idealGasDensity(air.pressurePa, substance.molarMass, released.temperatureK) / (1 - released.liquidFraction);
  const openingM = Math.sqrt((4 * (jetArea ?? 0)) / Math.PI);
  const { field } = densePlumeField(
    released,
    {
      rateKgS: rate,
      durationS: durationS(inputs) ?? 3600,
      poolRadiusM: Math.sqrt((areaM2(inputs) ?? 0) / Math.PI),
      jet: jetArea === undefined ? null : { rateKgS: rate, openingM, diameterM: openingM, velocityMs: rate / (density * jetArea) },
    },
    air,
    averagingS(inputs) ?? 600,
  );
  immaterial(inputs, 'h', 'h_m', 'height_m');
  const z = receptorHeightM(inputs) ?? 0;
  return { got: { mole_fraction: byKey(expected.mole_fraction, (x) => field.peak(x, 0, z) / 1e6) } };
};
