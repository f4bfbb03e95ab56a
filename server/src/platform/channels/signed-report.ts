import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ApiError } from '@hazardguard/contract';
import { z } from 'zod';
import type { SignedReport } from './channel-part.ts';
import { parseWebhookKey, signWebhook } from './webhook/sign.ts';

const longestBody = 256 * 1024;
/** Clocks differ by less; an older report is a copy. */
const toleranceS = 300;

export const wrongSignature = (): ApiError => new ApiError('wrong-credentials', 'The signature of this report is missing or wrong');

/** Reads the body as text, as it was signed. */
export const readSignedBody = async (body: Readable): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += (part as Buffer).byteLength;
    if (bytes > longestBody) throw new ApiError('too-large', `A report has at most ${longestBody / 1024} KB`);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
};

/** Compared in a time that says nothing about the text. */
export const isSame = (given: string, expected: string): boolean => {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const toText = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

/** Refuses a report that is not signed with one of these secrets by Standard Webhooks, or is older than five minutes. */
export const requireWebhookSignature = (
  { headers, body }: SignedReport,
  secrets: readonly string[] | null | undefined,
  now: Date,
): void => {
  const id = toText(headers['webhook-id']);
  const timestamp = Number(toText(headers['webhook-timestamp']) || Number.NaN);
  const given = toText(headers['webhook-signature']).split(' ');
  const keys = (secrets ?? []).map(parseWebhookKey).filter((key) => key !== null);
  const isRecent = Math.abs(now.getTime() / 1000 - timestamp) <= toleranceS;
  const expected = keys.map((key) => signWebhook([key], { id, timestamp, body }));
  if (!isRecent || !expected.some((one) => given.some((signature) => isSame(signature, one)))) throw wrongSignature();
};

/** Refuses a report that WhatsApp has not signed with the app's secret. */
export const requireHubSignature = ({ headers, body }: SignedReport, appSecret: string | null): void => {
  const given = toText(headers['x-hub-signature-256']);
  const expected = `sha256=${createHmac('sha256', appSecret ?? '')
    .update(body)
    .digest('hex')}`;
  if (!appSecret || !isSame(given, expected)) throw wrongSignature();
};

/** Secrets in a setting: one, or two during a change. */
export const webhookSecrets = z
  .string()
  .transform((text): readonly string[] => text.split(',').map((one) => one.trim()))
  .refine((all) => all.length <= 2 && all.every((one) => parseWebhookKey(one) !== null), {
    error: 'whsec_ and 24 to 64 octets in base64; two, separated by a comma, while it is changed',
  });
