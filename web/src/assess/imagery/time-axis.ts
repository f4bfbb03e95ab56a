/** Days are YYYY-MM-DD in UTC; years are YYYY. Both compare as strings. */
export type Unit = 'day' | 'month' | 'year';

/** First and last available time, both included. */
export interface Range {
  readonly first: string;
  readonly last: string;
}

const dayMs = 86_400_000;

/** Whole days since 1 January 1970. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
export const toDay = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** A valid day, or undefined: a date field can be partly filled in. */
export const asDay = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^\d{4}-\d\d-\d\d$/.test(raw) && !Number.isNaN(dayNumber(raw)) && toDay(dayNumber(raw)) === raw
    ? raw
    : undefined;

export const within = (time: string, { first, last }: Range): string => (time < first ? first : time > last ? last : time);

/** One step back or forward. The 31st becomes the last day of a shorter month; never beyond the range. */
export const stepDay = (day: string, unit: Unit, by: 1 | -1, range: Range): string => {
  if (unit === 'day') return within(toDay(dayNumber(day) + by), range);
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const target = new Date(Date.UTC(unit === 'year' ? year + by : year, unit === 'month' ? month - 1 + by : month - 1, 1));
  const length = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date, length));
  return within(target.toISOString().slice(0, 10), range);
};
