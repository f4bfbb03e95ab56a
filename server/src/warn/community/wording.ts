import type { PublicLanguage } from '@hazardguard/i18n/languages';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { perLanguage } from '../../platform/texts/per-language.ts';

/** A no-break space between a number and its unit. */
const noBreakSpace = '\u00a0';

const distances = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 }));

/** Two significant digits: the edge of a cloud is not known better. */
export const formatDistance = (metres: number, language: PublicLanguage): string => {
  const write = distances(language);
  return metres < 995 ? `${write.format(metres)}${noBreakSpace}m` : `${write.format(metres / 1000)}${noBreakSpace}km`;
};

export const formatDirection = (bearingDeg: number, { alerts }: ServerText<'community-page'>): string =>
  alerts.directions[Math.round(bearingDeg / 45) % 8] ?? alerts.directions[0] ?? '';

const moments = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Kolkata' }),
);

/** Indian Standard Time with its name: the pages are for people in India, wherever the server is. */
export const formatMoment = (moment: Date | string, language: PublicLanguage): string =>
  `${moments(language).format(new Date(moment))}${noBreakSpace}IST`;

/** Fills the {placeholders} of a text. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
