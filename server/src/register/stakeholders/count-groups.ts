import type { StakeholderGroup } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';

/** How many people each group of the directory has. */
export const countByGroup = async ({ kysely }: Database): Promise<ReadonlyMap<StakeholderGroup, number>> => {
  const rows = await kysely
    .selectFrom('stakeholder_membership')
    .select(({ fn }) => ['stakeholder_group', fn.countAll<number>().as('count')])
    .groupBy('stakeholder_group')
    .execute();
  return new Map(rows.map(({ stakeholder_group, count }) => [stakeholder_group, count]));
};
