import { useEffect, useState } from 'react';
import { formatClock } from './format-clock.ts';

/** The server's clock, as far as this machine's differs from it, ms. */
export const clockOffsetMs = (serverNow: string, readAt: number): number => Date.parse(serverNow) - readAt;

/** Counts down to a moment of the server's clock, a second at a time; at the end it stays at 0:00. */
export const TimeLeft = ({ until, offsetMs, label }: { readonly until: string; readonly offsetMs: number; readonly label: string }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const leftS = Math.max(0, Math.ceil((Date.parse(until) - now - offsetMs) / 1_000));
  return (
    <b role="timer" aria-label={`${label} ${formatClock(leftS)}`}>
      {formatClock(leftS)}
    </b>
  );
};
