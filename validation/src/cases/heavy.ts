import { criticalRichardson } from '@hazardguard/engine/models';
import { alohaCloud } from './aloha-cloud.ts';
import type { Inputs, Interpreter } from './case.ts';
import { ignoreInputs, readNumbers } from './read.ts';
import { answerPerRow } from './rows.ts';
import { byKey, coveredPlaces, namedDistances, reachAt, widestAt, zoneAt } from './zones.ts';

const zones = (inputs: Inputs, expected: Inputs): Inputs => {
  const { field } = alohaCloud(inputs, 'heavy');
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
    ...(ppm === undefined ? {} : coveredPlaces(field, ppm, inputs, expected)),
  };
};

/** ALOHA's heavy gas, and which releases are. */
export const heavy: Interpreter = ({ module, kind, inputs, expected }) => {
  if (/model choice/iu.test(module) && 'threshold_between' in expected) {
    ignoreInputs(inputs, 'observed_gaussian_up_to', 'observed_heavy_from');
    return { got: { threshold_between: criticalRichardson } };
  }
  if (!/dense|heavy/iu.test(module) || !/aloha/iu.test(`${module} ${kind}`)) return null;
  return { got: answerPerRow(inputs, expected, zones) };
};
