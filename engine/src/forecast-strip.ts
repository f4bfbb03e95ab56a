import type { ScenarioDocument } from './document-types.ts';
import { computeReaches, type LevelReach, levelReach, type Reaches } from './reaches.ts';
import type { Substance } from './substance-types.ts';

/** The weather of one hour; a missing value stays as in the scenario, except the stability class. */
export interface ForecastHour {
  /** ISO 8601. */
  readonly time: string;
  readonly weather: Partial<ScenarioDocument['weather']>;
}

/** One hour of a strip. */
export type StripHour = Reaches & { readonly time: string };

/** One hour of a strip of one level. */
export type ReachHour = LevelReach & { readonly time: string };

/** The release in each hour's weather. The scenario's own class belongs to another hour: it is derived again unless the hour has one. */
const inEveryHour = <Answer>(
  document: ScenarioDocument,
  hours: readonly ForecastHour[],
  answer: (document: ScenarioDocument) => Answer,
): readonly (Answer & { readonly time: string })[] => {
  const { stability: _stability, inverseObukhov: _inverseObukhov, sigmaThetaDeg: _sigmaThetaDeg, ...weather } = document.weather;
  return hours.map(({ time, weather: hour }) => ({ ...answer({ ...document, time, weather: { ...weather, ...hour } }), time }));
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
