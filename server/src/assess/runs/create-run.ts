import { findChemical, isSolutionName, toSubstance } from '@hazardguard/chemicals';
import {
  type Account,
  ApiError,
  type FieldProblem,
  type InventoryItem,
  isOwnWeatherSource,
  ownWeatherSources,
  type Run,
  type runInput,
  type SiteTerrain,
  withInputCaveats,
  type ZonePopulation,
} from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import type { z } from 'zod';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Compute } from '../../platform/compute/pool.ts';
import { checkScenario, type Scenario } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { findWeatherProvider, weatherProviders } from '../../platform/providers/weather/list.ts';
import { type IndustryRow, toSiteTerrain } from '../../register/industries/rules.ts';
import { findIndustry, noteTerrain } from '../../register/industries/store.ts';
import { presentItem } from '../../register/inventory/rules.ts';
import { countPopulation } from '../../register/population/count-population.ts';
import { readReceptorColumns } from '../../register/receptors/columns-around.ts';
import { computeWorstReachM, listReachedZones, sumHeadCounts } from './footprint.ts';
import { readRun } from './read-run.ts';
import { receptorReachM, siteReachM, toFieldProblem } from './rules.ts';
import { appendRun, findItemAtIndustry } from './store.ts';

type RunInput = z.output<typeof runInput>;

const invalidRun = (problems: readonly FieldProblem[]): ApiError =>
  new ApiError(
    'invalid-scenario',
    problems.length === 1
      ? (problems[0]?.message ?? 'The scenario is not valid')
      : `The scenario has ${problems.length} problems: ${problems.map(({ field }) => field).join(', ')}`,
    problems,
  );

/** The complete scenario in SI units; throws an error that names every wrong field. */
export const readScenario = ({ scenario: document }: Pick<RunInput, 'scenario'>): Scenario => {
  const { chemical: named } = document as { readonly chemical?: unknown };
  const chemical = typeof named === 'string' ? findChemical(named) : undefined;
  if (!chemical) {
    const value = typeof named === 'string' ? named.slice(0, 100) : JSON.stringify(named)?.slice(0, 100);
    throw invalidRun([
      {
        field: 'chemical',
        ...(value === undefined ? {} : { value }),
        allowed: 'a CAS number or name of the chemical library',
        message: value === undefined ? 'The chemical is missing' : `The chemical library has no ${value}`,
      },
    ]);
  }
  if (typeof named === 'string' && chemical.kind !== 'solution' && isSolutionName(named)) {
    const message = `${named.slice(0, 100)} is a solution, which is not modelled. To assess the pure chemical, write ${chemical.name} or ${chemical.cas}`;
    throw invalidRun([{ field: 'chemical', value: named.slice(0, 100), allowed: `${chemical.name} or ${chemical.cas}`, message }]);
  }
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw invalidRun(checked.problems.map(toFieldProblem));
  if (document.receptors !== undefined) {
    throw invalidRun([
      {
        field: 'receptors',
        allowed: 'left out',
        message: 'The server uses its own receptors; leave the receptors out of the scenario',
      },
    ]);
  }
  return checked.scenario;
};

/** Nobody can store a run whose weather came from a service that this server does not know. */
const checkWeatherSource = ({ weatherOrigin: { source } }: RunInput): void => {
  if (isOwnWeatherSource(source) || findWeatherProvider(source) !== undefined) return;
  const allowed = [...ownWeatherSources, ...weatherProviders.map(({ id }) => id)].join(', ');
  throw invalidRun([
    { field: 'weatherOrigin.source', value: source, allowed, message: `${source} is no source of weather on this server` },
  ]);
};

const checkSite = ({ site }: Scenario, industry: IndustryRow): void => {
  if (industry.latitude === null || industry.longitude === null) return;
  const away = distanceM(site.latitude, site.longitude, industry.latitude, industry.longitude);
  if (away <= siteReachM) return;
  throw invalidRun([
    {
      field: 'site',
      value: `${site.latitude}, ${site.longitude}`,
      allowed: `within ${siteReachM / 1000} km of ${industry.latitude}, ${industry.longitude}`,
      message: `The site of the scenario is ${Math.round(away / 1000)} km from ${industry.industry_name}`,
    },
  ]);
};

