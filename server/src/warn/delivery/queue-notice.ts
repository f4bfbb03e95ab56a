import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { NoticeFacts, Schema } from '../../platform/db/tables/schema.ts';
import { listPeopleAddresses, type NoticeAddress } from './notice-addresses.ts';

type Part = Pick<Database, 'kysely'>;

interface NoticeText {
  readonly kind: Schema['notice']['kind'];
  /** Id of the alert or the account that it is about. */
  readonly subject: string;
  readonly facts: NoticeFacts;
  readonly language: PublicLanguage;
}

interface NewNotice extends NoticeText {
  /** Ids of accounts. */
  readonly people: readonly string[];
}

/** A notice that is not sent within this time is given up: it is on the screens. */
const validHours = 6;

/**
 * Queues a notice to users of this installation by every channel they have, in the caller's transaction. A demo sends no notices: its
 * accounts are shared samples.
 */
export const queueNotice = async ({ kysely }: Part, { people, ...notice }: NewNotice): Promise<void> => {
  const installation = await kysely.selectFrom('installation').select('mode').executeTakeFirst();
  if (installation?.mode !== 'live' || people.length === 0) return;
  await queueNoticeTo({ kysely }, notice, await listPeopleAddresses({ kysely }, people));
};

/** Queues a notice to these addresses. */
export const queueNoticeTo = async (
  { kysely }: Part,
  { kind, subject, facts, language }: NoticeText,
  addresses: readonly NoticeAddress[],
): Promise<void> => {
  const notice = await kysely
    .insertInto('notice')
    .values({
      kind,
      subject,
      facts: JSON.stringify(facts),
      expires_at: sql<Date>`now() + make_interval(hours => ${validHours})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  if (addresses.length === 0) return;
  await kysely
    .insertInto('delivery')
    .values(
      addresses.map(({ followerId, ...address }) => ({
        version: 0,
        kind: 'Notice' as const,
        status: 'Actual' as const,
        audience: 'stakeholder' as const,
        ...address,
        language: address.language ?? language,
        follower_id: followerId,
        notice_id: notice.id,
        expires_at: notice.expires_at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
