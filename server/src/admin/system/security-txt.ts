import { languageCodes } from '@hazardguard/i18n/languages';

const daysValid = 90;
const dayMs = 86_400_000;

interface SecurityTxt {
  /** Where to report security weaknesses: a `mailto:` or `https:` address. */
  readonly contact: string;
  readonly publicUrl: string | null;
  readonly now: Date;
}

/** RFC 9116. The file is built for each request and expires ninety days later, so it stays valid while the installation runs. */
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
