import type { PathAir } from '../dispersion/path-march.ts';
import { pathReaches } from '../dispersion/path-reach.ts';
import { type PlumeSegment, plumeSegment } from '../dispersion/plume-segment.ts';
import { inAnyDirection } from '../field/any-direction.ts';
import { reachOfLevel } from '../field/footprint.ts';
import { firstWeather } from '../read/read-weather-list.ts';
import { readScenario } from '../read/scenario.ts';
import type { InputProblem } from '../types/common-types.ts';
import type { ScenarioDocument, Weather } from '../types/document-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import type { Substance } from '../types/substance-types.ts';
import { type ComputedField, computeField, isBurst, isFollowed, toWinds } from './compute-field.ts';
import type { LevelReach, Reaches } from './reaches.ts';

/** The weather of one hour; a missing value stays as in the scenario, except the stability class. */
export interface ForecastHour {
  /** ISO 8601. */
  readonly time: string;
  readonly weather: Partial<Weather>;
}

type Refused = Extract<Reaches, { readonly ok: false }>;
type Reached = Extract<Reaches, { readonly ok: true }>;

/** One hour of a strip. */
export type StripHour = (
  | Refused
  | (Omit<Reached, 'levels'> & { readonly levels: readonly Omit<Reached['levels'][number], 'areaM2'>[] })
) & { readonly time: string };

/** One hour of a strip of one level. */
export type ReachHour = LevelReach & { readonly time: string };

/** How long after its hour a release is followed through the forecast, s. */
const followedS = 12 * 3600;

/** Below this share of the lowest level a cloud is not followed. */
const followedShare = 0.9;

/** The release in the weather of one hour. */
interface Hour {
  readonly time: string;
  readonly scenario: Scenario;
  readonly computed: ComputedField;
  segment: PlumeSegment | null;
}

type HourOrRefusal = Hour | (Refused & { readonly time: string });

const isRefused = (hour: HourOrRefusal): hour is Refused & { readonly time: string } => 'ok' in hour;

/**
 * The release in each hour's weather alone, each computed when it is first asked. The scenario's own class belongs to another hour: it is
 * derived again unless the hour has one.
 */
const computeHours = (document: ScenarioDocument, substance: Substance, hours: readonly ForecastHour[]): ((i: number) => HourOrRefusal) => {
  const { stability: _stability, inverseObukhov: _inverseObukhov, sigmaThetaDeg: _sigmaThetaDeg, ...shared } = firstWeather(document);
  const known: HourOrRefusal[] = [];
  const compute = ({ time, weather }: ForecastHour): HourOrRefusal => {
    const refuse = (problems: readonly InputProblem[]) => ({ ok: false, problems, time }) as const;
    const read = readScenario({ ...document, time, weather: { ...shared, ...weather } }, substance, { hashed: false });
    if (!read.ok) return refuse(read.problems);
    try {
      return { time, scenario: read.scenario, computed: computeField(read.scenario), segment: null };
    } catch (error) {
      if (error instanceof Refusal) return refuse([error.problem]);
      throw error;
    }
  };
  return (i) => {
    const own = known[i] ?? compute(hours[i] as ForecastHour);
    known[i] = own;
    return own;
  };
};

/** The plume of an hour as a segment of a path; null where it is no plume. */
const segmentOf = (hour: Hour): PlumeSegment | null => {
  const { field } = hour.computed.output;
  if (hour.segment === null && field.shape === 'plume')
    hour.segment = plumeSegment(field, hour.computed.prepared.source.airborneKg, isBurst(hour.computed.prepared));
  return hour.segment;
};

/**
 * The weather that the release of one hour meets on its way, an hour at a time: a later plume is computed when a path comes to the hour before
 * it, because the wind turns from each hour towards the next. An hour that cannot be computed, or that is not after the one before it, is
 * passed over.
 */
