import type { ScenarioDocument, Weather, WeatherFrom } from './document-types.ts';
import { computeReaches, type LevelReach, levelReach, type Reaches } from './reaches.ts';
import { firstWeather } from './read-weather-list.ts';
import type { Substance } from './substance-types.ts';

/** The weather of one hour; a missing value stays as in the scenario, except the stability class. */
export interface ForecastHour {
  /** ISO 8601. */
  readonly time: string;
  readonly weather: Partial<Weather>;
}

/** One hour of a strip. */
export type StripHour = Reaches & { readonly time: string };

/** One hour of a strip of one level. */
export type ReachHour = LevelReach & { readonly time: string };

/** How long after its hour a release is followed through the forecast, h. */
const followedH = 12;

const msPerMin = 60_000;

/** The weather of an hour and of those after it, from the hour on. */
const listFrom = (shared: Weather, hours: readonly ForecastHour[], first: number): readonly WeatherFrom[] => {
  const startMs = Date.parse(hours[first]?.time ?? '');
  const list: WeatherFrom[] = [];
  for (const { time, weather } of hours.slice(first)) {
    const fromMin = (Date.parse(time) - startMs) / msPerMin;
    if (fromMin > followedH * 60) break;
    if (list.length === 0 || fromMin > (list.at(-1)?.fromMin ?? 0)) list.push({ ...shared, ...weather, fromMin });
  }
  return list;
};

/**
 * The release in each hour's weather, and from there through the weather of the following hours. The scenario's own class belongs to another
 * hour: it is derived again unless the hour has one.
 */
const inEveryHour = <Answer>(
  document: ScenarioDocument,
  hours: readonly ForecastHour[],
  answer: (document: ScenarioDocument) => Answer,
): readonly (Answer & { readonly time: string })[] => {
  const { stability: _stability, inverseObukhov: _inverseObukhov, sigmaThetaDeg: _sigmaThetaDeg, ...shared } = firstWeather(document);
  return hours.map(({ time }, i) => ({ ...answer({ ...document, time, weather: listFrom(shared, hours, i) }), time }));
};

/** The same release in every hour of a forecast: how far each level would reach, and in which stability class. */
export const forecastStrip = (document: ScenarioDocument, substance: Substance, hours: readonly ForecastHour[]): readonly StripHour[] =>
  inEveryHour(document, hours, (hourly) => computeReaches(hourly, substance));

/** The same for one level alone, see `computeLevelReach`. */
export const reachStrip = (
  document: ScenarioDocument,
  substance: Substance,
  levelId: string,
  hours: readonly ForecastHour[],
): readonly ReachHour[] => inEveryHour(document, hours, (hourly) => levelReach(hourly, substance, levelId));
