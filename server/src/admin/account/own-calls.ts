import { ApiError, callChannels, type OwnCalls, type OwnCallsInput, toDialledNumber } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

const toClock = (minute: number): string => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const toMinute = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

export const readOwnCalls = async ({ kysely }: Database, personId: string): Promise<OwnCalls> => {
  const row = await kysely
    .selectFrom('person')
    .select(['telephone', 'call_channels', 'quiet_from', 'quiet_to', 'quiet_zone', 'away_until'])
    .select([
      sql<string | null>`(select contact_number from stakeholder
        where lower(btrim(email_address)) = lower(person.email) and not sample order by id limit 1)`.as('directory'),
      sql<number>`(select count(*)::int from follower where follower.person_id = person.id and channel = 'web-push')`.as('browsers'),
      sql<boolean>`coalesce(away_until > now(), false)`.as('away'),
    ])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { quiet_from: from, quiet_to: to, quiet_zone: zone, directory } = row;
  return {
    telephone: row.telephone,
    channels: callChannels.filter((channel) => row.call_channels.length === 0 || row.call_channels.includes(channel)),
    quiet: from === null || to === null ? null : { from: toClock(from), to: toClock(to), ...(zone === null ? {} : { timeZone: zone }) },
    awayUntil: row.away ? (row.away_until?.toISOString() ?? null) : null,
    directoryNumber: directory === null || toDialledNumber(directory) === null ? null : directory,
    browsers: row.browsers,
  };
};

/** Refuses a time zone that the database does not know: it decides who rests. */
const refuseUnknownZone = async ({ kysely }: Database, zone: string): Promise<void> => {
  const { rows } = await sql`select from pg_timezone_names where lower(name) = lower(${zone})`.execute(kysely);
  if (rows.length > 0) return;
  const message = 'The name of a time zone, such as Asia/Kolkata';
  throw new ApiError('invalid-input', message, [{ field: 'quiet.timeZone', value: zone, message }]);
};

/** `zone`: where none is given. */
export const changeOwnCalls = async (
  database: Database,
  personId: string,
  { telephone, channels, quiet, awayUntil }: OwnCallsInput,
  zone: string,
): Promise<OwnCalls> => {
  const quietZone = quiet === null ? null : (quiet.timeZone ?? zone);
  if (quietZone !== null) await refuseUnknownZone(database, quietZone);
  await database.kysely
    .updateTable('person')
    .set({
      telephone,
      // Every channel: also those that the installation gets later.
      call_channels: channels.length === callChannels.length ? [] : channels,
      quiet_from: quiet === null ? null : toMinute(quiet.from),
      quiet_to: quiet === null ? null : toMinute(quiet.to),
      quiet_zone: quietZone,
      away_until: awayUntil === null ? null : new Date(awayUntil),
    })
    .where('id', '=', personId)
    .execute();
  return readOwnCalls(database, personId);
};
