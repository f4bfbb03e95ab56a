/** A degree of longitude is four minutes of sun: the specification's longitude/15, in minutes to add to UTC. */
export const solarOffsetMin = (longitude: number): number => (longitude / 15) * 60;

/** Indian Standard Time, minutes to add to UTC; the same all year. */
const istMin = 330;
/** Bounding box of India, degrees. It includes parts of neighbouring countries. */
const india = { south: 6.7, north: 37.1, west: 68.1, east: 97.4 };

interface ZoneClock {
  readonly offsetMin: number;
  /** What the time zone is taken from: the site's weather record or its position. */
  readonly from: 'weather' | 'place';
}

/** The local time zone of the site; undefined when unknown. */
export const zoneClock = (
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  weatherOffsetMin: number | undefined,
): ZoneClock | undefined => {
  if (weatherOffsetMin !== undefined) return { offsetMin: weatherOffsetMin, from: 'weather' };
  const inIndia = latitude >= india.south && latitude <= india.north && longitude >= india.west && longitude <= india.east;
  return inIndia ? { offsetMin: istMin, from: 'place' } : undefined;
};

/** Formats a time with the given offset from UTC as HH:MM:SS. */
export const clockFace = (nowMs: number, offsetMin: number): string =>
  new Date(nowMs + Math.round(offsetMin * 60) * 1_000).toISOString().slice(11, 19);

/** Formats an offset from UTC: '+05:30'. */
export const formatUtcOffset = (offsetMin: number): string => {
  const minutes = Math.round(Math.abs(offsetMin));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${offsetMin < 0 ? '−' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};
