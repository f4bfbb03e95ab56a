import { createHash } from 'node:crypto';

/** Hash before the first entry. */
export const chainStart: Buffer = Buffer.alloc(32);

/** An entry's hash: SHA-256 over the previous hash (32 bytes) and the entry's text in UTF-8. */
export const computeLinkHash = (before: Buffer, text: string): Buffer => createHash('sha256').update(before).update(text, 'utf8').digest();

/** The newest sealed entry. Stored outside the database too, it reveals a truncated or rewritten record. */
export interface ChainHead {
  readonly position: number;
  /** Hex. */
  readonly hash: string;
}

/** `position:hash`, as shown to people and stored in files. */
export const formatHead = ({ position, hash }: ChainHead): string => `${position}:${hash}`;

export const readHead = (text: string): ChainHead | null => {
  const match = /^(\d{1,15}):([\da-f]{64})$/.exec(text.trim());
  return match === null ? null : { position: Number(match[1]), hash: match[2] as string };
};
