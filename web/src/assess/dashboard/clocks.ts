/** A degree of longitude is four minutes of sun: the specification's longitude/15, in minutes to add to UTC. */
export const solarOffsetMin = (longitude: number): number => (longitude / 15) * 60;

/** Indian Standard Time, minutes to add to UTC; the same all year. */
const istMin = 330;
/** Outermost points of India, degrees. Parts of its neighbours lie in the same box. */
const india = { south: 6.7, north: 37.1, west: 68.1, east: 97.4 };

interface ZoneClock {
  readonly offsetMin: number;
  /** What tells the zone: the weather record of the site, or its place on the map. */
  readonly from: 'weather' | 'place';
}

/** The clock that people at the site go by; undefined where nothing tells it. */
export const zoneClock = (
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  weatherOffsetMin: number | undefined,
): ZoneClock | undefined => {
  if (weatherOffsetMin !== undefined) return { offsetMin: weatherOffsetMin, from: 'weather' };
  const inIndia = latitude >= india.south && latitude <= india.north && longitude >= india.west && longitude <= india.east;
  return inIndia ? { offsetMin: istMin, from: 'place' } : undefined;
};

/** A moment as a clock that is so many minutes before or behind UTC shows it, HH:MM:SS. */
export const clockFace = (nowMs: number, offsetMin: number): string =>
  new Date(nowMs + Math.round(offsetMin * 60) * 1_000).toISOString().slice(11, 19);

/** '+05:30': how far a clock is from UTC. */
export const formatUtcOffset = (offsetMin: number): string => {
  const minutes = Math.round(Math.abs(offsetMin));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offsetMin < 0 ? '−' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
