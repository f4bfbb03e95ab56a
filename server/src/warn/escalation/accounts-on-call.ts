import type { OptionalChannel, SignedInRole } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import { isResting, leaveResting, listNumbers } from '../../register/stakeholders/responders.ts';
import { type CalledAddress, listCallChannels, toNumberChannels } from '../delivery/call-recipients.ts';

/** A user of this installation who can be called. */
export interface AccountOnCall {
  readonly id: string;
  readonly name: string;
  readonly role: SignedInRole;
  /** A second step of signing in is set up, or an identity provider has asked for one. */
  readonly hasSecondFactor: boolean;
  /** On duty now, by a shift of their entry in the directory: at this site, or at all sites. */
  readonly onDuty: boolean;
  /** In their quiet hours, or away. */
  readonly resting: boolean;
  /** Signed in, and used this product within the last minutes. */
  readonly signedIn: boolean;
  readonly addresses: readonly CalledAddress[];
}

export interface AccountsQuery {
  readonly roles: readonly SignedInRole[];
  /** Their scope includes this site; null: only accounts for all sites. */
  readonly industryId: number | null;
  /** Or the district or State that this alert was made in; null: there is no alert. */
  readonly alertId: string | null;
  /** Ids of accounts that are not called. */
  readonly except: readonly string[];
  /** Only this account, wherever its scope is; null: all in scope. */
  readonly only: string | null;
}

/** Use of a session is recorded every five minutes at most. */
const inUseMinutes = 15;

interface Row extends Omit<AccountOnCall, 'addresses'> {
  readonly email: string;
  readonly phone: string | null;
  readonly other: string | null;
  /** Of the entry in the directory; null: not known. */
  readonly language: Language | null;
  readonly channels: readonly string[];
  readonly browsers: readonly { readonly address: string; readonly language: 'en' | 'hi' | 'gu' | 'mr'; readonly id: number }[];
}

/**
 * The addresses of an account by the channels it chose, all if it has none of these. The number is its own, else those of the directory;
 * besides SMS it is called by the channels to a number that the sending servers have.
 */
const toAddresses = (row: Row, toNumbers: readonly OptionalChannel[]): readonly CalledAddress[] => {
  const { name, email, phone, other, channels, browsers } = row;
  const person = { name, language: row.language ?? undefined, followerId: undefined };
  const all: readonly CalledAddress[] = [
    ...browsers.map(({ address, language, id }) => ({ channel: 'web-push' as const, address, name, language, followerId: id })),
    ...toNumberChannels(listNumbers(phone, other), toNumbers).map((one) => ({ ...person, ...one })),
    { ...person, channel: 'email', address: email.trim().toLowerCase() },
  ];
  const chosen = all.filter(({ channel }) => channels.includes(channel));
  return chosen.length === 0 ? all : chosen;
};

/** Users with one of these roles whose scope includes a site, independent of the caller's own scope. */
export const listAccounts = (
  { kysely }: Pick<Database, 'kysely'>,
  { roles, industryId, alertId, except, only }: AccountsQuery,
): Promise<readonly AccountOnCall[]> =>
  runUnscoped(async () => {
    const toNumbers = await listCallChannels({ kysely });
    const { rows } = await sql<Row>`
      select account.id, account.name, account.role, account.email, call_channels as channels, coalesce(account.telephone, entry.number) as phone,
        case when account.telephone is null then entry.other_number end as other, entry.language,
        exists (
          select from duty_shift shift join stakeholder_membership membership on membership.id = shift.membership_id
          where membership.stakeholder_id = entry.id and starts_at <= now() and ends_at > now()
            and (shift.industry_id is null or shift.industry_id = ${industryId})
        ) as "onDuty",
        ${isResting('account', sql<Date>`now()`)} as resting,
        (
          exists (select from two_factor where person_id = account.id and confirmed_at is not null)
          or exists (select from passkey where person_id = account.id)
          or exists (select from person_session session where session.person_id = account.id and session.two_factor)
        ) as "hasSecondFactor",
        coalesce((
          select jsonb_agg(jsonb_build_object('address', address, 'language', language, 'id', follower.id) order by follower.id) from follower
          where follower.person_id = account.id and channel = 'web-push'
        ), '[]') as browsers,
        exists (
          select from person_session session where session.person_id = account.id
            and expires_at > now() and session.last_used_at > now() - make_interval(mins => ${inUseMinutes})
        ) as "signedIn"
      from person account
        left join industry on industry.id = ${industryId}
        left join alert on alert.id = ${alertId}
        left join lateral (
          select id, contact_number as number, other_number, language from stakeholder
          where lower(btrim(email_address)) = lower(account.email) and not sample order by id limit 1
        ) as entry on true
      where role = any(${[...roles]}::text[]) and deactivated_at is null and account.id <> all(${[...except]}::text[])
        and (${only}::text is null or account.id = ${only}) and (${only}::text is not null or
        scope_kind = 'all' or industry.id = any(scope_industries)
        or (scope_kind = 'district' and lower(btrim(scope_area)) in (lower(btrim(industry.district)), alert.made_district))
        or (scope_kind = 'state' and lower(btrim(scope_area)) in (lower(industry.state), lower(alert.made_state))))
      order by account.name, account.id`.execute(kysely);
    return rows.map((row) => {
      const { id, name, role, hasSecondFactor, onDuty, resting, signedIn } = row;
      return { id, name, role, hasSecondFactor, onDuty, resting, signedIn, addresses: toAddresses(row, toNumbers) };
    });
  });

/** Of these people those on duty; all of them where nobody is. People off duty who rest are left out unless nobody else is left. */
export const selectOnDuty = <Person extends Pick<AccountOnCall, 'onDuty' | 'resting'>>(people: readonly Person[]): readonly Person[] => {
  const onDuty = people.filter((person) => person.onDuty);
  return leaveResting(onDuty.length === 0 ? people : onDuty);
};
