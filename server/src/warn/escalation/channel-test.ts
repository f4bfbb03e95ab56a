import { type Account, ApiError, type Readiness } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { queueNoticeTo } from '../delivery/queue-notice.ts';
import { listAccounts } from './accounts-on-call.ts';

type Channel = Readiness['own'][number]['channel'];

/** The reader's own addresses, as a call would use them. */
export const listOwnAddresses = async (database: Pick<Database, 'kysely'>, { id, role }: Account) =>
  (await listAccounts(database, { roles: [role], industryId: null, alertId: null, except: [], only: id }))[0]?.addresses ?? [];

/** Sends a test message to a person's own addresses of a channel, through the queue that sends warnings. */
export const sendChannelTest = async (database: Database, account: Account, channel: Channel): Promise<{ readonly addresses: number }> => {
  const { mode } = (await database.kysely.selectFrom('installation').select('mode').executeTakeFirst()) ?? { mode: 'demo' };
  if (mode !== 'live') throw new ApiError('conflict', 'This is a demo: no message leaves it, also no test');
  const own = (await listOwnAddresses(database, account)).filter((one) => one.channel === channel);
  if (own.length === 0) throw new ApiError('conflict', 'Your account has no address for this channel. Enter it under Account');
  // Messages to people are in nobody's scope; these are the own ones.
  return runUnscoped(async () => {
    const waiting = await database.kysely
      .selectFrom('delivery')
      .innerJoin('notice', 'notice.id', 'notice_id')
      .select('delivery.id')
      .where('notice.kind', '=', 'channel-test')
      .where('subject', '=', account.id)
      .where('channel', '=', channel)
      .where('state', '=', 'waiting')
      .limit(1)
      .executeTakeFirst();
    if (waiting !== undefined) throw new ApiError('conflict', 'A test waits on this channel. Wait for its result');
    const facts = { name: account.name, role: account.role, places: '', reason: '', until: new Date().toISOString() };
    await queueNoticeTo(
      database,
      { kind: 'channel-test', subject: account.id, facts, language: 'en' },
      own.map(({ language, followerId, ...address }) => ({ ...address, language: language ?? null, followerId: followerId ?? null })),
    );
    return { addresses: own.length };
  });
};
