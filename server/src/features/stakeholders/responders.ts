import { dialledNumber, type StakeholderGroup } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A person of the directory as a warning reaches them. */
export interface Responder {
  readonly name: string;
  readonly email: string;
  /** As it is dialled; null: what is written there is no number. */
  readonly number: string | null;
}

/**
 * Whom of these groups to warn now: in each group those on duty by its rota; all of it where nobody is. Made-up people of the
 * samples are nobody's contacts.
 */
export const respondersOf = async (
  { kysely }: Pick<Database, 'kysely'>,
  groups: readonly StakeholderGroup[],
): Promise<readonly Responder[]> => {
  const { rows } = await sql<{ readonly name: string; readonly email_address: string; readonly contact_number: string }>`
    with member as (
      select stakeholder_group, stakeholder_id, name, email_address, contact_number, on_duty_until is not null as on_duty
      from stakeholder_directory where stakeholder_group = any(${[...groups]}) and not sample
    ), manned as (select stakeholder_group from member where on_duty group by stakeholder_group)
    select distinct on (stakeholder_id) name, email_address, contact_number from member
    where on_duty or stakeholder_group not in (select stakeholder_group from manned)
    order by stakeholder_id`.execute(kysely);
  return rows.map(({ name, email_address, contact_number }) => ({ name, email: email_address, number: dialledNumber(contact_number) }));
};
