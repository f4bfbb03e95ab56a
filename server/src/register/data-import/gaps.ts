import {
  type GapKind,
  industryFields,
  inventoryFields,
  type RegisterFields,
  receptorFields,
  stakeholderFields,
  sumTolerance,
  unitFactors,
} from '@hazardguard/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope, siteInScope } from '../../platform/db/scope/row-scope.ts';
import { findOtherSubstance } from '../inventory/check-identity.ts';

export interface GapRow {
  readonly as: GapKind;
  readonly id: number;
  /** What the row is called, and where it belongs. */
  readonly name: string;
  readonly place: string;
  /** Mandatory fields that are not known. */
  readonly missing: readonly string[];
}

/** Empty, or a CAS number that an earlier version stored and that is none. */
const isUnknown = (column: string): RawBuilder<boolean> =>
  column === 'cas_no' ? sql<boolean>`not is_cas_number(cas_no)` : sql<boolean>`coalesce(${sql.ref(column)}::text, '') = ''`;

/** Names of the mandatory fields that a row lacks, as an array. */
const listMissing = (fields: RegisterFields, leaveOut: readonly string[] = []): RawBuilder<unknown> => {
  const mandatory = Object.entries(fields).filter(([name, { optional }]) => optional !== true && !leaveOut.includes(name));
  const cases = mandatory.map(([name, { column }]) => sql`case when ${isUnknown(column)} then ${name}::text end`);
  return sql`array_remove(array[${sql.join(cases)}], null)`;
};

/** Kilograms or litres of a unit, in SQL; null for none. */
const inBase = (unit: string): RawBuilder<unknown> =>
  sql`case ${sql.ref(unit)} ${sql.join(
    Object.entries(unitFactors).map(([name, factor]) => sql`when ${name} then ${factor}::float8`),
    sql` `,
  )} end`;

/** Vessels that are not known, do not add up to the quantity, or have a pressure of unknown kind: each is an assumption in every result. */
const listMissingVessels = sql`array_remove(array[
  case when vessel_count is null then 'vesselCount' end,
  case when abs(vessel_count * vessel_content * ${inBase('vessel_content_unit')} - quantity * ${inBase('unit')})
    > ${sumTolerance} * quantity * ${inBase('unit')} then 'vesselContent' end,
  case when storage_pressure is not null and storage_pressure_kind is null then 'storagePressureKind' end
], null)`;

/** One text of a name and a CAS number, by which the library is asked and the rows are found again. */
const identity = sql<string>`substance_name || chr(31) || cas_no`;

/** The names and CAS numbers in the register that mean two substances: the rule of the form and of files, for rows of before. */
const listDisagreeing = async ({ kysely }: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ substance_name: string; cas_no: string; key: string }>`
    select distinct substance_name, cas_no, ${identity} as key from inventory_item
    where is_cas_number(cas_no) and ${siteIdInScope('inventory_item.industry_id')}`.execute(kysely);
  return rows.filter(({ substance_name, cas_no }) => findOtherSubstance(substance_name, cas_no) !== null).map(({ key }) => key);
};

const selects = {
  industries: () =>
    sql`select 'industries' as "as", id, industry_name as name, district as place, ${listMissing(industryFields)} as missing from industry where ${siteInScope()}`,
  inventory: (disagreeing: readonly string[]) => sql`
    select 'inventory' as "as", inventory_item.id, coalesce(nullif(product_name, ''), substance_name) as name, industry_name as place,
      ${listMissing(inventoryFields)} || case when ${identity} = any(${[...disagreeing]}::text[]) then array['otherSubstance'] else '{}'::text[] end
        || ${listMissingVessels} as missing
    from inventory_item join industry on industry.id = industry_id where ${siteIdInScope('inventory_item.industry_id')}`,
  receptors: () =>
    sql`select 'receptors' as "as", number as id, name, kind as place, ${listMissing(receptorFields)} as missing from receptor`,
  contacts: () => sql`
    select 'contacts' as "as", id, name, stakeholder_group as place,
      ${listMissing(stakeholderFields, ['department'])} || case when stakeholder_group = 'central_core_team' and coalesce(department, '') = '' then array['department'] else '{}'::text[] end as missing
    from stakeholder_directory`,
  // Nobody of a list may be left out of a warning without a word: those without a place, then those found by another spelling.
  recipients: () => sql`
    select 'recipients' as "as", id, coalesce(name, role, '') as name,
      coalesce(listed_place || ' → ' || place_name, listed_place, listed_code, '') as place,
      array[case
        when place_name is not null then 'spelling'
        else coalesce((select reason from find_recipient_place(listed_place, listed_code, listed_district, listed_subdistrict)), 'foundNow')
      end] as missing
    from listed_recipient where place_name is null or (listed_code is null and place_key(place_name) <> place_key(listed_place))`,
} as const;

/** Rows of one register that lack a field which the form demands or contradict themselves, and how many there are; those without vessels alone, and recipients found by another spelling, come last. */
export const listGaps = async (
  database: Database,
  { as, limit, offset }: { readonly as: GapRow['as']; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly GapRow[]; readonly total: number }> => {
  const disagreeing = as === 'inventory' ? await listDisagreeing(database) : [];
  const { rows } = await sql<GapRow & { total: number }>`
    select *, count(*) over () as total from (${selects[as](disagreeing)}) as one where cardinality(missing) > 0
    order by missing in (array['vesselCount'], array['spelling']), id limit ${limit} offset ${offset}`.execute(database.kysely);
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
};
