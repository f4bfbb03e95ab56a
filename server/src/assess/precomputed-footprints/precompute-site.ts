import {
  choosePeopleInside,
  indexRings,
  type PopulationCount,
  type PrecomputedCase,
  type PrecomputedFootprint,
  type SiteTerrain,
  type WeatherForecast,
} from '@hazardguard/contract';
import type { Reaches, Weather } from '@hazardguard/engine';
import type { Compute } from '../../platform/compute/pool.ts';
import { engineVersion } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { countPeopleInside, countPopulation } from '../../register/population/count-population.ts';
import { toCircle } from '../../register/population/coverage.ts';
import { readReceptorColumns } from '../../register/receptors/columns-around.ts';
import { toKnownStock } from '../../register/threshold-status/stock.ts';
import { listStockRows } from '../../register/threshold-status/store.ts';
import { findKnownWeather, toScenarioWeather } from '../weather/known-weather.ts';
import type { ForecastReader } from '../weather/read-forecast.ts';
import { isStale } from '../weather/rules.ts';
import { listCases } from './cases.ts';
import { type ChosenCases, chooseCases, selectLevel } from './choose-cases.ts';
import { computeHours, findWorstHour, scenarioInWeather, toWeather } from './hours.ts';
import { listOvertaking } from './overtaking.ts';
import { listWarnings } from './warnings.ts';

/** The answer as stored; ages are computed when it is read. */
export type StoredAnswer = Omit<PrecomputedFootprint, 'industryId' | 'industryName' | 'sample' | 'state' | 'computedAt' | 'due'>;

/** People around a site by the best source of population alone; null: not known. */
export interface SitePopulation {
  /** Within the nearest ring of the vulnerability index. */
  readonly near: CircleCount | null;
  /** Within the reach of the worst case in the reference air. */
  readonly reach: CircleCount | null;
}
type CircleCount = Pick<PopulationCount, 'people' | 'coveredShare'>;

export interface PrecomputeResult {
  readonly state: Exclude<PrecomputedFootprint['state'], 'waiting'>;
  readonly cases: ChosenCases | null;
  readonly answer: StoredAnswer | null;
  readonly population: SitePopulation;
  /** A forecast is available, but the rate limit of the vendor is reached. */
  readonly waits: boolean;
}

export interface SiteToPrecompute {
  readonly industryId: number;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  /** The ground around it; null: not known. */
  readonly terrain: SiteTerrain | null;
  /** Chosen earlier from the same stock by the same engine; null: must be chosen. */
  readonly cases: ChosenCases | null;
}

export interface PrecomputeDeps {
  readonly database: Database;
  readonly compute: Compute;
  readonly forecasts: ForecastReader;
  readonly now: () => Date;
}

/** Minimum search radius for a school around a site, m. */
const schoolSearchM = 10_000;
/** Search a little beyond the reach, so that the search box cuts off no zone. */
const searchMargin = 1.05;

/** Reach of the case's level in a row of a screening; null where the engine refused it. */
const toReach = ({ hazard }: PrecomputedCase, row: Reaches): PrecomputedCase['reference'] | null => {
  const level = row.ok ? selectLevel(hazard, row.levels) : undefined;
  if (!row.ok || level === undefined) return null;
  return { reachM: level.reachM, beyondRange: level.status === 'beyond-range', windSpeedMs: row.windSpeedMs, stability: row.stability };
};

type Present = Omit<NonNullable<PrecomputedFootprint['present']>['weather'], 'ageS'> & { readonly weather: Weather };

/** The present weather: observed or entered, else the current hour of the forecast. */
const findPresentWeather = async (
  { database, now }: PrecomputeDeps,
  position: { readonly latitude: number; readonly longitude: number },
  forecast: WeatherForecast | null,
): Promise<Present | null> => {
  const row = await findKnownWeather(database, position, now());
  if (row) {
    const weather = toScenarioWeather(row);
    return { source: row.source, of: 'observation', at: row.observed_at.toISOString(), stale: isStale(row.observed_at, now()), weather };
  }
  const hour = forecast?.hours[0];
  if (!forecast || !hour) return null;
  return { source: forecast.source, of: 'forecast', at: hour.time, stale: forecast.stale, weather: toWeather(hour) };
};

