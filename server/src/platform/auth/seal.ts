import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts small secrets in the database, so that a copy of it does not reveal them (AES-256-GCM, RFC 5116). */
export interface Seal {
  /** `owner` is bound to the secret: sealed for one owner, it does not open for another. */
  close(text: string, owner: string): Buffer;
  /** Null when it was sealed under another key, for another owner, or was changed. */
  open(sealed: Buffer, owner: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

/** `purpose` derives a separate key from the installation's secret (HKDF, RFC 5869). */
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
        // The tag does not match; nothing more is known.
        return null;
      }
    },
  };
};
