/** Zones that are kept in memory; a name may be written in many cases. */
const mostZones = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

const findFormatter = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (formatters.size >= mostZones) formatters.clear();
  formatters.set(zone, made);
  return made;
};

const readClock = (zone: string, utcMs: number): number => {
  const parts = Object.fromEntries(
    findFormatter(zone)
      .formatToParts(new Date(utcMs))
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** Offsets change only at full quarters of an hour. */
const quarterMs = 15 * 60_000;
const offsets = new Map<string, { quarter: number; offsetMs: number }>();

/** What the clocks of a zone (IANA name) show at a moment, as if it were UTC; both in ms since 1970. Reading a column in order is quick. */
export const readZoneClock = (zone: string, utcMs: number): number => {
  const quarter = Math.floor(utcMs / quarterMs);
  const known = offsets.get(zone);
  if (known?.quarter === quarter) return utcMs + known.offsetMs;
  const offsetMs = readClock(zone, quarter * quarterMs) - quarter * quarterMs;
  if (offsets.size >= mostZones) offsets.clear();
  offsets.set(zone, { quarter, offsetMs });
  return utcMs + offsetMs;
};
