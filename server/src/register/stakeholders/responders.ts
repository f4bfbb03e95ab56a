import type { StakeholderGroup } from '@hazardguard/contract';
import type { Language } from '@hazardguard/i18n/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { type ListedNumber, toListedNumber } from '../data-import/read-numbers.ts';

/** A person of the directory as a warning reaches them. */
export interface Responder {
  readonly name: string;
  readonly designation: string;
  readonly email: string;
  /** The contact number and the second one, once each; empty: what is written there is no number. */
  readonly numbers: readonly ListedNumber[];
  /** Null: not known. */
  readonly language: Language | null;
}

/** The same, with what made them be called. */
export interface PersonOnCall extends Responder {
  readonly id: number;
  /** Of those that were asked for. */
  readonly groups: readonly StakeholderGroup[];
  /** In one of these groups by its rota. */
  readonly onDuty: boolean;
  readonly sample: boolean;
}

export interface OnCall {
  readonly groups: readonly StakeholderGroup[];
  /** In each group those on duty by its rota; all of it where nobody is. False: all of it in any case. */
  readonly onDuty: boolean;
  /** Made-up people of the samples are nobody's contacts; exercises may name them. */
  readonly samples: boolean;
  /** The moment the rota is read at; null: now, by the database's clock. */
  readonly at: Date | null;
  /** A group's shifts at this site replace its shifts for all sites; null: only the latter count. */
  readonly industryId: number | null;
}

/**
 * SQL, true if the account `alias` rests at a moment: it is away, or in its quiet hours, which are local times of its zone and may pass
 * midnight.
 */
export const isResting = (alias: string, at: RawBuilder<Date>): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const local = sql`${at} at time zone ${column('quiet_zone')}`;
  const minute = sql`(extract(hour from ${local}) * 60 + extract(minute from ${local}))`;
  const [from, to] = [column('quiet_from'), column('quiet_to')];
  return sql<boolean>`(coalesce(${column('away_until')} > ${at}, false) or coalesce(
    case when ${from} < ${to} then ${minute} >= ${from} and ${minute} < ${to} else ${minute} >= ${from} or ${minute} < ${to} end, false))`;
};

/** The numbers of a person of the directory, once each. */
export const listNumbers = (contact: string | null, other: string | null): readonly ListedNumber[] => {
  const numbers = [contact, other].flatMap((written) => (written === null ? [] : (toListedNumber(written) ?? [])));
  return numbers.filter(({ address }, index) => numbers.findIndex((one) => one.address === address) === index);
};

interface Callable {
  readonly onDuty: boolean;
  /** In their quiet hours, or away. */
  readonly resting: boolean;
}

/** Leaves out people off duty who rest, unless nobody else is left: a call too many is better than silence. */
export const leaveResting = <Person extends Callable>(people: readonly Person[]): readonly Person[] => {
  const awake = people.filter(({ onDuty, resting }) => onDuty || !resting);
  return awake.length === 0 ? people : awake;
};

/** All of these groups, also those who rest, with who is on duty. */
export const listMembers = async (
  { kysely }: Pick<Database, 'kysely'>,
  { groups, onDuty, samples, at, industryId }: OnCall,
): Promise<readonly (PersonOnCall & Callable)[]> => {
  type Row = Omit<PersonOnCall, 'numbers'> & Callable & { readonly phone: string; readonly other: string | null };
  const moment = sql<Date>`coalesce(${at}::timestamptz, now())`;
  const { rows } = await sql<Row>`
    with member as (
      select stakeholder_group, stakeholder_id, person.name, designation, email_address, contact_number, other_number, language, sample, coalesce((
        select max(case when shift.industry_id is null then 1 else 2 end) from duty_shift shift where shift.membership_id = membership.id
          and shift.starts_at <= ${moment} and shift.ends_at > ${moment}
          and (shift.industry_id is null or shift.industry_id = ${industryId})
      ), 0) as duty, coalesce((
        select bool_and(${isResting('account', moment)}) from person account
        where lower(account.email) = lower(btrim(email_address)) and account.deactivated_at is null
      ), false) as resting
      from stakeholder_membership membership join stakeholder person on person.id = membership.stakeholder_id
      where stakeholder_group = any(${[...groups]}) and (${samples} or not sample)
    ), manned as (select stakeholder_group, max(duty) as duty from member group by 1)
    select stakeholder_id as id, name, designation, email_address as email, contact_number as phone, other_number as other, language, sample, bool_and(resting) as resting,
      array_agg(stakeholder_group order by array_position(${[...groups]}::text[], stakeholder_group)) as groups,
      bool_or(member.duty > 0 and member.duty = manned.duty) as "onDuty"
    from member join manned using (stakeholder_group) where not ${onDuty} or member.duty = manned.duty
    group by stakeholder_id, name, designation, email_address, contact_number, other_number, language, sample
    order by stakeholder_id`.execute(kysely);
  return rows.map(({ phone, other, ...person }) => ({ ...person, numbers: listNumbers(phone, other) }));
};

/** Whom to call of these groups at a moment, each person once. */
export const listPeopleOnCall = async (database: Pick<Database, 'kysely'>, query: OnCall): Promise<readonly PersonOnCall[]> =>
  leaveResting(await listMembers(database, query));

/** Whom of these groups to warn now, in their quiet hours too. */
export const listResponders = (database: Pick<Database, 'kysely'>, groups: readonly StakeholderGroup[]): Promise<readonly Responder[]> =>
  listMembers(database, { groups, onDuty: true, samples: false, at: null, industryId: null });
