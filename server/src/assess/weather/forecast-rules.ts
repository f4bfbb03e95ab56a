import type { Position } from '../../platform/providers/weather/provider.ts';

const hour = 3_600_000;

/** Sites within a quarter of a degree share a forecast: about 28 km, the grid of the global models. */
const cellsPerDegree = 4;

const computeCellMiddle = (degrees: number, limitDegrees: number): number => {
  const cell = Math.min(Math.floor(degrees * cellsPerDegree), limitDegrees * cellsPerDegree - 1);
  return (cell + 0.5) / cellsPerDegree;
};

/** Middle of the cell of a place. */
export const toCell = ({ latitude, longitude }: Position): Position => ({
  latitude: computeCellMiddle(latitude, 90),
  longitude: computeCellMiddle(longitude, 180),
});

/** A stored forecast is used up to this age; global models run every three to six hours. */
export const forecastReuseMs = hour;
/** Maximum age of a stored forecast that is still useful. */
export const forecastUselessMs = 24 * hour;

/** Well below the limits of the free plans (Open-Meteo: 600 a minute, 10,000 a day; open-meteo.com/en/pricing). */
export const callsPerMinute = 120;
export const callsPerDay = 8_000;

/** After half of the day's calls a stored forecast is used for four hours, so that calls are left for the rest of the day. */
export const computeReuseMs = (askedInDay: number): number => (askedInDay < callsPerDay / 2 ? forecastReuseMs : 4 * hour);

/** The hours from the current one on. */
export const selectHoursAhead = <Hour extends { readonly time: string }>(
  hours: readonly Hour[],
  now: Date,
  count: number,
): readonly Hour[] => hours.filter(({ time }) => Date.parse(time) > now.getTime() - hour).slice(0, count);
