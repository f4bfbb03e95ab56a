import type { PrecomputedFootprint, WeatherForecastAnswer } from '@hazardguard/contract';

/** One hour of the forecast timeline. */
export interface TimelineHour {
  readonly time: string;
  readonly windFromDeg: number;
  readonly windSpeedMs: number;
  /** Null: not in the forecast at hand. */
  readonly temperatureC: number | null;
  /** Null: computed only for a site with a worst case. */
  readonly stability: string | null;
  readonly reachM: number | null;
  readonly beyondRange: boolean;
  readonly night: boolean;
}

interface ForecastTimeline {
  readonly hours: readonly TimelineHour[];
  readonly forecast: { readonly source: string; readonly ageS: number; readonly utcOffsetMin: number };
}

/** The hours of the precomputed footprint, or else of the forecast alone; undefined: there is neither. */
export const buildForecastTimeline = (
  precomputed: Pick<PrecomputedFootprint, 'hours' | 'forecast'> | undefined,
  answer: WeatherForecastAnswer | undefined,
): ForecastTimeline | undefined => {
  if (precomputed?.forecast && precomputed.hours.length > 0) {
    const temperatures = new Map(answer?.forecast?.hours.map(({ time, temperatureC }) => [Date.parse(time), temperatureC]));
    const hours = precomputed.hours.map((hour) => ({ ...hour, temperatureC: temperatures.get(Date.parse(hour.time)) ?? null }));
    return { hours, forecast: precomputed.forecast };
  }
  if (!answer?.forecast) return undefined;
  return {
    forecast: answer.forecast,
    hours: answer.forecast.hours.map(({ time, windFromDeg, windSpeedMs, temperatureC }) => ({
      time,
      temperatureC,
      windFromDeg,
      windSpeedMs,
      stability: null,
      reachM: null,
      beyondRange: false,
      night: false,
    })),
  };
};
