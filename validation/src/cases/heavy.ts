import { criticalRichardson, heavyPlumeField, idealGasDensity, type PlumeField } from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { caseAir } from './case-air.ts';
import { areaM2, createReader, durationS, ignoreInputs, molarMass, rateKgS, readNumbers, readText, required } from './read.ts';
import { answerPerRow } from './rows.ts';
import { findSubstance } from './substances.ts';
import { byKey, namedDistances, reachAt, widestAt, zoneAt } from './zones.ts';

/** A steady release of a vapour at air temperature, by ALOHA's heavy plume. */
export const heavyField = (inputs: Inputs, averagingS: number | null = null): PlumeField => {
  ignoreInputs(inputs, 'source', 'forced', 'model', 'mode', 'cloud_oktas', 'averaging_s', 'averaging_min', 'h');
  const air = caseAir(inputs, 'aloha-compatible');
  const name = readText(inputs, 'substance', 'name', 'chemical');
  const mass = molarMass(inputs) ?? (name === undefined ? undefined : findSubstance(name)?.molarMass);
  const known = required(mass, 'molar mass');
  return heavyPlumeField(
    {
      rateKgS: required(rateKgS(inputs), 'rate'),
      durationS: durationS(inputs) ?? 3600,
      poolRadiusM: Math.sqrt((areaM2(inputs) ?? 0) / Math.PI),
      densityKgM3:
        createReader(['density', 'source_density', 'vapour_density'], { kg_m3: 1 }, 'kg_m3')(inputs) ??
        idealGasDensity(air.pressurePa, known, air.temperatureK),
      molarMass: known,
      averagingS,
    },
    air,
  );
};

const zones = (inputs: Inputs, expected: Inputs): Inputs => {
  const field = heavyField(inputs);
  const levels = readNumbers(inputs, 'level_ppm', 'levels_ppm', 'ppm', 'loc_ppm', 'threshold_ppm', 'endpoint_ppm', 'level') ?? [];
  const [ppm] = levels;
  const one = ppm === undefined ? undefined : zoneAt(field, ppm);
  const reaches = levels.map((level) => reachAt(field, level));
  return {
    ...('distance_m_by_ppm' in expected ? { distance_m_by_ppm: byKey(expected.distance_m_by_ppm, (level) => reachAt(field, level)) } : {}),
    ...('half_width_m_by_ppm' in expected
      ? { half_width_m_by_ppm: byKey(expected.half_width_m_by_ppm, (level) => zoneAt(field, level).maxHalfWidthM) }
      : {}),
    ...(ppm === undefined || one === undefined
      ? {}
      : {
          distance_m: Array.isArray(expected.distance_m) ? reaches : reachAt(field, ppm),
          length_m: reachAt(field, ppm),
          // Where the cloud leaves its blanket, which is twice its radius long.
          half_width_at_source_m: field.halfWidth(2 * field.sourceRadiusM, ppm),
          peak_half_width_m: one.maxHalfWidthM,
          max_half_width_m: one.maxHalfWidthM,
          half_width_m: one.maxHalfWidthM,
          max_width_m: 2 * one.maxHalfWidthM,
          area_m2: one.areaM2,
          area_km2: one.areaM2 / 1e6,
          peak_between_m: widestAt(field, ppm, one.reachM),
          peak_at_m: widestAt(field, ppm, one.reachM),
        }),
    ...namedDistances(expected, (level) => reachAt(field, level)),
  };
};

/** ALOHA's heavy gas, and which releases are. */
export const heavy: Interpreter = ({ module, kind, inputs, expected }) => {
  if (/model choice/iu.test(module) && 'threshold_between' in expected) {
    ignoreInputs(inputs, 'observed_gaussian_up_to', 'observed_heavy_from');
    return { got: { threshold_between: criticalRichardson } };
  }
  if (!/dense|heavy/iu.test(module) || !/aloha/iu.test(`${module} ${kind}`)) return null;
  return { got: answerPerRow(inputs, (row) => zones(row, expected)) };
};
