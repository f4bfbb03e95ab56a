import type { z } from 'zod';
import type { SettingPart } from '../../settings/setting-part.ts';
import type { ConditionKind } from './conditions.ts';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A provider's observation for one place and time, in our units. */
export interface Observation extends Position {
  readonly observedAt: Date;
  readonly temperatureC: number;
  readonly windSpeedMs: number;
  /** The wind blows from this direction. */
  readonly windFromDeg: number;
  readonly windGustMs: number | null;
  readonly humidityPercent: number;
  readonly cloudPercent: number;
  readonly precipitationMm: number;
  /** At ground level; null where the vendor gives only the pressure reduced to sea level. */
  readonly pressureHpa: number | null;
  readonly conditionText: string;
  readonly conditionKind: ConditionKind;
  readonly isDay: boolean;
  readonly utcOffsetMin: number;
}

export interface WeatherSettings {
  /** Id of the chosen provider, or `none`. */
  readonly provider: string;
  /** What the providers declare, by the names of the variables. */
  readonly own: Readonly<Record<string, string | undefined>>;
}

export interface WeatherRequest {
  readonly position: Position;
  readonly now: Date;
  readonly settings: WeatherSettings['own'];
  /** For the whole call: connection, body and the one retry. */
  readonly timeoutMs: number;
}

/** One hour of a forecast, in our units. */
export interface ForecastHourWeather {
  /** Start of the hour, ISO 8601 in UTC. */
  readonly time: string;
  readonly temperatureC: number;
  readonly windSpeedMs: number;
  readonly windFromDeg: number;
  readonly humidityPercent: number;
  readonly cloudPercent: number;
  readonly precipitationMm: number;
  /** Null where the vendor's plan gives none. */
  readonly shortwaveWm2: number | null;
}

/** A provider's forecast for one place: consecutive whole hours from the current one. */
export interface HourlyForecast extends Position {
  readonly utcOffsetMin: number;
  readonly hours: readonly ForecastHourWeather[];
}

/** One vendor. Either call returns a checked answer or throws a `ProviderError`; it never fills a gap. */
export interface WeatherProvider extends SettingPart<Readonly<Record<string, z.ZodType<string | undefined>>>> {
  /** Value of WEATHER_PROVIDER, and source of what is stored. */
  readonly id: string;
  /** The vendor's name, the same in every language. */
  readonly title: string;
  /** Text and link that the vendor requires with its data. */
  readonly attribution: { readonly text: string; readonly url: string };
  readonly current: (request: WeatherRequest) => Promise<Observation>;
  readonly forecast: (request: WeatherRequest) => Promise<HourlyForecast>;
}

export type ProviderFailure = 'timeout' | 'unreachable' | 'refused' | 'too-large' | 'garbage' | 'implausible' | 'no-key';

/** A vendor's failure in one sentence for the screen: no address, no key. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;
  constructor(failure: ProviderFailure, sentence: string) {
    super(sentence);
    this.name = 'ProviderError';
    this.failure = failure;
  }
}
