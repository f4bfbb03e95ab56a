import { type CallChannel, type OwnCalls, type OwnCallsInput, toDialledNumber } from '@hazardguard/contract';
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
    .select(['telephone', 'call_channels', 'quiet_from', 'quiet_to', 'away_until'])
    .select([
      sql<string | null>`(select contact_number from stakeholder
        where lower(btrim(email_address)) = lower(person.email) and not sample order by id limit 1)`.as('directory'),
      sql<number>`(select count(*)::int from follower where follower.person_id = person.id and channel = 'web-push')`.as('browsers'),
      sql<boolean>`coalesce(away_until > now(), false)`.as('away'),
    ])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const { quiet_from: from, quiet_to: to, directory } = row;
  return {
    telephone: row.telephone,
    // The column is checked.
    channels: row.call_channels as CallChannel[],
    quiet: from === null || to === null ? null : { from: toClock(from), to: toClock(to) },
    awayUntil: row.away ? (row.away_until?.toISOString() ?? null) : null,
    directoryNumber: directory === null || toDialledNumber(directory) === null ? null : directory,
    browsers: row.browsers,
  };
};

export const changeOwnCalls = async (
  database: Database,
  personId: string,
  { telephone, channels, quiet, awayUntil }: OwnCallsInput,
): Promise<OwnCalls> => {
  await database.kysely
    .updateTable('person')
    .set({
      telephone,
      call_channels: channels,
      quiet_from: quiet === null ? null : toMinute(quiet.from),
      quiet_to: quiet === null ? null : toMinute(quiet.to),
      away_until: awayUntil === null ? null : new Date(awayUntil),
    })
    .where('id', '=', personId)
    .execute();
  return readOwnCalls(database, personId);
};
