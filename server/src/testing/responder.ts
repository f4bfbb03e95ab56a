import type { StakeholderGroup } from '@hazardguard/contract';
import type { Database } from '../platform/db/database.ts';

export interface MadeResponder {
  readonly name: string;
  readonly group: StakeholderGroup;
  /** Their shift begins and ends so many minutes from now; none: not in the rota. */
  readonly onDutyMinutes?: readonly [from: number, to: number];
  readonly sample?: boolean;
  readonly email?: string;
}

/** A person of the directory, with an address and a number, written into the tables directly. Returns the id. */
export const addResponder = async ({ pool }: Database, person: MadeResponder): Promise<number> => {
  const { name, group, onDutyMinutes, sample = false, email = `${name.toLowerCase()}@example.org` } = person;
  const { rows } = await pool.query<{ id: number; member: number }>(
    `with person as (insert into stakeholder (name, designation, contact_number, email_address, address, sample)
       select $1, 'Officer', '+9198250' || (10000 + count(*)), $2, 'Bharuch', $4 from stakeholder returning id)
     insert into stakeholder_membership (stakeholder_group, stakeholder_id, role)
     select $3, id, 'Duty' from person returning stakeholder_id as id, id as member`,
    [name, email, group, sample],
  );
  if (onDutyMinutes !== undefined) {
    await pool.query(
      `insert into duty_shift (membership_id, starts_at, ends_at)
       values ($1, now() + $2 * interval '1 minute', now() + $3 * interval '1 minute')`,
      [rows[0]?.member, ...onDutyMinutes],
    );
  }
  return rows[0]?.id ?? 0;
};
