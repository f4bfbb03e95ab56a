import webPush from 'web-push';

/** The identity of this server for push services (RFC 8292); keys base64url: an uncompressed point and a number on P-256. */
export interface VapidIdentity {
  readonly publicKey: string;
  readonly privateKey: string;
  /** mailto: or https:, the contact for a push service. */
  readonly subject: string;
}

/** RFC 8292 allows a day. */
const validS = 12 * 60 * 60;
/** Renewed when less than this is left. */
const marginS = 60 * 60;
const maxCachedTokens = 1_000;

/**
 * The Authorization header for one push service, signed once per origin and half a day: signing takes several times as long as
 * encrypting the message.
 */
export const makeVapid = ({ publicKey, privateKey, subject }: VapidIdentity, now: () => number = Date.now) => {
  const signed = new Map<string, { readonly header: string; readonly until: number }>();
  return (origin: string): string => {
    const seconds = Math.floor(now() / 1000);
    const before = signed.get(origin);
    if (before !== undefined && before.until - seconds > marginS) return before.header;
    if (signed.size >= maxCachedTokens) signed.clear();
    const until = seconds + validS;
    const header = webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm', until).Authorization;
    signed.set(origin, { header, until });
    return header;
  };
};
