import { industryFields, inventoryFields } from '@hazardguard/contract';
import type { Database } from '../platform/db/database.ts';
import { toColumns } from '../register/field-columns.ts';
import { toNameKey } from '../register/industries/rules.ts';
import { personFields } from '../register/stakeholders/rules.ts';
import { sampleStakeholders } from './sample-stakeholders.ts';
import { listSampleSites, readSampleReceptors } from './samples.ts';

/**
 * Adds the samples once: later changes and deletions remain. The last site is added first, so that a list of the newest begins with
 * the first.
 */
export const loadSamples = async ({ kysely }: Database): Promise<void> => {
  await kysely.transaction().execute(async (transaction) => {
    const marked = await transaction
      .updateTable('installation')
      .set({ samples_at: new Date() })
      .where('samples_at', 'is', null)
      .where('mode', '=', 'demo')
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return;
    for (const { items, ...site } of listSampleSites().toReversed()) {
      const added = await transaction
        .insertInto('industry')
        .values({
          ...toColumns(industryFields, site),
          name_key: toNameKey(site.industryName),
          sample: true,
        })
        .onConflict((conflict) => conflict.column('name_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) continue;
      const rows = items.toReversed().map((item) => ({
        industry_id: added.id,
        ...toColumns(inventoryFields, item),
        sample: true,
      }));
      await transaction.insertInto('inventory_item').values(rows).execute();
    }
    for (const { places, ...person } of sampleStakeholders) {
      const added = await transaction
        .insertInto('stakeholder')
        .values({ ...toColumns(personFields, person), sample: true })
        .onConflict((conflict) => conflict.column('identity_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added === undefined) continue;
      const rows = places.map(({ group, role, department }) => ({
        stakeholder_group: group,
        stakeholder_id: added.id,
        role,
        department: department ?? null,
      }));
      await transaction.insertInto('stakeholder_membership').values(rows).execute();
    }
    await transaction
      .insertInto('receptor')
      .values(readSampleReceptors().map((receptor) => ({ ...receptor, sample: true })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });
};
