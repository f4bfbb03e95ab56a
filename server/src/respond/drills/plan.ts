import type { Account, DrillInput } from '@hazardguard/contract';
import { emptyReceptors, type ScenarioDocument } from '@hazardguard/engine';
import { sql } from 'kysely';
import { readScenario } from '../../assess/runs/create-run.ts';
import { findItemAtIndustry } from '../../assess/runs/store.ts';
import { findIndustry } from '../../register/industries/store.ts';
import type { DrillDeps } from './fire-inject.ts';
import { type DrillRow, drillEditedMeanwhile, findScenarioProblems, refuseDrillStep, refuseProblems } from './rules.ts';
import { findDrill, lockDrill, toColumns, writeInjects } from './store.ts';

type PlanDeps = Pick<DrillDeps, 'database' | 'compute' | 'signal'>;

/** Runs the release once to check it; its highest rate, kg/s, or null for an instantaneous release. */
const computeRate = async ({ compute, signal }: PlanDeps, scenario: ScenarioDocument, plannedAt: string): Promise<number | null> => {
  const checked = readScenario({ scenario: { ...scenario, time: plannedAt } });
  refuseProblems(findScenarioProblems(scenario));
  return (await compute.run(checked, emptyReceptors, signal)).source.rateKgS;
};

const checkItem = async ({ database }: PlanDeps, { inventoryItemId, industryId }: DrillInput): Promise<void> => {
  if (inventoryItemId === null || (await findItemAtIndustry(database, inventoryItemId, industryId)) !== undefined) return;
  refuseProblems([
    { field: 'inventoryItemId', value: String(inventoryItemId), message: 'The inventory item does not belong to this industry' },
  ]);
};

export const planDrill = async (deps: PlanDeps, input: DrillInput, person: Account): Promise<DrillRow> => {
  const industry = await findIndustry(deps.database, input.industryId);
  await checkItem(deps, input);
  const rate = await computeRate(deps, input.scenario, input.plannedAt);
  return deps.database.kysely.transaction().execute(async (transaction) => {
    const drill = await transaction
      .insertInto('drill')
      .values({
        ...toColumns(input),
        industry_id: industry.id,
        industry_name: industry.industry_name,
        sample: industry.sample,
        rate_kg_s: rate,
        created_by: person.name,
        created_by_id: person.id,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeInjects({ kysely: transaction }, drill.id, input.injects);
    return drill;
  });
};

export const changeDrill = async (deps: PlanDeps, id: number, input: DrillInput & { readonly version: number }): Promise<DrillRow> => {
  refuseDrillStep((await findDrill(deps.database, id)).state, 'change');
  const industry = await findIndustry(deps.database, input.industryId);
  await checkItem(deps, input);
  const rate = await computeRate(deps, input.scenario, input.plannedAt);
  return deps.database.kysely.transaction().execute(async (transaction) => {
    const before = await lockDrill({ kysely: transaction }, id);
    refuseDrillStep(before.state, 'change');
    if (before.version !== input.version) throw drillEditedMeanwhile();
    await writeInjects({ kysely: transaction }, id, input.injects);
    return transaction
      .updateTable('drill')
      .set({
        ...toColumns(input),
        industry_id: industry.id,
        industry_name: industry.industry_name,
        sample: industry.sample,
        rate_kg_s: rate,
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
};
