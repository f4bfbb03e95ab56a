import { toFormatLocale } from '@hazardguard/i18n/languages';
import { useMemo } from 'react';
import { useTranslation } from '../locales/use-translation.ts';

/** A non-breaking space: a number is never separated from its unit. */
const gap = '\u00a0';

/** Creating a formatter takes a hundred times as long as using one, and a result shows some hundred numbers: each is created once. */
const createFormatterCache = <Formatter>(): ((key: string, make: () => Formatter) => Formatter) => {
  const cache = new Map<string, Formatter>();
  return (key, make) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make();
    cache.set(key, made);
    return made;
  };
};
const cachedNumber = createFormatterCache<Intl.NumberFormat>();
const cachedMoment = createFormatterCache<Intl.DateTimeFormat>();

/** The name of this browser's time zone, as "India Standard Time". */
const formatOwnZone = (language: string): string =>
  new Intl.DateTimeFormat(toFormatLocale(language), { timeZoneName: 'long' }).formatToParts().find(({ type }) => type === 'timeZoneName')
    ?.value ?? '';

const superscripts: Readonly<Record<string, string>> = {
  '-': '⁻',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** 10⁻⁶. */
export const formatDecade = (exponent: number): string => `10${[...String(exponent)].map((sign) => superscripts[sign] ?? sign).join('')}`;

/** `1.23 × 10⁻⁶`, in the digits of the language. */
export const formatPower = (value: number, language: string, digits = 3): string => {
  const [mantissa = '0', exponent = '0'] = value.toExponential(digits - 1).split('e');
  return `${plainNumber(Number(mantissa), language, digits)}${gap}×${gap}${formatDecade(Number(exponent))}`;
};

/** Below this a power of ten is written: rows of zeros are misread. */
const leastPlain = 1e-6;

const plainNumber = (value: number, language: string, digits: number): string =>
  cachedNumber(`${language} ${digits}`, () => new Intl.NumberFormat(toFormatLocale(language), { maximumSignificantDigits: digits })).format(
    value,
  );

/** Whole numbers keep their digits up to 999; above, `digits` significant ones (a model's 1,187 people are "about 1,190"). */
export const formatNumber = (value: number, language: string, digits = 3): string =>
  value !== 0 && Math.abs(value) < leastPlain ? formatPower(value, language, digits) : plainNumber(value, language, digits);

/** Counts, ids, money of a register: every digit as stored. */
export const formatExact = (value: number, language: string, fractionDigits = 0): string =>
  cachedNumber(
    `${language} .${fractionDigits}`,
    () => new Intl.NumberFormat(toFormatLocale(language), { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }),
  ).format(value);

/** The register writes exponents as plain digits. */
export const formatUnit = (unit: string): string => (unit === 'm3' ? 'm³' : unit);

export const formatQuantity = (value: number, unit: string, language: string, digits = 3): string =>
  `${formatNumber(value, language, digits)}${gap}${formatUnit(unit)}`;

/** Metres below a kilometre, kilometres above. */
export const formatDistance = (metres: number, language: string, digits = 3): string =>
  Math.abs(metres) < 999.5 ? formatQuantity(metres, 'm', language, digits) : formatQuantity(metres / 1000, 'km', language, digits);

/** Grams below a kilogram, tonnes from 10,000 kg. */
export const formatMass = (kilograms: number, language: string, digits = 3): string => {
  if (kilograms !== 0 && Math.abs(kilograms) < 1) return formatQuantity(kilograms * 1000, 'g', language, digits);
  return Math.abs(kilograms) < 10_000
    ? formatQuantity(kilograms, 'kg', language, digits)
    : formatQuantity(kilograms / 1000, 't', language, digits);
};

/** Six decimals, about 0.1 m: the specification's format for positions. */
export const formatDegrees = (degrees: number): string => degrees.toFixed(6);

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Age or delay in words: "12 minutes", "3 hours". Below a minute in seconds. */
export const formatSpan = (seconds: number, language: string): string => {
  const [unit, size] = spans.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const);
  return cachedNumber(
    `${language} ${unit}`,
    () => new Intl.NumberFormat(toFormatLocale(language), { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }),
  ).format(Math.trunc(seconds / size));
};

/** "21 Nov 2026, 03:12", on the 24-hour clock, in the reader's own time zone unless one is named. */
export const formatMoment = (moment: string | Date, language: string, timeZone?: string): string =>
  cachedMoment(
    `${language} moment ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(toFormatLocale(language), {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
        ...(timeZone === undefined ? {} : { timeZone }),
      }),
  ).format(new Date(moment));

export const formatTime = (moment: string | Date, language: string, timeZone?: string): string =>
  cachedMoment(
    `${language} time ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(toFormatLocale(language), {
        timeStyle: 'short',
        hourCycle: 'h23',
        ...(timeZone === undefined ? {} : { timeZone }),
      }),
  ).format(new Date(moment));

/** To the second, for frequent events. */
export const formatTimeToSecond = (moment: string | Date, language: string): string =>
  cachedMoment(
    `${language} time to the second`,
    () => new Intl.DateTimeFormat(toFormatLocale(language), { timeStyle: 'medium', hourCycle: 'h23' }),
  ).format(new Date(moment));

/** A calendar date (YYYY-MM-DD) is the same day everywhere. */
export const formatDate = (date: string, language: string): string =>
  new Intl.DateTimeFormat(toFormatLocale(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const bound = (language: string) => ({
  number: (value: number, digits?: number) => formatNumber(value, language, digits),
  exact: (value: number, fractionDigits?: number) => formatExact(value, language, fractionDigits),
  quantity: (value: number, unit: string, digits?: number) => formatQuantity(value, unit, language, digits),
  distance: (metres: number, digits?: number) => formatDistance(metres, language, digits),
  mass: (kilograms: number, digits?: number) => formatMass(kilograms, language, digits),
  degrees: formatDegrees,
  span: (seconds: number) => formatSpan(seconds, language),
  moment: (moment: string | Date, timeZone?: string) => formatMoment(moment, language, timeZone),
  time: (moment: string | Date, timeZone?: string) => formatTime(moment, language, timeZone),
  timeToSecond: (moment: string | Date) => formatTimeToSecond(moment, language),
  date: (date: string) => formatDate(date, language),
  ownZone: () => formatOwnZone(language),
});

/** The same functions for the current language: the same object until the language changes, which re-renders the component. */
export const useFormat = () => {
  const language = useTranslation().i18n.language;
  return useMemo(() => bound(language), [language]);
};
