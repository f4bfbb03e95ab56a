import { footprint, type PlumeField, type ZoneOnPlane } from '@hazardguard/engine/models';
import type { Inputs } from './case.ts';

/** The zone of a level in a field, ppm. */
export const zoneAt = (field: PlumeField, ppm: number): ZoneOnPlane => {
  const [zone] = footprint(field, [{ id: 'level', severity: 'mild', value: ppm, unit: 'ppm', meaning: '' }]);
  if (zone === undefined) throw new Error('No zone');
  return zone;
};

/** Reach of a level, m; null where it is not reached. */
export const reachAt = (field: PlumeField, ppm: number): number | null => {
  const { status, reachM } = zoneAt(field, ppm);
  return status === 'not-reached' ? null : reachM;
};

/** A value for every key of an expected member that is a table by number, such as `{"1000": 35}`. */
export const byKey = (expected: unknown, value: (key: number) => number | null): Inputs =>
  Object.fromEntries(Object.keys(expected as object).map((key) => [key, value(Number(key))]));

/** Downwind distance of the greatest half-width of a zone, m. */
export const widestAt = (field: PlumeField, ppm: number, reachM: number): number => {
  let widest = 0;
  for (let i = 1; i <= 400; i++) {
    if (field.halfWidth((reachM * i) / 400, ppm) > field.halfWidth((reachM * widest) / 400, ppm)) widest = i;
  }
  return (reachM * widest) / 400;
};

/** Distances to levels that are named separately from the inputs. */
export const namedDistances = (expected: Inputs, distance: (ppm: number) => number | null): Inputs =>
  Object.fromEntries(
    Object.keys(expected).flatMap((name) => {
      const ppm = /^distance_(\d+(?:[_.]\d+)?)_?ppm_m$/u.exec(name)?.[1]?.replace('_', '.');
      return ppm === undefined ? [] : [[name, distance(Number(ppm))]];
    }),
  );
