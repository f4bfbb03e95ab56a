import { createHash } from 'node:crypto';

/** Before the first entry. */
export const chainStart: Buffer = Buffer.alloc(32);

/** SHA-256 over the hash before (32 bytes) and the entry's text in UTF-8: what each entry's hash is. */
export const computeLinkHash = (before: Buffer, text: string): Buffer => createHash('sha256').update(before).update(text, 'utf8').digest();

/** The newest sealed entry: kept outside the database too, it tells when the end of the record was cut off or all of it written anew. */
export interface ChainHead {
  readonly position: number;
  /** Hex. */
  readonly hash: string;
}

/** `position:hash`, as people and files carry it. */
export const formatHead = ({ position, hash }: ChainHead): string => `${position}:${hash}`;

export const readHead = (text: string): ChainHead | null => {
  const match = /^(\d{1,15}):([\da-f]{64})$/.exec(text.trim());
  return match === null ? null : { position: Number(match[1]), hash: match[2] as string };
};
