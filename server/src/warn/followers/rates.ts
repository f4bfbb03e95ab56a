import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { ApiError, followRates } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { isClockSetBack } from '../../platform/db/faults/clock-jump.ts';

export interface Allowance {
  readonly of: keyof typeof followRates;
  readonly who: string;
}

/** The network of one household or office: an IPv4 address, or the /64 prefix that one subscriber has. */
export const toNetwork = (ip: string): string => {
  const four = ip.replace(/^::ffff:/i, '');
  if (isIPv4(four)) return four;
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

const hashKey = ({ of, who }: Allowance): string => createHash('sha256').update(`${of} ${who}`).digest('base64url');

/**
 * Takes one message from each allowance, or refuses and takes none. The counts are in the database, so that they survive a restart and
 * hold for several processes. Keys are stored as hashes, for one day.
 */
export const spend = ({ kysely }: Database, allowances: readonly Allowance[]): Promise<void> =>
  kysely.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('follow_sending')
      .where(sql<boolean>`(sent_at < clock_timestamp() - interval '1 day' or ${isClockSetBack('sent_at')})`)
      .execute();
    // Locks are taken in one order, so that two requests never wait for each other.
    const keys = allowances
      .map((allowance) => ({ key: hashKey(allowance), rate: followRates[allowance.of] }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const { key, rate } of keys) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 225))`.execute(transaction);
      const { lastHour, lastDay } = await transaction
        .selectFrom('follow_sending')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('sent_at', '>', sql<Date>`clock_timestamp() - interval '1 hour'`).as('lastHour'),
          fn.countAll<number>().as('lastDay'),
        ])
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      if (lastDay >= rate.day) throw new ApiError('too-many-requests', 'Too many messages were requested today; try again tomorrow');
      if (lastHour >= rate.hour) throw new ApiError('too-many-requests', 'Too many messages were requested; try again in an hour');
    }
    await transaction
      .insertInto('follow_sending')
      .values(keys.map(({ key }) => ({ key })))
      .execute();
  });
