import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';

interface Cost {
  /** Binary logarithm of N. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/**
 * Of the equivalent choices in OWASP's Password Storage Cheat Sheet the one with 32 MiB each: many people sign in together when a
 * shift begins.
 */
const present: Cost = { ln: 15, r: 8, p: 3 };
const keyBytes = 32;

const derive = (password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const maxmem = 256 * 2 ** ln * r;
    // Keyboards write the same letter in more than one Unicode form.
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N: 2 ** ln, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

const formatCost = ({ ln, r, p }: Cost): string => `$scrypt$ln=${ln},r=${r},p=${p}$`;
const form = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** The stored password: scrypt (RFC 7914) with its cost and salt. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, present);
  return `${formatCost(present)}${salt.toString('base64url')}$${key.toString('base64url')}`;
};

/** Whether this is the password of a hash, whatever its cost; the auth library's own format is accepted too. */
export const matchesHash = async ({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> => {
  const [, ln, r, p, salt = '', kept = ''] = form.exec(hash) ?? [];
  if (ln === undefined) return verifyPassword({ hash, password });
  const key = await derive(password, Buffer.from(salt, 'base64url'), { ln: Number(ln), r: Number(r), p: Number(p) });
  const wanted = Buffer.from(kept, 'base64url');
  return wanted.length === key.length && timingSafeEqual(wanted, key);
};

/** Made with less work than required now: the next successful sign-in rehashes it. */
export const isWeaker = (hash: string): boolean => !hash.startsWith(formatCost(present));
