import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { bearingDeg, checkScenario, destination, distanceM, relationTo, run } from '@hazardguard/engine';
import type { Inputs, Interpreter } from './case.ts';
import { UnreadableCase } from './read.ts';

type Result = ReturnType<typeof run>;
type Site = { readonly latitude: number; readonly longitude: number };

const isMembers = (value: unknown): value is Inputs => typeof value === 'object' && value !== null;

/** A place as it is written: by latitude and longitude, or by bearing and distance from the site. */
const readPlace = (site: Site, place: unknown): Site => {
  if (!isMembers(place)) throw new UnreadableCase('a place is not an object');
  const number = (...names: readonly string[]): number => {
    const name = names.find((one) => typeof place[one] === 'number');
    if (name === undefined) throw new UnreadableCase(`${names[0] ?? ''} of a place is not given`);
    return Number(place[name]);
  };
  if ('bearing_deg' in place || 'bearingDeg' in place)
    return destination(site.latitude, site.longitude, number('bearing_deg', 'bearingDeg'), number('distance_m', 'distanceM'));
  return { latitude: number('latitude', 'lat'), longitude: number('longitude', 'lon', 'lng') };
};

/** Bearing from the site of the farthest corner of the first zone on the ground that is reached, degrees. */
const bearingOf = ({ zones }: Result, { latitude, longitude }: Site): number | null => {
  const ring = zones.find(({ polygon }) => (polygon[0]?.length ?? 0) > 0)?.polygon[0] ?? [];
  let farthest = 0;
  let bearing: number | null = null;
  for (const [lon, lat] of ring) {
    const away = distanceM(latitude, longitude, lat, lon);
    if (away > farthest) [farthest, bearing] = [away, bearingDeg(latitude, longitude, lat, lon)];
  }
  return bearing;
};

/** Whether each zone covers the places of a case, by level: a list per level, or one answer for one place. */
const coverageOf = ({ zones }: Result, places: readonly Site[], isList: boolean): Inputs =>
  Object.fromEntries(
    zones.map(({ level, polygon }) => {
      const inside = places.map(({ latitude, longitude }) => relationTo(polygon, latitude, longitude)?.inside ?? false);
      return [level.id, isList ? inside : (inside[0] ?? false)];
    }),
  );

/**
 * A complete scenario with any model: `reach_m` has the reach of each zone in the order of the result, `zones` all of each zone by its level,
 * `covers` the answer for every place in `points` by level, `bearing_deg` the direction in which the zones lie.
 */
export const scenario: Interpreter = ({ kind, inputs }) => {
  if (kind !== 'scenario') return null;
  const document: unknown = JSON.parse(JSON.stringify(inputs.scenario ?? null));
  const name = typeof document === 'object' && document !== null && 'chemical' in document ? String(document.chemical) : '';
  const chemical = findChemical(name);
  if (chemical === undefined) return { why: `no chemical '${name}' in the library` };
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) return { why: checked.problems.map(({ field, message }) => `${field}: ${message}`).join(' ') };
  const result = run(checked.scenario);
  const { site } = checked.scenario;
  const written = inputs.points ?? inputs.point;
  const points: readonly unknown[] = Array.isArray(written) ? written : written === undefined ? [] : [written];
  const places = points.map((place) => readPlace(site, JSON.parse(JSON.stringify(place))));
  return {
    got: {
      reach_m: result.zones.map(({ reachM }) => reachM),
      zones: Object.fromEntries(
        result.zones.map(({ level, status, reachM, maxHalfWidthM, areaM2, arrivalS }) => [
          level.id,
          { status, reach_m: reachM, max_half_width_m: maxHalfWidthM, area_m2: areaM2, arrival_s: arrivalS },
        ]),
      ),
      model: result.model.id,
      bearing_deg: bearingOf(result, site),
      ...(places.length === 0 ? {} : { covers: coverageOf(result, places, Array.isArray(written)) }),
    },
  };
};
