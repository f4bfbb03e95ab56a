import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { VapidKeys } from '../data-folder/vapid-key.ts';
import type { Settings } from './env.ts';

/**
 * Secrets that must be the same on all servers of one database, by the setting that holds each: fingerprints, never the secrets. Of a
 * secret that is being changed there are two.
 */
export type Fingerprints = Readonly<Record<string, readonly string[]>>;

/** Enough to tell two secrets apart, and of no use to find one: 64 bits of HMAC-SHA256 under the secret. */
const computeFingerprint = (name: string, secret: string | Buffer): string =>
  createHmac('sha256', secret).update(`hazardguard fingerprint of ${name}`).digest('hex').slice(0, 16);

/** Where files lie that a row names by their hash alone; a server without the store reads none of them. */
const describeFiles = ({ objects }: Settings['files']): string =>
  objects === null ? 'none' : `${objects.endpoint} ${objects.bucket} ${objects.prefix}`;

/** Of what must be the same on all servers of one database: what signs sessions and links, web push, webhooks and CAP messages, and where files lie. */
export const computeFingerprints = (
  { webhook, capSigning, files }: Pick<Settings, 'webhook' | 'capSigning' | 'files'>,
  secret: string,
  { privateKey }: VapidKeys,
): Fingerprints => {
  const secrets: Readonly<Record<string, readonly (string | Buffer)[]>> = {
    HAZARDGUARD_SECRET: [secret],
    VAPID_PRIVATE_KEY: [privateKey],
    WEBHOOK_SECRET: webhook?.secrets ?? [],
    CAP_SIGNING_KEY_FILE: capSigning === null ? [] : [readFileSync(capSigning.keyFile)],
    'S3_ENDPOINT, S3_BUCKET or S3_PREFIX': [describeFiles(files)],
  };
  return Object.fromEntries(
    Object.entries(secrets).map(([name, values]) => [name, values.map((value) => computeFingerprint(name, value))]),
  );
};

/** The first secret that two servers have and share nothing of; undefined: none. What one of them does not have it does not need. */
export const findDifferingSecret = (own: Fingerprints, other: Fingerprints): string | undefined =>
  Object.keys(own).find((name) => {
    const [mine = [], theirs = []] = [own[name], other[name]];
    return mine.length > 0 && theirs.length > 0 && !mine.some((one) => theirs.includes(one));
  });
