import type { ObservedClimate } from '@hazardguard/contract';
import { distanceM } from '../../platform/compute/geodesy.ts';
import { computeObservedClimate } from '../../platform/compute/observed-climate.ts';
import type { Database } from '../../platform/db/database.ts';
import { climateReachM, neededRecords } from './rules.ts';
import { listRecordedHours } from './store.ts';

const metresPerDegree = 111_195;

const formatHours = (hours: number, months: number): string =>
  `Weather of ${hours} hours in ${months} calendar months is stored within ${climateReachM / 1000} km of the site; a wind climate needs ${neededRecords.hours} hours in at least ${neededRecords.months} months.`;

/** A site's wind climate from the weather stored around it, or the reason why there is none: an even rose is never assumed. */
export const readObservedClimate = async (database: Database, place: { readonly latitude: number; readonly longitude: number }) => {
  const span = climateReachM / metresPerDegree;
  const rows = await listRecordedHours(database, place, span, span / Math.max(0.05, Math.cos((place.latitude * Math.PI) / 180)));
  const near = rows.filter(({ latitude, longitude }) => distanceM(place.latitude, place.longitude, latitude, longitude) <= climateReachM);
  const months = new Set(near.map(({ observed_at }) => observed_at.getUTCMonth())).size;
  const about = {
    hours: near.length,
    months,
    from: near[0]?.observed_at.toISOString() ?? null,
    to: near.at(-1)?.observed_at.toISOString() ?? null,
    needed: neededRecords,
  };
  if (near.length < neededRecords.hours || months < neededRecords.months)
    return { ...about, calmPercent: 0, classes: null, reason: formatHours(near.length, months) } satisfies ObservedClimate;
  const { climate, caveats } = computeObservedClimate(
    near.map(({ observed_at, wind_speed_ms, wind_from_deg, cloud_percent }) => ({
      observedAt: observed_at,
      windSpeedMs: wind_speed_ms,
      windFromDeg: wind_from_deg,
      cloudPercent: cloud_percent,
    })),
    place.latitude,
    place.longitude,
  );
  return {
    ...about,
    calmPercent: Number(caveats.find(({ code }) => code === 'climate-calms')?.value ?? 0),
    classes: climate.classes.map(({ stability, windSpeedMs, period, shares }) => ({
      stability,
      windSpeedMs,
      period: period ?? 'day',
      shares: [...shares],
    })),
    reason: null,
  } satisfies ObservedClimate;
};
