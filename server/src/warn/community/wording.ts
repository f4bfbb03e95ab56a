import { type PublicLanguage, toFormatLocale } from '@hazardguard/i18n/languages';
import type { ServerText } from '@hazardguard/i18n/namespaces';

/** A no-break space between a number and its unit. */
const noBreakSpace = '\u00a0';

/** Two significant digits: the edge of a cloud is not known better. */
export const formatDistance = (metres: number, language: PublicLanguage): string => {
  const write = new Intl.NumberFormat(toFormatLocale(language), { maximumSignificantDigits: 2 });
  return metres < 995 ? `${write.format(metres)}${noBreakSpace}m` : `${write.format(metres / 1000)}${noBreakSpace}km`;
};

export const formatDirection = (bearingDeg: number, { alerts }: ServerText<'community-page'>): string =>
  alerts.directions[Math.round(bearingDeg / 45) % 8] ?? alerts.directions[0];

/** Indian Standard Time with its name: the pages are for people in India, wherever the server is. */
export const formatMoment = (moment: Date | string, language: PublicLanguage): string =>
  `${new Intl.DateTimeFormat(toFormatLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment))}${noBreakSpace}IST`;

/** Fills the {placeholders} of a text. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