/** The stock that the run is for; undefined: none. */
const findStock = async (database: Database, { industryId, inventoryItemId }: RunInput): ReturnType<typeof findItemAtIndustry> => {
  if (inventoryItemId === null) return undefined;
  const item = await findItemAtIndustry(database, inventoryItemId, industryId);
  if (item !== undefined) return item;
  const message = 'The inventory item belongs to another industry or does not exist';
  throw new ApiError('invalid-input', message, [{ field: 'inventoryItemId', value: String(inventoryItemId), message }]);
};

/** The stock as it is read. A solution or mixture gets no zones of the pure chemical unless a person has chosen them. */
const readStock = (row: Awaited<ReturnType<typeof findStock>>, { assessAsPure }: RunInput): InventoryItem | undefined => {
  if (row === undefined) return undefined;
  const stock = presentItem(row);
  const { form, substanceName, concentration } = stock;
  if (form.kind === 'pure' || assessAsPure) return stock;
  const value = concentration.trim() === '' ? substanceName : concentration.trim();
  const message =
    form.kind === 'unclear'
      ? `The concentration “${value}” is not understood. Correct it in the inventory, or choose to assess the stock as pure`
      : `The stock is a solution or mixture (${value}), which is not modelled. Choose to assess it as pure, or use the distances of the ERG guide`;
  throw invalidRun([{ field: 'assessAsPure', value: 'false', allowed: 'true', message }]);
};

/** The ground that a run at the site itself states: an answer given once is the default next time. Null: it states none. */
const findStatedTerrain = ({ scenario: { hazard, site }, placeName }: RunInput): SiteTerrain | null =>
  (hazard === 'leak' || hazard === 'flammable') && placeName == null ? toSiteTerrain(site.terrain ?? null) : null;

interface CreateRun {
  readonly database: Database;
  readonly compute: Compute;
  readonly input: RunInput;
  readonly person: Account;
  readonly signal: AbortSignal;
}

/** People inside each zone that is reached, worst first. */
const countInZones = async (database: Database, result: RunResult): Promise<readonly ZonePopulation[]> => {
  const counts: ZonePopulation[] = [];
  for (const zone of listReachedZones(result)) {
    counts.push({ levelId: zone.level.id, ...(await countPopulation(database, [zone.polygon])) });
  }
  return counts;
};

/** Checks, computes and stores one run: inputs, result, weather and versions together, once. */
export const createRun = async ({ database, compute, input, person, signal }: CreateRun): Promise<Run> => {
  const industry = await findIndustry(database, input.industryId);
  const stock = readStock(await findStock(database, input), input);
  const scenario = readScenario(input);
  checkWeatherSource(input);
  checkSite(scenario, industry);
  const drillId = input.drillId ?? null;
  const receptors = await readReceptorColumns(database, scenario.site, receptorReachM);
  const result = withInputCaveats(await compute.run(scenario, receptors, signal), {
    stock,
    weatherSource: input.weatherOrigin.source,
    isExample: false,
  });
  const { id } = await appendRun(database, {
    industry_id: industry.id,
    industry_name: industry.industry_name,
    sample: industry.sample,
    inventory_item_id: input.inventoryItemId,
    created_by: person.name,
    created_by_id: person.id,
    engine_version: result.engineVersion,
    scenario_hash: result.scenarioHash,
    scenario: JSON.stringify(input.scenario),
    weather_origin: JSON.stringify(input.weatherOrigin),
    result: JSON.stringify(result),
    chemical: result.chemical.name,
    hazard: result.hazard,
    worst_reach_m: computeWorstReachM(result),
    people: sumHeadCounts(result),
    population: JSON.stringify(await countInZones(database, result)),
    drill_id: drillId,
    incident_id: input.incidentId ?? null,
    place_name: input.placeName ?? null,
  });
  const terrain = findStatedTerrain(input);
  if (terrain !== null) await noteTerrain(database, industry.id, terrain);
  return (await readRun(database, id)).run;
};
