import { languageCodes } from '@hazardguard/i18n/languages';
import { messages } from '@hazardguard/i18n/messages';
import { z } from 'zod';
import { followLimits } from '../wire/constants.ts';
import { emailAddress, telephone, toDialledNumber } from '../wire/contact.ts';
import { asWritten, idParam, isoMoment, rowId, searchText } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';

export const followChannels = ['web-push', 'email', 'sms'] as const;
export type FollowChannel = (typeof followChannels)[number];
/** Channels whose address anybody can name, so that a code proves whose it is. */
export type CodedChannel = Exclude<FollowChannel, 'web-push'>;

const language = z.enum(languageCodes).default('en');
/** Whoever knows it may change and end what is followed: 32 octets of chance. */
const token = z.string().regex(/^[\w-]{43}$/, { error: 'The address of a page that manages what is followed' });

const degrees = (name: string, most: number) => {
  const error = `${name} must be between -${most} and ${most}`;
  return asWritten.pipe(z.number({ error }).min(-most, { error }).max(most, { error })).transform((value) => Math.round(value * 1e5) / 1e5);
};
const radiusError = { error: `A whole number of metres from 0 to ${followLimits.radiusM}` };

const point = z.object({ latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) });

/** A place to follow: a point and how far around it; 1 m of rounding. */
export const followedPlaceInput = point.extend({
  name: oneLine(followLimits.nameLength),
  radiusM: asWritten
    .pipe(z.number().int(radiusError).min(0, radiusError).max(followLimits.radiusM, radiusError))
    .default(followLimits.defaultRadiusM),
});
export type FollowedPlaceInput = z.infer<typeof followedPlaceInput>;
export const followedPlace = followedPlaceInput.extend({ id: rowId, latitude: z.number(), longitude: z.number(), radiusM: z.int() });
export type FollowedPlace = z.infer<typeof followedPlace>;

const base64url = (octets: number) => {
  const error = `${octets} octets in base64url`;
  return z
    .string()
    .transform((text) => text.replace(/=+$/, ''))
    .pipe(z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((octets * 4) / 3)}}$`), { error }));
};

/** `PushSubscription.toJSON()` of a browser (W3C Push API). */
export const pushSubscription = z.object({
  endpoint: oneLineOrNone(followLimits.endpointLength),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

/** E-mail addresses are compared without regard to case; numbers as they are dialled. */
const codedAddress = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('email'), address: emailAddress.transform((text) => text.toLowerCase()) }),
  z.object({ channel: z.literal('sms'), address: telephone.transform((text) => toDialledNumber(text) ?? text) }),
]);

export const followRequestInput = z.intersection(
  codedAddress,
  z.object({
    /** Made by the caller: the same request sent twice sends one message. */
    request: z.uuid(),
    language,
    place: followedPlaceInput.optional(),
  }),
);
export type FollowRequestInput = z.infer<typeof followRequestInput>;

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'The code is 6 digits' });

export const following = z.object({
  channel: z.enum(followChannels),
  /** Enough to know it again, not enough to learn it; empty for a browser. */
  address: z.string(),
  language: z.enum(languageCodes),
  places: z.array(followedPlace),
});
export type Following = z.infer<typeof following>;

const held = z.object({ token, following });
const ofToken = z.object({ token });

export const foundPlace = z.object({
  /** A town of the gazetteer, or a site of the register. */
  kind: z.enum(['town', 'site']),
  name: z.string(),
  region: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

const own = '/api/follow/own/:token';
const tag = 'follow';
/** Whoever follows has a token, and no site. */
const common = { tag, permission: 'public', scope: 'published' } as const;

export const followRoutes = {
  info: route({
    ...common,
    method: 'GET',
    path: '/api/follow',
    id: 'readFollow',
    summary: 'The ways in which this installation can reach residents',
    status: 200,
    answer: z.object({ webPushKey: z.string().nullable(), email: z.boolean(), sms: z.boolean() }),
  }),
  places: route({
    ...common,
    method: 'GET',
    path: '/api/follow/places',
    id: 'findPlacesToFollow',
    summary: 'Towns of the bundled gazetteer and sites of the register, by name',
    query: z.object({ q: searchText.trim().min(followLimits.searchLength, { error: messages.allFieldsMandatory }) }),
    status: 200,
    answer: z.object({ places: z.array(foundPlace) }),
  }),
  push: route({
    ...common,
    method: 'POST',
    path: '/api/follow/push',
    id: 'followByPush',
    summary: 'Follow places from this browser; the same browser asked twice is one follower',
    body: z.object({ subscription: pushSubscription, language, place: followedPlaceInput.optional() }),
    status: 201,
    answer: held,
  }),
  request: route({
    ...common,
    method: 'POST',
    path: '/api/follow/requests',
    id: 'requestFollow',
    summary: 'Send a code to an e-mail address or a mobile number; nothing is followed before it is confirmed',
    body: followRequestInput,
    status: 201,
    answer: z.object({ request: z.uuid(), expiresAt: isoMoment }),
  }),
  confirm: route({
    ...common,
    method: 'POST',
    path: '/api/follow/requests/:request/confirm',
    id: 'confirmFollow',
    summary: 'Confirm with the code that was sent',
    params: z.object({ request: z.uuid() }),
    body: z.object({ code }),
    status: 200,
    answer: held,
  }),
  read: route({
    ...common,
    method: 'GET',
    path: own,
    id: 'readFollowing',
    summary: 'What is followed',
    params: ofToken,
    status: 200,
    answer: following,
  }),
  language: route({
    ...common,
    method: 'PUT',
    path: `${own}/language`,
    id: 'changeFollowLanguage',
    summary: 'The language of messages',
    params: ofToken,
    body: z.object({ language: z.enum(languageCodes) }),
    status: 200,
    answer: following,
  }),
  renew: route({
    ...common,
    method: 'PUT',
    path: `${own}/subscription`,
    id: 'renewFollowSubscription',
    summary: 'The browser has a new address for its messages',
    params: ofToken,
    body: z.object({ subscription: pushSubscription }),
    status: 200,
    answer: following,
  }),
  addPlace: route({
    ...common,
    method: 'POST',
    path: `${own}/places`,
    id: 'addFollowedPlace',
    summary: 'Follow a place; the same point again changes its name and radius',
    params: ofToken,
    body: followedPlaceInput,
    status: 201,
    answer: following,
  }),
  removePlace: route({
    ...common,
    method: 'DELETE',
    path: `${own}/places/:id`,
    id: 'removeFollowedPlace',
    summary: 'Follow a place no more',
    params: ofToken.extend(idParam.shape),
    status: 204,
  }),
  test: route({
    ...common,
    method: 'POST',
    path: `${own}/test`,
    id: 'sendFollowTest',
    summary: 'Send a message marked as a test through the channel',
    params: ofToken,
    status: 200,
    answer: z.object({ acceptedAt: isoMoment }),
  }),
  stop: route({
    ...common,
    method: 'DELETE',
    path: own,
    id: 'stopFollowing',
    summary: 'End all messages and erase everything kept',
    params: ofToken,
    status: 204,
  }),
} as const;
