import { type PageLanguage, pageLanguages } from '../../platform/html/languages.ts';
import type { CommunityText } from './content/community-text.ts';

/** A space that does not break: a number never parts from its unit. */
const gap = '\u00a0';

/** Two significant digits: nobody knows the edge of a cloud better. */
export const distanceText = (metres: number, language: PageLanguage): string => {
  const write = new Intl.NumberFormat(pageLanguages[language].intl, { maximumSignificantDigits: 2 });
  return metres < 995 ? `${write.format(metres)}${gap}m` : `${write.format(metres / 1000)}${gap}km`;
};

export const directionText = (bearingDeg: number, { alerts }: CommunityText): string =>
  alerts.directions[Math.round(bearingDeg / 45) % 8] ?? alerts.directions[0];

/** India's clock, named: the pages are for people around plants in India, whatever clock their server runs on. */
export const momentText = (moment: Date | string, language: PageLanguage): string =>
  `${new Intl.DateTimeFormat(pageLanguages[language].intl, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment))}${gap}IST`;
