import type { PrecomputedFootprint, Weather } from '@hazardguard/contract';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { useWeather } from '../weather/use-weather.ts';

/** How much newer than the footprint weather may be before it counts as changed, ms: a station reports every minute. */
const sameMs = 5 * 60_000;

interface WeatherComparison {
  /** The weather that the screen shows of this site; undefined while it is being read, null where none is known. */
  readonly current: Weather | null | undefined;
  /** Why none is known. */
  readonly reason: string | null;
  /** The footprint was computed before this weather was known: it is due. */
  readonly isNewer: boolean;
}

/** The weather of a site as every part of a screen shows it, beside what its footprint was computed with. */
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
