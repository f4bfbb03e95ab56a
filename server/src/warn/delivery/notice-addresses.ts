import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { toListedNumber } from '../../register/data-import/read-numbers.ts';
import type { CalledAddress } from './call-recipients.ts';

export interface NoticeAddress {
  readonly channel: CalledAddress['channel'];
  readonly address: string;
  readonly name: string;
  /** Of the entry in the directory or the browser; null: the sender's. */
  readonly language: PublicLanguage | null;
  readonly followerId: number | null;
}

/**
 * The addresses of users: the e-mail address of the account, the mobile numbers that the directory has for it, and the browsers with which
 * they followed places while signed in.
 */
export const listPeopleAddresses = async (
  { kysely }: Pick<Database, 'kysely'>,
  people: readonly string[],
): Promise<readonly NoticeAddress[]> => {
  const { rows } = await sql<NoticeAddress>`
    select 'email' as channel, email as address, name, (
      select language from stakeholder where lower(btrim(email_address)) = lower(email) and not sample order by id limit 1
    ) as language, null::bigint as "followerId" from person where id = any(${[...people]}::text[])
    union all
    select distinct 'sms', number, person.name, stakeholder.language, null::bigint from person
      join stakeholder on lower(btrim(email_address)) = lower(email) and not stakeholder.sample
      cross join unnest(array[contact_number, other_number]) as number where number is not null and person.id = any(${[...people]}::text[])
    union all
    select 'web-push', address, person.name, follower.language, follower.id from person
      join follower on follower.person_id = person.id and channel = 'web-push' where person.id = any(${[...people]}::text[])`.execute(
    kysely,
  );
  return rows.flatMap((row): NoticeAddress[] => {
    if (row.channel !== 'sms') return [row];
    const number = toListedNumber(row.address);
    return number?.channel === 'sms' ? [{ ...row, address: number.address }] : [];
  });
};
