import { footprint, type PlumeField, type ZoneOnPlane } from '@hazardguard/engine/models';
import type { Inputs } from './case.ts';
import { caseUnits, createReader } from './read.ts';

/** The zone of a level in a field, ppm. */
export const zoneAt = (field: PlumeField, ppm: number): ZoneOnPlane => {
  const [zone] = footprint(field, [{ id: 'level', severity: 'mild', value: ppm, unit: 'ppm', exposureS: undefined, meaning: '' }]);
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

const acrossM = createReader(['y', 'crosswind'], caseUnits.lengths, 'm');
const alongM = createReader(['x', 'distance', 'downwind'], caseUnits.lengths, 'm');

/** Names of members that ask whether a zone covers places. */
const coverName = /^(?:covers|covered|inside|inside_zone|in_zone|within_zone)$/u;
const shareName = /^(?:share|fraction)_(?:covered|inside|in_zone)$|^coverage$/u;

/** The places of a case, m downwind and across: a list of `{x_m, y_m}` or `[x, y]`, or one place; null where it has none. */
const readPlaces = (inputs: Inputs): readonly (readonly [x: number, y: number])[] | null => {
  const listed = inputs.points ?? inputs.places ?? inputs.receptors;
  const places = Array.isArray(listed) ? listed : [inputs];
  const read = places.map((place): readonly [number, number] | null => {
    if (Array.isArray(place)) return [Number(place[0]), Number(place[1] ?? 0)];
    const x = alongM(place as Inputs);
    return x === undefined ? null : [x, acrossM(place as Inputs) ?? 0];
  });
  return read.every((place) => place !== null) ? read : null;
};

/** Which places the zone of a level covers, and what share of them, where a case asks. */
export const coveredPlaces = (field: PlumeField, ppm: number, inputs: Inputs, expected: Inputs): Inputs => {
  const asked = Object.keys(expected).filter((name) => coverName.test(name) || shareName.test(name));
  const places = asked.length === 0 ? null : readPlaces(inputs);
  if (places === null) return {};
  const inside = places.map(([x, y]) => field.peak(x, y, 0) >= ppm);
  const share = inside.filter(Boolean).length / inside.length;
  return Object.fromEntries(asked.map((name) => [name, shareName.test(name) ? share : Array.isArray(expected[name]) ? inside : inside[0]]));
};
