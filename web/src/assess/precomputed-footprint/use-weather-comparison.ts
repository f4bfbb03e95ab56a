import type { PrecomputedFootprint, Weather } from '@hazardguard/contract';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { useWeather } from '../weather/use-weather.ts';

/** How much newer than the footprint weather may be before it counts as changed, ms: a station reports every minute. */
const sameMs = 5 * 60_000;

interface WeatherComparison {
  /** The weather that the screen shows for this site; undefined while loading, null when none is known. */
  readonly current: Weather | null | undefined;
  /** Why none is known. */
  readonly reason: string | null;
  /** The footprint was computed before this weather was known and is due. */
  readonly isNewer: boolean;
}

/** The weather of a site as the whole screen shows it, compared with the weather of its footprint. */
export const useWeatherComparison = (footprint: PrecomputedFootprint | undefined): WeatherComparison => {
  const { latitude = null, longitude = null } = useIndustry(footprint?.industryId).data ?? {};
  const { data } = useWeather(latitude === null || longitude === null ? undefined : { latitude, longitude });
  const current = data?.current;
  const present = footprint?.present?.weather;
  const isUnknown = present === undefined ? footprint?.presentMissing === 'weather' : present.of === 'forecast';
  return {
    current,
    reason: data?.reason ?? null,
    isNewer:
      current != null &&
      !current.stale &&
      (isUnknown || (present !== undefined && Date.parse(current.observedAt) - Date.parse(present.at) > sameMs)),
  };
};
