import { createHmac } from 'node:crypto';

const secretPattern = /^whsec_([A-Za-z0-9+/]{32,88}={0,2})$/;

/** The key in a secret of Standard Webhooks: `whsec_` and 24 to 64 octets in base64; null: invalid. */
export const parseWebhookKey = (secret: string): Buffer | null => {
  const octets = Buffer.from(secretPattern.exec(secret)?.[1] ?? '', 'base64');
  return octets.length >= 24 && octets.length <= 64 ? octets : null;
};

export interface Signed {
  readonly id: string;
  /** Unix time of the attempt, s. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The header `webhook-signature`: HMAC-SHA256 over id, time and body joined by dots, one for each key, so that a secret can be
 * changed while the old one is still valid (Standard Webhooks 1.0.0, "Signature scheme").
 */
export const signWebhook = (keys: readonly Buffer[], { id, timestamp, body }: Signed): string =>
  keys.map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`).join(' ');
