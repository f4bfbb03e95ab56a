import { contactAgeDays } from './constants.ts';

/** Spaces and separators that people write between digits. */
const separators = /[\s().\-–/]/g;

const india = '+91';

/**
 * A telephone number in dialling form, or null where it is none. International numbers follow ITU-T E.164 (+, country code, at
 * most 15 digits). Without a country code a number is Indian: ten digits, with or without the trunk 0; a toll-free 1800 or 1860
 * number; or a short code such as 112 or a district control room's 1077.
 */
export const toDialledNumber = (text: string): string | null => {
  const digits = text.trim().replace(separators, '');
  const international = digits.replace(/^00(?=[1-9])/, '+');
  if (/^\+91/.test(international)) return /^\+91([2-9]\d{9}|18[06]0\d{6,7})$/.test(international) ? international : null;
  if (/^\+[1-9]\d{6,14}$/.test(international)) return international;
  if (/^0?[2-9]\d{9}$/.test(digits)) return india + digits.slice(-10);
  if (/^91[2-9]\d{9}$/.test(digits)) return `+${digits}`;
  if (/^18[06]0\d{6,7}$/.test(digits)) return digits;
  return /^1\d{2,5}$/.test(digits) ? digits : null;
};

/** How reliable a contact is, by the time since its last proof. */
export type ContactStatus = 'fresh' | 'ageing' | 'stale' | 'never';

const dayMs = 24 * 60 * 60_000;

export const toContactStatus = (provedAt: string | null, now: Date): ContactStatus => {
  if (provedAt === null) return 'never';
  const days = (now.getTime() - Date.parse(provedAt)) / dayMs;
  if (days <= contactAgeDays.fresh) return 'fresh';
  return days <= contactAgeDays.ageing ? 'ageing' : 'stale';
};
