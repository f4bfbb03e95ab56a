import { createHash, randomBytes } from 'node:crypto';
import {
  ApiError,
  type CodedChannel,
  codedChannels,
  type FollowChannel,
  type FollowedPlaceInput,
  followLimits,
} from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';

type Kysely = Database['kysely'];
export type FollowerRow = Selectable<Schema['follower']>;
type PlaceRow = Pick<Selectable<Schema['followed_place']>, 'id' | 'name' | 'latitude' | 'longitude' | 'radius_m'>;

/** The address of one follower on a channel. */
export interface Contact {
  readonly channel: FollowChannel;
  readonly address: string;
  readonly push: { readonly p256dh: string; readonly auth: string } | null;
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');
export const createToken = (): string => randomBytes(32).toString('base64url');
/** Short, because text messages carry it; it can only stop messages. */
export const createStopToken = (): string => randomBytes(12).toString('base64url');

const unknownToken = (): ApiError => new ApiError('not-found', 'This address no longer follows any place');

const toContactColumns = ({ channel, address, push }: Contact) => ({
  channel,
  address,
  push_p256dh: push?.p256dh ?? null,
  push_auth: push?.auth ?? null,
});

/** The follower at this contact, created if there is none, with a new token; the previous token ends. */
export const lockFollower = async (
  kysely: Kysely,
  contact: Contact,
  language: PublicLanguage,
  personId: string | null = null,
): Promise<{ readonly token: string; readonly row: FollowerRow }> => {
  const token = createToken();
  const columns = {
    token_hash: hashText(token),
    language,
    consent: 'own' as const,
    ...(contact.push !== null ? { person_id: personId } : {}),
  };
  const row = await kysely
    .insertInto('follower')
    .values({ ...toContactColumns(contact), ...columns, stop_token: createStopToken() })
    .onConflict((conflict) => conflict.columns(['channel', 'address']).doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, row };
};

export const findFollower = async ({ kysely }: Database, token: string): Promise<FollowerRow> =>
  kysely.selectFrom('follower').selectAll().where('token_hash', '=', hashText(token)).executeTakeFirstOrThrow(unknownToken);

export const findByAddress = ({ kysely }: Database, channel: FollowChannel, address: string): Promise<FollowerRow | undefined> =>
  kysely.selectFrom('follower').selectAll().where('channel', '=', channel).where('address', '=', address).executeTakeFirst();

export const findByStopToken = ({ kysely }: Database, stopToken: string): Promise<FollowerRow | undefined> =>
  kysely.selectFrom('follower').selectAll().where('stop_token', '=', stopToken).executeTakeFirst();

export const listPlaces = ({ kysely }: Database, followerId: number): Promise<readonly PlaceRow[]> =>
  kysely
    .selectFrom('followed_place')
    .select(['id', 'name', 'latitude', 'longitude', 'radius_m'])
    .where('follower_id', '=', followerId)
    .orderBy('id')
    .execute();

/** 'full' when the follower has the most places allowed and this is a new one. The same point again changes its name and radius. */
export const addPlace = async (kysely: Kysely, followerId: number, place: FollowedPlaceInput): Promise<'added' | 'full'> => {
  // The follower's row is locked, so that two simultaneous requests cannot exceed the limit.
  await kysely.selectFrom('follower').select('id').where('id', '=', followerId).forUpdate().executeTakeFirstOrThrow(unknownToken);
  const places = await kysely
    .selectFrom('followed_place')
    .select(['latitude', 'longitude'])
    .where('follower_id', '=', followerId)
    .execute();
  const isKnown = places.some(({ latitude, longitude }) => latitude === place.latitude && longitude === place.longitude);
  if (!isKnown && places.length >= followLimits.places) return 'full';
  const { name, latitude, longitude, radiusM: radius_m } = place;
  await kysely
    .insertInto('followed_place')
    .values({ follower_id: followerId, name, latitude, longitude, radius_m })
    .onConflict((conflict) => conflict.columns(['follower_id', 'latitude', 'longitude']).doUpdateSet({ name, radius_m }))
    .execute();
  return 'added';
};

export const removePlace = async ({ kysely }: Database, followerId: number, placeId: number): Promise<void> => {
  await kysely.deleteFrom('followed_place').where('follower_id', '=', followerId).where('id', '=', placeId).execute();
};

export const setLanguage = async ({ kysely }: Database, followerId: number, language: PublicLanguage): Promise<void> => {
  await kysely.updateTable('follower').set({ language }).where('id', '=', followerId).execute();
};

/** The browser's address has changed. Another follower at the new address is the same browser and is deleted. */
export const moveFollower = ({ kysely }: Database, row: FollowerRow, contact: Contact): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('follower')
      .where('channel', '=', contact.channel)
      .where('address', '=', contact.address)
      .where('id', '!=', row.id)
      .execute();
    await transaction.updateTable('follower').set(toContactColumns(contact)).where('id', '=', row.id).execute();
  });

const isCoded = (channel: string): channel is CodedChannel => codedChannels.some((one) => one === channel);

/** Erases everything stored about the follower, including places and open requests. */
export const eraseFollower = ({ kysely }: Database, { id, channel, address }: FollowerRow): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('follower').where('id', '=', id).execute();
    if (isCoded(channel))
      await transaction.deleteFrom('follow_request').where('channel', '=', channel).where('address', '=', address).execute();
  });
