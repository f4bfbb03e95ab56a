import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FollowChannel } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { findListedSites, listedWithinDeg } from './listed-position.ts';
import { type Area, type Circle, computeBounds, reachesArea } from './reach.ts';

/** A follower whom a warning for an area is for, with the places inside it. */
export interface Recipient {
  readonly id: number;
  readonly channel: FollowChannel;
  readonly address: string;
  readonly language: PublicLanguage;
  readonly stopToken: string;
  readonly places: readonly string[];
  /** From a recipient list; null: a resident who follows. */
  readonly name: string | null;
  readonly role: string | null;
  /** The first of those places, degrees. */
  readonly at: { readonly latitude: number; readonly longitude: number };
  readonly circles: readonly Circle[];
}

const rowsPerTurn = 5_000;

/**
 * Every follower with a place whose circle meets the area, each once, by age. The index finds the circles whose boxes meet the
 * area's; the exact test follows, a few thousand at a time so that other requests are answered in between. A place at the listed
 * position of sites is also tested at their exact positions: no warning is missed because the listed one is rounded.
 */
export const listFollowersWithin = async (database: Pick<Database, 'kysely'>, area: Area): Promise<readonly Recipient[]> => {
  const bounds = computeBounds(area);
  if (bounds === null) return [];
  const { west, south, east, north } = bounds;
  const lower = sql`point(${west - listedWithinDeg}, ${south - listedWithinDeg})`;
  const upper = sql`point(${east + listedWithinDeg}, ${north + listedWithinDeg})`;
  const rows = await database.kysely
    .selectFrom('followed_place')
    .innerJoin('follower', 'follower.id', 'followed_place.follower_id')
    .select(['follower.id', 'channel', 'address', 'language', 'stop_token', 'follower.name', 'role'])
    .select(['followed_place.name as place', 'latitude', 'longitude', 'radius_m'])
    .where(sql<boolean>`reach && box(${lower}, ${upper})`)
    .orderBy('follower.id')
    .orderBy('followed_place.id')
    .execute();
  const findSites = await findListedSites(database, rows);
  const found = new Map<number, Recipient & { readonly places: string[]; readonly circles: Circle[] }>();
  for (const [index, row] of rows.entries()) {
    if (index % rowsPerTurn === rowsPerTurn - 1) await nextTurn();
    const { id, channel, address, language, stop_token: stopToken, name, role, place, latitude, longitude, radius_m: radiusM } = row;
    const at = { latitude, longitude };
    const circles = [at, ...findSites(at)].map((centre) => ({ ...centre, radiusM })).filter((circle) => reachesArea(circle, area));
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
