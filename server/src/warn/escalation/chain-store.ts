import type { Account, EscalationChain, EscalationChainInput } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { chainInScope, coversDistrict, outsideScope } from '../../platform/db/scope/row-scope.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { chainEditedMeanwhile, chainTaken, noSuchChain } from './rules.ts';

type Part = Pick<Database, 'kysely'>;

const selectChains = ({ kysely }: Part) =>
  kysely
    .selectFrom('escalation_chain as chain')
    .leftJoin('industry', 'industry.id', 'chain.industry_id')
    .select([
      'chain.id',
      'chain.name',
      'industry_id',
      'industry_name',
      'chain.district',
      'tiers',
      'chain.version',
      'chain.updated_at',
      'updated_by',
    ])
    .where(chainInScope());

type ChainRow = Awaited<ReturnType<ReturnType<typeof selectChains>['executeTakeFirstOrThrow']>>;

const presentChain = (row: ChainRow): EscalationChain => ({
  id: row.id,
  name: row.name,
  industryId: row.industry_id,
  industryName: row.industry_name,
  district: row.district,
  tiers: row.tiers,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
});

/** The chain for all others first, then by district and industry. */
export const listChains = async (part: Part): Promise<readonly EscalationChain[]> => {
  const rows = await selectChains(part)
    .orderBy(sql`industry_id is not null`)
    .orderBy(sql`chain.district nulls first`)
    .orderBy('industry_name')
    .execute();
  return rows.map(presentChain);
};

export const findChain = async (part: Part, id: number): Promise<EscalationChain> => {
  const row = await selectChains(part).where('chain.id', '=', id).executeTakeFirst();
  if (row === undefined) throw noSuchChain();
  return presentChain(row);
};

/** A chain may be changed only by a user whose scope covers all it applies to: its site, its whole district, or everything. */
export const refuseChainOutside = async (
  database: Database,
  { industryId, district }: Pick<EscalationChain, 'industryId' | 'district'>,
): Promise<void> => {
  if (industryId !== null) await findIndustry(database, industryId);
  else if (!(await coversDistrict(database, district)))
    throw outsideScope('Your scope does not cover everything that this chain applies to');
};

const toColumns = ({ name, industryId, district, tiers }: EscalationChainInput, { name: updated_by }: Account) => ({
  name,
  industry_id: industryId,
  district,
  tiers: JSON.stringify(tiers),
  updated_by,
});

const refuseTaken = async <Result>(write: () => Promise<Result>): Promise<Result> => {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'escalation_chain_of_one') throw chainTaken();
    throw error;
  }
};

export const addChain = async (database: Database, input: EscalationChainInput, person: Account): Promise<EscalationChain> => {
  const { id } = await refuseTaken(() =>
    database.kysely.insertInto('escalation_chain').values(toColumns(input, person)).returning('id').executeTakeFirstOrThrow(),
  );
  return findChain(database, id);
};

export const changeChain = async (
  database: Database,
  id: number,
  { version, ...input }: EscalationChainInput & { readonly version: number },
  person: Account,
): Promise<EscalationChain> => {
  await findChain(database, id);
  const { numUpdatedRows } = await refuseTaken(() =>
    database.kysely
      .updateTable('escalation_chain')
      .set({ ...toColumns(input, person), version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst(),
  );
  if (numUpdatedRows === 0n) throw chainEditedMeanwhile();
  return findChain(database, id);
};

export const removeChain = async ({ kysely }: Database, id: number): Promise<void> => {
  const { numDeletedRows } = await kysely.deleteFrom('escalation_chain').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchChain();
};
