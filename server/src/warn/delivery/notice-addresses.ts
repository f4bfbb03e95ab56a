import { toDialledNumber } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { CalledAddress } from './call-recipients.ts';

export interface NoticeAddress {
  readonly channel: CalledAddress['channel'];
  readonly address: string;
  readonly name: string;
  /** Of a follower's browser; null: the sender's. */
  readonly language: PublicLanguage | null;
  readonly followerId: number | null;
}

/**
 * The addresses of users: the e-mail address of the account, the number that the directory has for it, and the browsers with which they
 * followed places while signed in.
 */
export const listPeopleAddresses = async (
  { kysely }: Pick<Database, 'kysely'>,
  people: readonly string[],
): Promise<readonly NoticeAddress[]> => {
  const { rows } = await sql<NoticeAddress>`
    select 'email' as channel, email as address, name, null::text as language, null::bigint as "followerId" from person where id = any(${[...people]}::text[])
    union all
    select 'sms', contact_number, person.name, null, null from person
      join stakeholder on lower(btrim(email_address)) = lower(email) and not stakeholder.sample where person.id = any(${[...people]}::text[])
    union all
    select 'web-push', address, person.name, follower.language, follower.id from person
      join follower on follower.person_id = person.id and channel = 'web-push' where person.id = any(${[...people]}::text[])`.execute(
    kysely,
  );
  return rows.flatMap((row): NoticeAddress[] => {
    if (row.channel !== 'sms') return [row];
    const number = toDialledNumber(row.address);
    return number === null ? [] : [{ ...row, address: number }];
  });
};
