import { ECDH } from 'node:crypto';
import {
  ApiError,
  type CodedChannel,
  codedChannels,
  type FollowedPlaceInput,
  type Following,
  type FollowRequestInput,
  followLimits,
  type PushSubscriptionInput,
} from '@hazardguard/contract';
import { findLanguage, type PublicLanguage } from '@hazardguard/i18n/languages';
import type { Channels } from '../../platform/channels/list.ts';
import { parsePushEndpoint } from '../../platform/channels/push/endpoint.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Settings } from '../../platform/env/env.ts';
import { isOffered, listOffered, toOffered } from '../../platform/texts/offered-languages.ts';
import { maskAddress } from '../delivery/receipts.ts';
import { spend, toNetwork } from './rates.ts';
import { confirmRequest, dropRequest, findEarlierRequest, storeRequest } from './requests.ts';
import {
  addPlace,
  type Contact,
  eraseFollower,
  type FollowerRow,
  findByAddress,
  findByStopToken,
  findFollower,
  listPlaces,
  lockFollower,
  moveFollower,
  removePlace,
  setLanguage,
} from './store.ts';
import { type BaseUrl, buildCodeMessage, buildTestMessage } from './wording.ts';

export interface FollowDeps {
  readonly database: Database;
  readonly channels: Channels;
  readonly base: BaseUrl;
}

/** Base of the links in messages: the PUBLIC_URL setting; in demo mode, this machine. */
export const toBaseUrl = ({ publicUrl, mode, port }: Settings): BaseUrl =>
  publicUrl ?? (mode === 'demo' ? `http://localhost:${port}` : null);

/** Without a base for links a message could not carry its stop link, so e-mail and SMS are not offered. */
export const listAvailableChannels = ({ channels, base }: FollowDeps) => ({
  webPushKey: channels['web-push']?.publicKey ?? null,
  ...(Object.fromEntries(codedChannels.map((id) => [id, channels[id] !== null && base !== null])) as Record<CodedChannel, boolean>),
});

const present = async (database: Database, row: FollowerRow): Promise<Following> => ({
  channel: row.channel,
  address: maskAddress(row.channel, 'follower', row.address) ?? '',
  language: row.language,
  places: (await listPlaces(database, row.id)).map(({ radius_m: radiusM, ...place }) => ({ ...place, radiusM })),
});

export interface FollowerAccess {
  readonly token: string;
  readonly following: Following;
}

const noChannel = (): ApiError => new ApiError('channel-not-configured', 'This installation has not set up this channel');

const requireCodedChannel = (deps: FollowDeps, channel: CodedChannel) => {
  const coded = listAvailableChannels(deps)[channel] ? deps.channels[channel] : null;
  if (coded === null) throw noChannel();
  return coded;
};

/** Sends a code, once per request; nothing is followed yet. The answer does not reveal whether the address follows already. */
export const requestCode = async (
  deps: FollowDeps,
  input: FollowRequestInput,
  ip: string,
): Promise<{ readonly request: string; readonly expiresAt: Date }> => {
  const { database, base } = deps;
  const { channel: kind, address, request, language } = input;
  requireOffered(language);
  const channel = requireCodedChannel(deps, kind);
  const earlier = await findEarlierRequest(database, input);
  if (earlier !== undefined) return { request, expiresAt: earlier.expires_at };
  await spend(database, [
    { of: 'address', who: `${kind} ${address}` },
    { of: 'network', who: toNetwork(ip) },
    { of: 'channel', who: kind },
  ]);
  const stored = await storeRequest(database, input);
  // Two simultaneous requests: the other one sends the code.
  if (stored === null) return requestCode(deps, input, ip);
  const outcome = await channel.send(address, buildCodeMessage({ channel: kind, language, request, code: stored.code, base }));
  if (outcome.kind === 'accepted') return { request, expiresAt: stored.expiresAt };
  await dropRequest(database, request);
  throw new ApiError('provider-unavailable', `${outcome.reason}; no code was sent`);
};

export const confirmCode = async ({ database }: FollowDeps, request: string, code: string): Promise<FollowerAccess> => {
  const { token } = await confirmRequest(database, request, code);
  return { token, following: await present(database, await findFollower(database, token)) };
};

/** The contact of a browser; refused unless its endpoint and key can be used. */
const toBrowserContact = ({ channels }: FollowDeps, { endpoint, keys }: PushSubscriptionInput): Contact => {
  if (channels['web-push'] === null) throw noChannel();
  if (parsePushEndpoint(endpoint, channels['web-push'].hosts) === null) {
    throw new ApiError('invalid-input', 'The address is not one of a known push service', [
      { field: 'subscription.endpoint', message: 'An https address of a push service that this installation allows' },
    ]);
  }
  try {
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'base64url');
  } catch {
    const message = 'A public key on P-256';
    throw new ApiError('invalid-input', 'The key of the browser is not valid', [{ field: 'subscription.keys.p256dh', message }]);
  }
  return { channel: 'web-push', address: endpoint, push: keys };
};