const weatherAhead = (
  hours: readonly ForecastHour[],
  hourAt: (i: number) => HourOrRefusal,
  first: number,
  own: Hour,
  ownSegment: PlumeSegment,
): Pick<PathAir, 'winds' | 'segment'> => {
  const startMs = Date.parse(own.time);
  const secondsAfter = (time: string): number => (Date.parse(time) - startMs) / 1000;
  const rest = hours.slice(first + 1);
  const end = rest.findIndex(({ time }) => secondsAfter(time) > followedS);
  const later = (end < 0 ? rest : rest.slice(0, end)).flatMap(({ time }, i) => (secondsAfter(time) > 0 ? [first + 1 + i] : []));
  let next = 0;
  const entries = [{ fromS: 0, weather: own.scenario.weather }];
  const segments = [ownSegment];
  // A path holds this array while it is followed, so it grows in place.
  const winds = [...toWinds(entries)];
  /** Computes hours until there is a segment `k`, or no hour is left. */
  const extendTo = (k: number): void => {
    if (segments.length > k || next >= later.length) return;
    for (; segments.length <= k && next < later.length; next++) {
      const hour = hourAt(later[next] ?? 0);
      if (isRefused(hour)) continue;
      const [segment, fromS] = [segmentOf(hour), secondsAfter(hour.time)];
      if (segment === null || fromS <= (entries.at(-1)?.fromS ?? 0)) continue;
      entries.push({ fromS, weather: hour.scenario.weather });
      segments.push(segment);
    }
    winds.splice(0, winds.length, ...toWinds(entries));
  };
  extendTo(1);
  return {
    winds,
    segment: (k) => {
      extendTo(k + 1);
      return segments[Math.min(k, segments.length - 1)] ?? ownSegment;
    },
  };
};

/** How far levels of the release of one hour reach, through the weather of the hours after it. */
const reachesFrom = (
  hours: readonly ForecastHour[],
  hourAt: (i: number) => HourOrRefusal,
  first: number,
  own: Hour,
  wanted: (id: string) => boolean,
) => {
  const { prepared, field } = own.computed;
  const levels = prepared.levels.filter(({ id }) => wanted(id));
  const inOwnHour = prepared.isCalm && field.shape === 'plume' ? inAnyDirection(field) : field;
  const alone = (level: (typeof levels)[number]) => reachOfLevel(inOwnHour, level);
  const ownSegment = isFollowed(prepared) ? segmentOf(own) : null;
  if (ownSegment === null) return levels.map((level) => ({ level, ...alone(level) }));
  const values = levels.map(({ value }) => value);
  const air = { ...weatherAhead(hours, hourAt, first, own, ownSegment), downToPpm: followedShare * Math.min(...values) };
  const reaches = pathReaches(air, values, isBurst(prepared));
  return levels.map((level, i) => ({ level, ...(level.dose === undefined ? (reaches[i] ?? alone(level)) : alone(level)) }));
};

const noLevels = { status: 'not-reached', reachM: 0 } as const;

/** The same release in every hour of a forecast, each followed through the hours after it: how far each level reaches, and in which class. */
export const forecastStrip = (document: ScenarioDocument, substance: Substance, hours: readonly ForecastHour[]): readonly StripHour[] => {
  const hourAt = computeHours(document, substance, hours);
  return hours.map(({ time }, i): StripHour => {
    const hour = hourAt(i);
    if (isRefused(hour)) return hour;
    const { stability, windSpeedMs, windFromDeg } = hour.scenario.weather;
    const levels = reachesFrom(hours, hourAt, i, hour, () => true);
    return {
      ok: true,
      time,
      model: hour.computed.prepared.model.id,
      stability,
      windSpeedMs,
      windFromDeg,
      levels: levels.map(({ level, status, reachM }) => ({ id: level.id, exposureS: level.exposureS, status, reachM })),
    };
  });
};

/** The same for one level alone, at a part of the work. A level that the scenario does not have is not reached. */
export const reachStrip = (
  document: ScenarioDocument,
  substance: Substance,
  levelId: string,
  hours: readonly ForecastHour[],
): readonly ReachHour[] => {
  const hourAt = computeHours(document, substance, hours);
  return hours.map(({ time }, i): ReachHour => {
    const hour = hourAt(i);
    if (isRefused(hour)) return hour;
    const { stability, windSpeedMs, windFromDeg } = hour.scenario.weather;
    const isKnown = hour.computed.prepared.levels.some(({ id }) => id === levelId);
    const [reach = noLevels] = isKnown ? reachesFrom(hours, hourAt, i, hour, (id) => id === levelId) : [];
    return { ok: true, time, stability, windSpeedMs, windFromDeg, status: reach.status, reachM: reach.reachM };
  });
};
