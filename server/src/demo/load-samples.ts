import { industryFields, inventoryFields } from '@hazardguard/contract';
import type { Database } from '../platform/db/database.ts';
import { toColumns } from '../register/field-columns.ts';
import type { GeoFeature } from '../register/geo-data/geo-feature.ts';
import { toNameKey } from '../register/industries/rules.ts';
import { importAreas } from '../register/population/import-areas.ts';
import { importRoads } from '../register/roads/import-roads.ts';
import { personFields } from '../register/stakeholders/rules.ts';
import { importMap } from '../register/street-map/import-map.ts';
import { sampleStakeholders } from './sample-stakeholders.ts';
import { listSampleSites, readSampleReceptors } from './samples.ts';
import { syntheticPopulation } from './synthetic-population.ts';
import { syntheticTown } from './synthetic-town.ts';

async function* stream(features: readonly GeoFeature[]): AsyncGenerator<GeoFeature> {
  yield* features;
}

/** Streets, roads and people around the first sites, named as synthetic wherever they are drawn or counted. */
const loadTown = async (database: Database): Promise<void> => {
  // The first site, and the one of the worked example.
  const sites = listSampleSites().slice(0, 2);
  const receptors = readSampleReceptors();
  const town = sites.flatMap((site) => syntheticTown(site, receptors));
  const source = { year: null, licence: 'invented data', dryRun: false } as const;
  const streets = { ...source, sourceName: 'Synthetic sample: invented streets and names' };
  const people = { ...source, sourceName: 'Synthetic sample: invented villages and people' };
  const actor = { id: null, name: null };
  await importMap(database, stream(town), { ...streets, name: 'Synthetic sample town', licence: '', actor: null });
  await importRoads(database, stream(town), { ...streets, name: 'Synthetic sample roads', actor });
  const settlements = sites.flatMap((site) => syntheticPopulation(site, site.name));
  await importAreas(database, stream(settlements), { ...people, name: 'Synthetic sample population', actor });
};

/**
 * Adds the samples once: later changes and deletions remain. The last site is added first, so that a list of the newest begins with
 * the first.
 */
export const loadSamples = async (database: Database): Promise<void> => {
  await database.kysely.transaction().execute(async (transaction) => {
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
    // On its own connection: if this transaction fails, the next start updates the same features.
    await loadTown(database);
  });
};
