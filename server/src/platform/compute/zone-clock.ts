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
  formatters.set(zone, made);
  return made;
};

/** What the clocks of a zone (IANA name) show at a moment, as if it were UTC; both in ms since 1970. */
export const readZoneClock = (zone: string, utcMs: number): number => {
  const parts = Object.fromEntries(
    findFormatter(zone)
      .formatToParts(new Date(utcMs))
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((utcMs % 1000) + 1000) % 1000);
};
