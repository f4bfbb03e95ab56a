import type { PrecomputedFootprint, WeatherForecastAnswer } from '@hazardguard/contract';

/** One hour of the strip. */
export interface TimelineHour {
  readonly time: string;
  readonly windFromDeg: number;
  readonly windSpeedMs: number;
  /** Null: worked out for a site with a worst case alone. */
  readonly stability: string | null;
  readonly reachM: number | null;
  readonly beyondRange: boolean;
  readonly night: boolean;
}

interface ForecastTimeline {
  readonly hours: readonly TimelineHour[];
  readonly forecast: { readonly source: 'open-meteo' | 'weatherapi'; readonly ageS: number; readonly utcOffsetMin: number };
}

/** The hours of the site's worst case where they are kept; else those of the forecast alone; undefined where there is neither. */
export const buildForecastStrip = (
  standing: Pick<PrecomputedFootprint, 'hours' | 'forecast'> | undefined,
  answer: WeatherForecastAnswer | undefined,
): ForecastTimeline | undefined => {
  if (standing?.forecast && standing.hours.length > 0) return { hours: standing.hours, forecast: standing.forecast };
  if (!answer?.forecast) return undefined;
  return {
    forecast: answer.forecast,
    hours: answer.forecast.hours.map(({ time, windFromDeg, windSpeedMs }) => ({
      time,
      windFromDeg,
      windSpeedMs,
      stability: null,
      reachM: null,
      beyondRange: false,
      night: false,
    })),
  };
};
