import { type InventoryItem, isAssessedAsPure, listModels, type Run, type Weather } from '@hazardguard/contract';
import type { Hazard } from '@hazardguard/engine';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFootprint } from '../../compute/use-footprint.ts';
import { routeQuery } from '../../data/route-query.ts';
import { type ChangedScenario, changedScenario, unchangedScenario } from '../changed-conditions/changed-scenario.ts';
import { findObstacle } from '../scenario/obstacle.ts';
import { useRun } from '../scenario/runs.ts';
import { hazards, parseMoment } from '../scenario/scenario-form.ts';
import type { Site } from '../scenario/site.ts';
import { useLibrary, useStock } from '../scenario/use-inventory.ts';
import { useReceptors } from '../scenario/use-receptors.ts';
import { useUncertainty } from '../uncertainty/use-uncertainty.ts';
import { useWeather } from '../weather/use-weather.ts';
import type { ResponseState } from './conditions-address.ts';

interface Air {
  readonly scenario: Pick<ChangedScenario, 'origins'> | undefined;
  /** Age and source as reported; undefined when nothing is known. */
  readonly weather: Weather | undefined;
  /** The weather is current, not the last known. */
  readonly isCurrent: boolean;
  /** When the changed conditions were seen, as typed. */
  readonly date: string;
}

/** Source and age of the weather of the new footprint: one typed value makes it entered weather. */
const findWeatherOrigin = ({ scenario, weather, isCurrent, date }: Air, now: Date): Run['weatherOrigin'] => {
  const entered = (['windFromDeg', 'windSpeedMs', 'temperatureC', 'humidityPercent'] as const).some(
    (name) => scenario?.origins[name] === 'entered',
  );
  const byHand = entered || weather === undefined;
  const observedAt = byHand ? (parseMoment(date) ?? null) : weather.observedAt;
  const source = byHand ? ('manual' as const) : isCurrent ? weather.source : ('last-known' as const);
  const ageS = observedAt === null ? null : Math.max(0, (now.getTime() - Date.parse(observedAt)) / 1000);
  if (byHand) return { source, observedAt, ageS };
  return { source, observedAt, ageS, distanceM: weather.distanceM, temperatureFrom: weather.origins.temperature?.from ?? null };
};

/** The server's maximum for one site; older runs are not considered. */
const maxRuns = 100;
const noReceptors: readonly never[] = [];

/** The newest stored run of a chemical at a site, and of a hazard when one is given. */
const useNewestRun = (site: Site, item: InventoryItem | undefined, name: string | undefined, hazard: Hazard | undefined) => {
  const list = useQuery(routeQuery('/api/runs', { query: { industryId: site.id, limit: maxRuns } }));
  const newest = list.data?.runs.find(
    (run) =>
      item !== undefined && (run.inventoryItemId === item.id || run.chemical === name) && (hazard === undefined || run.hazard === hazard),
  );
  return { list, newest };
};

/** A time that stays fixed while the inputs are the same: the sun must not change an untouched footprint. */
const useStableMoment = (question: string): Date => {
  const cached = useRef({ asked: question, moment: new Date() });
  if (cached.current.asked !== question) cached.current = { asked: question, moment: new Date() };
  return cached.current.moment;
};

/** All state of the screen: the run to compare with, both footprints, and what is missing. */
export const useResponse = (site: Site, state: ResponseState) => {
  const stock = useStock(site.id);
  const library = useLibrary();
  const receptors = useReceptors(site);
  const places = receptors.data?.receptors ?? noReceptors;
  const air = useWeather(site);
  const item = stock.data?.items.find(({ id }) => id === state.item);
  const chemical = item?.chemicalId == null ? undefined : library?.get(item.chemicalId);
  const { list, newest } = useNewestRun(site, item, chemical?.name, state.hazard);
  const beforeId = state.beforeId === 'none' ? undefined : (state.beforeId ?? newest?.id);
  const before = useRun(beforeId);
  const stored = useRun(state.runId);
  const run = before.data;
  const ofRun = hazards.find((hazard) => hazard === (run?.scenario.hazard ?? newest?.hazard));
  const hazard = state.hazard ?? ofRun ?? hazards.find((candidate) => chemical && listModels(chemical).includes(candidate)) ?? 'leak';
  const weather: Weather | undefined = air.data?.current ?? (state.useLast ? (air.data?.last ?? undefined) : undefined);
  const now = useStableMoment(JSON.stringify([state.form, state.item, hazard, state.ownLevels, weather?.observedAt, beforeId]));
  // The choice that the run to compare with was made with holds for the changed conditions, too.
  const assessAsPure = run !== undefined && isAssessedAsPure(run.result);
  const obstacle = item && library ? findObstacle(hazard, item, library, assessAsPure) : undefined;
  // Nothing can be shown until it is known whether a run is stored and what the weather is.
  const known = library !== undefined && list.isSuccess && (beforeId === undefined || before.isSuccess) && !air.isPending;
  const context =
    known && item && !obstacle
      ? { site, item: { ...item, stock: item }, hazard, ownLevels: state.ownLevels, run, weather, now }
      : undefined;
  const scenario = context && changedScenario(state.form, context);
  const preview = useFootprint(scenario?.document, places);
  const old = useFootprint(context && unchangedScenario(state.form, context), places);
  const document = stored.data?.scenario ?? scenario?.document;
  const afterResult = stored.data?.result ?? preview.result;
  const originNow = () =>
    findWeatherOrigin({ scenario, weather, isCurrent: weather === air.data?.current, date: state.form.date }, new Date());
  const uncertainty = useUncertainty({ document, result: afterResult, weatherOrigin: stored.data?.weatherOrigin ?? originNow() });
  return {
    stock,
    library,
    receptors,
    places,
    air,
    weather,
    list,
    item,
    hazard,
    obstacle,
    assessAsPure,
    before,
    beforeId,
    stored,
    scenario,
    preview,
    old,
    /** Of the old footprint: the stored one, or the one computed with the current weather. */
    beforeResult: run ? run.result : old.result,
    beforeStale: run === undefined && old.stale,
    afterResult,
    afterStale: stored.data === undefined && preview.stale,
    document,
    uncertainty,
    originNow,
  };
};
export type Response = ReturnType<typeof useResponse>;
