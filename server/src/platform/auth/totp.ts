import { randomBytes, timingSafeEqual } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** The parameters that every authenticator app supports: SHA-1, six digits, a new code every 30 s (RFC 6238). */
const periodMs = 30_000;
const digits = 6;

/** Codes of the previous and next step are accepted too: clocks differ, and typing takes time (RFC 6238 §5.2). */
const drift = 1;

/** 150 random bits as 25 letters, which are 40 in base 32: ten groups of four to type where no code can be scanned. */
export const createTotpSecret = (): string => randomBytes(19).toString('base64url').slice(0, 25);

/** The secret as typed into an app by hand. */
export const toBase32 = (secret: string): string => base32.encode(secret, { padding: false });

/** What a QR code for an app holds. */
export const buildOtpauthUri = (secret: string, account: string): string => createOTP(secret, { digits }).url('HazardGuard', account);

/** The number of the time step at a moment, ms since the epoch. */
export const stepAt = (ms: number): number => Math.floor(ms / periodMs);

/** The code of a time step. */
export const computeCode = (secret: string, step: number, length = digits): Promise<string> =>
  createOTP(secret, { digits: length }).hotp(step);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The time step of this code, among those accepted at a moment (ms since the epoch); null: none. */
export const findMatchingStep = async (secret: string, code: string, ms: number): Promise<number | null> => {
  let found: number | null = null;
  for (let step = stepAt(ms) - drift; step <= stepAt(ms) + drift; step += 1) {
    // Every step is checked, so that the time taken reveals nothing.
    if (isSame(await computeCode(secret, step), code)) found = step;
  }
  return found;
};
