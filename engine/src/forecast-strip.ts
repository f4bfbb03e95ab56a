import type { ScenarioDocument } from './document-model.ts';
import { type Reaches, reachesOf } from './reaches.ts';
import type { Substance } from './substance-model.ts';

/** The weather of one hour; what it does not tell stays as the scenario has it, but for the stability class. */
export interface ForecastHour {
  /** ISO 8601. */
  readonly time: string;
  readonly weather: Partial<ScenarioDocument['weather']>;
}

/** One hour of a strip. */
export type StripHour = Reaches & { readonly time: string };

/**
 * The same release in every hour of a forecast: how far each level would reach, and in which stability class. The class is derived
 * from each hour's sun, cloud and wind unless the hour tells it: the scenario's own belongs to another hour.
 */
export const forecastStrip = (document: ScenarioDocument, substance: Substance, hours: readonly ForecastHour[]): readonly StripHour[] => {
  const { stability: _stability, inverseObukhov: _inverseObukhov, sigmaThetaDeg: _sigmaThetaDeg, ...weather } = document.weather;
  return hours.map(({ time, weather: hour }) => ({
    time,
    ...reachesOf({ ...document, time, weather: { ...weather, ...hour } }, substance),
  }));
};
