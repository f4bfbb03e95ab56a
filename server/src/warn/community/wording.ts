import { type Language, toFormatLocale } from '@hazardguard/i18n/languages';
import type { ServerText } from '@hazardguard/i18n/namespaces';

/** A space that does not break: a number never parts from its unit. */
const gap = '\u00a0';

/** Two significant digits: nobody knows the edge of a cloud better. */
export const formatDistance = (metres: number, language: Language): string => {
  const write = new Intl.NumberFormat(toFormatLocale(language), { maximumSignificantDigits: 2 });
  return metres < 995 ? `${write.format(metres)}${gap}m` : `${write.format(metres / 1000)}${gap}km`;
};

export const formatDirection = (bearingDeg: number, { alerts }: ServerText<'community-page'>): string =>
  alerts.directions[Math.round(bearingDeg / 45) % 8] ?? alerts.directions[0];

/** India's clock, named: the pages are for people around plants in India, whatever clock their server runs on. */
export const formatMoment = (moment: Date | string, language: Language): string =>
  `${new Intl.DateTimeFormat(toFormatLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment))}${gap}IST`;

/** A text with its {places} filled. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
