import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps small secrets in the database so that a copy of it alone does not give them away (AES-256-GCM, RFC 5116). */
export interface Seal {
  /** `owner` is bound to the secret: sealed for one, it cannot be opened as another's. */
  close(text: string, owner: string): Buffer;
  /** Null when it was sealed under another key, for another owner, or was changed. */
  open(sealed: Buffer, owner: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

/** `purpose` makes a key of its own from the installation's secret (HKDF, RFC 5869). */
export const makeSeal = (secret: string, purpose: string): Seal => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `hazardguard ${purpose}`, 32));
  return {
    close: (text, owner) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open: (sealed, owner) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        // The tag does not fit, and that is all that can be known.
        return null;
      }
    },
  };
};
