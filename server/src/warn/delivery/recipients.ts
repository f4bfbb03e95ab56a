import { type AlertInput, type DeliveryAudience, type DeliveryChannel, optionalChannels, type PlaceAction } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import type { Database } from '../../platform/db/database.ts';
import { listResponders } from '../../register/stakeholders/responders.ts';
import { findActNowArea } from '../alerts/area-facts.ts';
import { type Area, listPolygons, type RecipientPlace } from '../followers/reach.ts';
import { listFollowersWithin } from '../followers/recipients.ts';
import { toExerciseRecipients } from './exercise-addresses.ts';
import { type PlaceChoices, readPlaceRules } from './place-rules.ts';
import { audiencesFor, groupsFor } from './rules.ts';

type Part = Pick<Database, 'kysely'>;

export interface Recipient {
  readonly audience: DeliveryAudience;
  readonly channel: DeliveryChannel;
  readonly address: string;
  readonly name: string | null;
  readonly language: PublicLanguage;
  readonly followerId: number | null;
  /** Whom and what the person speaks for, from a recipient list; the place also of a resident. */
  readonly role: string | null;
  readonly place: string | null;
  readonly at: { readonly latitude: number; readonly longitude: number } | null;
  /** Every place of the recipient in the area. */
  readonly circles: readonly RecipientPlace[];
  /** The advice for the place; null: the common text. */
  readonly action: PlaceAction | null;
}

/** What decides who receives a version. */
export interface RecipientQuery {
  readonly alertId: string;
  readonly version: number;
  readonly status: AlertInput['status'];
  readonly severity: AlertInput['incidentSeverity'];
  readonly area: object;
  /** Of a drill: the recipients of a real alert are counted, and nothing is sent. */
  readonly isDrill?: boolean;
  /** Advice by place and villages that are switched off; left out: none. */
  readonly places?: Omit<PlaceChoices, 'area' | 'actNow'>;
}

/** The zones of an alert as one area. */
export const mergeArea = (area: object): Area => {
  const { features = [] } = area as { readonly features?: readonly { readonly geometry?: Area | null }[] };
  return { type: 'MultiPolygon', coordinates: features.flatMap(({ geometry }) => (geometry ? listPolygons(geometry) : [])) };
};

/** The act-now area of an alert; null: it has only one area. */
export const mergeActNow = (area: object): Area | null => {
  const actNow = findActNowArea(area);
  return actNow && mergeArea(actNow);
};

const noPerson = { name: null, followerId: null, role: null, place: null, at: null, circles: [], action: null } as const;

const listFollowers = async (part: Part, { area }: RecipientQuery): Promise<readonly Recipient[]> =>
  (await listFollowersWithin(part, mergeArea(area))).map(
    ({ id, channel, address, language, name, role, places: [place = null], at, circles }) => ({
      audience: 'follower',
      channel,
      address,
      name,
      language,
      followerId: id,
      role,
      place,
      at,
      circles,
      action: null,
    }),
  );

const listStakeholders = async (part: Part, { severity }: RecipientQuery): Promise<readonly Recipient[]> =>
  (await listResponders(part, groupsFor[severity])).flatMap(({ name, email, numbers, language }): Recipient[] => {
    const person = { ...noPerson, audience: 'stakeholder', language: language ?? 'en', name } as const;
    const byMail = { ...person, channel: 'email', address: email.trim().toLowerCase() } as const;
    return [byMail, ...numbers.map(({ channel, address }) => ({ ...person, channel, address }))];
  });

const listSinks =
  (purpose: 'public' | 'exercise') =>
  async ({ kysely }: Part): Promise<readonly Recipient[]> => {
    const rows = await kysely
      .selectFrom('delivery_sink')
      .select(['channel', 'address'])
      .where('purpose', '=', purpose)
      // Only calls use these.
      .where('channel', 'not in', optionalChannels)
      .execute();
    return rows.map(({ channel, address }) => ({ ...noPerson, audience: `${purpose}-sink`, language: 'en', channel, address }));
  };

const recipientsByAudience: Readonly<Record<DeliveryAudience, (part: Part, query: RecipientQuery) => Promise<readonly Recipient[]>>> = {
  follower: listFollowers,
  stakeholder: listStakeholders,
  'public-sink': listSinks('public'),
  'exercise-sink': listSinks('exercise'),
};

/** Recipients of earlier versions also receive updates and the end, wherever their places are now. */
const listEarlierRecipients = async ({ kysely }: Part, { alertId, version, status }: RecipientQuery): Promise<readonly Recipient[]> => {
  const rows = await kysely
    .selectFrom('delivery')
    .distinctOn(['channel', 'address'])
    .select(['audience', 'channel', 'address', 'name', 'language', 'follower_id', 'role', 'place', 'latitude', 'longitude'])
    .where('alert_id', '=', alertId)
    .where('version', '<', version)
    .where('status', '=', status)
    .where('address', 'not like', 'erased:%')
    .orderBy('channel')
    .orderBy('address')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ follower_id: followerId, latitude, longitude, ...row }) => ({
    ...row,
    followerId,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    circles: latitude === null || longitude === null ? [] : [{ latitude, longitude, radiusM: 0, village: null }],
    action: null,
  }));
};

/** Each address of a channel once, as it appears first. */
const removeDuplicates = (all: readonly Recipient[]): readonly Recipient[] =>
  [...new Map(all.toReversed().map((one) => [`${one.channel} ${one.address}`, one])).values()].reverse();

/**
 * All recipients of a version, each address of a channel once; as a follower first, who has a language and a stop link. A village that is
 * switched off only adds nobody: people who got an earlier version hear how it changes and ends.
 */
export const listRecipients = async (part: Part, query: RecipientQuery): Promise<readonly Recipient[]> => {
  const all: Recipient[] = [];
  const isDrill = query.isDrill === true;
  const rules =
    query.places === undefined
      ? null
      : await readPlaceRules(part, { ...query.places, area: mergeArea(query.area), actNow: mergeActNow(query.area) });
  for (const audience of audiencesFor[isDrill ? 'Actual' : query.status]) {
    const found = await recipientsByAudience[audience](part, query);
    all.push(...(rules === null ? found : found.filter(({ circles }) => !rules.isOff(circles))));
  }
  all.push(...(await listEarlierRecipients(part, query)));
  const once = removeDuplicates(all).map((one) => ({ ...one, action: rules?.findAction(one.circles) ?? null }));
  return isDrill ? removeDuplicates(toExerciseRecipients(once)) : once;
};