interface PushFollow {
  readonly subscription: PushSubscriptionInput;
  readonly language: PublicLanguage;
  readonly place: FollowedPlaceInput | undefined;
  /** The person signed in at this browser, who also receives notices here; null: nobody. */
  readonly personId: string | null;
}

/** Refuses a language that is not switched on: nothing may be sent in it. */
const requireOffered = (language: PublicLanguage): void => {
  if (isOffered(language)) return;
  throw new ApiError('invalid-input', `Messages in ${findLanguage(language).name} are not offered`, [
    { field: 'language', value: language, allowed: listOffered().join(', '), message: 'This language is not offered' },
  ]);
};

const tooManyPlaces = (): ApiError => new ApiError('conflict', `At most ${followLimits.places} places; remove one first`);

/** A browser is identified by its endpoint and its secret. */
export const followByPush = async (
  deps: FollowDeps,
  { subscription, language, place, personId }: PushFollow,
  ip: string,
): Promise<FollowerAccess> => {
  const { database } = deps;
  requireOffered(language);
  const contact = toBrowserContact(deps, subscription);
  const before = await findByAddress(database, 'web-push', contact.address);
  if (before !== undefined && before.push_auth !== contact.push?.auth) {
    throw new ApiError('conflict', 'This browser already follows with other keys');
  }
  if (before === undefined) await spend(database, [{ of: 'browser', who: toNetwork(ip) }]);
  const { token, row } = await database.kysely.transaction().execute(async (transaction) => {
    const locked = await lockFollower(transaction, contact, language, personId);
    if (place !== undefined && (await addPlace(transaction, locked.row.id, place)) === 'full') throw tooManyPlaces();
    return locked;
  });
  return { token, following: await present(database, row) };
};

export const readFollowing = async ({ database }: FollowDeps, token: string): Promise<Following> =>
  present(database, await findFollower(database, token));

export const followPlace = async (deps: FollowDeps, token: string, place: FollowedPlaceInput): Promise<Following> => {
  const row = await findFollower(deps.database, token);
  const outcome = await deps.database.kysely.transaction().execute((transaction) => addPlace(transaction, row.id, place));
  if (outcome === 'full') throw tooManyPlaces();
  return present(deps.database, row);
};

export const unfollowPlace = async ({ database }: FollowDeps, token: string, placeId: number): Promise<void> =>
  removePlace(database, (await findFollower(database, token)).id, placeId);

export const changeLanguage = async (deps: FollowDeps, token: string, language: PublicLanguage): Promise<Following> => {
  requireOffered(language);
  await setLanguage(deps.database, (await findFollower(deps.database, token)).id, language);
  return readFollowing(deps, token);
};

export const renewSubscription = async (deps: FollowDeps, token: string, subscription: PushSubscriptionInput): Promise<Following> => {
  const row = await findFollower(deps.database, token);
  if (row.channel !== 'web-push') throw new ApiError('conflict', 'This follower is not a browser');
  const contact = toBrowserContact(deps, subscription);
  const existing = await findByAddress(deps.database, 'web-push', contact.address);
  if (existing !== undefined && existing.push_auth !== contact.push?.auth)
    throw new ApiError('conflict', 'This browser already follows with other keys');
  await moveFollower(deps.database, row, contact);
  return readFollowing(deps, token);
};

/** Sends a message marked as a test through the real channel. A browser that is gone is erased. */
export const sendTest = async (deps: FollowDeps, token: string): Promise<Date> => {
  const { database, base } = deps;
  const row = await findFollower(database, token);
  await spend(database, [{ of: 'test', who: String(row.id) }]);
  const places = (await listPlaces(database, row.id)).map(({ name }) => name);
  const { channel, stop_token: stopToken } = row;
  const language = toOffered(row.language);
  const { address, push_p256dh: p256dh, push_auth: auth } = row;
  const keys = p256dh === null || auth === null ? null : { p256dh, auth };
  const opened = deps.channels[channel];
  if (opened === null) throw noChannel();
  const outcome = await opened.send(address, buildTestMessage({ channel, language, places, stopToken, base }), keys);
  if (outcome.kind === 'accepted') return new Date();
  if (outcome.kind === 'refused' && outcome.gone) {
    await eraseFollower(database, row);
    throw new ApiError('gone', `${outcome.reason}; its data is erased. Follow again to continue`);
  }
  throw new ApiError('provider-unavailable', `${outcome.reason}; no test was sent`);
};

export const stopFollowing = async ({ database }: FollowDeps, token: string): Promise<void> =>
  eraseFollower(database, await findFollower(database, token));

/** From the link in a message; does nothing where the follower has been erased already. */
export const stopByLink = async (database: Database, stopToken: string): Promise<void> => {
  const row = await findByStopToken(database, stopToken);
  if (row !== undefined) await eraseFollower(database, row);
};
