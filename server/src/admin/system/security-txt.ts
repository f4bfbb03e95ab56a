import { languageCodes } from '@hazardguard/i18n/languages';

const daysValid = 90;
const dayMs = 86_400_000;

interface SecurityTxt {
  /** Where weaknesses are told: a `mailto:` or `https:` address. */
  readonly contact: string;
  readonly publicUrl: string | null;
  readonly now: Date;
}

/**
 * RFC 9116. The file is made when it is asked for, so it is valid for as long as somebody runs the installation, and expires ninety
 * days after the day it was read.
 */
export const buildSecurityTxt = ({ contact, publicUrl, now }: SecurityTxt): string => {
  const expires = new Date(Math.ceil(now.getTime() / dayMs) * dayMs + daysValid * dayMs);
  const fields = [
    ['Contact', contact],
    ['Expires', expires.toISOString().replace('.000Z', 'Z')],
    ['Preferred-Languages', languageCodes.join(', ')],
    ...(publicUrl === null ? [] : [['Canonical', new URL('/.well-known/security.txt', publicUrl).href]]),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
};
