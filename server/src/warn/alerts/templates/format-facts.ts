import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { perLanguage } from '../../../platform/texts/per-language.ts';

const texts = await loadTexts('alert-templates');

/** Two significant digits, rounded up. */
const distances = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2, roundingMode: 'ceil' }));

export const formatDistance = (metres: number, language: PublicLanguage): string => {
  const write = distances(language);
  const [small, large] = texts[language].distanceUnits;
  return metres < 990 ? `${write.format(metres)}\u00a0${small}` : `${write.format(metres / 1000)}\u00a0${large}`;
};

/** Two-digit hours in every language; locales differ between 3:00 and 03:00. */
const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Kolkata' } as const;
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const moments = perLanguage((locale) => new Intl.DateTimeFormat(locale, { ...day, ...hour }));
const hours = perLanguage((locale) => new Intl.DateTimeFormat(locale, hour));

/** Indian Standard Time with the date, as on the community page. */
export const formatMoment = (moment: Date, language: PublicLanguage): string => `${moments(language).format(moment)} IST`;
/** Only the time, for a text message: no warning is valid for more than a day. */
export const formatHour = (moment: Date, language: PublicLanguage): string => `${hours(language).format(moment)} IST`;

export const formatCompassPoint = (degrees: number, language: PublicLanguage): string =>
  texts[language].points[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] ?? '';
