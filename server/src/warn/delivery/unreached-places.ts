import type { UnreachedPlaces } from '@hazardguard/contract';
import { sql } from 'kysely';
import { receptorKinds, shapeMeets, toHeadCount } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { readReceptorColumns } from '../../register/receptors/columns-around.ts';
import { computeBounds, listPolygons, reachesArea } from '../followers/reach.ts';
import { isReachedByPhone, refuseUnknown } from './receipts.ts';
import { mergeArea } from './recipients.ts';

/** Most places on the map; the rest are counted. */
const maxPlaces = 2_000;
const metresPerDegree = 111_195;

type Resident = UnreachedPlaces['residents'][number];

/** Each recipient by the message sent last, whatever the outcome of earlier ones. */
const listRecipients = async ({ kysely }: Database, alertId: string) => {
  const { rows } = await sql<Resident & { readonly reached: boolean; readonly latitude: number | null; readonly longitude: number | null }>`
    with latest as (
      select distinct on (channel, address) * from delivery
      where alert_id = ${alertId} and audience in ('follower', 'stakeholder')
      order by channel, address, version desc, call desc
    ), outcome as (
      select reached, state = 'waiting' as waiting, case when not reached then latitude end as latitude,
        case when not reached then longitude end as longitude
      from latest, lateral (select state in ('accepted', 'kept') or ${isReachedByPhone('latest')} as reached) as result
    )
    select reached, waiting, latitude, longitude, count(*) as people from outcome
    group by 1, 2, 3, 4 order by people desc, latitude, longitude`.execute(kysely);
  return rows;
};

/** Recorded places inside the area, which responders can visit or phone when messages do not arrive. */
export const listReceptorsWithin = async (database: Database, area: object): Promise<UnreachedPlaces['receptors']> => {
  const whole = mergeArea(area);
  const bounds = computeBounds(whole);
  if (bounds === null) return [];
  const { west, south, east, north } = bounds;
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const radiusM = (Math.hypot(north - south, (east - west) * Math.cos((middle.latitude * Math.PI) / 180)) / 2) * metresPerDegree;
  const around = await readReceptorColumns(database, middle, radiusM);
  return around.ids.flatMap((id, index) => {
    const [latitude, longitude] = [around.latitude[index] ?? 0, around.longitude[index] ?? 0];
    const shape = around.shapes?.get(index);
    const inside =
      shape === undefined
        ? reachesArea({ latitude, longitude, radiusM: 0 }, whole)
        : listPolygons(whole).some((polygon) => shapeMeets(shape, polygon as never));
    const kind = receptorKinds[around.kinds[index] ?? 0] ?? 'other';
    return inside ? [{ id, name: around.names[index] ?? '', kind, latitude, longitude, people: toHeadCount(around.people[index]) }] : [];
  });
};

/** The positions of unreached recipients, where known, and the recorded places in the area. */
export const readUnreachedPlaces = async (database: Database, alertId: string): Promise<UnreachedPlaces> => {
  await refuseUnknown(database, alertId);
  const { area } = await database.kysely
    .selectFrom('alert_version as message')
    .innerJoin('alert', 'alert.id', 'message.alert_id')
    .select(sql<object>`coalesce(message.area, alert.area)`.as('area'))
    .where('message.alert_id', '=', alertId)
    .orderBy(sql`message.state in ('released', 'cancelled')`, 'desc')
    .orderBy('message.version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const [recipients, receptors] = await Promise.all([listRecipients(database, alertId), listReceptorsWithin(database, area)]);
  const rows = recipients.filter(({ reached }) => !reached);
  const placed = rows.flatMap(({ latitude, longitude, waiting, people }): Resident[] =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, waiting, people }],
  );
  const count = (some: readonly { readonly people: number }[]): number => some.reduce((sum, { people }) => sum + people, 0);
  const largest = receptors.toSorted((one, other) => (other.people ?? -1) - (one.people ?? -1));
  return {
    recipients: count(recipients),
    residents: placed.slice(0, maxPlaces),
    residentsOmitted: count(placed.slice(maxPlaces)),
    withoutPlace: count(rows) - count(placed),
    receptors: largest.slice(0, maxPlaces),
    receptorsOmitted: Math.max(0, largest.length - maxPlaces),
  };
};
