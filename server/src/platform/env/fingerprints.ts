import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { VapidKeys } from '../data-folder/vapid-key.ts';
import type { Settings } from './env.ts';

/**
 * Fingerprints of the secrets that must be the same on all servers of one database, by their setting. During a change a secret
 * has two.
 */
export type Fingerprints = Readonly<Record<string, readonly string[]>>;

/** 64 bits of HMAC-SHA256 under the secret: enough to tell two secrets apart, and useless for finding one. */
const computeFingerprint = (name: string, secret: string | Buffer): string =>
  createHmac('sha256', secret).update(`hazardguard fingerprint of ${name}`).digest('hex').slice(0, 16);

/** The store that rows refer to by hash; a server without it can read none of those files. */
const describeFiles = ({ objects }: Settings['files']): string =>
  objects === null ? 'none' : `${objects.endpoint} ${objects.bucket} ${objects.prefix}`;

/**
 * Everything that must be the same on all servers of one database: keys for sessions and links, web push, webhooks and CAP
 * messages, and the file store.
 */
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

/** The first secret that two servers have without a common value; undefined: none. A secret that one of them lacks does not matter. */
export const findDifferingSecret = (own: Fingerprints, other: Fingerprints): string | undefined =>
  Object.keys(own).find((name) => {
    const [mine = [], theirs = []] = [own[name], other[name]];
    return mine.length > 0 && theirs.length > 0 && !mine.some((one) => theirs.includes(one));
  });
