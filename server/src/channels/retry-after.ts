/** Longer than this no sender waits on another's word. */
const longestS = 24 * 60 * 60;

/** Seconds that a `Retry-After` header asks to wait (RFC 9110, section 10.2.3: seconds or a date); null without a usable one. */
export const retryAfterS = (header: string | null | undefined, now: number = Date.now()): number | null => {
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestS) : null;
};
