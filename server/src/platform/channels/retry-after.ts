/** Longest wait on request of another server. */
const longestS = 24 * 60 * 60;
/** Longest wait for a date that only this server's clock can be compared with, which may be wrong: the longest of our own retry waits. */
const longestByOwnClockS = 120;

/** The answer's own headers of these names. */
export interface RetryHeaders {
  readonly retryAfter: string | null | undefined;
  /** The server's own date. It may be missing in an answer 5xx (RFC 9110, section 6.6.1). */
  readonly date: string | null | undefined;
}

/** An HTTP-date in any of its three forms, all of them UTC (RFC 9110, section 5.6.7), in ms since 1970; NaN for anything else. */
const parseHttpDateMs = (text: string): number =>
  /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(/GMT$/.test(text) ? text : `${text} GMT`) : Number.NaN;

/**
 * Seconds that an answer asks to wait (RFC 9110, section 10.2.3: seconds or a date); null without a valid value. A date is
 * compared with the answer's own date: both come from the same clock.
 */
export const parseRetryAfterS = ({ retryAfter, date }: RetryHeaders, now: number = Date.now()): number | null => {
  if (!retryAfter) return null;
  const within = (seconds: number, most: number): number | null =>
    Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), most) : null;
  if (/^\d{1,9}$/.test(retryAfter)) return within(Number(retryAfter), longestS);
  const until = parseHttpDateMs(retryAfter);
  const answered = parseHttpDateMs(date ?? '');
  return Number.isNaN(answered) ? within((until - now) / 1000, longestByOwnClockS) : within((until - answered) / 1000, longestS);
};
