import { type StakeholderGroup, toDialledNumber } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** A person of the directory as a warning reaches them. */
export interface Responder {
  readonly name: string;
  readonly email: string;
  /** As it is dialled; null: what is written there is no number. */
  readonly number: string | null;
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
}

/** Whom to call of these groups at a moment, each person once. */
export const listPeopleOnCall = async (
  { kysely }: Pick<Database, 'kysely'>,
  { groups, onDuty, samples, at }: OnCall,
): Promise<readonly PersonOnCall[]> => {
  type Row = Pick<PersonOnCall, 'id' | 'name' | 'groups' | 'onDuty' | 'sample'> & { readonly email: string; readonly phone: string };
  const { rows } = await sql<Row>`
    with member as (
      select stakeholder_group, stakeholder_id, name, email_address, contact_number, sample, exists (
        select from duty_shift shift where shift.membership_id = membership.id
          and shift.starts_at <= coalesce(${at}::timestamptz, now()) and shift.ends_at > coalesce(${at}::timestamptz, now())
      ) as on_duty
      from stakeholder_membership membership join stakeholder person on person.id = membership.stakeholder_id
      where stakeholder_group = any(${[...groups]}) and (${samples} or not sample)
    ), manned as (select distinct stakeholder_group from member where on_duty)
    select stakeholder_id as id, name, email_address as email, contact_number as phone, sample,
      array_agg(stakeholder_group order by array_position(${[...groups]}::text[], stakeholder_group)) as groups, bool_or(on_duty) as "onDuty"
    from member where on_duty or not ${onDuty} or stakeholder_group not in (select stakeholder_group from manned)
    group by stakeholder_id, name, email_address, contact_number, sample
    order by stakeholder_id`.execute(kysely);
  return rows.map(({ phone, ...person }) => ({ ...person, number: toDialledNumber(phone) }));
};

/** Whom of these groups to warn now. */
export const listResponders = (database: Pick<Database, 'kysely'>, groups: readonly StakeholderGroup[]): Promise<readonly Responder[]> =>
  listPeopleOnCall(database, { groups, onDuty: true, samples: false, at: null });
