/** Longer than this no sender waits on another's word. */
const longestS = 24 * 60 * 60;
/** Nor longer than this on a date that can only be read by the own clock, which may be wrong: as long as the longest wait of its own. */
const longestByOwnClockS = 120;

/** The answer's own headers of these names. */
export interface RetryHeaders {
  readonly retryAfter: string | null | undefined;
  /** When the other side says that it answered. It need not say so in an answer 5xx (RFC 9110, section 6.6.1). */
  readonly date: string | null | undefined;
}

/** An HTTP-date in any of its three forms, all of them UTC (RFC 9110, section 5.6.7), in ms since 1970; NaN for anything else. */
const parseHttpDateMs = (text: string): number =>
  /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(/GMT$/.test(text) ? text : `${text} GMT`) : Number.NaN;

/**
 * Seconds that an answer asks to wait (RFC 9110, section 10.2.3: seconds or a date); null without a usable word of it. A date is held
 * against the answer's own, both being of the other side's clock.
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
