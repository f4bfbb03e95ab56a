import type { PopulationCount, VillageArea } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { simplify } from '../../register/population/clip.ts';
import { findBox } from '../../register/population/count-areas.ts';
import type { Polygons } from '../../register/population/count-raster.ts';
import { isSameVillage } from '../delivery/place-rules.ts';
import type { VillageOutline } from '../followers/reach.ts';
import { findActNowArea, parsePolygons } from './area-facts.ts';
import { listOutlinesIn, meetsPart } from './choose-places.ts';

type Counted = PopulationCount['villages'][number];

/** Corners closer to a straight line than this share of the side of the areas are left out: about a pixel and a half of a map of them. */
const finest = 1 / 400;

/** Outlines and their corners in one answer at most. */
export const most = { villages: 60, corners: 6_000 };

/** Two sources may have a village of one code and name: the outline is of the one that was counted. */
const isCounted = ({ code, name, box }: Counted, outline: VillageOutline): boolean =>
  isSameVillage({ code, name }, outline) && (box === undefined || box.every((side, index) => side === outline.box[index]));

/** A village with its outline, null where it is not imported any more, and the area whose action it has. */
export interface PlacedVillage extends Pick<VillageArea, 'area'> {
  readonly village: Counted;
  readonly outline: VillageOutline['outline'] | null;
}

/**
 * The villages and wards that meet the areas, with the stricter area that each meets.
 * @param area GeoJSON as an alert stores it.
 * @param actNow Those that were counted in the act-now area, for outlines that are not imported any more.
 */
export const placeVillages = async (
  database: Pick<Database, 'kysely'>,
  area: unknown,
  villages: readonly Counted[],
  actNow: readonly Pick<Counted, 'code' | 'name'>[] = [],
): Promise<readonly PlacedVillage[]> => {
  const outlines = await listOutlinesIn(database, area, villages);
  const meetsActNow = meetsPart(area, ['act-now']);
  const hasAreas = findActNowArea(area) !== null;
  return villages.map((village) => {
    const found = outlines.find((one) => isCounted(village, one)) ?? outlines.find((one) => isSameVillage(village, one));
    const isActNow = found === undefined ? actNow.some((one) => isSameVillage(village, one)) : meetsActNow(found.outline);
    return { village, outline: found?.outline ?? null, area: hasAreas ? (isActNow ? 'act-now' : 'be-ready') : null };
  });
};

/** To a metre. */
const roundCorner = ([longitude, latitude]: readonly [number, number]): [number, number] => [
  Number(longitude.toFixed(5)),
  Number(latitude.toFixed(5)),
];

/** The villages for a map, those that must act first: their outlines as fine as it shows, and no more of them than an answer may have. */
export const drawVillages = (area: unknown, placed: readonly PlacedVillage[]): VillageArea[] => {
  const polygons = parsePolygons(area);
  const { west, south, east, north } = findBox(polygons);
  const tolerance = finest * Math.max(east - west, north - south);
  const left = { ...most };
  const draw = (outline: PlacedVillage['outline']): VillageArea['outline'] => {
    if (outline === null || left.villages === 0) return null;
    const drawn = simplify(outline as Polygons, tolerance).map((rings) => rings.map((ring) => ring.map(roundCorner)));
    const corners = drawn.flat(2).length;
    if (corners === 0 || corners > left.corners) return null;
    left.villages -= 1;
    left.corners -= corners;
    return drawn;
  };
  return [...placed.filter((one) => one.area !== 'be-ready'), ...placed.filter((one) => one.area === 'be-ready')].map(
    ({ village: { code, name, people }, outline, area: step }) => ({ code, name, people, area: step, outline: draw(outline) }),
  );
};
