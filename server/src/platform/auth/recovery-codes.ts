import { createHash, randomInt } from 'node:crypto';

/** Without letters that look alike on paper: I, L, O and U are missing (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 4;
const perGroup = 4;

export const recoveryCodes = 10;

/** 80 random bits, in groups that are easy to read: '7QK2-M0XT-94HB-ZC3R'. */
export const createRecoveryCode = (): string =>
  Array.from({ length: groups }, () => Array.from({ length: perGroup }, () => alphabet[randomInt(alphabet.length)]).join('')).join('-');

/** Normalised for comparison: case and separators ignored, and letters outside the alphabet read as the digits they resemble. */
const normaliseCode = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** The stored form of a code; with 80 random bits a plain hash is enough. */
export const hashRecoveryCode = (code: string): string => createHash('sha256').update(normaliseCode(code)).digest('hex');
