import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { VapidKeys } from '../data-folder/vapid-key.ts';
import type { Settings } from '../env.ts';

/** Secrets that must be the same on all servers of one database, by the setting that holds each: fingerprints, never the secrets. */
export type Fingerprints = Readonly<Record<string, string>>;

/** Enough to tell two secrets apart, and of no use to find one: 64 bits of HMAC-SHA256 under the secret. */
const fingerprintOf = (name: string, secret: string | Buffer): string =>
  createHmac('sha256', secret).update(`hazardguard fingerprint of ${name}`).digest('hex').slice(0, 16);

/** Of what must be the same on all servers of one database: what signs sessions and links, web push, webhooks and CAP messages. */
export const fingerprintsOf = (
  { webhook, capSigning }: Pick<Settings, 'webhook' | 'capSigning'>,
  secret: string,
  { privateKey }: VapidKeys,
): Fingerprints => {
  const secrets: readonly (readonly [string, string | Buffer | null])[] = [
    ['HAZARDGUARD_SECRET', secret],
    ['VAPID_PRIVATE_KEY', privateKey],
    ['WEBHOOK_SECRET', webhook === null ? null : webhook.secrets.map((key) => key.toString('base64')).join(' ')],
    ['CAP_SIGNING_KEY_FILE', capSigning === null ? null : readFileSync(capSigning.keyFile)],
  ];
  return Object.fromEntries(secrets.flatMap(([name, value]) => (value === null ? [] : [[name, fingerprintOf(name, value)]])));
};
