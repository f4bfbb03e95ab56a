import { findChemical } from '@hazardguard/chemicals';
import { type AlertNews, isAssessedAsPure, type Run } from '@hazardguard/contract';
import { scenarioInWeather } from '../../../assess/precomputed-footprints/hours.ts';
import { createRun } from '../../../assess/runs/create-run.ts';
import { readRun } from '../../../assess/runs/read-run.ts';
import type { WeatherReader } from '../../../assess/weather/read-weather.ts';
import type { AlertRow } from '../../../warn/alerts/store.ts';
import { describeWind, hasOtherSpeed, hasTurned, isNewer, mayUseProvider, toWindReason } from './changed-wind.ts';
import { createEstimateRun, type EstimateDeps } from './estimate.ts';
import { listNewestEstimates } from './estimate-store.ts';
import { findHighOutside } from './high-outside.ts';
import { readDrillAir, readKnownAir } from './read-air.ts';
import { sensorNetworkAccount } from './sensor-network-account.ts';

export interface NewsDeps extends EstimateDeps {
  /** Asks the provider at most once in some minutes for a place. */
  readonly weather: WeatherReader;
}

/** New facts about a warning in force, and how their run is made. */
export interface FoundNews {
  readonly because: AlertNews['because'];
  readonly makeRun: () => Promise<string>;
  /** True: worth a draft only if a village is added, released or moved. */
  readonly needsMove: boolean;
}

interface Public {
  readonly row: AlertRow;
  /** What was found before; null: nothing since the release. */
  readonly news: AlertNews | null;
  /** The last run that was made for it; null: none since the release. */
  readonly consideredRun: string | null;
}

type StoredRun = Awaited<ReturnType<typeof readRun>>['run'];

/** A newer estimate of the source by the sensors of the warning's detection. */
const findEstimate = async (deps: NewsDeps, { row, news }: Public): Promise<FoundNews | undefined> => {
  const { database } = deps;
  const detection = await database.kysely
    .selectFrom('detection')
    .selectAll()
    .where('alert_id', '=', row.id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (detection === undefined) return undefined;
  const newest = (await listNewestEstimates(database, [detection.id])).get(detection.id);
  if (newest === undefined || row.live_at === null || newest.at <= row.live_at || newest.id === detection.drafted_from) return undefined;
  if (newest.run_id !== null && [row.run_id, news?.runId].includes(newest.run_id)) return undefined;
  return {
    because: { kind: 'estimate', at: newest.at.toISOString() },
    makeRun: async () => newest.run_id ?? createEstimateRun(deps, detection, newest, sensorNetworkAccount),
    needsMove: false,
  };
};

const readAir = async ({ database, weather }: NewsDeps, run: Run, now: Date) => {
  const { drillId, scenario } = run;
  if (drillId !== null) return readDrillAir(database, drillId, now);
  const known = await readKnownAir(database, scenario.site, now);
  if (known !== null || !mayUseProvider(run)) return known;
  // Its answer is stored.
  await weather.read(scenario.site);
  return readKnownAir(database, scenario.site, now);
};

/** The run again in the newest weather, which is stored with it. */
const findWind = async (
  deps: NewsDeps,
  { row, consideredRun }: Public,
  { content, before }: { readonly content: StoredRun; readonly before: NonNullable<ReturnType<typeof describeWind>> },
  now: Date,
): Promise<FoundNews | undefined> => {
  // The pressure of an explosion does not depend on the wind.
  if (content.result.hazard === 'explosion') return undefined;
  const air = await readAir(deps, content, now);
  if (air === null || !isNewer(air, content)) return undefined;
  const { database, compute, signal } = deps;
  const scenario = scenarioInWeather(content.scenario, air.weather, now.toISOString());
  const next = { scenario, weatherOrigin: air.origin };
  const considered = consideredRun === null ? content : (await readRun(database, consideredRun)).run;
  const [last, wind] = [describeWind(considered), describeWind(next)];
  if (last === undefined || wind === undefined) return undefined;
  const turned = hasTurned(before, wind, content);
  if (!turned && !hasOtherSpeed(last, wind)) return undefined;
  const makeRun = async () => {
    const { inventoryItemId, drillId, incidentId, placeName } = content;
    const input = {
      ...next,
      industryId: Number(row.industry_id),
      inventoryItemId,
      drillId,
      incidentId,
      placeName,
      assessAsPure: isAssessedAsPure(content.result),
    };
    return (await createRun({ database, compute, input, person: sensorNetworkAccount, signal })).id;
  };
  // The areas of a fire are round: a turned wind alone moves nobody.
  return { because: toWindReason(air, before, wind), makeRun, needsMove: !turned || content.result.hazard === 'fire' };
};

/** Sensors outside of the areas that the last news did not name yet. */
const findReading = async (
  { database }: Pick<NewsDeps, 'database'>,
  { row, news }: Public,
  content: StoredRun,
  now: Date,
): Promise<FoundNews | undefined> => {
  const cas = findChemical(content.scenario.chemical)?.cas;
  if (cas === undefined) return undefined;
  const warned = { industryId: Number(row.industry_id), drillScope: row.drill_id, cas, area: row.area };
  const because = await findHighOutside(database, warned, now);
  if (because?.kind !== 'reading') return undefined;
  const named = news?.because.kind === 'reading' ? news.because.sensors.map(({ code }) => code) : [];
  if (because.sensors.every(({ code }) => named.includes(code))) return undefined;
  // One sensor gives no source: the areas stay those of the last run, and a person decides what to do about the place.
  return { because, makeRun: async () => content.id, needsMove: false };
};

/** What changes a warning in force: another source, another wind, or a reading above the level outside of its areas. */
export const findAlertNews = async (deps: NewsDeps, about: Public, now: Date): Promise<FoundNews | undefined> => {
  const { row, news } = about;
  const contentId = news?.held ? news.runId : row.run_id;
  if (contentId === null) return undefined;
  const { run: content } = await readRun(deps.database, contentId);
  // A scenario of an earlier version that the engine of this one refuses cannot be calculated again.
  const before = describeWind(content);
  if (before === undefined) return undefined;
  return (
    (await findEstimate(deps, about)) ??
    (await findWind(deps, about, { content, before }, now)) ??
    (await findReading(deps, about, content, now))
  );
};
