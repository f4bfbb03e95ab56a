import { readZoneClock } from '../../platform/csv/zone-clock.ts';

/** The moment at which the clocks of a zone show a local time; of two, when clocks go back, the earlier; undefined when none. */
const toMoment = (zone: string, localMs: number): number | undefined => {
  const offsetBefore = readZoneClock(zone, localMs - 86_400_000) - (localMs - 86_400_000);
  const offsetAfter = readZoneClock(zone, localMs + 86_400_000) - (localMs + 86_400_000);
  const candidates = [localMs - offsetBefore, localMs - offsetAfter].sort((a, b) => a - b);
  return candidates.find((utcMs) => readZoneClock(zone, utcMs) === localMs);
};

export type ReadTime = { readonly at: Date; readonly onReceipt: boolean } | { readonly reason: string };

const example = 'A time such as 2026-03-01T10:15:00Z, 2026-03-01 10:15:00 or seconds since 1970';

const iso = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** Numbers from here on are milliseconds: as seconds they would lie beyond the year 5000. */
const millisecondsFrom = 1e11;

const parseNumber = (value: number, now: Date): ReadTime => {
  const ms = Math.abs(value) >= millisecondsFrom ? value : value * 1000;
  return Number.isFinite(ms) && Math.abs(ms - now.getTime()) < 1e14 ? { at: new Date(ms), onReceipt: false } : { reason: example };
};

/**
 * The time of a reading: ISO 8601 with an offset; without one, local time in the zone; seconds or milliseconds since 1970; or nothing:
 * the time of its receipt, marked as such. `zone`: IANA name.
 */
export const parseReadingTime = (given: unknown, zone: string, now: Date): ReadTime => {
  if (given === undefined || given === null || given === '') return { at: now, onReceipt: true };
  if (typeof given === 'number') return parseNumber(given, now);
  if (typeof given !== 'string' || given.length > 60) return { reason: example };
  const text = given.trim();
  if (/^\d{9,16}(\.\d+)?$/.test(text)) return parseNumber(Number(text), now);
  const [match, year, month, day, hour, minute, second = '0', fraction = '0', offset] = iso.exec(text) ?? [];
  if (match === undefined) return { reason: example };
  const fields = [year, month, day, hour, minute, second].map(Number) as [number, number, number, number, number, number];
  const localMs =
    Date.UTC(fields[0], fields[1] - 1, fields[2], fields[3], fields[4], fields[5]) + Math.floor(Number(`0.${fraction}`) * 1000);
  const back = new Date(localMs);
  const isReal =
    back.getUTCMonth() === fields[1] - 1 && back.getUTCDate() === fields[2] && fields[3] < 24 && fields[4] < 60 && fields[5] < 60;
  if (!isReal) return { reason: `${text} is not a real time` };
  if (offset !== undefined) {
    const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
    const offsetMin = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    return { at: new Date(localMs - offsetMin * 60_000), onReceipt: false };
  }
  const utcMs = toMoment(zone, localMs);
  return utcMs === undefined
    ? { reason: `The clocks of ${zone} do not show ${text}: they go forward over it` }
    : { at: new Date(utcMs), onReceipt: false };
};
