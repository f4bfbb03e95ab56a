import { type AreaPopulation, choosePeopleInside, type PeopleInside, type PublicArea, type Run, raiseToInner } from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import { findPeopleInside, findPopulation } from '../../assess/runs/footprint.ts';
import type { Database } from '../../platform/db/database.ts';
import { toActArea, toAlertArea } from './alert-area.ts';
import { computeAreaKm2, countInside, countPopulationInside, findActNowArea } from './area-facts.ts';
import type { RunArea } from './run-area.ts';

interface CountedArea {
  readonly inside: PeopleInside;
  /** Of the act-now area alone; null: there is only one area. */
  readonly actNow: AreaPopulation['actNow'];
  readonly population: Awaited<ReturnType<typeof countPopulationInside>>;
  /** By the head-counts of the recorded places inside. */
  readonly people: number;
}

const countActNow = async (database: Database, area: PublicArea, zone: PeopleInside | null): Promise<AreaPopulation['actNow']> => {
  const [recorded, population] = await Promise.all([countInside(database, area), countPopulationInside(database, area)]);
  return {
    areaKm2: computeAreaKm2(area),
    inside: choosePeopleInside(population, recorded),
    zone,
    villages: population.villages.map(({ code, name }) => ({ code, name })),
    districts: null,
  };
};

/** People in an area by the one rule; `inner` are those of the zones inside it. */
export const countArea = async (database: Database, area: object, inner: readonly PeopleInside[] = []): Promise<CountedArea> => {
  const [recorded, population] = await Promise.all([countInside(database, area), countPopulationInside(database, area)]);
  const actNowArea = findActNowArea(area);
  const actNow = actNowArea && (await countActNow(database, actNowArea, inner.at(-1) ?? null));
  const within = actNow === null ? inner : [...inner, actNow.inside];
  return { inside: raiseToInner(choosePeopleInside(population, recorded), within), actNow, population, people: recorded.people };
};

/** People in the widest of the zones that are warned, as the run counted them: every document of the run has this number. */
export const countZones = async (database: Database, run: Run, zones: readonly Zone[]): Promise<CountedArea> => {
  const levelId = zones.at(-1)?.level.id;
  return {
    actNow: null,
    inside: findPeopleInside(run, levelId),
    population: findPopulation(run, levelId) ?? (await countPopulationInside(database, toAlertArea(zones))),
    people: run.result.impact.find((one) => one.levelId === levelId)?.within.people ?? 0,
  };
};

/** Names of the villages and wards where people must act, the largest first, for the words of a warning. */
export const listActVillages = async (database: Database, area: RunArea): Promise<readonly string[]> =>
  (await countPopulationInside(database, toActArea(area))).villages.map(({ name }) => name);

/** The area as it is stored, with the people inside. */
export const toAreaColumns = (area: object, { inside, actNow, population, people }: CountedArea) => ({
  area: JSON.stringify(area),
  people_inside: people,
  population: JSON.stringify({ ...population, inside, actNow }),
});
