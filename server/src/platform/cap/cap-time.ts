/** India's offset ahead of UTC, minutes: the local time of the plants, whatever the server's time zone. */
const offsetMinutes = 330;

/** `2026-11-22T09:10:11+05:30`: whole seconds and always an offset, for CAP allows no `Z` (section 3.3.2). */
export const formatCapTime = (moment: Date): string =>
  `${new Date(moment.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19)}+05:30`;
