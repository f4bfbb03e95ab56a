import {
  type Account,
  ApiError,
  callHoldMs,
  type DeliveryChannel,
  findAreaPart,
  numberChannels,
  type PhoneEntry,
  type PhoneList,
  type PhoneMark,
  publicArea,
} from '@hazardguard/contract';
import { sql } from 'kysely';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import { reachesArea } from '../followers/reach.ts';
import { isExerciseAddress } from './exercise-addresses.ts';
import { mergeArea } from './recipients.ts';
import { listReceptorsWithin } from './unreached-places.ts';

/** Entries on the screen; the rest are counted. */
const mostEntries = 200;

/** Places where people need help to protect themselves. */
const vulnerableKinds: ReadonlySet<string | null> = new Set(['school', 'hospital']);
/** Recorded places where nobody answers a telephone. */
const silentKinds: ReadonlySet<string> = new Set(['water', 'farmland']);

interface Released {
  readonly version: number;
  readonly status: 'Actual' | 'Exercise' | 'Test';
  readonly area: object;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The message of an alert that was released last, and where it happened. */
const findReleased = async ({ kysely }: Database, alertId: string): Promise<Released> => {
  const { rows } = await sql<Released>`
    select message.version, message.status, coalesce(message.area, alert.area) as area,
      coalesce((run.result -> 'site' ->> 'latitude')::float8, industry.latitude) as latitude,
      coalesce((run.result -> 'site' ->> 'longitude')::float8, industry.longitude) as longitude
    from alert_version message join alert on alert.id = message.alert_id
      left join run on run.id = coalesce(message.run_id, alert.run_id) left join industry on industry.id = alert.industry_id
    where message.alert_id = ${alertId} and message.state in ('released', 'cancelled')
    order by message.version desc limit 1`.execute(kysely);
  const [released] = rows;
  if (released === undefined) throw new ApiError('conflict', 'This warning is not released: nobody was called');
  return released;
};

interface MessageRow {
  readonly id: string;
  readonly audience: 'follower' | 'stakeholder';
  readonly channel: DeliveryChannel;
  readonly address: string;
  readonly name: string | null;
  readonly role: string | null;
  readonly place: string | null;
  readonly language: NonNullable<PhoneEntry['language']>;
  readonly state: NonNullable<PhoneEntry['state']>;
  readonly cause: PhoneEntry['cause'];
  readonly failed: boolean;
  readonly followerId: number | null;
  readonly consent: PhoneEntry['consent'];
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The newest message to each address. */
const listNewest = async ({ kysely }: Database, alertId: string): Promise<readonly MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    with newest as (
      select distinct on (channel, address) * from delivery where alert_id = ${alertId} and audience in ('follower', 'stakeholder')
      order by channel, address, version desc, call desc
    )
    select newest.id, audience, newest.channel, newest.address, newest.name, newest.role, place, newest.language, state, cause,
      coalesce(receipt = 'failed', false) as failed, follower_id as "followerId", consent, latitude, longitude
    from newest left join follower on follower.id = follower_id order by newest.id`.execute(kysely);
  return rows;
};

const isReached = ({ state, failed }: MessageRow): boolean => (state === 'accepted' || state === 'kept') && !failed;

/** Messages to one person: by the name and what it stands for, or else by the address. */
const groupByPerson = (rows: readonly MessageRow[]): readonly (readonly MessageRow[])[] => {
  const people = new Map<string, MessageRow[]>();
  for (const row of rows) {
    const { audience, name, place, channel, address } = row;
    const key = JSON.stringify(name === null ? [channel, address] : [audience, name, place]);
    const known = people.get(key);
    if (known === undefined) people.set(key, [row]);
    else known.push(row);
  }
  return [...people.values()];
};

interface CallRow {
  readonly deliveryId: string | null;
  readonly receptorId: string | null;
  readonly mark: PhoneMark;
  readonly at: Date;
  readonly by: string;
  readonly byId: string;
}

/** The latest entry about each person and place, of the released version: an update that fails is called again. */
const listCalls = async ({ kysely }: Pick<Database, 'kysely'>, alertId: string, version: number): Promise<readonly CallRow[]> => {
  const { rows } = await sql<CallRow>`
    select distinct on (delivery_id, receptor_id) delivery_id as "deliveryId", receptor_id as "receptorId", mark, at, by_name as by, by_id as "byId"
    from phone_call where alert_id = ${alertId} and version = ${version} order by delivery_id, receptor_id, id desc`.execute(kysely);
  return rows;
};

/** When a message, an answer or a call last reached these followers, or they confirmed their address themselves. */
const readFollowerProofs = async ({ kysely }: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Date>> => {
  const { rows } = await sql<{ readonly id: number; readonly at: Date | null }>`
    select follower.id, greatest(
      case when consent = 'own' then followed_at end,
      (select max(receipt_at) from delivery where follower_id = follower.id and receipt in ('delivered', 'read')),
      (select max(at) from delivery join delivery_answer on delivery_id = delivery.id where follower_id = follower.id),
      (select max(at) from delivery join phone_call on delivery_id = delivery.id where follower_id = follower.id and mark = 'reached')
    ) as at from follower where id = any(${[...ids]}::bigint[])`.execute(kysely);
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
};

/** When the contacts of these people of the directory were last verified. */
const readResponderProofs = async ({ kysely }: Database, names: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  const { rows } = await sql<{ readonly name: string; readonly at: Date }>`
    select name, max(proved_at) as at from stakeholder join stakeholder_proof on stakeholder_id = stakeholder.id
    where name = any(${[...names]}) group by 1`.execute(kysely);
  return new Map(rows.map(({ name, at }) => [name, at]));
};

interface Listed {
  readonly entry: PhoneEntry;
  readonly followerId: number | null;
  /** As the log of the incident names it. */
  readonly who: string;
}

interface Where {
  readonly inZone: boolean;
  readonly distanceM: number | null;
}

/** Zones and the act-now area, without an area around them, and distances from where it happened. */
const makeLocator = ({ area, latitude, longitude }: Released): ((place: Pick<MessageRow, 'latitude' | 'longitude'>) => Where) => {
  const found = publicArea.safeParse(area).data;
  const zones = mergeArea({
    features: (found?.features ?? []).filter(({ properties }) => ['zone', 'act-now'].includes(findAreaPart(properties))),
  });
  return (place) => {
    if (place.latitude === null || place.longitude === null) return { inZone: false, distanceM: null };
    const at = { latitude: place.latitude, longitude: place.longitude };
    return {
      inZone: reachesArea({ ...at, radiusM: 0 }, zones),
      distanceM: latitude === null || longitude === null ? null : distanceM(latitude, longitude, at.latitude, at.longitude),
    };
  };
};

/** An own follower is named nowhere: the log cannot be erased. */
const nameForLog = ({ audience, name, role, place, consent }: MessageRow): string => {
  if (audience === 'stakeholder') return name ?? 'a responder';
  const listed = consent === 'agreed' || consent === 'office' || role !== null;
  return (listed ? [role, place].filter((part) => part !== null).join(', ') : '') || 'a resident';
};

/** A call is urgent by what it is for: a called entry comes after those that nobody has called. */
const tried: Readonly<Record<PhoneMark, number>> = { calling: 0, reached: 3, 'no-answer': 1, 'wrong-number': 2 };

/** Not called first; then inside a zone, schools and hospitals, and the nearest; responders without a place last. */
const compareUrgency = (one: PhoneEntry, other: PhoneEntry): number => {
  const rank = ({ lastCall, inZone, placeKind, distanceM: metres }: PhoneEntry): readonly number[] => [
    lastCall === null ? 0 : tried[lastCall.mark],
    inZone ? 0 : 1,
    vulnerableKinds.has(placeKind) ? 0 : 1,
    metres ?? Number.MAX_VALUE,
  ];
  const [left, right] = [rank(one), rank(other)];
  for (const [index, value] of left.entries()) {
    const difference = value - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

const readAll = async (database: Database, alertId: string, personId: string) => {
  const released = await findReleased(database, alertId);
  const [rows, calls, receptors] = await Promise.all([
    listNewest(database, alertId),
    listCalls(database, alertId, released.version),
    listReceptorsWithin(database, released.area),
  ]);
  const exercise = released.status !== 'Actual';
  const locate = makeLocator(released);
  const present = (call: CallRow | undefined): PhoneEntry['lastCall'] =>
    call === undefined ? null : { mark: call.mark, at: call.at.toISOString(), by: call.by, byMe: call.byId === personId };
  const callOf = new Map(calls.map((call) => [call.deliveryId ?? call.receptorId ?? '', call]));
  const kindOf = new Map(receptors.map(({ name, kind }) => [name.trim().toLowerCase(), kind]));
  let withoutNumber = 0;
  const listed: Listed[] = [];
  const people = groupByPerson(rows);
  for (const messages of people) {
    if (messages.some(isReached)) continue;
    const message = messages.find(({ channel }) => numberChannels.includes(channel)) ?? messages[0];
    if (message === undefined || message.address.startsWith('erased:')) continue;
    if (!numberChannels.includes(message.channel)) {
      withoutNumber += 1;
      continue;
    }
    const call = messages.map(({ id }) => callOf.get(id)).find((one) => one !== undefined);
    const entry: PhoneEntry = {
      kind: 'recipient',
      id: message.id,
      name: message.name,
      role: message.role,
      place: message.place,
      placeKind: kindOf.get(message.place?.trim().toLowerCase() ?? '') ?? null,
      language: message.audience === 'follower' ? message.language : null,
      consent: message.consent,
      lastProofAt: null,
      phone: exercise || isExerciseAddress(message.address) ? null : message.address,
      ...locate(message),
      state: message.state,
      cause: message.cause,
      lastCall: present(call),
    };
    listed.push({ entry, followerId: message.followerId, who: nameForLog(message) });
  }
  // A place that a recipient stands for is called through the recipient.
  const represented = new Set(rows.flatMap(({ place }) => (place === null ? [] : [place.trim().toLowerCase()])));
  const open = receptors.filter(({ name, kind }) => !silentKinds.has(kind) && !represented.has(name.trim().toLowerCase()));
  const phones = await listPhones(database, open, exercise);
  for (const { id, name, kind, latitude, longitude } of open) {
    const phone = phones.get(id);
    if (phone === undefined) continue;
    const entry: PhoneEntry = {
      kind: 'place',
      id,
      name: null,
      role: null,
      place: name,
      placeKind: kind,
      language: null,
      consent: null,
      lastProofAt: null,
      phone: exercise ? null : phone,
      ...locate({ latitude, longitude }),
      state: null,
      cause: null,
      lastCall: present(callOf.get(id)),
    };
    listed.push({ entry, followerId: null, who: name });
  }
  return { released, exercise, listed, withoutNumber };
};

/** Made-up places of the samples are called in exercises only. */
const listPhones = async (
  { kysely }: Database,
  receptors: readonly { readonly id: string }[],
  exercise: boolean,
): Promise<ReadonlyMap<string, string>> => {
  if (receptors.length === 0) return new Map();
  const ids = receptors.map(({ id }) => id);
  const { rows } = await sql<{ readonly id: string; readonly phone: string }>`
    select id, phone from receptor where id = any(${ids}) and phone is not null and (${exercise} or not sample)`.execute(kysely);
  return new Map(rows.map(({ id, phone }) => [id, phone]));
};

/** Recipients whom no message reached and recorded places in the area with a telephone number, most urgent first. */
export const readPhoneList = async (database: Database, alertId: string, { id: personId }: Pick<Account, 'id'>): Promise<PhoneList> => {
  const { exercise, listed, withoutNumber } = await readAll(database, alertId, personId);
  const count = (mark: PhoneMark): number => listed.filter(({ entry }) => entry.lastCall?.mark === mark).length;
  const open = listed
    .filter(({ entry }) => entry.lastCall?.mark !== 'reached')
    .toSorted((one, other) => compareUrgency(one.entry, other.entry));
  const shown = open.slice(0, mostEntries);
  const [followers, responders] = await Promise.all([
    readFollowerProofs(
      database,
      shown.flatMap(({ followerId }) => followerId ?? []),
    ),
    readResponderProofs(
      database,
      shown.flatMap(({ followerId, entry }) => (followerId === null ? (entry.name ?? []) : [])),
    ),
  ]);
  return {
    entries: shown.map(({ entry, followerId }) => {
      const proof = followerId === null ? responders.get(entry.name ?? '') : followers.get(followerId);
      return { ...entry, lastProofAt: proof?.toISOString() ?? null };
    }),
    omitted: open.length - shown.length,
    withoutNumber,
    byPhone: { reached: count('reached'), noAnswer: count('no-answer'), wrongNumber: count('wrong-number') },
    exercise,
  };
};

export interface PhoneCall {
  readonly alertId: string;
  readonly kind: PhoneEntry['kind'];
  readonly id: string;
  readonly mark: PhoneMark;
  readonly person: Account;
  readonly now: Date;
}

/** Records the beginning or the outcome of a call; refused while another person is calling. */
export const markPhoneCall = async (database: Database, call: PhoneCall): Promise<PhoneList> => {
  const { alertId, kind, id, mark, person, now } = call;
  const { released, listed } = await readAll(database, alertId, person.id);
  const found = listed.find(({ entry }) => entry.kind === kind && entry.id === id);
  if (found === undefined) throw new ApiError('not-found', 'This person or place is not on the list to call');
  await database.kysely.transaction().execute(async (kysely) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`phone_call ${alertId} ${id}`}))`.execute(kysely);
    const latest = (await listCalls({ kysely }, alertId, released.version)).find(
      ({ deliveryId, receptorId }) => (kind === 'recipient' ? deliveryId : receptorId) === id,
    );
    const isHeld = latest?.mark === 'calling' && latest.byId !== person.id && now.getTime() - latest.at.getTime() < callHoldMs;
    if (isHeld) throw new ApiError('conflict', `${latest.by} is calling already`);
    if (latest?.mark === 'reached') throw new ApiError('conflict', `${latest.by} has reached this person or place already`);
    await kysely
      .insertInto('phone_call')
      .values({
        alert_id: alertId,
        version: released.version,
        ...(kind === 'recipient' ? { delivery_id: id } : { receptor_id: id }),
        mark,
        who: found.who,
        by_name: person.name,
        by_id: person.id,
      })
      .execute();
  });
  return readPhoneList(database, alertId, person);
};