/** The worst case of one site now and in the hours ahead; without weather only in the reference air, marked as such. */
export const precomputeSite = async (deps: PrecomputeDeps, site: SiteToPrecompute, signal: AbortSignal): Promise<PrecomputeResult> => {
  const { database, compute, forecasts } = deps;
  const { position } = site;
  if (position === null) return { state: 'no-position', cases: null, answer: null, population: { near: null, reach: null }, waits: false };
  const countWithin = async (radiusM: number | undefined): Promise<CircleCount | null> =>
    radiusM === undefined ? null : countPopulation(database, toCircle(position.latitude, position.longitude, radiusM));
  const near = await countWithin(indexRings.nearM);
  const known = site.cases === null ? (await listStockRows(database, [site.industryId])).map(toKnownStock) : [];
  if (site.cases === null && known.length === 0)
    return { state: 'no-stock', cases: null, answer: null, population: { near, reach: null }, waits: false };
  const cases = site.cases ?? (await chooseCases(compute, listCases(known, { ...position, terrain: site.terrain }), signal));
  const { worst, alternative } = cases;
  const population = { near, reach: await countWithin(worst?.reference.reachM) };
  const { forecast, reason, waits } = await forecasts.readOrWait(position);
  const present = worst === null ? null : await findPresentWeather(deps, position, forecast);
  const weatherless: StoredAnswer = {
    engineVersion,
    worst,
    alternative: alternative && { ...alternative, present: null },
    peopleAround: null,
    present: null,
    presentReason: present === null ? (reason ?? 'No current weather is known for this site.') : null,
    presentMissing: present === null ? 'weather' : null,
    forecast: forecast && {
      source: forecast.source,
      receivedAt: forecast.receivedAt,
      ageS: forecast.ageS,
      stale: forecast.stale,
      utcOffsetMin: forecast.utcOffsetMin,
    },
    forecastReason: reason,
    hours: [],
    worstHour: null,
    overtakenBy: [],
    nearestSchool: null,
    warnings: [],
    leftOut: [...cases.leftOut],
  };
  if (worst === null) return { state: 'no-case', cases, answer: weatherless, population, waits };

  const ahead = forecast?.hours ?? [];
  const hasNoWeather = present === null && ahead.length === 0;
  // Without present weather the first row is a placeholder that is not read.
  const weatherRows = hasNoWeather
    ? []
    : [
        { time: present?.at ?? deps.now().toISOString(), weather: present?.weather ?? {} },
        ...ahead.map((hour) => ({ time: hour.time, weather: toWeather(hour) })),
      ];
  const rows = hasNoWeather ? [] : await compute.reachStrip(worst.scenario, worst.level, weatherRows, signal);
  const [now, ...strip] = rows;
  const overtaking = hasNoWeather
    ? []
    : await listOvertaking(compute, cases.rivals, { hours: weatherRows, worst: rows, hasPresent: present !== null }, signal);
  const worstHour = findWorstHour(computeHours(worst, ahead, strip, null));
  const worstWeather = worstHour && ahead.find(({ time }) => time === worstHour.time);
  const documents = [
    ...(present ? [scenarioInWeather(worst.scenario, present.weather, present.at)] : []),
    ...(worstHour && worstWeather ? [scenarioInWeather(worst.scenario, toWeather(worstWeather), worstHour.time)] : []),
  ];
  const presentM = present && now?.ok ? now.reachM : 0;
  const reachM = searchMargin * Math.max(worst.reference.reachM, worstHour?.reachM ?? 0, presentM, schoolSearchM);
  const receptors = await readReceptorColumns(database, position, reachM);
  const inside = await compute.inside(
    { documents, level: worst.level, aroundM: worst.reference.reachM, site: position, receptors },
    signal,
  );
  const presentZone = present ? inside.zones[0] : undefined;
  const worstZone = worstHour ? inside.zones[present ? 1 : 0] : undefined;
  const peopleAround = choosePeopleInside(population.reach, inside.around);
  const presentPeople = await countPeopleInside(database, presentZone?.nested ?? []);
  const worstPeople = await countPeopleInside(database, worstZone?.nested ?? []);
  const [alternativeNow] =
    present && alternative ? await compute.screen([scenarioInWeather(alternative.scenario, present.weather, present.at)], signal) : [];
  const school = inside.nearestSchool && {
    ...inside.nearestSchool,
    insideNow: presentZone?.nearestSchool ?? null,
    insideAround: inside.nearestSchool.distanceM <= worst.reference.reachM,
  };
  const hours = computeHours(worst, ahead, strip, school);
  const [presentDocument] = documents;
  const answer: StoredAnswer = {
    ...weatherless,
    alternative: alternative && { ...alternative, present: alternativeNow ? toReach(alternative, alternativeNow) : null },
    peopleAround: peopleAround.people,
    aroundBasis: peopleAround.basis,
    present:
      present && presentZone && presentDocument
        ? {
            reachM: presentZone.reachM,
            beyondRange: presentZone.beyondRange,
            windSpeedMs: presentZone.windSpeedMs,
            windFromDeg: present.weather.windFromDeg,
            stability: presentZone.stability,
            people: presentPeople.people,
            peopleBasis: presentPeople.basis,
            receptors: presentZone.receptors,
            schools: presentZone.schools,
            hospitals: presentZone.hospitals,
            scenario: presentDocument,
            weather: { source: present.source, of: present.of, at: present.at, ageS: 0, stale: present.stale },
          }
        : null,
    presentReason: present && !presentZone ? 'The model cannot compute the worst case in the current weather.' : weatherless.presentReason,
    presentMissing: present && !presentZone ? 'model' : weatherless.presentMissing,
    hours: [...hours],
    worstHour:
      worstHour && worstZone
        ? {
            time: worstHour.time,
            reachM: worstZone.reachM,
            beyondRange: worstZone.beyondRange,
            windSpeedMs: worstZone.windSpeedMs,
            stability: worstZone.stability,
            windFromDeg: worstHour.windFromDeg,
            people: worstPeople.people,
            peopleBasis: worstPeople.basis,
          }
        : null,
    overtakenBy: [...overtaking],
    nearestSchool: school,
    warnings: [...listWarnings(hours, { presentReachM: presentZone?.reachM ?? null, school })],
  };
  return { state: 'computed', cases, answer, population, waits };
};
