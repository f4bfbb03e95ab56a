import {
  type AdviceVariant,
  findVariant,
  type PlaceAction,
  type PlaceArea,
  type PopulationCount,
  type VillageOff,
} from '@hazardguard/contract';
import { sql } from 'kysely';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import { findDistanceM } from '../alerts/place-action.ts';
import {
  type Area,
  type Circle,
  computeBounds,
  type RecipientPlace,
  reachesArea,
  type VillageOutline,
  villageReaches,
} from '../followers/reach.ts';

type Village = Pick<PopulationCount['villages'][number], 'code' | 'name' | 'box'>;

/** What a version says about places. */
export interface PlaceChoices {
  readonly area: Area;
  /** The act-now area; null: the alert has only one area. */
  readonly actNow: Area | null;
  /** Villages and wards inside, as counted for the area. */
  readonly villages: readonly Village[];
  readonly villagesOff: readonly VillageOff[];
  readonly variants: readonly AdviceVariant[];
  /** Where it happened; null: the alert has no run, and so no variants. */
  readonly site: { readonly latitude: number; readonly longitude: number } | null;
  /** The moment of the release. */
  readonly now: Date;
}

export interface PlaceRules {
  /** True if all places of a recipient are in villages that are switched off. */
  readonly isOff: (circles: readonly RecipientPlace[]) => boolean;
  /** The advice for the nearest of the places; null: the common text. */
  readonly findAction: (circles: readonly RecipientPlace[]) => PlaceAction | null;
}

export const isSameVillage = (one: Pick<Village, 'code' | 'name'>, other: Pick<Village, 'code' | 'name'>): boolean =>
  one.code === other.code && one.name === other.name;

/** Outlines of villages by code and name, of those that meet an area. */
export const listVillageOutlines = async (
  { kysely }: Pick<Database, 'kysely'>,
  area: Area,
  villages: readonly Pick<Village, 'code' | 'name'>[],
): Promise<readonly VillageOutline[]> => {
  const bounds = computeBounds(area);
  if (bounds === null || villages.length === 0) return [];
  const { west, south, east, north } = bounds;
  const { rows } = await sql<VillageOutline>`
    select code, name, outline, array[west, south, east, north] as box from population_area
    where outline is not null and name = any(${villages.map(({ name }) => name)}::text[])
      and south <= ${north} and north >= ${south} and west <= ${east} and east >= ${west} order by id`.execute(kysely);
  return rows.filter((row) => villages.some((village) => isSameVillage(village, row)));
};

const contains = ({ box: [west, south, east, north], outline }: VillageOutline, { latitude, longitude }: Circle): boolean =>
  longitude >= west &&
  longitude <= east &&
  latitude >= south &&
  latitude <= north &&
  reachesArea({ latitude, longitude, radiusM: 0 }, { type: 'MultiPolygon', coordinates: outline });

const strictestFirst: readonly (PlaceArea | null)[] = ['act-now', 'be-ready', 'outside'];
const findStrictest = (areas: readonly (PlaceArea | null)[]): PlaceArea | null =>
  strictestFirst.find((area) => areas.includes(area)) ?? null;

/** Whether a village meets an area, computed once for each. */
const remember = (area: Area | null): ((village: VillageOutline) => boolean) => {
  const known = new Map<VillageOutline, boolean>();
  return (village) => {
    const before = known.get(village);
    if (before !== undefined) return before;
    const meets = area !== null && villageReaches(village, area);
    known.set(village, meets);
    return meets;
  };
};

/** A village has one advice, that of its nearest point, and of the stricter area that it meets; a place outside every village has that of its own nearest point. */
export const readPlaceRules = async (part: Pick<Database, 'kysely'>, choices: PlaceChoices): Promise<PlaceRules> => {
  const { area, actNow, villages, villagesOff, variants, site, now } = choices;
  const needed = variants.length > 0 ? villages : villages.filter((village) => villagesOff.some((off) => isSameVillage(off, village)));
  const outlines = await listVillageOutlines(part, area, needed);
  const off = outlines.filter((village) => villagesOff.some((one) => isSameVillage(one, village)));
  const findVillage = (circle: RecipientPlace): VillageOutline | undefined =>
    circle.village ?? outlines.find((one) => contains(one, circle));
  const meets = { actNow: remember(actNow), area: remember(area) };
  const findDistance = (circle: RecipientPlace): number => {
    if (site === null) return 0;
    const village = findVillage(circle);
    const own = distanceM(site.latitude, site.longitude, circle.latitude, circle.longitude) - circle.radiusM;
    return village === undefined ? Math.max(0, own) : findDistanceM({ site }, village.box);
  };
  const findArea = (circle: RecipientPlace): PlaceArea | null => {
    if (actNow === null) return null;
    const village = findVillage(circle);
    if ((circle.village === null && reachesArea(circle, actNow)) || (village !== undefined && meets.actNow(village))) return 'act-now';
    return (circle.village === null ? reachesArea(circle, area) : meets.area(circle.village)) ? 'be-ready' : 'outside';
  };
  return {
    isOff: (circles) =>
      off.length > 0 &&
      circles.length > 0 &&
      circles.every((circle) =>
        off.some((village) => (circle.village === null ? contains(village, circle) : isSameVillage(village, circle.village))),
      ),
    findAction: (circles) => {
      if (variants.length === 0 || site === null || circles.length === 0) return null;
      const place = { distanceM: Math.min(...circles.map(findDistance)), area: findStrictest(circles.map(findArea)) };
      return findVariant(variants, place, now)?.action ?? null;
    },
  };
};
