import { useEffect, useState } from 'react';
import { formatStopwatch } from '../alerts/alert-steps.ts';

/** Difference of the server's clock from this device's, ms. */
export const computeClockOffsetMs = (serverNow: string, readAt: number): number => Date.parse(serverNow) - readAt;

/** Counts down to a moment of the server's clock; stays at 0:00 at the end. */
export const TimeLeft = ({ until, offsetMs, label }: { readonly until: string; readonly offsetMs: number; readonly label: string }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const leftS = Math.max(0, Math.ceil((Date.parse(until) - now - offsetMs) / 1_000));
  return (
    <b role="timer" aria-label={`${label} ${formatStopwatch(leftS)}`}>
      {formatStopwatch(leftS)}
    </b>
  );
};
