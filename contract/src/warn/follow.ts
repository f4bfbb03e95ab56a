import { publicLanguageCodes } from '@hazardguard/i18n/languages';
import { messages } from '@hazardguard/i18n/messages';
import { z } from 'zod';
import { followLimits } from '../wire/constants.ts';
import { toDialledNumber } from '../wire/contact.ts';
import { asWritten, emailAddress, idParam, isoMoment, rowId, searchText, telephone } from '../wire/fields.ts';
import { route } from '../wire/route.ts';
import { oneLine, oneLineOrNone } from '../wire/text.ts';
import { type CodedChannel, channelFacts, codedChannels, recipientChannels } from './channel.ts';

const language = z.enum(publicLanguageCodes).default('en');
/** 32 random octets; the holder may change and stop what is followed. */
const token = z.string().regex(/^[\w-]{43}$/, { error: 'The token of the page that manages followed places' });

const degrees = (name: string, max: number) => {
  const error = `${name} must be between -${max} and ${max}`;
  return asWritten.pipe(z.number({ error }).min(-max, { error }).max(max, { error })).transform((value) => Math.round(value * 1e5) / 1e5);
};
const radiusError = { error: `A whole number of metres from 0 to ${followLimits.radiusM}` };

const point = z.object({ latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) });

/** A place to follow: a point, rounded to 1 m, and a radius. */
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

/** E-mail addresses are compared in lower case, numbers in international form. */
const mailAddress = emailAddress.transform((text) => text.toLowerCase());
const number = telephone.transform((text) => toDialledNumber(text) ?? text);
const toCoded = (channel: CodedChannel) =>
  z.object({ channel: z.literal(channel), address: channelFacts[channel].address === 'email' ? mailAddress : number });
type Coded = ReturnType<typeof toCoded>;
const codedAddress = z.discriminatedUnion('channel', codedChannels.map(toCoded) as [Coded, ...Coded[]]);

export const followRequestInput = z.intersection(
  codedAddress,
  z.object({
    /** Created by the caller: the same request sent twice sends one message. */
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
  channel: z.enum(recipientChannels),
  /** Masked: enough to recognise the address; empty for a browser. */
  address: z.string(),
  language: z.enum(publicLanguageCodes),
  places: z.array(followedPlace),
});
export type Following = z.infer<typeof following>;

const available = Object.fromEntries(codedChannels.map((channel) => [channel, z.boolean()])) as Readonly<
  Record<CodedChannel, z.ZodBoolean>
>;
const access = z.object({ token, following });
const tokenParam = z.object({ token });

export const foundPlace = z.object({
  /** A town of the gazetteer, or a site of the register. */
  kind: z.enum(['town', 'site']),
  name: z.string(),
  region: z.string().nullable(),
  /** Of a site rounded to hundredths of a degree; warnings go by its exact position. */
  latitude: z.number(),
  longitude: z.number(),
});
export type FoundPlace = z.infer<typeof foundPlace>;

const own = '/api/follow/own/:token';
const tag = 'follow';
/** Followers have a token and no site. */
const common = { tag, permission: 'public', scope: 'published' } as const;

export const followRoutes = {
  info: route('GET', '/api/follow', 'readFollow', {
    ...common,
    summary: 'Channels by which this installation can reach residents',
    answer: z.object({ webPushKey: z.string().nullable(), ...available }),
  }),
  places: route('GET', '/api/follow/places', 'findPlacesToFollow', {
    ...common,
    summary: 'Find towns of the bundled gazetteer and sites of the register by name; positions of sites to about 1 km',
    query: z.object({ q: searchText.trim().min(followLimits.searchLength, { error: messages.allFieldsMandatory }) }),
    answer: z.object({ places: z.array(foundPlace) }),
  }),
  push: route('POST', '/api/follow/push', 'followByPush', {
    ...common,
    summary: 'Follow places from this browser; the same browser is one follower',
    body: z.object({ subscription: pushSubscription, language, place: followedPlaceInput.optional() }),
    status: 201,
    answer: access,
  }),
  request: route('POST', '/api/follow/requests', 'requestFollow', {
    ...common,
    summary: 'Send a code to an e-mail address or a mobile number; nothing is followed before it is confirmed',
    body: followRequestInput,
    status: 201,
    answer: z.object({ request: z.uuid(), expiresAt: isoMoment }),
  }),
  confirm: route('POST', '/api/follow/requests/:request/confirm', 'confirmFollow', {
    ...common,
    summary: 'Confirm with the code that was sent',
    params: z.object({ request: z.uuid() }),
    body: z.object({ code }),
    answer: access,
  }),
  read: route('GET', own, 'readFollowing', {
    ...common,
    summary: 'The places that are followed',
    params: tokenParam,
    answer: following,
  }),
  language: route('PUT', `${own}/language`, 'changeFollowLanguage', {
    ...common,
    summary: 'Change the language of messages',
    params: tokenParam,
    body: z.object({ language: z.enum(publicLanguageCodes) }),
    answer: following,
  }),
  renew: route('PUT', `${own}/subscription`, 'renewFollowSubscription', {
    ...common,
    summary: 'Renew the push subscription of the browser',
    params: tokenParam,
    body: z.object({ subscription: pushSubscription }),
    answer: following,
  }),
  addPlace: route('POST', `${own}/places`, 'addFollowedPlace', {
    ...common,
    summary: 'Follow a place; the same point again changes its name and radius',
    params: tokenParam,
    body: followedPlaceInput,
    status: 201,
    answer: following,
  }),
  removePlace: route('DELETE', `${own}/places/:id`, 'removeFollowedPlace', {
    ...common,
    summary: 'Stop following a place',
    params: tokenParam.extend(idParam.shape),
    status: 204,
  }),
  test: route('POST', `${own}/test`, 'sendFollowTest', {
    ...common,
    summary: 'Send a test message through the channel',
    params: tokenParam,
    answer: z.object({ acceptedAt: isoMoment }),
  }),
  stop: route('DELETE', own, 'stopFollowing', {
    ...common,
    summary: 'Stop all messages and erase the follower',
    params: tokenParam,
    status: 204,
  }),
} as const;
