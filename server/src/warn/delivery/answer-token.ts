import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is for: a resident's answer, or a responder's acknowledgement. A token is valid for one purpose only. */
export type LinkPurpose = 'answer' | 'acknowledge';

/** Octets of the signature: too many to guess, few enough for a text message. */
const signatureOctets = 12;

const sign = (id: Buffer, secret: string, purpose: LinkPurpose): Buffer =>
  createHmac('sha256', secret).update(`delivery ${purpose} `).update(id).digest().subarray(0, signatureOctets);

/** The token in the link of one message: the id of the message, signed by this installation. */
export const buildAnswerToken = (deliveryId: string, secret: string, purpose: LinkPurpose = 'answer'): string => {
  const id = Buffer.from(deliveryId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(id, secret, purpose)]).toString('base64url');
};

/** The message that a token belongs to; null: this installation has not signed it. */
export const findTokenDelivery = (token: string, secret: string, purpose: LinkPurpose = 'answer'): string | null => {
  if (!/^[\w-]{38}$/.test(token)) return null;
  const octets = Buffer.from(token, 'base64url');
  const id = octets.subarray(0, 16);
  if (!timingSafeEqual(octets.subarray(16), sign(id, secret, purpose))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
