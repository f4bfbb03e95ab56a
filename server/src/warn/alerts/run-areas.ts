import {
  type AreaChoice,
  type AreaPopulation,
  type ComparedArea,
  choosePeopleInside,
  type PeopleInside,
  type PopulationCount,
  type Run,
  type RunAreas,
} from '@hazardguard/contract';
import { findPeopleInside } from '../../assess/runs/footprint.ts';
import { readRun } from '../../assess/runs/read-run.ts';
import { outlineGuide } from '../../assess/warned-area/guide-outline.ts';
import { listWarnedZones } from '../../assess/warned-area/warned-area.ts';
import type { Database } from '../../platform/db/database.ts';
import { toAlertArea } from './alert-area.ts';
import { countArea, countZones } from './area-columns.ts';
import { computeAreaKm2, countInside, countPopulationInside } from './area-facts.ts';
import { type AreaDeps, findRunArea } from './run-area.ts';
import { drawVillages, placeVillages } from './village-areas.ts';

export interface RunAreasDeps extends AreaDeps {
  readonly database: Database;
}

/** One of the areas that an alert can have; it is not the area of an alert yet. */
export const presentArea = (choice: AreaChoice, area: unknown, people: PeopleInside, actNow: AreaPopulation['actNow']): ComparedArea => ({
  choice,
  chosen: false,
  areaKm2: computeAreaKm2(area),
  people,
  actNow: actNow && { areaKm2: actNow.areaKm2, people: actNow.inside },
  failure: null,
});

/** The zone of the best estimate alone. */
export const presentZone = (run: Run): ComparedArea => {
  const zones = listWarnedZones(run.result);
  return presentArea('zone', toAlertArea(zones), findPeopleInside(run, zones.at(-1)?.level.id), null);
};

/** The act-now and be-ready areas of a run around its zones, counted as a draft from the run is; without them the zones alone. */
export const countRunAreas = async (
  { database, ...deps }: RunAreasDeps,
  run: Run,
): Promise<{ readonly area: object; readonly warned: ComparedArea; readonly population: PopulationCount }> => {
  const zones = listWarnedZones(run.result);
  const { warned, reason } = await findRunArea(deps, run);
  const area = toAlertArea(zones, warned);
  if (warned === null) {
    const { population } = await countZones(database, run, zones);
    const failed = { choice: 'warned-area', chosen: false, areaKm2: null, people: null, actNow: null, failure: reason } as const;
    return { area, warned: failed, population };
  }
  const { inside, actNow, population } = await countArea(database, area, [findPeopleInside(run, zones.at(-1)?.level.id)]);
  return { area, warned: presentArea('warned-area', area, inside, actNow), population };
};

/** The source of a run and its wind. */
export const toOrigin = ({ result }: Run): NonNullable<RunAreas['origin']> => {
  const { site, hazard, windFromDeg, windSpeedMs } = result;
  const { latitude, longitude } = site;
  return { latitude, longitude, wind: hazard === 'explosion' ? null : { fromDeg: windFromDeg, speedMs: windSpeedMs } };
};

/** The area of the guide's distances and the people in it; null: the guide has no row for the substance. */
export const countGuide = async ({ database }: Pick<RunAreasDeps, 'database'>, run: Run): Promise<RunAreas['guide']> => {
  const guide = outlineGuide(run);
  if (guide === null) return null;
  const outline = guide.outline.map(([longitude, latitude]): [number, number] => [longitude, latitude]);
  const area = {
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties: { severity: 'severe' }, geometry: { type: 'Polygon', coordinates: [outline] } }],
  };
  const [recorded, population] = await Promise.all([countInside(database, area), countPopulationInside(database, area)]);
  return { outline, distanceM: guide.distanceM, areaKm2: computeAreaKm2(area), people: choosePeopleInside(population, recorded) };
};

/** The areas that an alert from the run would have, for maps and tables before there is an alert. */
export const readRunAreas = async (deps: RunAreasDeps, id: string): Promise<RunAreas> => {
  const { run } = await readRun(deps.database, id);
  const [{ area, warned, population }, guide] = await Promise.all([countRunAreas(deps, run), countGuide(deps, run)]);
  const placed = await placeVillages(deps.database, area, population.villages);
  const villageAreas = drawVillages(area, placed);
  return { area, population, villageAreas, origin: toOrigin(run), guide, areas: [presentZone(run), warned] };
};
