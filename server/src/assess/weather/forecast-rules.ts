import type { Position } from '../../platform/providers/weather/provider.ts';

const hour = 3_600_000;

/** Sites within a quarter of a degree share a forecast: about 28 km, the grid of the global models. */
const cellsPerDegree = 4;

const computeCellMiddle = (degrees: number, most: number): number => {
  const cell = Math.min(Math.floor(degrees * cellsPerDegree), most * cellsPerDegree - 1);
  return (cell + 0.5) / cellsPerDegree;
};

/** Middle of the cell that holds a place. */
export const toCell = ({ latitude, longitude }: Position): Position => ({
  latitude: computeCellMiddle(latitude, 90),
  longitude: computeCellMiddle(longitude, 180),
});

/** Global models run every three to six hours; younger than this a kept forecast is used as it is. */
export const forecastReuseMs = hour;
/** Older than this a kept forecast tells nothing about today. */
export const forecastUselessMs = 24 * hour;

/** Far below what the free plans allow (Open-Meteo: 600 a minute, 10,000 a day; open-meteo.com/en/pricing). */
export const askedPerMinute = 120;
export const askedPerDay = 8_000;

/** With half of the day's calls made a kept forecast is used for four hours: the rest of the day has to be reached, too. */
export const computeReuseMs = (askedInDay: number): number => (askedInDay < askedPerDay / 2 ? forecastReuseMs : 4 * hour);

/** The hours that are not over yet, from the one that runs now. */
export const selectHoursAhead = <Hour extends { readonly time: string }>(
  hours: readonly Hour[],
  now: Date,
  count: number,
): readonly Hour[] => hours.filter(({ time }) => Date.parse(time) > now.getTime() - hour).slice(0, count);
