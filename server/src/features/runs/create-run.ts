import { findChemical, substanceOf } from '@hazardguard/chemicals';
import { type Account, ApiError, type FieldProblem, type Run, type runInput } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import type { z } from 'zod';
import { distanceM } from '../../compute/geodesy.ts';
import type { Compute } from '../../compute/pool.ts';
import { checkScenario, type ReceptorTable, type Scenario } from '../../compute/scenario.ts';
import type { Database } from '../../db/database.ts';
import { peopleInside, worstReachM } from './footprint.ts';
import { readRun } from './read-run.ts';
import { fieldProblemOf, siteReachM } from './rules.ts';
import { appendRun } from './store.ts';

type RunInput = z.output<typeof runInput>;

/** What a run needs to know of the industry it is about. */
export interface RunIndustry {
  readonly id: number;
  readonly industryName: string;
  readonly sample: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const invalid = (problems: readonly FieldProblem[]): ApiError =>
  new ApiError(
    'invalid-scenario',
    problems.length === 1 ? (problems[0]?.message ?? 'The scenario is not valid') : `The scenario has ${problems.length} problems: ${problems.map(({ field }) => field).join(', ')}`,
    problems,
  );

/** The scenario complete and in SI, or a refusal that names every wrong field. */
export const readScenario = ({ scenario: document }: Pick<RunInput, 'scenario'>): Scenario => {
  const { chemical: named } = document as { readonly chemical?: unknown };
  const chemical = typeof named === 'string' ? findChemical(named) : undefined;
  if (!chemical) {
    const value = typeof named === 'string' ? named.slice(0, 100) : JSON.stringify(named)?.slice(0, 100);
    throw invalid([
      {
        field: 'chemical',
        ...(value === undefined ? {} : { value }),
        allowed: 'a CAS number or name of the chemical library',
        message: value === undefined ? 'The chemical is missing' : `The chemical library has no ${value}`,
      },
    ]);
  }
  const checked = checkScenario(document, substanceOf(chemical));
  if (!checked.ok) throw invalid(checked.problems.map(fieldProblemOf));
  if (document.receptors !== undefined) {
    throw invalid([
      {
        field: 'receptors',
        allowed: 'left out',
        message: 'The server counts the places it has recorded; leave the receptors out of the scenario',
      },
    ]);
  }
  return checked.scenario;
};

const checkSite = ({ site }: Scenario, industry: RunIndustry): void => {
  if (industry.latitude === null || industry.longitude === null) return;
  const away = distanceM(site.latitude, site.longitude, industry.latitude, industry.longitude);
  if (away <= siteReachM) return;
  throw invalid([
    {
      field: 'site',
      value: `${site.latitude}, ${site.longitude}`,
      allowed: `within ${siteReachM / 1000} km of ${industry.latitude}, ${industry.longitude}`,
      message: `The site of the scenario is ${Math.round(away / 1000)} km away from ${industry.industryName}`,
    },
  ]);
};

interface CreateRun {
  readonly database: Database;
  readonly compute: Compute;
  readonly input: RunInput;
  readonly industry: RunIndustry;
  readonly person: Account;
  readonly signal: AbortSignal;
  /** Recorded places around a position, asked only once the scenario is known to be good. */
  readonly receptorsAround: (site: Scenario['site']) => Promise<ReceptorTable>;
}

/** Checks, computes and stores one run: inputs, result, weather and versions together, once. */
export const createRun = async ({ database, compute, input, industry, person, signal, receptorsAround }: CreateRun): Promise<Run> => {
  const scenario = readScenario(input);
  checkSite(scenario, industry);
  const result: RunResult = await compute.run(scenario, await receptorsAround(scenario.site), signal);
  const { id } = await appendRun(database, {
    industry_id: industry.id,
    industry_name: industry.industryName,
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
    worst_reach_m: worstReachM(result),
    people: peopleInside(result),
  });
  return (await readRun(database, id)).run;
};
