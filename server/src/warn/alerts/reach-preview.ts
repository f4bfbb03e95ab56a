import {
  type AlertReach,
  type AreaChoice,
  type AreaPopulation,
  type ComparedArea,
  findPeopleInArea,
  followChannels,
  type PopulationCount,
  type Run,
  recipientChannels,
  stakeholderGroups,
} from '@hazardguard/contract';
import { listReachedZones } from '../../assess/runs/footprint.ts';
import { readRun } from '../../assess/runs/read-run.ts';
import { countByGroup } from '../../register/stakeholders/count-groups.ts';
import { isSameVillage, readPlaceRules } from '../delivery/place-rules.ts';
import type { Area } from '../followers/reach.ts';
import { countWithoutPlace, listFollowersWithin } from '../followers/recipients.ts';
import { toIncidentSeverity } from './alert-area.ts';
import { computeAreaKm2, countInside, countPopulationInside, parsePolygons } from './area-facts.ts';
import { meetsPart } from './choose-places.ts';
import { noSuchAlert } from './draft-alert.ts';
import { chooseActionAt, findArrivalS, findDistanceM } from './place-action.ts';
import { findActionAt } from './place-variants.ts';
import { presentAlert } from './present.ts';
import { countGuide, countRunAreas, presentArea, presentZone, type RunAreasDeps, toOrigin } from './run-areas.ts';
import { type AlertRow, findAlert } from './store.ts';
import { drawVillages, type PlacedVillage, placeVillages } from './village-areas.ts';

/** Whom each of the areas would warn that the alert can have, so that warning too few and too many is visible. */
const compareAreas = async (deps: RunAreasDeps, row: AlertRow, run: Run): Promise<ComparedArea[]> => {
  const own = (choice: AreaChoice): ComparedArea => ({
    ...presentArea(choice, row.area, findPeopleInArea(presentAlert(row)), row.population?.actNow ?? null),
    chosen: true,
  });
  return [
    row.area_choice === 'zone' ? own('zone') : presentZone(run),
    row.area_choice === 'warned-area' ? own('warned-area') : (await countRunAreas(deps, run)).warned,
    ...(row.area_choice === 'drawn' ? [own('drawn')] : []),
  ];
};

/** What each village inside is asked to do, by the advice that is stored with the version, and whether it is switched off. */
const adviseVillages = (
  row: AlertRow,
  run: Run | null,
  population: PopulationCount,
  placed: readonly PlacedVillage[],
): AlertReach['villages'] => {
  const now = new Date();
  const severity = run === null ? null : toIncidentSeverity(listReachedZones(run.result));
  const meetsZone = meetsPart(row.area, ['zone', 'act-now']);
  const { villagesOff, variants, action } = presentAlert(row, now);
  return population.villages.map(({ code, name, box }) => {
    const village = { code, name };
    const place = placed.find((one) => isSameVillage(one.village, village));
    const facts = {
      ...village,
      area: place?.area ?? null,
      inZone: place !== undefined && place.outline !== null && meetsZone(place.outline),
      off: villagesOff.some((one) => isSameVillage(one, village)),
    };
    if (run === null || severity === null || box === undefined || row.hazard === null) return { ...facts, action, leftS: null };
    const metres = findDistanceM(run.result, box);
    const { leftS } = chooseActionAt(run, { hazard: row.hazard, severity, arrivalS: findArrivalS(run.result, metres), now });
    return { ...facts, action: findActionAt({ variants, action }, { distanceM: metres, area: facts.area }, now), leftS };
  });
};

/** The recipients of the alert in its present version, before it is released. */
export const previewAlertReach = async (deps: RunAreasDeps, id: string): Promise<AlertReach> => {
  const { database } = deps;
  const row = await findAlert(database, id);
  if (!row) throw noSuchAlert();
  const area: Area = { type: 'MultiPolygon', coordinates: parsePolygons(row.area) };
  const run = row.run_id === null ? null : (await readRun(database, row.run_id)).run;
  const [counts, { inside: _inside, actNow, ...population }, within, withoutPlace, groups, areas, guide] = await Promise.all([
    countInside(database, row.area),
    // As counted for this version: the lists of alerts have the same number.
    (row.population ?? countPopulationInside(database, row.area)) as AreaPopulation | Promise<AreaPopulation>,
    listFollowersWithin(database, area),
    countWithoutPlace(database),
    countByGroup(database),
    run === null ? [] : compareAreas(deps, row, run),
    run === null ? null : countGuide(deps, run),
  ]);
  const alert = presentAlert(row);
  const placed = await placeVillages(database, row.area, population.villages, actNow?.villages);
  const rules = await readPlaceRules(database, {
    area,
    villages: population.villages,
    villagesOff: alert.villagesOff,
    actNow: null,
    variants: [],
    site: null,
    now: new Date(),
  });
  const followers = within.filter(({ circles }) => !rules.isOff(circles));
  return {
    ...counts,
    inside: findPeopleInArea(alert),
    population,
    areaKm2: computeAreaKm2(row.area),
    followers: recipientChannels
      .map((channel) => ({ channel, count: followers.filter((follower) => follower.channel === channel).length }))
      .filter(({ channel, count }) => followChannels.some((one) => one === channel) || count > 0),
    withoutPlace,
    stakeholders: stakeholderGroups.map((group) => ({ group, count: groups.get(group) ?? 0 })),
    villages: adviseVillages(row, run, population, placed),
    villageAreas: drawVillages(row.area, placed),
    origin: run && toOrigin(run),
    guide,
    areas,
  };
};
