import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is for: a resident's answer, or a responder's acknowledgement. A token for one is none for the other. */
export type LinkPurpose = 'answer' | 'acknowledge';

/** Octets of the signature: enough that nobody guesses one, short enough for a text message. */
const signatureOctets = 12;

const sign = (id: Buffer, secret: string, purpose: LinkPurpose): Buffer =>
  createHmac('sha256', secret).update(`delivery ${purpose} `).update(id).digest().subarray(0, signatureOctets);

/** What stands in the link of one message: which message it is, signed by this installation. */
export const answerToken = (deliveryId: string, secret: string, purpose: LinkPurpose = 'answer'): string => {
  const id = Buffer.from(deliveryId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sign(id, secret, purpose)]).toString('base64url');
};

/** The message that a token of ours belongs to; null: it is not one of ours. */
export const findTokenDelivery = (token: string, secret: string, purpose: LinkPurpose = 'answer'): string | null => {
  if (!/^[\w-]{38}$/.test(token)) return null;
  const octets = Buffer.from(token, 'base64url');
  const id = octets.subarray(0, 16);
  if (!timingSafeEqual(octets.subarray(16), sign(id, secret, purpose))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
