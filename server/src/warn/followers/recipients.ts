import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RecipientChannel } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { findListedSites, listedWithinDeg } from './listed-position.ts';
import { type Area, type Bounds, computeBounds, type RecipientPlace, reachesArea, type VillageOutline, villageReaches } from './reach.ts';

/** A follower whom a warning for an area is for, with the places inside it. */
export interface Recipient {
  readonly id: number;
  readonly channel: RecipientChannel;
  readonly address: string;
  readonly language: PublicLanguage;
  readonly stopToken: string;
  readonly places: readonly string[];
  /** From a recipient list; null: a resident who follows. */
  readonly name: string | null;
  readonly role: string | null;
  /** The first of those places, degrees. */
  readonly at: { readonly latitude: number; readonly longitude: number };
  readonly circles: readonly RecipientPlace[];
}

const rowsPerTurn = 5_000;

/** Villages and wards that recipients are placed by and whose outlines meet an area, by number: each is tested once, however many follow it. */
const findVillages = async (
  { kysely }: Pick<Database, 'kysely'>,
  area: Area,
  { west, south, east, north }: Bounds,
): Promise<ReadonlyMap<number, VillageOutline>> => {
  const { rows } = await sql<VillageOutline & { readonly id: number }>`
    select id, code, name, outline, array[west, south, east, north] as box from population_area
    where south <= ${north} and north >= ${south} and west <= ${east} and east >= ${west} and outline is not null
      and exists (select from followed_place where area_id = population_area.id)`.execute(kysely);
  return new Map(rows.filter((village) => villageReaches(village, area)).map(({ id, ...village }) => [id, village]));
};

/**
 * Every follower with a place that meets the area, each once, by age: the outline of a village, else the circle. The index finds the circles
 * whose boxes meet the area's; the exact test follows, a few thousand at a time so that other requests are answered in between. A place at
 * the listed position of sites is also tested at their exact positions: no warning is missed because the listed one is rounded.
 */
export const listFollowersWithin = async (database: Pick<Database, 'kysely'>, area: Area): Promise<readonly Recipient[]> => {
  const bounds = computeBounds(area);
  if (bounds === null) return [];
  const { west, south, east, north } = bounds;
  const lower = sql`point(${west - listedWithinDeg}, ${south - listedWithinDeg})`;
  const upper = sql`point(${east + listedWithinDeg}, ${north + listedWithinDeg})`;
  const villages = await findVillages(database, area, bounds);
  const rows = await database.kysely
    .selectFrom('followed_place')
    .innerJoin('follower', 'follower.id', 'followed_place.follower_id')
    .select(['follower.id', 'channel', 'address', 'language', 'stop_token', 'follower.name', 'role'])
    .select(['followed_place.name as place', 'latitude', 'longitude', 'radius_m', 'area_id'])
    .where(sql<boolean>`(area_id is null and reach && box(${lower}, ${upper}) or area_id = any(${[...villages.keys()]}::integer[]))`)
    .orderBy('follower.id')
    .orderBy('followed_place.id')
    .execute();
  const findSites = await findListedSites(
    database,
    rows.filter(({ area_id }) => area_id === null),
  );
  const found = new Map<number, Recipient & { readonly places: string[]; readonly circles: RecipientPlace[] }>();
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
    const {
      id,
      channel,
      address,
      language,
      stop_token: stopToken,
      name,
      role,
      place,
      latitude,
      longitude,
      radius_m: radiusM,
      area_id,
    } = row;
    const at = { latitude, longitude };
    const village = area_id === null ? null : (villages.get(area_id) ?? null);
    const circles =
      village === null
        ? [at, ...findSites(at)].map((centre) => ({ ...centre, radiusM, village })).filter((circle) => reachesArea(circle, area))
        : [{ ...at, radiusM, village }];
    if (circles.length === 0) continue;
    const before = found.get(id);
    if (before === undefined) {
      found.set(id, { id, channel, address, language, stopToken, places: [place], name, role, at, circles });
    } else {
      before.places.push(place);
      before.circles.push(...circles);
    }
  }
  return [...found.values()];
};

/** Recipients of lists whom no warning reaches, because their place is not known. */
export const countWithoutPlace = async ({ kysely }: Pick<Database, 'kysely'>): Promise<number> => {
  const { rows } = await sql<{ readonly people: number }>`
    select count(*)::int as people from listed_recipient where place_name is null`.execute(kysely);
  return rows[0]?.people ?? 0;
};
