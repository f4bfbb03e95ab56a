import {
  contactAgeDays,
  type proofFilters,
  type StakeholderColumn,
  type StakeholderGroup,
  type StakeholderInput,
  stakeholderFields,
} from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import { listColumns, selectColumns, toSortKeys } from '../field-columns.ts';
import {
  alreadyInGroup,
  anotherRecord,
  type DirectoryRow,
  editedMeanwhile,
  noSuchStakeholder,
  toMembershipColumns,
  toPersonColumns,
} from './rules.ts';

/** Which rows of a group's directory. */
export interface DirectoryPart {
  readonly group: StakeholderGroup;
  readonly search: string | null;
  readonly proof: (typeof proofFilters)[number];
}

export interface DirectoryPage extends DirectoryPart {
  readonly sort: StakeholderColumn | undefined;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const sortKeys = toSortKeys(stakeholderFields);

const rowColumns = selectColumns([
  'id',
  'external_id',
  'stakeholder_group',
  'stakeholder_id',
  ...listColumns(stakeholderFields),
  'sample',
  'version',
  'updated_at',
  'contact_number_proved_at',
  'email_address_proved_at',
  'on_duty_until',
  'stakeholder_groups',
]);

const oldest = sql`now() - make_interval(days => ${contactAgeDays.ageing})`;
const toProve = sql<boolean>`(coalesce(contact_number_proved_at < ${oldest}, true) or coalesce(email_address_proved_at < ${oldest}, true))`;

const matchesPart = ({ group, search, proof }: DirectoryPart): RawBuilder<unknown> => {
  const found =
    search === null
      ? sql`true`
      : sql`(${containsText(sql`person_search_text`, search)} or ${containsText(sql`membership_search_text`, search)})`;
  return sql`stakeholder_group = ${group} and ${found} and ${proof === 'open' ? toProve : sql`true`}`;
};

export const countMembers = async ({ kysely }: Database, part: DirectoryPart): Promise<number> => {
  const { rows } = await sql<{ total: number }>`select count(*) as total from stakeholder_directory where ${matchesPart(part)}`.execute(
    kysely,
  );
  return rows[0]?.total ?? 0;
};

/** One page; rows that sort alike keep the order of their ids, so that no row is on two pages. */
export const listMembers = async ({ kysely }: Database, page: DirectoryPage): Promise<readonly DirectoryRow[]> => {
  const direction = page.direction === 'desc' ? sql`desc` : sql`asc`;
  const order = page.sort === undefined ? sql`id desc` : sql`${sortKeys[page.sort]} ${direction} nulls last, id ${direction}`;
  const { rows } = await sql<DirectoryRow>`
    select ${rowColumns} from stakeholder_directory where ${matchesPart(page)} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(
    kysely,
  );
  return rows;
};

export interface GroupSummary {
  readonly group: StakeholderGroup;
  readonly people: number;
  readonly toProve: number;
  readonly onDuty: string[];
}

/** Groups with at least one person. */
export const summariseGroups = async ({ kysely }: Database): Promise<readonly GroupSummary[]> => {
  const { rows } = await sql<GroupSummary>`
    select stakeholder_group as "group", count(*) as people, count(*) filter (where ${toProve}) as "toProve",
      coalesce(array_agg(name order by name) filter (where on_duty_until is not null), '{}') as "onDuty"
    from stakeholder_directory group by stakeholder_group`.execute(kysely);
  return rows;
};

export const findMember = async ({ kysely }: Database, id: number): Promise<DirectoryRow> => {
  const { rows } = await sql<DirectoryRow>`select ${rowColumns} from stakeholder_directory where id = ${id}`.execute(kysely);
  const [row] = rows;
  if (!row) throw noSuchStakeholder(id);
  return row;
};

/** The name of the group's member with this id in the specification's format ('id-' and digits); undefined: there is none. */
export const findNameInGroup = async ({ kysely }: Database, group: StakeholderGroup, externalId: string): Promise<string | undefined> => {
  const query = kysely.selectFrom('stakeholder_directory').select('name');
  return (await query.where('stakeholder_group', '=', group).where('external_id', '=', externalId).executeTakeFirst())?.name;
};

/** The person's places in all groups, oldest first. */
export const listMemberships = async ({ kysely }: Database, personId: number): Promise<readonly [DirectoryRow, ...DirectoryRow[]]> => {
  const { rows } =
    await sql<DirectoryRow>`select ${rowColumns} from stakeholder_directory where stakeholder_id = ${personId} order by id`.execute(kysely);
  const [first, ...others] = rows;
  if (!first) throw noSuchStakeholder(personId);
  return [first, ...others];
};

const rowsPerRead = 2_000;

/** Every row of a part in the order of ids, a portion at a time. */
export async function* eachMember({ kysely }: Database, part: DirectoryPart): AsyncGenerator<DirectoryRow> {
  for (let after = 0; ; ) {
    const { rows } = await sql<DirectoryRow>`
      select ${rowColumns} from stakeholder_directory where id > ${after} and ${matchesPart(part)} order by id limit ${rowsPerRead}`.execute(
      kysely,
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerRead) return;
    after = last.id;
  }
}

const isViolation = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

/** The same name and e-mail address is the same person: what is entered now is true for all of that person's groups; what is left out stays. */
export const addMember = async (database: Database, group: StakeholderGroup, input: StakeholderInput): Promise<DirectoryRow> => {
  const person = toPersonColumns(input);
  const given = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));
  try {
    const { id } = await database.kysely.transaction().execute(async (transaction) => {
      const { id: stakeholder_id } = await transaction
        .insertInto('stakeholder')
        .values(person)
        .onConflict((conflict) =>
          conflict.column('identity_key').doUpdateSet({ ...given, version: sql`stakeholder.version + 1`, updated_at: sql`now()` }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return transaction
        .insertInto('stakeholder_membership')
        .values({ stakeholder_group: group, stakeholder_id, ...toMembershipColumns(input) })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    return await findMember(database, id);
  } catch (error) {
    const twice = isViolation(error, 'stakeholder_membership_stakeholder_group_stakeholder_id_key');
    throw twice ? alreadyInGroup(input.name, group) : error;
  }
};

export const changeMember = async (
  database: Database,
  row: DirectoryRow,
  input: StakeholderInput,
  version: number | undefined,
): Promise<DirectoryRow> => {
  try {
    await database.kysely.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('stakeholder')
        .set({ ...toPersonColumns(input), version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', row.stakeholder_id)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw editedMeanwhile();
      await transaction.updateTable('stakeholder_membership').set(toMembershipColumns(input)).where('id', '=', row.id).execute();
    });
  } catch (error) {
    throw isViolation(error, 'stakeholder_identity_key_key') ? anotherRecord(input.name) : error;
  }
  return findMember(database, row.id);
};

export const removeMember = async ({ kysely }: Database, id: number): Promise<void> => {
  const { numDeletedRows } = await kysely.deleteFrom('stakeholder_membership').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchStakeholder(id);
};
