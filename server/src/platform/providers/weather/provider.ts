import type { Settings } from '../../env/env.ts';
import type { ConditionKind } from './conditions.ts';

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A provider's observation for one place and time, in our units. */
export interface Observation extends Position {
  readonly source: 'open-meteo' | 'weatherapi';
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

export interface WeatherRequest {
  readonly position: Position;
  readonly now: Date;
  readonly settings: Settings['weather'];
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
  readonly source: Observation['source'];
  readonly utcOffsetMin: number;
  readonly hours: readonly ForecastHourWeather[];
}

/** One vendor. Either call returns a checked answer or throws a `ProviderError`; it never fills a gap. */
export interface WeatherProvider {
  readonly id: Observation['source'];
  readonly title: string;
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
