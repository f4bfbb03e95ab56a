import type { AreaDistricts, AreaPopulation } from '@hazardguard/contract';
import { relationTo } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { toDistrictKey } from '../../platform/providers/gazetteer/districts.ts';
import { findBox } from '../../register/population/count-areas.ts';
import { isSameVillage } from '../delivery/place-rules.ts';
import { findActNowArea, parsePolygons } from './area-facts.ts';

interface Released {
  /** Of the site; null: the release is not at the site. */
  readonly industryId: number | null;
  readonly area: unknown;
  /** Villages and wards inside the act-now area. */
  readonly villages: NonNullable<AreaPopulation['actNow']>['villages'];
}

/**
 * The districts of the act-now area: of the villages and wards inside, as their file names them, and of registered sites inside, also of those that
 * the reader may not see. Null: the alert has no act-now area.
 */
export const findDistricts = async (
  { kysely }: Pick<Database, 'kysely'>,
  { industryId, area, villages }: Released,
): Promise<AreaDistricts | null> => {
  const polygons = parsePolygons(findActNowArea(area));
  if (polygons.length === 0) return null;
  const { west, east, south, north } = findBox(polygons as Parameters<typeof findBox>[0]);
  const [areas, sites] = await runUnscoped(() =>
    Promise.all([
      kysely
        .selectFrom('population_area')
        .select(['code', 'name', 'district'])
        .where('name', 'in', ['', ...villages.map(({ name }) => name)])
        .where('west', '<=', east)
        .where('east', '>=', west)
        .where('south', '<=', north)
        .where('north', '>=', south)
        .execute(),
      kysely
        .selectFrom('industry')
        .select(['id', 'district', 'latitude', 'longitude'])
        .where((is) =>
          is.or([
            is.and([is('longitude', '>=', west), is('longitude', '<=', east), is('latitude', '>=', south), is('latitude', '<=', north)]),
            ...(industryId === null ? [] : [is('id', '=', industryId)]),
          ]),
        )
        .execute(),
    ]),
  );
  const own = sites.find(({ id }) => id === industryId)?.district.trim() || null;
  const ofVillages = villages.map((village) => areas.find((one) => isSameVillage(one, village) && one.district !== null)?.district ?? null);
  const ofSites = sites
    .filter(
      ({ latitude, longitude }) =>
        latitude !== null && longitude !== null && polygons.some((one) => relationTo(one, latitude, longitude)?.inside),
    )
    .map(({ district }) => district);
  const named = new Map<string, string>();
  for (const district of [...ofVillages, ...ofSites])
    if (district !== null && toDistrictKey(district) !== '') named.set(toDistrictKey(district), district.trim());
  if (own !== null) named.delete(toDistrictKey(own));
  const others = [...named.values()].toSorted();
  return {
    own,
    // Where the release is not at the site, a second district shows that the area crosses a boundary.
    others: own === null && others.length < 2 ? [] : others,
    isChecked: own !== null && villages.length > 0 && ofVillages.every((district) => district !== null),
  };
};
