import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { bearingDeg, checkScenario, destination, distanceM, relationTo, run } from '@hazardguard/engine';
import type { Answer, Calculation } from './case.ts';
import { isMembers, UnreadableCase } from './members.ts';

type Result = ReturnType<typeof run>;

/** Bearing from the site of the farthest corner of the first zone on the ground that is reached, degrees. */
const bearingOf = ({ zones }: Result, site: { readonly latitude: number; readonly longitude: number }): number | null => {
  const ring = zones.find(({ polygon }) => (polygon[0]?.length ?? 0) > 0)?.polygon[0] ?? [];
  let farthest = 0;
  let bearing: number | null = null;
  for (const [lon, lat] of ring) {
    const away = distanceM(site.latitude, site.longitude, lat, lon);
    if (away > farthest) [farthest, bearing] = [away, bearingDeg(site.latitude, site.longitude, lat, lon)];
  }
  return bearing;
};

/** A complete scenario, as the command line takes it, with any model. Tables are by the level of a zone, as "AEGL-2". */
export const scenario: Calculation = (inputs) => {
  const document = inputs.raw('scenario');
  const name = isMembers(document) ? String(document.chemical) : '';
  const chemical = findChemical(name);
  if (chemical === undefined) throw new UnreadableCase(`no chemical '${name}' in the library`);
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new UnreadableCase(checked.problems.map(({ field, message }) => `${field}: ${message}`).join(' '));
  const result = run(checked.scenario);
  const { site } = checked.scenario;
  const ofZone =
    (value: (zone: Result['zones'][number]) => ReturnType<Answer>): Answer =>
    (level) => {
      const zone = result.zones.find((one) => one.level.id === level);
      return zone === undefined ? null : value(zone);
    };
  return {
    model: () => result.model.id,
    bearing_deg: () => bearingOf(result, site),
    status_by_level: ofZone(({ status }) => status),
    distance_m_by_level: ofZone(({ reachM }) => reachM),
    half_width_m_by_level: ofZone(({ maxHalfWidthM }) => maxHalfWidthM),
    area_m2_by_level: ofZone(({ areaM2 }) => areaM2),
    arrival_s_by_level: ofZone(({ arrivalS }) => arrivalS),
    covered_by_level: ofZone(({ polygon }) => {
      const place = destination(
        site.latitude,
        site.longitude,
        inputs.needed('angle', 'place_bearing'),
        inputs.needed('length', 'place_distance'),
      );
      return relationTo(polygon, place.latitude, place.longitude)?.inside ?? false;
    }),
  };
};
