import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for the address of a one-time link. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token; with that many random bits a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
