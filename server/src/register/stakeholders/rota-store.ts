import { ApiError, type Shift, type ShiftInput, type StakeholderGroup } from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { findIndustry } from '../industries/store.ts';
import { noSuchShift, refusePastChange } from './rota.ts';

interface ShiftRow {
  readonly id: number;
  readonly membership_id: number;
  readonly stakeholder_id: number;
  readonly stakeholder_group: StakeholderGroup;
  readonly name: string;
  readonly role: string;
  readonly contact_number: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly industry_id: number | null;
  readonly industry_name: string | null;
  readonly version: number;
}

const presentShift = (row: ShiftRow): Shift => ({
  id: row.id,
  memberId: row.membership_id,
  personId: row.stakeholder_id,
  name: row.name,
  role: row.role,
  contactNumber: row.contact_number,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  industryId: row.industry_id,
  industryName: row.industry_name,
  version: row.version,
});

const listRows = async ({ kysely }: Pick<Database, 'kysely'>, condition: RawBuilder<unknown>): Promise<readonly ShiftRow[]> => {
  const { rows } = await sql<ShiftRow>`
    select shift.id, membership_id, stakeholder_id, stakeholder_group, name, membership.role, contact_number, starts_at, ends_at, shift.version,
      shift.industry_id, industry_name
    from duty_shift shift
      join stakeholder_membership membership on membership.id = shift.membership_id
      join stakeholder person on person.id = membership.stakeholder_id
      left join industry on industry.id = shift.industry_id
    where ${condition} order by starts_at, shift.id`.execute(kysely);
  return rows;
};

/** A group's shifts that touch the time between two moments. */
export const listShiftsBetween = async (database: Database, group: StakeholderGroup, from: Date, to: Date): Promise<readonly Shift[]> =>
  (await listRows(database, sql`stakeholder_group = ${group} and ends_at > ${from} and starts_at < ${to}`)).map(presentShift);

const findShift = async (database: Pick<Database, 'kysely'>, id: number): Promise<ShiftRow> => {
  const [row] = await listRows(database, sql`shift.id = ${id}`);
  if (!row) throw noSuchShift(id);
  return row;
};

const refuseNonMember = async ({ kysely }: Pick<Database, 'kysely'>, group: StakeholderGroup, memberId: number): Promise<void> => {
  const found = await kysely
    .selectFrom('stakeholder_membership')
    .select('id')
    .where('id', '=', memberId)
    .where('stakeholder_group', '=', group)
    .executeTakeFirst();
  if (found) return;
  const message = 'Choose a person of this group';
  throw new ApiError('invalid-input', message, [{ field: 'memberId', message, value: String(memberId) }]);
};

const toColumns = ({ memberId, startsAt, endsAt, industryId }: ShiftInput) => ({
  membership_id: memberId,
  starts_at: new Date(startsAt),
  ends_at: new Date(endsAt),
  industry_id: industryId,
});

export const addShift = async (database: Database, group: StakeholderGroup, input: ShiftInput): Promise<Shift> => {
  if (Date.parse(input.endsAt) <= Date.now()) {
    const message = 'The end must lie ahead: a rota is not written afterwards';
    throw new ApiError('invalid-input', message, [{ field: 'endsAt', message, value: input.endsAt }]);
  }
  await refuseNonMember(database, group, input.memberId);
  if (input.industryId !== null) await findIndustry(database, input.industryId);
  const { id } = await database.kysely.insertInto('duty_shift').values(toColumns(input)).returning('id').executeTakeFirstOrThrow();
  return presentShift(await findShift(database, id));
};

/** The row is held while its past is looked at, so that two changes at once cannot pass each other. */
const withShift = <T>(
  { kysely }: Database,
  id: number,
  act: (part: Pick<Database, 'kysely'>, stored: ShiftRow) => Promise<T>,
): Promise<T> =>
  kysely.transaction().execute(async (transaction) => {
    await transaction.selectFrom('duty_shift').select('id').where('id', '=', id).forUpdate().execute();
    const part = { kysely: transaction };
    return act(part, await findShift(part, id));
  });

export const changeShift = async (
  database: Database,
  id: number,
  { version, ...input }: ShiftInput & { readonly version?: number | undefined },
): Promise<Shift> => {
  if (input.industryId !== null) await findIndustry(database, input.industryId);
  return withShift(database, id, async (part, stored) => {
    if (version !== undefined && version !== stored.version) {
      throw new ApiError('edited-meanwhile', 'Someone else has changed this shift in the meantime. Reload it and repeat your change');
    }
    refusePastChange(stored, input, new Date());
    await refuseNonMember(part, stored.stakeholder_group, input.memberId);
    await part.kysely
      .updateTable('duty_shift')
      .set({ ...toColumns(input), version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
    return presentShift(await findShift(part, id));
  });
};

export const removeShift = (database: Database, id: number): Promise<void> =>
  withShift(database, id, async ({ kysely }, stored) => {
    refusePastChange(stored, 'remove', new Date());
    await kysely.deleteFrom('duty_shift').where('id', '=', id).execute();
  });
